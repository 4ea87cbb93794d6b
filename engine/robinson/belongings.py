"""Using what the players have: starting items, discovery tokens, treasures, Pot and Fireplace.

All of it is everybody's. Where a moment waits for what could be used, it waits for the fighter's
player, or for the first player; the others may use things meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import NO_ASIDES, Context, One, Option, Script, Seat, Text, ask, zones
from engine.robinson.changes import heal, pay_from, raise_level, wound
from engine.robinson.content import FRIDAY, STARTING, TOKENS, CardId, TokenId, face
from engine.robinson.effects import Bonus, BuildFree, Effects, Gain, Heal, Level, Morale, Mysteries
from engine.robinson.forecast import roll_weather, weather_dice
from engine.robinson.healing import heal_one, heal_two, is_anybody_wounded
from engine.robinson.island import is_sheltered
from engine.robinson.pawns import use_kept, use_starting
from engine.robinson.scenarios import rules
from engine.robinson.scope import of_actor
from engine.robinson.state import SUPPER, Goods, State
from engine.robinson.texts import card_text, goods_text, person_text, space_text, use_text
from engine.robinson.words import carry_out

TOKENS_ON_ISLAND = ("food", "wood", "time", "danger", "reroll")
BONUS = 3  # of what raises the weapon level for a fight
PISTOL, RIFLE, SABRE = "start-pistol", "treasure-old-rifle", "treasure-sabre"
DISCOVERY = "explore-surprising-discovery"
FLASK, STORM_GLASS, HAMMER = "start-flask-of-rum", "start-storm-glass", "start-hammer-and-nails"
AMULET, BARREL, BLANKETS = "treasure-protective-amulet", "treasure-barrel", "treasure-blankets"
WINE, MIXTURE = "treasure-bottle-of-wine", "treasure-herbal-mixture"
GOAT, LARVAE, LEAVES = "token-goat", "token-nourishing-larvae", "token-large-leaves"
ROOTS, THORNS = "token-edible-roots", "token-thorny-bushes"
POT, FIREPLACE = "pot", "fireplace"


def offers(state: State, seat: Seat) -> Iterator[Option]:
    """What a seat may use now, each thing once however many there are of it."""
    shown: set[str] = set()
    for key in (
        *_starting(state, seat),
        *_tokens(state, seat),
        *_kept(state, seat),
        *_night(state),
    ):
        if face(key) not in shown:
            shown.add(face(key))
            yield Option(key, use_text(key), face(key), None, _group(state, seat, key))
    if FLASK in shown and FRIDAY in state.people and state.people[FRIDAY].wounds:
        text = Text("use-for", {"card": card_text(FLASK), "who": person_text(state, FRIDAY)})
        yield Option(f"{FLASK}-{FRIDAY}", text, FLASK)


def _group(state: State, seat: Seat, key: str) -> str | None:
    """The moment that waits for this, if it waits for this seat."""
    waits = {
        "fight": face(key) in (PISTOL, RIFLE, SABRE, DISCOVERY, "start-empty-bottle"),
        "clouds": face(key) in (BLANKETS, LEAVES),
        "night": seat == state.first and _serves_tonight(state, key),
    }
    if _is_awaited(state, key):
        waits[state.moment] = state.moment == "fight" or seat == state.first
    at_clouds = state.moment == "clouds" and seat != state.first
    return (state.moment or None) if waits.get(state.moment) and not at_clouds else None


def _is_awaited(state: State, key: str) -> bool:
    """Whether the match waits for the use of a discovery token with a sign."""
    if face(key) not in TOKENS or not TOKENS[face(key)].sign:
        return False
    if rules(state).moment(state, face(key)) == state.moment:
        return True
    effects = rules(state).sign(state, face(key)) or ()
    wanted = {"fight": Bonus, "night": Heal}.get(state.moment)
    return wanted is not None and any(isinstance(each, wanted) for each in effects)


def _serves_tonight(state: State, key: str) -> bool:
    """Whether the night waits for this: it heals, would rot, or is food that is lacking.

    After supper it waits for what heals with food that would rot.
    """
    if SUPPER in state.worn:
        return face(key) in (POT, FIREPLACE)
    if face(key) in ("start-biscuits", GOAT):
        mouths = len(state.in_camp) + rules(state).extra_mouths(state)
        return state.available.meals < mouths
    return face(key) in NIGHTLY


NIGHTLY = frozenset({POT, FIREPLACE, FLASK, WINE, BARREL, ROOTS, LARVAE})


def _starting(state: State, seat: Seat) -> Iterator[CardId]:
    own = state.person(seat)
    usable = {
        PISTOL: _fights(state, seat),
        FLASK: state.moment == "night",
        STORM_GLASS: state.stage == "plan" and not state.weather and bool(weather_dice(state)),
        HAMMER: False,
        "start-bible": False,
    }
    for card in state.starting_uses:
        if usable.get(card, True) and (card != FLASK or own.wounds or _friday_wounded(state)):
            yield card


def _friday_wounded(state: State) -> bool:
    return FRIDAY in state.people and state.people[FRIDAY].wounds > 0


def _fights(state: State, seat: Seat) -> bool:
    fighting = state.fighting
    if state.moment != "fight" or fighting is None:
        return False
    return seat == state.speaker(fighting.fighter)


def _tokens(state: State, seat: Seat) -> Iterator[TokenId]:
    doing = state.doing
    own = doing.tokens if doing is not None and state.speaker(doing.actor) == seat else []
    yield from (token for token in (*state.found, *own) if _is_usable(state, seat, token))


def _is_usable(state: State, seat: Seat, token: TokenId) -> bool:
    printed = TOKENS[face(token)]
    if printed.pawn or (printed.pot and not state.has(POT)):
        return False
    if printed.sign:
        effects = rules(state).sign(state, face(token))
        return effects is not None and _is_now(state, seat, effects)
    match face(token):
        case "token-goat":
            return state.weapon >= 1
        case "token-large-leaves":
            return state.moment == "clouds" and state.rain > 0
        case "token-edible-roots":
            return state.moment == "night" and is_anybody_wounded(state)
        case _:
            return _is_now(state, seat, printed.effect)


def _is_now(state: State, seat: Seat, effects: Effects) -> bool:
    """Whether effects may happen at this moment and would do something."""
    for each in effects:
        match each:
            case Heal():
                return state.moment == "night" and is_anybody_wounded(state)
            case Bonus():
                return _fights(state, seat)
            case Level(of="palisade"):
                return is_sheltered(state)
            case BuildFree(items=items):
                return any(item in state.board for item in items)
            case Mysteries():
                return state.doing is None or state.moment == ""
            case Morale():
                return True
            case _:
                pass
    return True


def _kept(state: State, seat: Seat) -> Iterator[CardId]:
    doing = state.doing
    own = doing.kept if doing is not None and state.speaker(doing.actor) == seat else []
    there = {kept.card: kept for kept in (*state.kept, *own)}
    fighting = state.fighting
    fights = _fights(state, seat) and fighting is not None
    usable = {
        RIFLE: fights,
        SABRE: fights and fighting is not None and not fighting.sabre,
        DISCOVERY: fights
        and fighting is not None
        and DISCOVERY in there
        and there[DISCOVERY].holder == fighting.fighter,
        AMULET: any(state.fields.values())
        or any(mark in TOKENS_ON_ISLAND for space in state.island for mark in space.marks),
        BARREL: state.moment == "night"
        and BARREL in there
        and there[BARREL].uses > 0
        and is_anybody_wounded(state),
        BLANKETS: state.moment == "clouds" and state.snow > 0,
        WINE: state.moment == "night" and is_anybody_wounded(state),
        MIXTURE: bool(state.events),
    }
    yield from (card for card in there if usable.get(card, False))


def _night(state: State) -> Iterator[str]:
    if state.moment != "night" or not state.available.meals or not is_anybody_wounded(state):
        return
    yield from (item for item in (POT, FIREPLACE) if state.has(item) and item not in state.worn)


def run(state: State, ctx: Context, seat: Seat, key: str) -> Script[None]:
    """Use a thing, and use it up if it has no uses left."""
    card = card_text(key.removesuffix(f"-{FRIDAY}"))
    ctx.tell("used", who=person_text(state, state.characters[seat]), card=card)
    if key in (POT, FIREPLACE):
        state.worn.append(key)
        ctx.tell("discarded", goods=goods_text(pay_from(state.available, "food", 1)))
        yield from heal_one(state, ctx, seat) if key == POT else heal_two(state, ctx, seat)
    elif key.startswith("token-"):
        yield from _use_token(state, ctx, seat, key)
    elif key.startswith("start-"):
        yield from _use_starting(state, ctx, seat, key)
    else:
        yield from _use_kept(state, ctx, seat, key)


def _use_starting(state: State, ctx: Context, seat: Seat, key: str) -> Script[None]:
    friday = key == f"{FLASK}-{FRIDAY}"
    card = FLASK if friday else key
    use_starting(state, card)
    match card:
        case "start-pistol":
            state.bonus += BONUS
        case "start-flask-of-rum":
            heal(state, ctx, FRIDAY if friday else state.characters[seat])
        case "start-storm-glass":
            roll_weather(state, ctx)
        case _:
            yield from _carry_out(state, ctx, seat, card, STARTING[card].effect)


def _use_token(state: State, ctx: Context, seat: Seat, token: TokenId) -> Script[None]:
    doing = state.doing
    if not (TOKENS[face(token)].sign and rules(state).keeps_sign(face(token))):
        (state.found if token in state.found or doing is None else doing.tokens).remove(token)
        state.box.append(token)
    match face(token):
        case "token-goat":
            yield from _carry_out(state, ctx, seat, token, (Gain(food=1, hides=1),))
        case "token-large-leaves":
            state.rain -= 1
        case "token-edible-roots":
            yield from heal_two(state, ctx, seat)
        case name if TOKENS[name].sign:
            effects = rules(state).sign(state, name)
            yield from _carry_out(state, ctx, seat, token, effects or ())
            yield from rules(state).signed(state, ctx, name)
        case name:
            yield from _carry_out(state, ctx, seat, token, TOKENS[name].effect)


def _use_kept(state: State, ctx: Context, seat: Seat, card: CardId) -> Script[None]:
    if card == SABRE:
        fighting = state.fighting
        assert fighting is not None
        fighting.sabre = True
        state.bonus += BONUS
        wound(state, ctx, fighting.fighter)
        return
    if card == BARREL:
        for kept in state.kept:
            kept.uses -= kept.card == BARREL
        for who in state.players:
            heal(state, ctx, who)
        return
    use_kept(state, card)
    match card:
        case "treasure-old-rifle" | "explore-surprising-discovery":
            state.bonus += BONUS
        case "treasure-blankets":
            state.snow -= 1
        case "treasure-bottle-of-wine":
            yield from heal_two(state, ctx, seat)
        case "treasure-herbal-mixture":
            for top in zones.show(ctx, state.events):
                state.events_known = 1
                ctx.tell("event-seen", card=card_text(top))
        case _:
            yield from _remove_token(state, ctx, seat)


def _carry_out(state: State, ctx: Context, seat: Seat, card: str, effects: Effects) -> Script[None]:
    """Carry out what a thing does for whoever uses it; goods are available at once."""
    doing = state.doing
    for each in effects:
        match each:
            case Gain(food=food, preserved=preserved, wood=wood, hides=hides):
                to_actor = doing is not None and state.speaker(doing.actor) == seat
                goods = Goods(food, preserved, wood, hides)
                (doing.gained if doing is not None and to_actor else state.available).put(goods)
                ctx.tell("gained", goods=goods_text(goods))
            case Level(of="palisade" | "weapon" as of, by=by):
                raise_level(state, ctx, of, by)
            case _:
                who = state.characters[seat]
                yield from carry_out(state, ctx, of_actor(card, who), (each,))


def _remove_token(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Take any one token off the board or the island."""

    def question() -> One | None:
        options = [
            Option(f"{place}.{token}", Text("token-on", {"place": place, "kind": token}))
            for place, tokens in sorted(state.fields.items())
            for token in tokens
        ]
        options += [
            Option(f"{space}.{mark}", Text("token-at", {"space": space_text(space), "kind": mark}))
            for space, here in enumerate(state.island)
            for mark in here.marks
            if mark in TOKENS_ON_ISLAND
        ]
        return One("token.remove", tuple(options), options[0].key) if options else None

    key = yield from ask(ctx, seat, question, NO_ASIDES)
    if key is None:
        return
    place, _, token = key.partition(".")
    if place.isdigit():
        marks = state.island[int(place)].marks
        marks.remove(next(mark for mark in marks if mark == token))
        ctx.tell("token-taken-from-island", kind=token, space=space_text(int(place)))
    else:
        state.fields[place].remove(next(each for each in state.fields[place] if each == token))
        ctx.tell("token-taken", kind=token, place=place)

"""The skills of characters: once a round each, paid with determination (rulebook 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import NO_ASIDES, Context, One, Option, Script, Seat, ask, zones
from engine.robinson.changes import change_morale, pay_from, raise_level
from engine.robinson.content import CHARACTERS, FRIDAY, SKILLS, TABLE, PersonId, SkillId
from engine.robinson.effects import Icon
from engine.robinson.healing import heal_two, is_anybody_wounded
from engine.robinson.island import is_sheltered
from engine.robinson.pawns import HANDYMAN
from engine.robinson.resolve.dice import icon_of, roll_die, tell_dice
from engine.robinson.resolve.exploring import keep_one
from engine.robinson.specials import tiles_question
from engine.robinson.state import DICE, Die, State
from engine.robinson.texts import (
    about_card,
    card_option,
    card_text,
    choice,
    goods_text,
    person_text,
    skill_text,
    use_skill_text,
)

REROLLS: dict[Icon, SkillId] = {"build": "craftsmanship", "gather": "scrounger", "explore": "lucky"}
FRIDAY_REROLL = 2  # determination
NEW_IDEAS = 5
TILES_SEEN = 3
TOKENS_SEEN = 2
FRENZY = 3


def offers(state: State, seat: Seat) -> Iterator[Option]:
    """The skills that a seat may use now. Those that a moment waits for have it as their group."""
    who = state.characters[seat]
    yield from _friday_rerolls(state, seat)
    if state.in_force(f"no-skills.{who}"):
        return
    for skill in CHARACTERS[who].skills:
        if can_pay(state, who, skill):
            for variant in _variants(state, who, skill):
                key = f"{skill}.{variant}" if variant else skill
                group = state.moment if skill in WAITED_FOR else None
                text = use_skill_text(skill, CHARACTERS[who].skills[skill], variant)
                yield Option(key, text, skill, None, group or None)


def can_pay(state: State, who: PersonId, skill: SkillId) -> bool:
    """Whether a character has the determination for a skill, and hasn't used it in this round."""
    person = state.people[who]
    price = CHARACTERS[who].skills[skill]
    # What the plan has promised to Economical Construction can't be spent on anything else.
    promised = 2 if any(planned.thrift for planned in state.plan) and not state.doing else 0
    free = person.determination - (promised if who == "carpenter" else 0)
    return free >= price and skill not in person.used


WAITED_FOR = frozenset({"craftsmanship", "scrounger", "lucky", "hooch", "frenzy", "defensive-plan"})


def run(state: State, ctx: Context, seat: Seat, key: str) -> Script[None]:
    """Use a skill: pay for it and do what it does."""
    skill, _, variant = key.partition(".")
    if skill == FRIDAY:
        state.people[FRIDAY].determination -= FRIDAY_REROLL
        state.people[FRIDAY].used.append(FRIDAY)
        _tell_use(state, ctx, FRIDAY, key)
        reroll(state, ctx, variant)
        return
    who = SKILLS[skill]
    person = state.people[who]
    person.determination -= CHARACTERS[who].skills[skill]
    person.used.append(skill)
    _tell_use(state, ctx, who, key)
    if skill in REROLLS.values():
        reroll(state, ctx, variant)
    elif skill in _ASKING:
        yield from _run_asking(state, ctx, seat, skill)
    else:
        _run_at_once(state, ctx, skill, variant)


def _tell_use(state: State, ctx: Context, who: PersonId, key: str) -> None:
    skill, _, variant = key.partition(".")
    ctx.tell(
        "skill-used",
        who=person_text(state, who),
        skill=skill_text(skill),
        use=variant or skill,
    )


def reroll(state: State, ctx: Context, die: str) -> None:
    """Roll one of the dice on the table again; all may think about it anew."""
    doing = state.doing
    assert doing is not None
    for each in DICE:
        if each == die:
            roll_die(state, doing, each)
    state.passed = []
    tell_dice(state, ctx, doing)


def _friday_rerolls(state: State, seat: Seat) -> Iterator[Option]:
    doing = state.doing
    if state.moment != "dice" or doing is None or doing.actor != FRIDAY or seat != state.first:
        return
    # What a failed roll gives comes only when the dice count, so it never pays for its own reroll.
    # RULING: once a round, as with all skills.
    friday = state.people[FRIDAY]
    if friday.determination >= FRIDAY_REROLL and FRIDAY not in friday.used:
        for die in doing.dice:
            text = use_skill_text(FRIDAY, FRIDAY_REROLL, die)
            yield Option(f"{FRIDAY}.{die}", text, FRIDAY, None, "dice")


def _variants(state: State, who: PersonId, skill: SkillId) -> list[str]:
    """In which ways a skill can be used now; [""] for one without variants, [] for not at all."""
    match skill:
        case "craftsmanship" | "scrounger" | "lucky":
            return list(_dice(state, skill))
        case "hooch":
            clouds = {"rain": state.rain, "snow": state.snow}
            return [kind for kind, n in clouds.items() if n and state.moment == "clouds"]
        case "defensive-plan":
            return ["weapon", "palisade"] if is_sheltered(state) else ["weapon"]
        case _:
            return [""] if _is_of_use(state, who, skill) else []


def _dice(state: State, skill: SkillId) -> Iterator[Die]:
    doing = state.doing
    if state.moment == "dice" and doing is not None and REROLLS[icon_of(doing)] == skill:
        yield from doing.dice


def _is_of_use(state: State, who: PersonId, skill: SkillId) -> bool:
    fighting = state.fighting
    of_use = {
        "a-new-idea": bool(state.inventions or state.invention_discard),
        "handyman": state.stage == "plan" and HANDYMAN not in state.extra_pawns,
        "grandmas-recipe": bool(state.available.meals) and is_anybody_wounded(state),
        "stone-soup": True,
        "reconnaissance": bool(state.tiles),
        "motivational-speech": state.morale < len(TABLE.morale) - 1,
        "scouting": bool(state.tokens),
        "tracking": bool(state.hunt),
        "the-hunt": bool(state.beasts),
        "frenzy": fighting is not None and fighting.fighter == who and state.moment == "fight",
    }
    return of_use.get(skill, False)


_ASKING = frozenset({"a-new-idea", "grandmas-recipe", "reconnaissance", "scouting", "tracking"})


def _run_at_once(state: State, ctx: Context, skill: SkillId, variant: str) -> None:
    match skill:
        case "handyman":
            state.extra_pawns.append(HANDYMAN)
        case "stone-soup":
            state.available.food += 1
        case "hooch" if variant == "rain":
            state.rain -= 1
        case "hooch":
            state.snow -= 1
            state.rain += 1
        case "motivational-speech":
            change_morale(state, ctx, 1)
        case "the-hunt":
            # RULING: the beast goes on top, unseen, and the hunting deck isn't shuffled.
            state.hunt.append(state.beasts.pop())
            state.hunt_known = 0
        case "frenzy":
            state.bonus += FRENZY
        case "defensive-plan":
            raise_level(state, ctx, "weapon" if variant == "weapon" else "palisade", 1)
        case _:
            raise AssertionError(skill)


def _run_asking(state: State, ctx: Context, seat: Seat, skill: SkillId) -> Script[None]:
    match skill:
        case "a-new-idea":
            yield from _new_idea(state, ctx, seat)
        case "grandmas-recipe":
            ctx.tell("discarded", goods=goods_text(pay_from(state.available, "food", 1)))
            yield from heal_two(state, ctx, seat)
        case "reconnaissance":
            yield from _reconnoitre(state, ctx, seat)
        case "scouting":
            drawn = zones.draw(state, ctx, state.tokens, TOKENS_SEEN)
            who = state.characters[seat]
            kept = yield from keep_one(state, ctx, who, drawn, "token.scouting")
            if kept:
                state.found.append(kept)
                ctx.tell("token-kept", card=card_text(kept))
        case _:
            yield from _track(state, ctx, seat)


def _new_idea(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Draw five inventions and put one on the board."""
    drawn = zones.draw(state, ctx, state.inventions, NEW_IDEAS, state.invention_discard)
    state.on_table += drawn

    def question() -> One:
        options = tuple(map(card_option, drawn))
        return One("invention.idea", options, options[0].key)

    item = yield from ask(ctx, seat, question, NO_ASIDES)
    for card in drawn:
        state.on_table.remove(card)
        (state.board if card == item else state.invention_discard).append(card)
    ctx.tell("invention-taken", item=card_text(item))


def _reconnoitre(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Look at three tiles, lay one on top and shuffle the others into the pile."""
    seen = zones.show(ctx, state.tiles, TILES_SEEN)
    state.tiles_known = max(state.tiles_known, len(seen))
    key = yield from ask(ctx, seat, lambda: tiles_question(seen), NO_ASIDES)
    tile = int(key)
    state.tiles.remove(tile)
    state.rng.shuffle(state.tiles)
    state.tiles.append(tile)
    state.tiles_known = 1


def _track(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Look at the top card of the hunting deck, and leave it or put it to the bottom."""
    [card] = zones.show(ctx, state.hunt)
    state.hunt_known = 1
    question = One("hunt.track", (choice("top"), choice("bottom")), "top", about_card(card))
    key = yield from ask(ctx, seat, lambda: question, NO_ASIDES)
    if key == "bottom":
        state.hunt.insert(0, state.hunt.pop())
        state.hunt_known = 0

"""Close-ups and sheets of Robinson Crusoe can be read, and their texts say what they show."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec
import pytest

from engine.core import Seat, Text
from engine.robinson.cards import lookups
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    CHARACTERS,
    EVENTS,
    ITEMS,
    MYSTERIES,
    TILES,
    TOKENS,
)
from engine.robinson.state import Planned, Stash
from engine.robinson.texts import target_text
from engine.robinson.viewing import view_of
from render.art import ALT_LIMIT, SHEET, printable
from render.names import players_of
from render.paint import indexed
from render.robinson.board import fitted
from render.robinson.layout import NEAR
from render.robinson.leaves import Leaf, across, lay, pages
from render.robinson.near import signs
from render.robinson.signs import card_icon, item_icon
from render.scene import Box, Icon, Label, Oval, Scene
from render.theme import SMALL, THEMES, WIDTH
from tests.engine.robinson.table import layout
from tests.render.robinson.samples import DRAWING, alone, full, plan, views
from tests.render.robinson.test_boards import every_table, played
from tests.render.samples import LOCALES, LONG, NAMES, catalogue, words
from tests.render.shapes import Bounds, assert_inside, bounds, is_word, labels, overlapping

TEXT_LIMIT = 3500
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
LIGHT = THEMES["light"]


@lru_cache(maxsize=8)
def close_ups(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    """Every close-up and hand of every sample, and of some positions of matches."""
    spoken = words(locale, "robinson", names)
    found = []
    for view in (*views().values(), *played()[::4]):
        hand = DRAWING.hand(view, spoken)
        found += [] if hand is None else [hand]
        found += [DRAWING.detail(view, which, spoken) for which in DRAWING.details(view)]
    return tuple(found)


def said(scene: Scene) -> str:
    return " ".join(each.words for each in labels(scene))


@every_table
def test_no_words_leave_the_picture_or_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in close_ups(locale, names):
        assert_inside(scene)
        assert [] == list(overlapping(scene)), scene.alt


@every_table
def test_pictures_are_no_higher_than_they_may_be_and_words_are_large_enough(
    locale: str, names: tuple[str, ...]
) -> None:
    tokens = {player.letter for player in players_of(words(locale, "toy", names), len(names))}
    for scene in close_ups(locale, names):
        assert WIDTH == scene.ground.width
        assert 240 <= scene.ground.height <= WIDTH * 3 // 4
        assert 0 < len(scene.alt) <= ALT_LIMIT
        for each in labels(scene):
            assert printable(each.words) == each.words
            if is_word(each):
                assert each.size >= 30, each
            elif each.words.isdigit() and each.words not in tokens:
                assert each.size >= 26, each


@every_table
def test_what_a_sheet_of_paper_holds_stays_on_it(locale: str, names: tuple[str, ...]) -> None:
    for scene in close_ups(locale, names):
        sheets = [
            bounds(each)
            for each in scene.shapes
            if isinstance(each, Box) and each.w > 200 and each.line and each.h > 40
        ]
        for each in scene.shapes:
            if not isinstance(each, Label | Icon):
                continue
            where = bounds(each)
            corner = Bounds(where.left, where.top, where.left + 1, where.top + 1)
            for sheet in sheets:
                if corner.meets(sheet):
                    assert where.right <= sheet.right, (scene.alt, each)
                    assert where.bottom <= sheet.bottom, (scene.alt, each)


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_words_are_whole(locale: str) -> None:
    for scene in close_ups(locale, NAMES[locale]):
        assert "…" not in said(scene), scene.alt


def test_every_kind_of_picture_paints_with_icons_that_exist() -> None:
    for view in (views()["full"], views()["two"]):
        for which in DRAWING.details(view):
            scene = DRAWING.detail(view, which, words("cs", "robinson"))
            assert WIDTH == indexed(scene).size[0]


def test_every_card_has_an_icon() -> None:
    cards = (*EVENTS, *ADVENTURES, *MYSTERIES, *BEASTS, *TOKENS, *ITEMS)
    assert {card_icon(card) for card in cards} <= SHEET.concepts.keys()
    assert "shovel" == item_icon("shovel")
    assert "invention" == item_icon("diary")


# Which there are


def test_there_is_a_close_up_for_each_area_and_everybody() -> None:
    found = DRAWING.details(views()["full"])
    for what in ("plan", "table", "island", "camp", "inventions"):
        assert what in found
    people = ("cook", "carpenter", "explorer", "soldier", "friday")
    assert {f"sheet-{who}" for who in people} <= set(found)
    # The own sheet comes first: seat 2 plays the explorer.
    assert "sheet-explorer" == next(each for each in found if each.startswith("sheet-"))
    for view in (*views().values(), *played()):
        ids = DRAWING.details(view)
        assert len(ids) == len(set(ids)) <= 25
        assert all(re.fullmatch("[a-z0-9-]{1,40}", each) for each in ids)


def test_an_unknown_close_up_is_not_there() -> None:
    for which in ("", "plan-9", "sheet-nobody", "sheet-soldier"):
        with pytest.raises(LookupError):
            DRAWING.detail(views()["plan"], which, words("en", "robinson"))


@pytest.mark.parametrize("locale", LOCALES)
def test_titles_are_short_and_differ(locale: str) -> None:
    spoken = words(locale, "robinson", LONG)
    for view in views().values():
        titles = [DRAWING.detail_title(view, which, spoken) for which in DRAWING.details(view)]
        assert len(titles) == len(set(titles))
        assert all(0 < len(title) <= 80 and "**" not in title for title in titles)


def test_before_characters_are_chosen_there_are_no_sheets() -> None:
    view = views()["cast"]
    assert DRAWING.hand(view, words("en", "robinson")) is None
    assert "" == DRAWING.hand_text(view, words("en", "robinson"))
    assert not any(each.startswith("sheet") for each in DRAWING.details(view))
    assert "plan" not in DRAWING.details(view)


def test_a_spectator_has_no_hand_but_may_look_at_all_sheets() -> None:
    view = view_of(plan(), None)
    assert DRAWING.hand(view, words("en", "robinson")) is None
    assert "" == DRAWING.hand_text(view, words("en", "robinson"))
    assert "sheet-cook" in DRAWING.details(view)


# The plan


def test_the_plan_names_every_action_with_dice_price_and_faults() -> None:
    spoken = words("en", "robinson")
    view = views()["full"]
    told = " ".join(
        said(DRAWING.detail(view, which, spoken))
        for which in DRAWING.details(view)
        if which.startswith("plan")
    )
    for planned in view.plan:
        assert DRAWING.detail_text(view, "plan", spoken)
        if planned.kind == "gather":
            assert spoken.say(target_text("gather", planned.target)) in told
    for part in (
        "dice",
        "no dice",
        "pawns missing: 1",
        "pawns missing: 2",
        f"can{APOSTROPHE}t be done now",
    ):
        assert part in told
    assert "incomplete actions: 3" in told


def test_missing_pawns_are_empty_rings() -> None:
    state = layout("cook", "explorer", tiles={4: 4})
    state.plan = [Planned("hunt", "1", ["cook.1"])]
    state.hunt = [state.beasts.pop()]
    scene = DRAWING.detail(view_of(state, None), "plan", words("en", "robinson"))
    rings = [e for e in scene.shapes if isinstance(e, Oval) and e.line == LIGHT.alarm]
    assert 1 == len(rings)


def test_whoever_is_ready_is_ticked_and_the_others_have_time() -> None:
    scene = DRAWING.detail(views()["plan"], "plan", words("en", "robinson"))
    waiting = [each for each in scene.shapes if isinstance(each, Icon) and each.name == "time"]
    assert 2 == len(waiting)


def test_a_long_plan_has_a_second_page() -> None:
    state = full()
    state.plan = [Planned("rest", str(n), ["friday"]) for n in range(1, 16)]
    view = view_of(state, None)
    plans = [each for each in DRAWING.details(view) if each.startswith("plan")]
    assert ["plan", "plan-2"] == plans
    rows = [
        sum(
            each.words == "Rest"
            for each in labels(DRAWING.detail(view, one, words("en", "robinson")))
        )
        for one in plans
    ]
    assert 15 == sum(rows)
    assert all(rows)


def test_a_proposal_is_shown_with_who_agrees() -> None:
    view = views()["two"]
    assert "proposal" in DRAWING.details(view)
    told = said(DRAWING.detail(view, "proposal", words("en", "robinson")))
    assert "put forward by Adam" in told
    assert words("en", "robinson").say(target_text("build", "shelter-at-3")) in told
    text = DRAWING.detail_text(view, "proposal", words("en", "robinson"))
    assert "Agreed: Adam." in text


def test_only_its_author_looks_at_a_draft() -> None:
    state = plan()
    state.proposing = [None, [Planned("rest", "1", ["cook.1"])], None]
    assert "draft" in DRAWING.details(view_of(state, Seat(1)))
    assert "draft" not in DRAWING.details(view_of(state, Seat(0)))
    told = said(DRAWING.detail(view_of(state, Seat(1)), "draft", words("en", "robinson")))
    assert "Rest" in told


# Cards


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_on_the_table_says_all_that_is_printed_on_it(locale: str) -> None:
    spoken = words(locale, "robinson")
    base = msgspec.structs.replace(views()["plan"], threats=(), plan=())
    for card in (*EVENTS, *ADVENTURES, *MYSTERIES, *BEASTS):
        view = msgspec.structs.replace(base, on_table=(card,))
        told = said(DRAWING.detail(view, "table", spoken)).replace("\u00a0", " ")
        lookup = next(each for each in lookups() if each.id == card)
        assert spoken.say(lookup.title) in told
        printed = " ".join(spoken.say(lookup.says).split())
        assert printable(printed).replace("\u00a0", " ") in told, card


def test_cards_seen_on_piles_are_shown() -> None:
    view = msgspec.structs.replace(
        views()["plan"], event_known="event-frost", hunt_known="beast-boa", tiles_known=(9, 3)
    )
    spoken = words("en", "robinson")
    everything = "\n".join(
        DRAWING.detail_text(view, which, spoken)
        for which in DRAWING.details(view)
        if which.startswith("table")
    )
    for part in ("next event", "next beast to hunt", "Boa", spoken.say(Text("tile-9"))):
        assert part in everything


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_cards_together_still_fit(locale: str) -> None:
    spoken = words(locale, "robinson")

    def longest(cards: tuple[str, ...], n: int) -> list[str]:
        return sorted(cards, key=lambda card: -len(spoken.say(Text(f"card-{card}-says"))))[:n]

    base = views()["plan"]
    view = msgspec.structs.replace(
        base,
        threats=tuple(longest(tuple(EVENTS), 2)),
        on_table=(*longest(tuple(ADVENTURES), 1), *longest(tuple(MYSTERIES), 1)),
    )
    for which in DRAWING.details(view):
        if which.startswith("table"):
            scene = DRAWING.detail(view, which, spoken)
            assert "…" not in said(scene)
            assert scene.ground.height <= WIDTH * 3 // 4


def test_leaves_too_long_for_their_page_are_cut_rather_than_lost() -> None:
    leaf = Leaf("Title", "Words and more words. " * 30)
    [page] = pages([leaf] * 9, 1)
    assert page.most < 30
    laid = lay(leaf, across(3), SMALL, page.most)
    assert page.most == len(laid.lines)
    assert laid.lines[-1].endswith("…")


# The island


def test_the_island_names_terrains_distances_and_its_signs() -> None:
    view = views()["plan"]
    scene = DRAWING.detail(view, "island", words("en", "robinson"))
    told = said(scene)
    for part in (
        "Beach",
        "Hills",
        "Plains",
        "danger",
        "exhausted source",
        f"terrain doesn{APOSTROPHE}t count",
    ):
        assert part in told
    near = [
        each.words
        for each in labels(scene)
        if abs(each.x - NEAR.centre(5)[0]) < 100 and abs(each.y - NEAR.centre(5)[1]) < 100
    ]
    assert str(view.island[5].pawns) in near


def test_every_token_on_the_island_is_explained() -> None:
    view = views()["full"]
    explained = list(signs(fitted(view, words("en", "robinson"))))
    for mark in {mark for space in view.island for mark in space.marks}:
        assert mark in explained
    assert "shortcut" in explained


# Sheets


def test_a_sheet_says_which_skills_can_be_paid() -> None:
    state = layout("cook", "explorer")
    person = state.people["cook"]
    person.determination, person.used = 2, ["scrounger"]
    text = DRAWING.hand_text(view_of(state, Seat(0)), words("en", "robinson"))
    assert f"Grandma{APOSTROPHE}s Recipe** (2) [can be used]" in text
    assert "Scrounger** (2) [used in this round]" in text
    assert "Hooch** (3) [determination missing: 1]" in text


def test_a_sheet_shows_the_own_invention_with_what_it_lacks() -> None:
    state = layout("carpenter", "cook", "explorer")
    spoken = words("en", "robinson")
    assert f"[can{APOSTROPHE}t be built yet]: Missing: Rope." in DRAWING.hand_text(
        view_of(state, Seat(0)), spoken
    )
    state.built.append("rope")
    assert "Snare** [can be built]" in DRAWING.hand_text(view_of(state, Seat(0)), spoken)


def test_a_sheet_tells_of_wounds_disease_and_a_night_outside() -> None:
    state = layout("cook", "explorer")
    person = state.people["cook"]
    person.special_wounds, person.markers = ["gather-leg", "build-head"], 2
    person.outside = Stash(sheltered=True)
    text = DRAWING.hand_text(view_of(state, Seat(0)), words("en", "robinson"))
    for part in (
        "leg (gathering)",
        "head (building)",
        "Markers: 2",
        "Sleeps in a shelter",
        "outside",
    ):
        assert part in text


def test_friday_has_a_sheet_too() -> None:
    view = view_of(alone(), Seat(0))
    told = said(DRAWING.detail(view, "sheet-friday", words("en", "robinson")))
    assert "Friday" in told
    assert "3/3" in told


@pytest.mark.parametrize("who", [who for who in CHARACTERS if who != "friday"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_sheet_says_all_four_skills_whole(who: str, locale: str) -> None:
    spoken = words(locale, "robinson")
    scene = DRAWING.hand(view_of(layout(who), Seat(0)), spoken)
    assert scene is not None
    told = said(scene).replace("\u00a0", " ")
    assert "…" not in told
    for skill in CHARACTERS[who].skills:
        assert spoken.say(Text(f"skill-{skill}")) in told
        does = printable(spoken.say(Text(f"skill-{skill}-does"))).replace("\u00a0", " ")
        assert does[1:] in told


# Texts


@every_table
def test_texts_fit_one_message(locale: str, names: tuple[str, ...]) -> None:
    spoken = words(locale, "robinson", names).markdown
    for view in (*views().values(), *played()[::4]):
        assert 0 < len(DRAWING.board_text(view, spoken)) <= TEXT_LIMIT
        assert len(DRAWING.hand_text(view, spoken)) <= TEXT_LIMIT
        assert "\n" not in DRAWING.status(view, spoken)
        for which in DRAWING.details(view):
            assert 0 < len(DRAWING.detail_text(view, which, spoken)) <= TEXT_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_exists(locale: str) -> None:
    catalogue().missing.clear()
    catalogue().faults.clear()
    spoken = words(locale, "robinson")
    for view in (*views().values(), *played()):
        DRAWING.board(view, spoken, {})
        DRAWING.board_text(view, spoken)
        DRAWING.hand_text(view, spoken)
        DRAWING.status(view, spoken)
        for which in DRAWING.details(view):
            DRAWING.detail_text(view, which, spoken)
    assert set() == catalogue().missing
    assert [] == catalogue().faults


def test_the_board_in_words_names_all_that_the_picture_shows() -> None:
    view, spoken = views()["plan"], words("en", "robinson")
    text = DRAWING.board_text(view, spoken)
    for part in (
        "Round 5 of 12",
        "Planning · 1 of 3 ready",
        "First player: Adam.",
        "**Missing:** food for the night: 1, pawns not placed: 1.",
        "**Space 4**: Beach, fish, wood; camp",
        "**Space 5**: Hills, fish, wood, totem; takes 1 pawn; wood exhausted",
        "**Space 6**: unexplored; takes 2 pawns",
        f"terrain doesn{APOSTROPHE}t count",
        "danger, 1 food more",
        "Roof 1, palisade 1, weapons 2.",
        "Morale \N{MINUS SIGN}1.",
        "Available: 2 food, 5 wood.",
        "Tokens: rain cloud, storm.",
        "Roof: 1 wood more.",
        "Frost (falls next), Storm",
        f"**{spoken.say(target_text('threat', 'storm'))}**: Penelope",
        f"**{spoken.say(target_text('explore', 'at-5'))}**: Barbora (2\N{MULTIPLICATION SIGN})",
        "**Penelope** (Cook): hearts 6 of 12; morale falls at wounds 4, 7, 9, 11",
        "Pile of wood: 0 of 15",
        f"Fire isn{APOSTROPHE}t built.",
        "Items: Knife, Shovel, Rope.",
        "Pistol",
        "hunting deck\N{NO-BREAK SPACE}0",
        "Can be built: ",
    ):
        assert part in text, part


def test_the_board_in_words_names_every_tile() -> None:
    text = DRAWING.board_text(view_of(full(), None), words("en", "robinson"))
    assert {"Hills", "Mountains", "Plains", "River", "Beach"} <= set(re.findall(r"\w+", text))
    assert "inaccessible" in text
    assert "natural shelter" in text
    assert len(TILES) == 11


def test_the_status_says_phase_round_and_first_player() -> None:
    spoken = words("en", "robinson")
    assert "Planning · 1 of 3 ready. Round 5 of 12. First player: Adam." == DRAWING.status(
        views()["plan"], spoken
    )
    assert "Won. Round 12 of 12. Points:" in DRAWING.status(views()["won"], spoken)

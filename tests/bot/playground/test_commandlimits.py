"""Discord's limits on commands, and finding them."""

from __future__ import annotations

import pytest

from bot.playground.commandlimits import characters, check_command
from bot.playground.commands import Catalogue
from bot.playground.refusals import Json
from tests.bot.playground.refusing import refused


def command(name: str = "play", **more: object) -> Json:
    return {"name": name, "description": "Play a card.", "type": 1} | more


def option(name: str = "card", **more: object) -> Json:
    return {"name": name, "description": "Which one.", "type": 3} | more


def sub(name: str, *options: Json) -> Json:
    return {"name": name, "description": "Do it.", "type": 1, "options": list(options)}


def group(name: str, *subs: Json) -> Json:
    return {"name": name, "description": "Things.", "type": 2, "options": list(subs)}


def choice(n: int = 0, **more: object) -> Json:
    return {"name": f"Card {n}", "value": str(n)} | more


BREAKING: tuple[tuple[str, Json, str], ...] = (
    ("a capital", command("Play"), "0.name"),
    ("a space", command("play card"), "0.name"),
    ("a long name", command("a" * 33), "0.name"),
    ("a capital in Czech", command(name_localizations={"cs": "Hraj"}), "0.name"),
    ("no description", command(description=""), "0.description"),
    ("a long description", command(description="a" * 101), "0.description"),
    (
        "a long description in Czech",
        command(description_localizations={"cs": "a" * 101}),
        "0.description",
    ),
    ("an unknown language", command(name_localizations={"xx": "hraj"}), "0.name_localizations"),
    ("26 options", command(options=[option(f"o{n}") for n in range(26)]), "0.options"),
    ("26 subcommands", command(options=[sub(f"s{n}") for n in range(26)]), "0.options"),
    ("an option twice", command(options=[option(), option()]), "0.options"),
    (
        "an option twice in Czech",
        command(
            options=[
                option("a", name_localizations={"cs": "karta"}),
                option("b", name_localizations={"cs": "karta"}),
            ]
        ),
        "0.options",
    ),
    (
        "required after optional",
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1.required",
    ),
    (
        "26 choices",
        command(options=[option(choices=[choice(n) for n in range(26)])]),
        "0.options.0.choices",
    ),
    (
        "a long choice",
        command(options=[option(choices=[choice(name="a" * 101)])]),
        "0.options.0.choices.name",
    ),
    (
        "a long value",
        command(options=[option(choices=[choice(value="a" * 101)])]),
        "0.options.0.choices.value",
    ),
    (
        "choices and autocomplete",
        command(options=[option(choices=[choice()], autocomplete=True)]),
        "0.options.0.choices",
    ),
    ("a subcommand beside an option", command(options=[sub("a"), option("b")]), "0.options"),
    (
        "a group in a group",
        command(options=[group("a", group("b", sub("c")))]),
        "0.options.0.options",
    ),
    ("a subcommand in a subcommand", command(options=[sub("a", sub("b"))]), "0.options.0.options"),
    ("a menu entry with a text", command("Quote", type=3), "0.description"),
)


@pytest.mark.parametrize(
    ("broken", "at"), [case[1:] for case in BREAKING], ids=[case[0] for case in BREAKING]
)
def test_what_breaks_a_limit_is_refused(broken: Json, at: str):
    with refused(50035, at):
        check_command("0", broken)


def test_a_command_with_all_its_subcommands_and_options_is_taken():
    options = [option(f"o{n}") for n in range(25)]

    check_command("0", command("hraj-kartu", options=[sub(f"s{n}", *options) for n in range(14)]))


def test_8000_characters_count_the_longest_language():
    said = option("a" * 10, description="b" * 20, description_localizations={"cs": "c" * 90})
    counted = command("d" * 5, description="e" * 5, options=[said | {"choices": [choice()]}])

    assert 5 + 5 + 10 + 90 + len("Card 0") + 1 == characters(counted)


def test_more_characters_are_refused():
    subs = [
        sub(f"s{n}", *(option(f"o{m}", description="a" * 100) for m in range(25)))
        for n in (1, 2, 3, 4)
    ]
    with refused(50035, "0"):
        check_command("0", command(options=subs))


# -- synchronising -------------------------------------------------------------------------------


class Ids:
    def __init__(self) -> None:
        self.last = 0

    def __call__(self) -> str:
        self.last += 1
        return str(self.last)


def replaced(
    catalogue: Catalogue, *commands: Json, scope: str | None = None, now: float = 0.0
) -> list[Json]:
    return catalogue.replace(scope, commands, ids=IDS, now=now, most_creates=200)


IDS = Ids()


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_there_are_only_so_many_commands(kind: int, most: int):
    said = {"description": "Play." if kind == 1 else ""}
    commands = [command(f"c{n}", type=kind) | said for n in range(most + 1)]
    catalogue = Catalogue("1")
    replaced(catalogue, *commands[:most])

    with refused(30032):
        replaced(catalogue, *commands)
    assert most == len(catalogue.scopes[None])


def test_a_name_is_taken_once_in_each_type():
    catalogue = Catalogue("1")
    replaced(catalogue, command("play"), command("play", type=3, description=""))

    with refused(50035, "1.name"):
        replaced(catalogue, command("play"), command("play"))


def test_a_command_keeps_its_id_while_it_keeps_its_name():
    catalogue = Catalogue("1")
    [first] = replaced(catalogue, command("play"))
    [second, new] = replaced(catalogue, command("play", description="Anew."), command("stop"))

    assert first["id"] == second["id"] != new["id"]
    assert first["version"] != second["version"]


def test_200_new_commands_a_day_are_taken():
    catalogue = Catalogue("1")
    for start in (0, 100):
        replaced(catalogue, *(command(f"c{n}") for n in range(start, start + 100)))
    # What is there already is no creation.
    replaced(catalogue, *(command(f"c{n}") for n in range(100, 200)))

    with refused(30034):
        replaced(catalogue, command("more"))
    replaced(catalogue, command("more"), now=86_401.0)


def test_a_guild_s_own_command_hides_the_one_of_its_name_that_is_everywhere():
    catalogue = Catalogue("1")
    replaced(catalogue, command("play"))
    [own] = replaced(catalogue, command("play"), scope="7")

    assert own["id"] == catalogue.find("7", "play").root["id"]
    assert own["id"] != catalogue.find("8", "play").root["id"]
    assert [own] == list(catalogue.usable("7"))


def test_a_command_for_guilds_alone_is_not_in_direct_messages():
    catalogue = Catalogue("1")
    replaced(catalogue, command("play", contexts=[0]), command("hand", contexts=[0, 1]))

    assert "hand" == catalogue.find(None, "hand").root["name"]
    with pytest.raises(LookupError):
        catalogue.find(None, "play")


def test_a_subcommand_is_found_by_its_full_name():
    catalogue = Catalogue("1")
    replaced(catalogue, command("west", options=[group("cards", sub("play", option()))]))
    leaf = catalogue.find(None, "west cards play")

    assert ["cards", "play"] == [node["name"] for node in leaf.path]
    assert "card" == leaf.option("card")["name"]
    with pytest.raises(LookupError, match="is a group"):
        catalogue.find(None, "west cards")
    with pytest.raises(LookupError, match="no 'sell'"):
        catalogue.find(None, "west cards sell")

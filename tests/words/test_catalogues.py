"""The catalogues hold what the program asks for: nothing is missing, nothing is left over."""

import ast
import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from panicroom.cli.bench import COLUMNS
from panicroom.cli.command import VERBS
from panicroom.cli.faces.station import CHAPTERS
from panicroom.cli.sim import SPREADS
from panicroom.kernel.audience import Event
from panicroom.station import options
from panicroom.station.actions import ACTION_TYPES, Function
from panicroom.station.agenda import Decision, Remedy, Weapon
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import EXPLORATION, ROOM_NAMES, Direction
from panicroom.station.rulings import EDITIONS, VARIANTS, Rulings
from panicroom.station.tokens import COLOURS, Face, Role
from tests.words.catalogue import calls, constant, entries, messages, named_in_the_terminal, used_in

assert options.CHAPTERS  # every chapter is imported, and with it every event


def event_ids() -> set[str]:
    names = [event.__name__ for event in Event.__subclasses__() if ".station." in event.__module__]
    return {"event" + re.sub("([A-Z])", r"-\1", name).lower() for name in names}


@cache
def reasons_not() -> dict[str, list[set[str]]]:
    """For each `why` of a refusal in the source the parameters given with it, call by call."""
    found: dict[str, list[set[str]]] = {}
    for call in calls("station", "Refusal"):
        why = constant(call.args[1])
        if why:
            given = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
            assert isinstance(given, ast.Dict)
            found.setdefault(why, []).append({str(constant(key)) for key in given.keys})
    return found


def ends() -> set[str]:
    named = [constant(call.args[1]) for call in calls("station", "finish")]
    return {reason for reason in named if reason}


def wanted_by_the_game() -> set[str]:
    verbs = [kind._field_defaults["verb"] for kind in ACTION_TYPES]
    owed = [kind._field_defaults["verb"] for kind in Decision.__args__]
    rooms = [*ROOM_NAMES, *(card.name for card in EXPLORATION)]
    listed: dict[str, list[str]] = {
        "option": verbs,
        "decision": owed,
        "why": list(reasons_not()),
        "outcome": sorted(ends()),
        "side": ["humans", "infected", "nobody"],
        "card": list(CARD_NAMES),
        "room": rooms,
        "seat": list(COLOURS),
        "role": [role.name for role in Role],
        "direction": [direction.name for direction in Direction],
        "face": [face.name for face in Face],
        "function": list(Function),
        "weapon": list(Weapon),
        "remedy": list(Remedy),
        "edition": list(EDITIONS),
        "variant": [str(variant) for variant in VARIANTS],
        "chapter": list(CHAPTERS),
    }
    found = {
        f"{kind}-{re.sub('[:.]', '-', name).lower()}"
        for kind, names in listed.items()
        for name in names
    }
    return found | event_ids() | {f"ruling-{ruling}" for ruling in Rulings._fields}


def wanted_by_the_terminal() -> set[str]:
    tables = {f"bench-{column}" for column in COLUMNS} | {f"sim-{name}" for name in SPREADS}
    tables |= {f"sim-{column}" for column in ("measure", "mean", "lower", "median", "upper")}
    lists = {"list-empty", "list-last", "list-more"}
    verbs = {f"verb-{verb}" for verb in VERBS}
    return tables | lists | verbs | named_in_the_terminal()


def test_every_catalogue_can_be_read() -> None:
    assert [entry.content for entry in entries() if isinstance(entry, ftl.Junk)] == []


def test_no_id_is_given_twice() -> None:
    ids = [entry.id.name for entry in entries() if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_everything_the_game_can_speak_of_has_a_message() -> None:
    assert sorted(wanted_by_the_game() - set(messages())) == []


def test_every_message_the_terminal_names_is_there() -> None:
    named = [constant(call.args[0]) for call in calls("cli", "say", "ask", "Message", "Complaint")]
    assert sorted({id for id in named if id} - set(messages())) == []
    assert sorted(wanted_by_the_terminal() - set(messages())) == []


def test_no_message_is_unused() -> None:
    rules = {id for id in messages() if id.startswith("rule-")}
    wanted = wanted_by_the_game() | wanted_by_the_terminal() | rules
    assert sorted(set(messages()) - wanted) == []


def test_every_rule_that_is_cited_has_its_wording() -> None:
    for call in [*calls("station", "Refusal"), *calls("station", "Answer")]:
        rule = constant(call.args[0])
        assert rule is None or f"rule-{rule}" in messages()
    for call in calls("station", "finish"):
        rule = constant(call.args[2])
        assert rule is None or f"rule-{rule}" in messages()


def test_every_rule_stands_in_one_chapter() -> None:
    prefixes = [prefix for prefixes in CHAPTERS.values() for prefix in prefixes]
    rules = {id.split("-")[1] for id in messages() if id.startswith("rule-")}
    assert sorted(prefixes) == sorted(rules)


def test_the_terminal_gives_every_variable_of_what_it_says() -> None:
    for call in calls("cli", "say", "ask", "Complaint"):
        id, given = constant(call.args[0]), {keyword.arg for keyword in call.keywords}
        assert id is None or used_in(messages()[id]).variables <= given, id


@pytest.mark.parametrize("why", sorted(reasons_not()))
def test_a_reason_uses_only_what_every_refusal_gives(why: str) -> None:
    for given in reasons_not()[why]:
        assert used_in(messages()[f"why-{why}"]).variables <= given


def test_every_form_that_is_asked_for_is_given_somewhere() -> None:
    asked = {form for message in messages().values() for form in used_in(message).forms}
    given = {attr.id.name for message in messages().values() for attr in message.attributes}
    assert asked <= given
    assert given - asked == {"short"}  # taken by the table of `panicroom sim`

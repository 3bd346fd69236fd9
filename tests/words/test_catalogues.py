"""The catalogues hold what the program asks for: nothing is missing, nothing is left over."""

import ast
import re
from functools import cache
from importlib import import_module
from typing import get_args

import pytest

from panicroom.bots.personas import PERSONAS
from panicroom.bots.registry import LEVELS
from panicroom.cli.bench import COLUMNS, CORE_COLUMNS
from panicroom.cli.command import VERBS
from panicroom.cli.faces import FACES
from panicroom.cli.reports.text_tables import SPREAD
from panicroom.games import GAMES
from panicroom.kernel.audience import Event
from panicroom.server.store.calls import CallKind
from panicroom.server.table.lines import KINDS
from panicroom.words import Words, languages
from tests.words.catalogue import (
    COMMON,
    calls,
    composed_in,
    constant,
    messages,
    named_in,
    said_by_all,
    spoken,
    used_in,
)
from tests.words.codes import params_by_code
from tests.words.things import THINGS

TELLER, FACE = "telling/{}", "cli/faces/{}"
"""Where a game is spoken of."""

every_game = pytest.mark.parametrize("game", GAMES)
PAGE = "page-"
"""What tests/web asks after."""


def event_ids(game: str) -> set[str]:
    found = [event for event in Event.__subclasses__() if f".{game}." in event.__module__]
    return {"event" + re.sub("([A-Z])", r"-\1", event.__name__).lower() for event in found}


@cache
def reasons_not(game: str) -> dict[str, list[set[str]]]:
    """For each `why` of a refusal in the source the parameters given with it, call by call."""
    found: dict[str, list[set[str]]] = {}
    for call in [*calls(game, "Refusal"), *calls("kernel", "Refusal")]:
        why = constant(call.args[1])
        if why:
            given = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
            assert isinstance(given, ast.Dict)
            found.setdefault(why, []).append({str(constant(key)) for key in given.keys})
    return found


def named_by(game: str) -> set[str]:
    return named_in(TELLER.format(game)) | named_in(FACE.format(game))


def wanted_by(game: str) -> set[str]:
    """What the game can speak of, and what its teller and its face name."""
    face = FACES[game]
    kinds = import_module(f"panicroom.{game}.actions").ACTION_TYPES
    decision = import_module(f"panicroom.{game}.agenda").Decision
    decisions = get_args(decision) or (decision,)
    assert game in THINGS, f"THINGS of tests/words/things.py lacks {game}"
    listed: dict[str, list[str]] = {
        **THINGS[game],
        "option": [kind._field_defaults["verb"] for kind in kinds],
        "slot": [field for kind in kinds for field in kind._fields if field != "verb"],
        "decision": [kind._field_defaults["verb"] for kind in decisions],
        "why": list(reasons_not(game)),
        "seat": list(face.seat_words),
        "edition": list(face.editions),
        "variant": [str(variant) for variant in face.variants],
        "ruling": list(face.ruling_words),
        "chapter": list(face.chapters),
    }
    found = {
        f"{kind}-{re.sub('[:.]', '-', name).lower()}"
        for kind, names in listed.items()
        for name in names
    }
    return found | event_ids(game) | (named_by(game) & set(messages(game)))


def wanted_by_manners(game: str) -> set[str]:
    """What can be claimed, and what ordered in advance."""
    manners = GAMES[game].manners
    claims = {f"{kind}-{verb}" for kind in ("claim", "claiming") for verb in manners.claims.by_verb}
    return claims | {f"order-{order}" for order in manners.orders}


def wanted_at_tables() -> set[str]:
    """Whichever game is played there. What a guest is asked stands on the screens themselves."""
    notices = {f"notice-{kind.replace('_', '-')}" for kind in KINDS}
    denials = {f"denial-{code}" for code in params_by_code()}
    guests = {id for id in messages(COMMON) if id.startswith(("guest-", "table-"))}
    named = named_in("telling") | composed_in("telling") | {"order-ask"}
    return guests | (notices | denials | named) & set(messages(COMMON))


def wanted_by_calls() -> set[str]:
    """By e-mail and to webhooks."""
    kinds = get_args(CallKind)
    letters = {f"call-mail-{kind}{part}" for kind in kinds for part in ("", "-text")}
    lines = {f"call-table-{kind}" for kind in kinds} | {"call-table-turn-unnamed"}
    return letters | lines | {"call-mail-stop"}


def wanted_by_the_terminal() -> set[str]:
    """Whichever game it shows."""
    tables = {f"bench-core-{column}" for column in CORE_COLUMNS}
    tables |= {f"bench-{column}" for column in COLUMNS} | {f"sim-{name}" for name in SPREAD}
    lists = {"list-empty", "list-last", "list-more"}
    verbs = {f"verb-{verb}" for verb in VERBS}
    bots = {f"level-{level}" for level in LEVELS} | {f"persona-{each}" for each in PERSONAS}
    named = named_in("cli", but="faces") | composed_in("cli", but="faces")
    return tables | lists | verbs | bots | (named & said_by_all())


@every_game
def test_everything_the_game_can_speak_of_has_a_message(game: str) -> None:
    wanted = wanted_by(game) | wanted_by_manners(game)
    missing = wanted - set(spoken(game))
    assert not missing, f"locales/en/{game}-*.ftl lack: {' '.join(sorted(missing))}"


@every_game
def test_every_message_that_its_teller_or_face_names_is_there(game: str) -> None:
    found = [call for part in (TELLER, FACE) for call in calls(part.format(game), "Message")]
    named = {constant(call.args[0]) for call in found}
    assert sorted({id for id in named if id} - set(spoken(game))) == []


def test_every_message_the_terminal_names_is_there_whichever_game_it_shows() -> None:
    found = calls("cli", "say", "ask", "Message", "Complaint", but="faces")
    named = {constant(call.args[0]) for call in found if call.args}
    assert sorted({id for id in named if id} - said_by_all()) == []
    assert sorted(wanted_by_the_terminal() - said_by_all()) == []


@every_game
def test_no_message_of_a_game_is_unused(game: str) -> None:
    rules = {id for id in messages(game) if id.startswith(("rule-", PAGE))}
    wanted = wanted_by(game) | wanted_by_manners(game) | wanted_by_the_terminal() | rules
    assert sorted(set(messages(game)) - wanted) == []


def test_no_message_of_the_terminal_is_unused() -> None:
    seats = {f"seat-{word}" for face in FACES.values() for word in face.seat_words}
    wanted = wanted_by_the_terminal() | wanted_at_tables() | wanted_by_calls() | seats
    assert wanted_by_calls() <= set(messages(COMMON))
    unused = set(messages(COMMON)) - wanted
    assert sorted(id for id in unused if not id.startswith(PAGE)) == []


@every_game
def test_every_rule_that_is_cited_has_its_wording(game: str) -> None:
    cited = [constant(call.args[0]) for call in calls(game, "Refusal", "Answer")]
    cited += [constant(call.args[2]) for call in calls(game, "finish")]
    cited += [constant(call.args[1]) for call in calls(game, "Outcome") if call.args]
    assert any(cited)
    missing = {f"rule-{rule}" for rule in cited if rule} - set(messages(game))
    assert not missing, f"locales/en/{game}-rules.ftl lacks: {' '.join(sorted(missing))}"


@every_game
def test_every_rule_stands_in_one_chapter(game: str) -> None:
    prefixes = [prefix for prefixes in FACES[game].chapters.values() for prefix in prefixes]
    rules = {id.split("-")[1] for id in messages(game) if id.startswith("rule-")}
    assert len(prefixes) == len(set(prefixes))
    differing = rules ^ set(prefixes)
    assert not differing, f"CHAPTERS of telling/{game}: {' '.join(sorted(differing))}"


@every_game
def test_every_ruling_settles_a_rule(game: str) -> None:
    settled_by = FACES[game].settled_by
    assert sorted({f"rule-{rule}" for rule in settled_by} - set(messages(game))) == []
    settling = [name for names in settled_by.values() for name in names]
    assert len(settling) == len(set(settling))
    differing = set(settling) ^ set(FACES[game].ruling_words)
    assert not differing, f"SETTLED_BY of telling/{game}: {' '.join(sorted(differing))}"


@pytest.mark.parametrize("lang", languages())
@every_game
def test_a_rule_is_told_without_words_of_the_machine(game: str, lang: str) -> None:
    """As players read it: rulings such as hive_depth are spoken of, not named."""
    words = Words(lang, game)
    assert [id for id in words.ids("rule-") if "_" in words.say(id)] == []


def test_the_rules_of_all_games_have_distinct_ids() -> None:
    rules = [id for game in GAMES for id in messages(game) if id.startswith("rule-")]
    assert sorted(rules) == sorted(set(rules))


@every_game
def test_the_terminal_gives_every_variable_of_what_it_says(game: str) -> None:
    for call in calls("cli", "say", "ask", "Complaint", but="faces"):
        id = constant(call.args[0]) if call.args else None
        given = {keyword.arg for keyword in call.keywords}
        assert id is None or used_in(spoken(game)[id]).variables <= given, id


@pytest.mark.parametrize(
    ("game", "why"), [(game, why) for game in GAMES for why in sorted(reasons_not(game))]
)
def test_a_reason_uses_only_what_every_refusal_gives(game: str, why: str) -> None:
    for given in reasons_not(game)[why]:
        assert used_in(messages(game)[f"why-{why}"]).variables <= given

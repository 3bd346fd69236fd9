"""What happens at a table, what is denied there and what is claimed can be said in any language."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from panicroom.bots.registry import LEVELS
from panicroom.cli.screen.terminal import Terminal
from panicroom.games import GAMES
from panicroom.kernel.expected import from_to
from panicroom.kernel.message import Message
from panicroom.server.table.lines import KINDS
from panicroom.server.table.standing import ChairView
from panicroom.telling import TELLERS
from panicroom.telling.claims import claim_forms, claim_message, order_message
from panicroom.telling.denials import denial_message
from panicroom.telling.durations import time_message
from panicroom.telling.notices import notice_message
from panicroom.telling.tables import (
    away_message,
    chair_marks,
    chair_message,
    onlookers_message,
    opening_message,
    reach_message,
    terms_messages,
    votes_message,
    waiting_message,
)
from panicroom.words import Words, languages
from tests.words.catalogue import COMMON, calls, constant, messages, used_in
from tests.words.codes import params_by_code
from tests.words.sayings import first_claim

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())

TOLD_BY_THE_GAME = "moved"
SAMPLES: Mapping[str, Any] = {
    "seat": 1,
    "seats": 5,
    "least": 10_000,
    "most": 90_000,
    "field": "turn",
    "levels": list(LEVELS),
    "orders": ["take-single"],
    "table": "abc",
}


@cache
def words(lang: str, game: str) -> Words:
    return Words(lang, game)


def notices(game: str) -> Iterator[Message]:
    claim = first_claim(TELLERS[game], 2, 1)
    params = {"level": "normal", "end": True, "order": None}
    params |= {"claim": claim} if claim else {}
    for kind in KINDS:
        if kind == "claimed" and claim is None:
            continue
        for viewer in (0, 1, None):
            for said in ("Anna", None):
                for end in (True, False):
                    if kind != TOLD_BY_THE_GAME:
                        given = {**params, "end": end}
                        yield notice_message(TELLERS[game], viewer, kind, 1, given, said)


def denials(game: str) -> Iterator[Message]:
    for code, calls_with in params_by_code().items():
        for given in calls_with:
            params = {name: SAMPLES[name] for name in given}
            yield denial_message(code, params, None, TELLERS[game])
            yield denial_message(code, params, "terms.turn", None)


def claims(game: str) -> Iterator[Message]:
    """Every value of every field once, and what stands on the form."""
    for form in claim_forms(TELLERS[game], len(TELLERS[game].seat_words), 0):
        yield form.said
        firsts = [field.values[0].word for field in form.fields]
        yield claim_message(TELLERS[game], " ".join([form.verb, *firsts]))
        for place, field in enumerate(form.fields):
            for value in field.values:
                chosen = [*firsts[:place], value.word, *firsts[place + 1 :]]
                yield claim_message(TELLERS[game], " ".join([form.verb, *chosen]))
                yield value.said


def tables(game: str) -> Iterator[Message]:
    teller = TELLERS[game]
    for chair in (
        ChairView(False, None, False, None),
        ChairView(False, None, False, "hard"),
        ChairView(True, "Anna", True, None),
        ChairView(True, None, False, None),
        ChairView(True, "Anna", False, "easy"),
    ):
        yield chair_message(chair, True)
        yield chair_message(chair, False)
    yield from chair_marks(True, True)
    for pace in (0, 1500):
        yield from terms_messages(None, None, pace)
        yield from terms_messages(60_000, 3 * 24 * 3600_000, pace)
    yield from (opening_message(free, is_own) for free in (0, 1, 3) for is_own in (True, False))
    yield from (waiting_message(teller, [0]), waiting_message(teller, [0, 1]))
    yield votes_message(teller, [0, 1], 3)
    yield away_message(teller, 1)
    yield from (onlookers_message(names) for names in (["Anna"], [None], ["Anna", None, None]))
    yield from (reach_message(listed) for listed in (True, False))
    yield from (order_message(order) for order in (None, *teller.game.manners.orders))


@every_language
@every_game
def test_everything_at_a_table_can_be_said(game: str, lang: str) -> None:
    for told in (notices, denials, claims, tables):
        for message in told(game):
            assert words(lang, game).tell(message).strip(), message


@every_language
@every_game
def test_what_happened_and_what_is_denied_is_a_sentence(game: str, lang: str) -> None:
    said = [
        words(lang, game).tell(message) for told in (notices, denials) for message in told(game)
    ]
    odd = {text for text in said if not text.endswith((".", "!", "Anna"))}
    assert odd == set()
    assert {text for text in said if text[0] != text[0].upper()} == set()


@every_language
@every_game
@pytest.mark.parametrize("width", [80, 60])
def test_every_word_of_it_fits_the_screen(
    game: str, lang: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    terminal = Terminal(words(lang, game))
    for told in (notices, denials, claims, tables):
        for message in told(game):
            shown = terminal.folded([message])
            assert all(len(line) <= width for line in shown.splitlines()), shown


@every_language
def test_a_denial_speaks_only_of_what_every_such_denial_gives(lang: str) -> None:
    for code, calls_with in params_by_code().items():
        if code != "malformed":
            for given in calls_with:
                assert used_in(messages(COMMON, lang)[f"denial-{code}"]).variables <= given, code


def test_no_denial_has_words_that_the_server_does_not_speak() -> None:
    codes = {*params_by_code(), "malformed-expected"}
    spoken = {id.removeprefix("denial-") for id in messages(COMMON) if id.startswith("denial-")}
    assert sorted(spoken ^ codes) == []


def test_every_notice_of_the_source_is_a_kind_of_entry() -> None:
    named = {constant(call.args[0]) for call in calls("server/table", "Notice")}
    assert {kind for kind in named if kind} <= set(KINDS)


def test_no_notice_has_words_that_is_never_given() -> None:
    spoken = {id.removeprefix("notice-") for id in messages(COMMON) if id.startswith("notice-")}
    assert spoken == {kind.replace("_", "-") for kind in KINDS} - {TOLD_BY_THE_GAME}


def told(kind: str, viewer: int | None = None, said: str | None = None, **params: Any) -> str:
    message = notice_message(TELLERS["station"], viewer, kind, 0, params, said)
    return words("en", "station").tell(message)


def test_somebody_is_told_by_name_when_they_sit_down_and_by_color_from_then_on() -> None:
    assert told("sat", said="Anna") == "Anna sits down as Red."
    assert told("sat", 0, "Anna") == "You sit down as Red."
    assert told("returned") == "Red is back."
    assert told("stood_in", level="easy") == "Red is away: a bot stands in (easy)."


def test_a_claim_is_heard_in_the_first_person() -> None:
    assert told("claimed", claim="am-human") == "Red claims: I’m human."
    assert (
        told("claimed", 0, claim="hold 2 gas") == "You claim: I hold 2\N{NO-BREAK SPACE}Gas Cans."
    )


def test_what_was_deleted_is_not_told() -> None:
    assert told("talked", said="Trust me.") == "Red: Trust me."
    assert told("talked") == "Red said something that has been deleted."


@pytest.mark.parametrize("item", ["armor", "first-aid", "knife", "scanner"])
def test_a_claim_names_the_card_that_was_claimed(item: str) -> None:
    said = claim_message(TELLERS["station"], f"hold 1 {item}").params["card"]
    assert isinstance(said, Message)
    assert said.id == f"card-{item}"


def test_nobody_is_offered_a_claim_about_themselves_or_about_an_empty_chair() -> None:
    forms = {form.verb: form for form in claim_forms(TELLERS["station"], 4, 1)}
    assert [value.word for value in forms["suspect"].fields[0].values] == ["red", "green", "yellow"]
    manor = claim_forms(TELLERS["panik"], 2, 0)[0].fields[0]
    assert {value.word.partition(".")[0] for value in manor.values} == {"red", "blue"}


@every_game
def test_every_form_makes_a_claim_that_the_game_can_read(game: str) -> None:
    speller = GAMES[game].manners.claims
    for form in claim_forms(TELLERS[game], 4, 0):
        for place, field in enumerate(form.fields):
            for value in field.values:
                text = [form.verb, *(each.values[0].word for each in form.fields)]
                text[place + 1] = value.word
                assert speller.spell(speller.parse(" ".join(text))) == " ".join(text)


def test_a_denial_names_the_seat_and_what_can_be_done_instead() -> None:
    denial = denial_message("seat-taken", {"seat": 0}, None, TELLERS["station"])
    assert words("en", "station").tell(denial) == "Red is taken: choose a free seat."


def test_the_bounds_of_a_clock_are_times() -> None:
    params = {"field": "turn", "least": 10_000, "most": 30 * 24 * 3600_000}
    said = words("en", "station").tell(denial_message("bad-budget", params))
    assert "from 10\N{NO-BREAK SPACE}s to 30\N{NO-BREAK SPACE}days" in said


def test_what_the_engine_expected_is_told() -> None:
    expected = from_to(4, 6)
    params = {"expected": expected.id, **expected.params}
    said = words("en", "station").tell(denial_message("malformed", params, "seats"))
    assert said == "seats: that isn’t valid. It must be from 4 to 6."


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [
        (1500, "1.5 s"),
        (60_000, "60 s"),
        (90_000, "90 s"),
        (120_000, "2 min"),
        (86_400_000, "1 day"),
    ],
)
def test_a_time_is_told_in_the_unit_that_fits(milliseconds: int, said: str) -> None:
    told = words("en", "station").tell(time_message(milliseconds))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == said


def test_those_who_look_on_are_named_where_they_have_a_name() -> None:
    tell = words("en", "station").tell
    assert tell(onlookers_message(["Anna"])) == "Watching: Anna."
    nameless = "Watching: Anna, Bob and 2\N{NO-BREAK SPACE}guests without a name."
    assert tell(onlookers_message(["Anna", None, "Bob", None])) == nameless

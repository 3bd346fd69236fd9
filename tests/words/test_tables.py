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
from panicroom.telling.claims import claim_choices, claim_message, claiming_message, order_message
from panicroom.telling.denials import denial_message
from panicroom.telling.durations import time_message
from panicroom.telling.notices import notice_message
from panicroom.telling.tables import (
    away_message,
    bot_votes_message,
    chair_marks,
    chair_message,
    onlookers_message,
    opening_message,
    reach_message,
    slow_votes_message,
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

WITHOUT_NOTICE = {"moved", "nonce-given"}
"""The game tells of a move; a nonce is shown with the others once the game begins."""
SAMPLES: Mapping[str, Any] = {
    "seat": 1,
    "seats": 5,
    "least": 10_000,
    "most": 90_000,
    "field": "turn",
    "levels": list(LEVELS),
    "orders": ["take-single"],
    "table": "abc",
    "minutes": 5,
    "seconds": 20,
}


@cache
def words(lang: str, game: str) -> Words:
    return Words(lang, game)


def notices(game: str) -> Iterator[Message]:
    claim = first_claim(TELLERS[game], 2, 1)
    params = {"level": "normal", "persona": "max", "order": None, "about": 0}
    params |= {"claim": claim} if claim else {}
    for kind in KINDS:
        if kind == "claimed" and claim is None:
            continue
        for viewer in (0, 1, None):
            for said in ("Anna", None):
                for is_so in (True, False):
                    if kind.replace("_", "-") not in WITHOUT_NOTICE:
                        switches = ("end", "slow", "bot", "locked", "shared")
                        given = params | dict.fromkeys(switches, is_so)
                        yield notice_message(TELLERS[game], viewer, kind, 1, given, said)


def denials(game: str) -> Iterator[Message]:
    for code, calls_with in params_by_code().items():
        for given in calls_with:
            params = {name: SAMPLES[name] for name in given}
            yield denial_message(code, params, None, TELLERS[game])
            yield denial_message(code, params, "terms.turn", None)


def claim_texts(game: str) -> Iterator[str]:
    """Every word of every field once."""
    for verb, fields in claim_choices(TELLERS[game], len(TELLERS[game].seat_words), 0).items():
        firsts = [next(iter(words)) for words in fields.values()]
        for place, words_of_field in enumerate(fields.values()):
            for word in words_of_field:
                yield " ".join([verb, *firsts[:place], word, *firsts[place + 1 :]])
        yield " ".join([verb, *firsts])


def claims(game: str) -> Iterator[Message]:
    """What is claimed, and what stands on the form."""
    yield from (claim_message(TELLERS[game], text) for text in claim_texts(game))
    for verb, fields in claim_choices(TELLERS[game], len(TELLERS[game].seat_words), 0).items():
        yield claiming_message(verb)
        for words_of_field in fields.values():
            yield from words_of_field.values()


def tables(game: str) -> Iterator[Message]:
    teller = TELLERS[game]
    for chair in (
        ChairView(False, None, False, None, None),
        ChairView(False, None, False, "hard", "max"),
        ChairView(True, "Anna", True, None, None),
        ChairView(True, None, False, None, None),
        ChairView(True, "Anna", False, "easy", None),
    ):
        yield chair_message(chair, True)
        yield chair_message(chair, False)
    yield from chair_marks(True, True)
    for pace in (0, 1500):
        yield from terms_messages(None, None, pace)
        yield from terms_messages(60_000, 3 * 24 * 3600_000, pace, talk=True)
    yield from (opening_message(free, is_own) for free in (0, 1, 3) for is_own in (True, False))
    yield from (waiting_message(teller, [0]), waiting_message(teller, [0, 1]))
    yield votes_message(teller, [0, 1], 3)
    yield from (slow_votes_message(count, 2) for count in range(3))
    yield from (bot_votes_message(count, 2) for count in range(3))
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
    assert spoken == {kind.replace("_", "-") for kind in KINDS} - WITHOUT_NOTICE


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
    suspect = claim_choices(TELLERS["station"], 4, 1)["suspect"]
    assert [list(words) for words in suspect.values()] == [["red", "green", "yellow"]]
    [manor, *_] = claim_choices(TELLERS["panik"], 2, 0).values()
    first_field = next(iter(manor.values()))
    assert {word.partition(".")[0] for word in first_field} == {"red", "blue"}


@every_game
def test_every_form_makes_a_claim_that_the_game_can_read(game: str) -> None:
    speller = GAMES[game].manners.claims
    for text in claim_texts(game):
        assert speller.spell(speller.parse(text)) == text


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

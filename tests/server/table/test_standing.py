"""What a viewer is told, and with which numbers."""

import pytest

from panicroom.kernel.manners import Turn
from panicroom.server.table.commands import Act, GiveOrder, Leave, Say, Sit
from panicroom.server.table.standing import mark_of, standing_for
from panicroom.server.table.stream import Notice
from tests.server.table.logged_table import (
    EVERY_GAME,
    HOST,
    PEOPLE,
    TIMED,
    TRADE,
    LoggedTable,
    begun_at,
    open_table,
    started,
)
from tests.table import at, rule

VIEWERS = (None, 0, 1, 2, 3)


def play_on(logged: LoggedTable, moves: int) -> None:
    for _ in range(moves):
        if logged.fold.status == "over":
            return
        seat = logged.fold.owed()[-1]
        options = logged.options(seat)
        choice = options[logged.decision % len(options)]
        logged.do(PEOPLE[seat], Act(seat, logged.decision, choice))


@EVERY_GAME
def test_who_comes_back_hears_what_they_missed_and_nothing_twice(game: str) -> None:
    logged = started(game, PEOPLE)
    play_on(logged, 40)
    for viewer in VIEWERS:
        whole = standing_for(logged.fold, viewer, 0, logged.now)
        assert len(whole.heard) == whole.number
        for since in range(whole.number + 1):
            assert standing_for(logged.fold, viewer, since, logged.now).heard == whole.heard[since:]


@EVERY_GAME
def test_a_number_that_cannot_be_brings_everything(game: str) -> None:
    logged = started(game, PEOPLE)
    whole = standing_for(logged.fold, 0, 0, logged.now)
    for since in (-1, whole.number + 1, 10**9):
        assert standing_for(logged.fold, 0, since, logged.now) == whole


@EVERY_GAME
def test_what_a_viewer_hears_of_the_game_is_what_the_match_tells(game: str) -> None:
    logged = started(game, PEOPLE)
    play_on(logged, 60)
    assert logged.fold.match is not None
    for viewer in VIEWERS:
        heard = standing_for(logged.fold, viewer, 0, logged.now).heard
        events = [item for item in heard if not isinstance(item, Notice)]
        assert events == logged.fold.match.told(viewer)


@EVERY_GAME
def test_options_are_for_those_who_owe_and_play_themselves(game: str) -> None:
    logged = started(game, PEOPLE)
    owed = logged.fold.owed()
    for viewer in VIEWERS:
        assert bool(standing_for(logged.fold, viewer, 0, 0).options) == (viewer in owed)
    logged.do(PEOPLE[owed[0]], Leave())
    assert standing_for(logged.fold, owed[0], 0, 0).options == ()


def test_guests_are_told_by_name_and_never_by_id() -> None:
    logged = open_table("panik")
    logged.do("guest-id", Sit(1, "Grace"))
    told = standing_for(logged.fold, None, 0, 0)
    assert told.table.chairs[1].name == "Grace"
    assert "guest-id" not in repr(told)


def test_the_key_is_told_to_nobody_before_the_end() -> None:
    logged = started("station", PEOPLE, key="the-dice-key")
    play_on(logged, 30)
    for viewer in VIEWERS:
        assert "the-dice-key" not in repr(standing_for(logged.fold, viewer, 0, 0))


def test_a_standing_order_is_told_to_its_seat_alone() -> None:
    logged = started("station", PEOPLE)
    before = [standing_for(logged.fold, viewer, 0, 0) for viewer in VIEWERS]
    logged.do("bob", GiveOrder("take-single"))
    after = [standing_for(logged.fold, viewer, 0, 0) for viewer in VIEWERS]
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        viewer != 1 for viewer in VIEWERS
    ]
    assert after[2].table.order == "take-single"


@rule("TRADE-2")
@pytest.mark.parametrize("sealer", [0, 1])
def test_nobody_is_told_that_another_has_sealed(sealer: int) -> None:
    logged = begun_at(
        at(*TRADE),
        terms=TIMED,
    )
    check_sealing(logged, sealer)


@pytest.mark.parametrize("sealer", range(4))
def test_nor_where_all_seal_at_once(sealer: int) -> None:
    check_sealing(started("panik", PEOPLE, terms=TIMED), sealer)


def check_sealing(logged: LoggedTable, sealer: int) -> None:
    others = [viewer for viewer in VIEWERS if viewer != sealer]
    before = [standing_for(logged.fold, viewer, 0, logged.now) for viewer in others]
    marks = [mark_of(logged.fold, viewer) for viewer in others]
    own = mark_of(logged.fold, sealer)
    logged.do(PEOPLE[sealer], Act(sealer, logged.decision, logged.options(sealer)[0]))
    assert [standing_for(logged.fold, viewer, 0, logged.now) for viewer in others] == before
    assert [mark_of(logged.fold, viewer) for viewer in others] == marks
    assert mark_of(logged.fold, sealer) != own


@EVERY_GAME
def test_a_viewers_mark_moves_exactly_when_there_is_something_to_tell(game: str) -> None:
    logged = started(game, PEOPLE)
    for _ in range(60):
        before = {v: (mark_of(logged.fold, v), standing_for(logged.fold, v, 0, 0)) for v in VIEWERS}
        play_on(logged, 1)
        for viewer, (mark, told) in before.items():
            has_moved = mark_of(logged.fold, viewer) != mark
            assert has_moved == (standing_for(logged.fold, viewer, 0, 0) != told)


def test_talk_whose_words_were_deleted_keeps_its_number() -> None:
    logged = started("station", PEOPLE)
    logged.do(HOST, Say("Hello!"))
    play_on(logged, 5)
    logged.stored = [entry._replace(words=None) for entry in logged.stored]
    bare, whole = logged.refolded(), logged.fold
    for viewer in VIEWERS:
        one, other = standing_for(bare, viewer, 0, 0), standing_for(whole, viewer, 0, 0)
        assert (one.number, one.view, one.options) == (other.number, other.view, other.options)
    assert [chair.name for chair in standing_for(bare, None, 0, 0).table.chairs] == [None] * 4


@EVERY_GAME
def test_whose_turn_it_is_and_who_is_out_is_the_same_for_every_viewer(game: str) -> None:
    sitting, turns = started(game, PEOPLE), set()
    assert standing_for(open_table(game).fold, 0, 0, 0).turn is None
    for _ in range(60):
        told = [standing_for(sitting.fold, viewer, 0, sitting.now) for viewer in VIEWERS]
        assert len({(each.turn, each.out) for each in told}) == 1
        turns.add(told[0].turn)
        play_on(sitting, 1)
    assert len(turns) > 4


def turn_at(*lines: str) -> Turn | None:
    return standing_for(begun_at(at("station en seats=4", *lines)).fold, None, 0, 0).turn


def test_a_trade_and_wounds_are_answered_an_encounter_is_part_of_the_turn() -> None:
    met = ("map 0,0 reactor; 1,0 storage-2", "red A4@storage-2", "blue T4@storage-2")
    wounds = ("owed turn red", "owed wounds shot red blue.T:1 -", "owed answer blue")
    asked = {
        "owed trade red blue storage-2 - -": True,
        "owed encounter red A storage-2": False,
        "owed turn red": False,
    }
    for owed, is_answer in asked.items():
        turn = turn_at(*met, "turn red ap 1", owed)
        assert turn == Turn(seat=0, round=1, between=None, is_answer=is_answer)
    hit = turn_at(*met, "turn red ap 1", *wounds)
    assert hit == Turn(seat=0, round=1, between=None, is_answer=True)


def test_a_phase_lasts_until_its_last_wounds_are_answered() -> None:
    lines = ("round 2 marker red due", "turn red ap 0", "owed pass-marker red")
    wounds = ("owed wounds parasites - blue.T:1 -", "owed answer blue")
    turn = turn_at(*lines, *wounds)
    assert turn is not None
    assert (turn.between, turn.is_answer) == ("phase", True)


def test_who_has_lost_both_characters_is_out() -> None:
    sitting = begun_at(at("station en seats=4", "blue T0 A0", "green T0 A1@reactor"))
    assert standing_for(sitting.fold, 2, 0, sitting.now).out == (1,)

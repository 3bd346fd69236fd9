"""Entries and the stored log: what is written comes back, and what is not known says so."""

from typing import Any

import pytest

from panicroom.server.store import body
from panicroom.server.store.errors import UnreadableLog
from panicroom.server.store.rows import Entry
from panicroom.server.table import entries as log
from panicroom.server.table.entries import ENTRY_TYPES
from panicroom.server.table.folding import fold_log
from panicroom.server.table.lines import KINDS, draft_of, drafts, read_line
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import open_table

EVERY_KIND: list[Any] = [
    log.Created("ann", "panik", 3, {"seats": 3, "ghosts": [2, 3]}, True, Terms(turn=60_000), True),
    log.Changed(4, {"seats": 4}, False, Terms()),
    log.Named("ann", "Ann"),
    log.Sat(0, "ann", "Ann", "0" * 32),
    log.NonceGiven(0, "ann", "1" * 64),
    log.Stood(0, "ann"),
    log.BotSat(1, "easy"),
    log.BotStood(1),
    log.Removed(2, "bob", None),
    log.Started({"seats": 3, "rulings": {}}),
    log.Moved(0, "end-turn", "person", "ann"),
    log.Talked(0, "ann", "Hello!"),
    log.Claimed(0, "ann", "trust blue"),
    log.Ordered(0, "ann", "take-single"),
    log.Paused(),
    log.Resumed(),
    log.Voted(0, "ann", True),
    log.VotedSlow(0, "ann", True),
    log.VotedBot(0, "ann", 1, True),
    log.Locked(True),
    log.CodeRenewed(),
    log.HostChanged(1, "bob", "gift"),
    log.StoodIn(0, "normal", "guest"),
    log.TimedOut(0, "normal"),
    log.Returned(0, "ann"),
    log.Ended(),
    log.Rematched("t2"),
    log.ReplayShared(True),
]


def stored(entry: Any, seq: int = 1) -> Entry:
    draft = draft_of(entry, 7)
    return Entry(seq, *draft._replace(body=body.read(body.write(draft.body))))


def test_every_kind_of_entry_is_tried_here() -> None:
    assert [type(entry) for entry in EVERY_KIND] == list(ENTRY_TYPES)


@pytest.mark.parametrize("entry", EVERY_KIND, ids=list(KINDS))
def test_every_entry_comes_back_from_the_log_as_it_was(entry: Any) -> None:
    assert read_line(stored(entry)) == (1, 7, entry)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_room_in_its_column(kind: str) -> None:
    assert len(kind) <= 16


def test_words_and_guests_lie_outside_the_body() -> None:
    said = draft_of(log.Talked(3, "ann", "Hello!"), 7)
    assert (said.seat, said.guest, said.words, said.body) == (3, "ann", "Hello!", {})


def test_a_kind_of_a_later_version_is_named() -> None:
    with pytest.raises(UnreadableLog, match=r"entry 4 \(teleported\)"):
        read_line(Entry(4, "teleported", 7, {}, None, None, None, None))


def test_so_is_a_field_of_a_later_version() -> None:
    strange = stored(log.Voted(0, "ann", True))
    with pytest.raises(UnreadableLog, match="other fields"):
        read_line(strange._replace(body={"end": True, "weight": 2}))


def test_a_field_that_an_earlier_version_did_not_have_has_its_default() -> None:
    sat = stored(log.Sat(0, "ann", "Ann", "0" * 32))
    assert read_line(sat._replace(body={})).entry == log.Sat(0, "ann", "Ann", None)
    created = stored(EVERY_KIND[0])
    body = {name: value for name, value in created.body.items() if name != "shared_dice"}
    assert read_line(created._replace(body=body)).entry == EVERY_KIND[0]._replace(shared_dice=False)


def test_any_other_field_that_is_missing_is_noticed() -> None:
    with pytest.raises(UnreadableLog, match="fields are missing"):
        read_line(stored(log.Voted(0, "ann", True))._replace(body={}))


def test_a_log_with_a_gap_is_not_folded() -> None:
    logged = open_table("panik")
    late = stored(log.Sat(0, "ann", "Ann"), seq=3)
    with pytest.raises(UnreadableLog, match="does not follow entry 1"):
        fold_log("key", map(read_line, [*logged.stored, late]))


def test_a_table_of_a_game_that_is_not_known_here_is_not_folded() -> None:
    created = stored(log.Created("ann", "chess", 2, {}, True, Terms()))
    begun = stored(log.Started({"seats": 2}), seq=2)
    with pytest.raises(UnreadableLog, match="chess"):
        fold_log("key", map(read_line, [created, begun]))


def test_a_log_without_its_table_is_not_folded() -> None:
    with pytest.raises(UnreadableLog, match="begins with its table"):
        fold_log("key", [])


def test_a_move_that_the_game_refuses_is_not_folded() -> None:
    logged = open_table("panik")
    begun = stored(log.Started({"seats": 3, "rulings": {}}), seq=2)
    moved = stored(log.Moved(0, "end-turn", "person"), seq=3)
    with pytest.raises(UnreadableLog, match=r"entry 3 \(moved\)"):
        fold_log("key", map(read_line, [*logged.stored, begun, moved]))


def test_a_clients_id_goes_with_the_first_entry_of_a_seat_alone() -> None:
    written = drafts([log.Voted(0, "ann", True), log.Ended()], 7, client="c1")
    assert [draft.client for draft in written] == ["c1", None]
    assert drafts([log.Paused()], 7, client="c1")[0].client == "c1"

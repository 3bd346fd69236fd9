"""Who the bots of a table are: known to all, no two alike, and none with the name of a person."""

from panicroom.bots.personas import PERSONAS, persona_for, personas_for
from panicroom.server.table.commands import Leave, Remove, Rename, SeatBot, Sit
from panicroom.server.table.commands.rematch import first_entries
from panicroom.server.table.entries import BotSat
from panicroom.server.table.standing import table_view
from panicroom.server.table.stream import Notice
from panicroom.telling import TELLERS
from tests.server.table.logged_table import HOST, LoggedTable, open_table, started


def with_bots(*seats: int) -> LoggedTable:
    logged = open_table("panik")
    for seat in seats:
        logged.do(HOST, SeatBot(seat, "easy"))
    return logged


def personas(logged: LoggedTable) -> list[str | None]:
    return [chair.persona for chair in table_view(logged.fold, None).chairs]


def test_there_are_more_personas_than_seats_and_people_together() -> None:
    most = max(max(teller.seat_counts) for teller in TELLERS.values())
    assert len(PERSONAS) >= 2 * most


def test_a_persona_follows_from_the_table_and_the_seat() -> None:
    assert personas_for("a", range(4)) == personas_for("a", range(4))
    firsts = {persona_for(table, 0, ()) for table in "abcdefghijklmnopqrstuvwxyz"}
    assert len(firsts) > len(PERSONAS) / 2


def test_every_bot_is_somebody_else_and_only_a_bot_has_a_persona() -> None:
    logged = with_bots(1, 2, 3)
    logged.do(HOST, Sit(0, "Ann"))
    guest, *bots = personas(logged)
    assert guest is None
    assert len(set(bots)) == 3
    assert set(bots) <= set(PERSONAS)
    assert logged.refolded() == logged.fold


def test_all_are_sent_the_same_and_are_told_who_sat_down() -> None:
    logged = with_bots(1)
    assert table_view(logged.fold, 0).chairs == table_view(logged.fold, None).chairs
    told = logged.fold.stream.items[-1]
    assert isinstance(told, Notice)
    assert told.params == {"level": "easy", "persona": personas(logged)[1]}


def test_a_bot_of_another_level_is_the_same_one() -> None:
    logged = with_bots(1, 2)
    before = personas(logged)
    logged.do(HOST, SeatBot(1, "hard"))
    assert personas(logged) == before


def test_a_bot_yields_its_name_to_a_person_in_any_script() -> None:
    for spelled in range(2):
        logged = with_bots(1, 2)
        before = personas(logged)
        logged.do("bob", Sit(0, PERSONAS[str(before[1])][-spelled].upper()))
        after = personas(logged)
        assert after[1] not in (None, *before)
        assert after[2] == before[2]


def test_a_bot_that_comes_later_takes_another_name_than_a_person() -> None:
    logged = with_bots(1)
    usual = personas(logged)[1]
    logged = open_table("panik")
    logged.do("bob", Sit(0, PERSONAS[str(usual)][0]))
    logged.do(HOST, SeatBot(1, "easy"))
    assert personas(logged)[1] not in (None, usual)


def test_a_bot_yields_its_name_to_who_takes_it_during_the_game() -> None:
    logged = started("panik", ("ann", "bob"))
    before = personas(logged)
    logged.do("bob", Rename(PERSONAS[str(before[2])][0]))
    assert personas(logged)[2] not in (None, *before)
    assert logged.refolded() == logged.fold


def test_who_stands_in_has_no_persona_and_who_takes_a_seat_for_good_has_one() -> None:
    logged = started("panik", ("ann", "bob", "cat"))
    logged.do("bob", Leave())
    assert personas(logged)[1] is None
    logged.do(HOST, Remove(1))
    assert personas(logged)[1] not in (None, personas(logged)[3])


def test_the_same_bots_play_again() -> None:
    logged = with_bots(1, 2)
    again = [entry for entry in first_entries(logged.fold, HOST) if isinstance(entry, BotSat)]
    assert [entry.persona for entry in again] == personas(logged)[1:3]

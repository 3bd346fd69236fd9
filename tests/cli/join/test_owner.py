"""What the owner of a table does, and nobody else can."""

import re
from pathlib import Path
from threading import Thread

from panicroom.client.address import table_address
from tests.cli.companions import Companions
from tests.cli.join.tables import (
    OVER,
    any_option_after,
    join,
    own_table,
    owner_elsewhere,
    sit_down,
)
from tests.cli.typist import any_option, flat, lines_of, said, session
from tests.client.server_thread import Served


def test_who_made_the_table_puts_bots_there_and_starts(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    lines = ("dance", "start", "bot blue random", "bots random", "", "start")
    shown = join(server, code, answer=any_option_after(*lines))
    assert said("join-what", text="dance") in shown
    assert "Blue is still free" in shown
    assert re.search(r"[A-Z]\w+, a bot \(random\), plays Blue\.", shown)
    assert re.search(r"Blue [A-Z]\w+, bot \(random\)", shown)
    assert "Red Anna (you), owner of the table" in shown
    assert OVER.search(shown)
    assert list(Path("saves").glob("panik-*.jsonl"))


def test_the_owner_sends_somebody_away_before_the_game(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    bob = sit_down(server, code, seat=2)
    lines = ("?", "remove", "remove blue", "remove green", "say hello", "", "quit")
    shown = join(server, code, answer=lines_of(*lines))
    assert "No one sits at Blue." in shown
    assert "The table’s owner removed Green from the table." in shown
    assert "You: hello" in shown
    assert "2 seats are free." in shown
    bob.close()


def test_the_owner_pauses_a_game_and_lets_bots_stand_in(server: Served, tmp_path: Path) -> None:
    code = own_table(server, tmp_path)
    bob = sit_down(server, code, seat=1)
    lines = ("bots random", "start", "pause", "1", "resume", "bot mauve", "bot blue", "remove blue")
    shown = join(server, code, "--seat", "red", answer=any_option_after(*lines))
    assert said("notice-paused") in shown
    assert said("denial-paused") in shown
    assert said("notice-resumed") in shown
    assert "Blue is away: a bot stands in (normal)." in shown
    assert "The table’s owner removed Blue from the table." in shown
    assert OVER.search(shown)
    bob.close()


def test_who_does_not_own_the_table_cannot_do_as_its_owner(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    companions.start_and_play(seat)
    lines = ("pause", "bot red", "remove red", "quit")
    shown = join(server, seat.table, "--name", "Bob", answer=lines_of(*lines))
    assert shown.count(said("denial-host-only")) == 3


def test_who_is_removed_in_the_middle_of_a_game_is_told_and_leaves(
    server: Served, companions: Companions
) -> None:
    seat = owner_elsewhere(server, seats=2)
    threads: list[Thread] = []

    def answer_once(shown: str) -> str:
        if not threads:
            starting.join()
            seat.catch_up()
            seat.wish("remove", seat=1)
            threads.append(companions.play(seat))
        return any_option(shown)

    starting = companions.start(seat)
    address = table_address(server.address, seat.table)
    left = session("join", address, "--name", "Bob", answer=answer_once)
    assert left.code != 0
    assert said("denial-removed-from-table") in flat(left.complaint)

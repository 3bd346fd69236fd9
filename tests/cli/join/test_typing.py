"""What is typed while nobody is asked."""

import os
import select
from pathlib import Path
from threading import Thread
from typing import TextIO

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing import game_loop
from panicroom.cli.playing.input.line_input import line_typed
from panicroom.cli.playing.table import lobby
from panicroom.cli.screen.terminal import Leave
from tests.cli.companions import Companions
from tests.cli.games import ending, every_game
from tests.cli.join.tables import join, own_table, owner_elsewhere, sit_down
from tests.cli.typist import flat, said
from tests.client.server_thread import Served
from tests.patience import PATIENCE


class Keyboard:
    """A keyboard that can be looked at: what is typed on it while nobody is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines = list(lines)
        for module in (game_loop, lobby):
            monkeypatch.setattr(module, "line_typed", self.typed)
            monkeypatch.setattr(module, "patience", lambda: 0.01)

    def typed(self) -> str | None:
        return self.lines.pop(0) if self.lines else None


@every_game
def test_who_is_not_asked_can_type_all_the_same(
    game: str, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob never answers: the owner lets a bot stand in for him, and the game goes on."""
    code = own_table(server, tmp_path, FACES[game].seat_counts[0], game)
    bob = sit_down(server, code, seat=1)
    before, verb = ("dance", "bots random", "start"), next(iter(FACES[game].verbs))
    Keyboard(monkeypatch, *before, "say hello", "", "1", verb, "map", "?", "log", "bot blue")
    shown = join(server, code, "--no-confirm")
    assert said("join-what", text="dance") in shown
    assert "You: hello" in shown
    told_of_waiting = "Waiting for" in shown  # or the last answer was still under way
    assert shown.count(said("prompt-not-asked")) == (1 if told_of_waiting else 2)
    assert said("prompt-commands") in shown
    assert "Blue is away: a bot stands in" in shown
    assert ending(game).search(shown)
    bob.close()


def test_who_is_stood_in_for_can_take_the_seat_back(
    server: Served, companions: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = owner_elsewhere(server, seats=2)
    keyboard = Keyboard(monkeypatch)
    starting = companions.start(seat)
    others: list[Thread] = []

    def answer(shown: str) -> str | None:
        """The first answer comes too late; once back, Bob is asked again and has seen enough."""
        if "You are back" in flat(shown):
            return None
        if others:
            return ""
        starting.join()
        seat.catch_up()
        seat.wish("hand_over", seat=1)
        others.append(companions.play(seat))
        keyboard.lines.append("return")
        return "1"

    shown = join(server, seat.table, "--name", "Bob", answer=answer)
    assert "You are away: a bot stands in (normal) until you come back." in shown
    assert "You are back in your seat." in shown


def arrived_line(keys: TextIO) -> str | None:
    """The system hands over what was typed when it finds the time."""
    select.select([keys], [], [], PATIENCE)
    return line_typed()


def test_a_line_is_read_from_a_screen_when_enter_was_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near, far = os.openpty()
    with os.fdopen(far) as keys:
        monkeypatch.setattr("sys.stdin", keys)
        monkeypatch.setattr("panicroom.cli.playing.input.line_input.is_live", lambda: True)
        os.write(near, b"say ")
        assert line_typed() is None
        os.write(near, "žluť\nquit\n".encode())
        assert [arrived_line(keys), arrived_line(keys), line_typed()] == ["say žluť", "quit", None]
        os.write(near, b"\x04")
        with pytest.raises(Leave):
            arrived_line(keys)
    os.close(near)

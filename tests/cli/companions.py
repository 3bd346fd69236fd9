"""People who play at the same table as the keyboard that is tested, each in a thread."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from panicroom.client import Seat
from tests.client.test_seat import asked, play_to_the_end
from tests.patience import PATIENCE


class ServerGone(Exception):
    """Nobody comes back to a server that has been stopped: the test is over."""


def go_home(times: int, pause: float) -> None:
    raise ServerGone


class Companions:
    def __init__(self) -> None:
        self._threads: list[Thread] = []

    def play(self, seat: Seat) -> Thread:
        """This seat answers what it is asked, until the game is over or the server is gone."""
        return self._begin(seat, play)

    def start(self, seat: Seat) -> Thread:
        """The owner of a table starts the game as soon as nobody is missing."""
        return self._begin(seat, start_when_full)

    def start_and_play(self, seat: Seat) -> Thread:
        return self._begin(seat, start_when_full, play)

    def part(self) -> None:
        """When the server is stopped: nobody goes on behind the back of the next test."""
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()

    def _begin(self, seat: Seat, *deeds: Callable[[Seat], None]) -> Thread:
        def live() -> None:
            with suppress(ServerGone):
                for deed in deeds:
                    deed(seat)

        seat.on_retry = go_home
        thread = Thread(target=live, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread


def play(seat: Seat) -> None:
    asked(seat)
    play_to_the_end(seat)


def start_when_full(seat: Seat) -> None:
    while any(not c["has_guest"] and c["level"] is None for c in seat.state["chairs"]):
        seat.receive()
    seat.wish("start")

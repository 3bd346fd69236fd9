"""The lobby: a table before its game, with its seats and commands."""

from types import SimpleNamespace

from panicroom.cli.faces import Face
from panicroom.cli.flags import seat_of
from panicroom.cli.playing.input.line_input import can_be_looked_at, line_typed, patience
from panicroom.cli.playing.input.prompt import Commands
from panicroom.cli.playing.input.typed_words import command_in, word_lists
from panicroom.cli.playing.setup.seating import seat_name
from panicroom.cli.playing.table.chair_status import is_away, is_free
from panicroom.cli.playing.table.host_commands import HostCommands
from panicroom.cli.playing.table.muted import Muted
from panicroom.cli.playing.table.notices import show_notices
from panicroom.cli.playing.table.people_commands import PeopleCommands
from panicroom.cli.playing.table.succession import Succession
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.user_error import naming
from panicroom.client import Seat
from panicroom.client.api import Json
from panicroom.telling.tables import (
    chair_marks,
    chair_message,
    onlookers_message,
    opening_message,
    reach_message,
    terms_messages,
)
from panicroom.words import Message


class Lobby:
    def __init__(
        self, terminal: Terminal, face: Face, seat: Seat, muted: Muted | None = None
    ) -> None:
        self.terminal, self.face, self.seat = terminal, face, seat
        self.muted, self.succession = muted or Muted(), Succession(terminal, seat)
        self.commands = self.handlers()
        self.words = word_lists(terminal.words, self.commands)
        self._told = seat.end

    def handlers(self) -> Commands:
        talk = TableCommands(self.terminal, self.face, self.seat.api, self.seat)
        return {
            "command-say": talk.say,
            "command-link": talk.link,
            "command-help": self.help,
            "command-quit": self.leave,
            **PeopleCommands(talk, self.muted).all(),
            **HostCommands(talk).before_the_game(),
        }

    @property
    def is_open(self) -> bool:
        return bool(self.seat.state["status"] == "open")

    def show(self) -> None:
        """Rules, terms and seats of the table."""
        state = self.seat.state
        wishes = {name: wish for name, wish in state["wishes"].items() if name != "seats"}
        tell = self.terminal.words.tell
        self.terminal.tell(self.face.rules_played(wishes))
        self.terminal.text(", ".join(map(tell, self.terms(state["terms"]))))
        self.terminal.table(
            [
                (tell(seat_name(self.face, number)), self.chair(number, chair))
                for number, chair in enumerate(state["chairs"])
            ]
        )
        if self.is_open:
            free = sum(is_free(chair) for chair in state["chairs"])
            waiting = opening_message(free, self.seat.is_host)
            self.terminal.tell(waiting, reach_message(state["listed"]))
            if state["locked"]:
                self.terminal.say("notice-locked", locked="yes")
            if self.seat.onlookers:
                self.terminal.tell(onlookers_message(self.seat.onlookers))

    def terms(self, terms: Json) -> list[Message]:
        return terms_messages(terms["turn"], terms["answer"], terms["pace"], terms["talk"])

    def chair(self, number: int, chair: Json) -> str:
        said = [
            chair_message(SimpleNamespace(**chair), number == self.seat.number),
            *chair_marks(chair["is_host"], is_away(chair, number, self.seat.here)),
        ]
        return ", ".join(map(self.terminal.words.tell, said))

    def sit_down(self, wanted: str | None) -> bool:
        """Take the wanted seat, else the first free one, else the first bot's; False if none."""
        if self.seat.number is not None:
            self.seat.give_nonce()
            return True
        chairs = self.seat.state["chairs"]
        open_seats = [number for number, chair in enumerate(chairs) if not chair["has_guest"]]
        open_seats.sort(key=lambda number: not is_free(chairs[number]))
        if wanted is not None:
            with naming("--seat"):
                open_seats = [seat_of(self.face, wanted, len(chairs))]
        if not self.is_open or not open_seats:
            return False
        self.seat.wish("sit", seat=open_seats[0])
        while self.seat.number is None:
            self.seat.receive()
        return True

    def wait(self) -> None:
        """Until the host of the table has started the game."""
        if self.is_open:
            self.show_how()
        if self.is_open and not self.seat.is_host and can_be_looked_at():
            self.terminal.say("play-how-waiting")
        while self.is_open:
            self.wait_a_while()
            self.show_news()

    def show_how(self) -> None:
        self.terminal.say("join-own-how" if self.seat.is_host else "join-wait")

    def help(self, _: str) -> None:
        self.show_how()
        self.terminal.say("help-people")

    def wait_a_while(self) -> None:
        """Wait for the server and the keyboard at once. Where the keyboard cannot be polled, the
        host is asked for the next line and the others only watch."""
        seconds = patience()
        if seconds is None and self.seat.is_host and self.seat.number is not None:
            self.run_line(self.terminal.ask("join-prompt"))
            self.seat.catch_up()
            return
        self.seat.receive(seconds)
        typed = line_typed()
        if typed is not None:
            self.run_line(typed)

    def show_news(self) -> None:
        fresh = self.seat.after(self._told)
        self._told = self.seat.end
        notices = [item for item in fresh if "notice" in item]
        show_notices(self.terminal, self.face, notices, self.seat.number, self.muted)
        self.succession.tell_if_new()

    def run_line(self, typed: str) -> None:
        meant, rest = command_in(typed, self.words | {"?": "command-help"})
        if not typed:
            self.show()
        elif meant is None:
            self.terminal.say("join-what", text=typed)
        else:
            self.commands[meant](rest)

    def leave(self, _: str) -> None:
        raise Leave

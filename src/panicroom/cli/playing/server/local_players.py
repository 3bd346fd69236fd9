"""The people at this keyboard as guests of a server: their tables and seats."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count as numbers
from typing import Any, Final

from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import face_for
from panicroom.cli.playing.game_loop import GameLoop, Place
from panicroom.cli.playing.input.lookup import Notebook
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.setup.seating import Seating
from panicroom.cli.playing.table.host_commands import HostCommands
from panicroom.cli.playing.table.muted import Muted, Person
from panicroom.cli.playing.table.notices import show_notices
from panicroom.cli.playing.table.people_commands import PeopleCommands
from panicroom.cli.playing.table.succession import Succession
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.remote_viewpoint import RemoteViewpoint
from panicroom.client import Api, Guest, Problem, Seat
from panicroom.client.api import Json
from panicroom.client.seat import OnRetry
from panicroom.words import Message

AT_ONCE: Final[Json] = {"pace": 0}
"""Bots answer at once: the terminal makes its own pauses."""


class LocalPlayers:
    def __init__(
        self, terminal: Terminal, api: Api, state_file: StateFile, on_retry: OnRetry
    ) -> None:
        self.terminal, self.api, self.state_file = terminal, api, state_file
        self.on_retry = on_retry
        self._muted: dict[str, Muted] = {}

    def known(self) -> list[Guest]:
        """The guests of the state file that the server still knows."""
        return [guest for guest in self.state_file.guests() if self.api.knows(guest)]

    def guests(self, count: int) -> list[Guest]:
        """This many guests; missing ones are registered."""
        known = self.known()
        names = self.free_names(known)
        while len(known) < count:
            known.append(self.api.guest(next(names)))
        self.state_file.keep_guests(known)
        return known[:count]

    def free_names(self, known: Sequence[Guest]) -> Iterator[str]:
        """ "Player 1" and so on, whichever spaces were used before: the server seats no two guests
        who look alike."""
        taken = [guest.name.split() for guest in known]
        for number in numbers(1):
            name = self.terminal.words.tell(Message("play-guest", {"number": number}))
            if name.split() not in taken:
                yield name

    def unfinished(self) -> Json | None:
        """The last unfinished game of this keyboard that the terminal can show."""
        for guest in self.known()[:1]:
            for card in self.api.tables_of(guest):
                table = card["table"]
                is_played = table["status"] == "playing" and card["seat"] is not None
                if is_played and table["game"] in FACES:
                    return card
        return None

    def begin(self, face: Face, wishes: Mapping[str, Any], seating: Seating) -> dict[int, Seat]:
        """Make a table with these people and bots, and start its game."""
        guests = self.guests(len(seating.people))
        seats = len(seating.people) + len(seating.levels)
        terms, wishes = {**AT_ONCE, "talk": seating.talk}, {**wishes, "seats": seats}
        made = self.api.make_table(guests[0], face.game.name, wishes=wishes, terms=terms)
        taken = {}
        for number, guest in zip(seating.people, guests, strict=True):
            taken[number] = self.seat(made["code"], guest)
            taken[number].wish("sit", seat=number)
        host = taken[seating.people[0]]
        for number, level in seating.levels.items():
            host.wish("bot", seat=number, level=level)
        return self.start(taken)

    def start(self, taken: dict[int, Seat]) -> dict[int, Seat]:
        next(iter(taken.values())).wish("start")
        for number, seat in taken.items():
            while seat.number != number or seat.state["status"] == "open":
                seat.receive()
        return taken

    def seat(self, code: str, guest: Guest | None) -> Seat:
        """At the table, with what was witnessed of its dice in an earlier run."""
        witness = self.state_file.witness(code, guest)
        return Seat(self.api, code, guest, self.on_retry, witness)

    def go_on(self, code: str) -> dict[int, Seat]:
        """The seats of this keyboard's guests at the table, taken back from bots."""
        found = [self.seat(code, guest) for guest in self.members(code)]
        taken = {seat.number: seat for seat in found if seat.number is not None}
        for seat in taken.values():
            self.return_to(seat)
        return dict(sorted(taken.items()))

    def return_to(self, seat: Seat) -> None:
        if seat.number is not None and seat.state["chairs"][seat.number]["level"] is not None:
            seat.wish("return")

    def members(self, code: str) -> list[Guest]:
        guests = self.known()
        return [guest for guest in guests if self.api.look(code, guest)["seat"] is not None]

    def again(self, taken: dict[int, Seat]) -> dict[int, Seat]:
        """A rematch: the same players at a new table."""
        code = self.rematch(next(iter(taken.values())))
        for seat in taken.values():
            seat.close()
        fresh = {n: self.seat(code, seat.guest) for n, seat in taken.items() if seat.guest}
        for seat in fresh.values():
            seat.give_nonce()
        return self.start(fresh)

    def rematch(self, seat: Seat) -> str:
        """The code of the rematch table; made if nobody has made it yet."""
        seat.catch_up()
        if seat.state["rematch"] is None:
            with suppress(Problem):  # somebody else has made it
                seat.wish("rematch")
        while seat.state["rematch"] is None:
            seat.receive()
        return str(self.api.look(seat.state["rematch"], seat.guest)["code"])

    def sit_down(
        self, terminal: Terminal, taken: dict[int, Seat], preferences: Preferences
    ) -> GameLoop:
        face = face_for(next(iter(taken.values())).state["game"])
        places = {n: self.place(terminal, face, seat, preferences) for n, seat in taken.items()}
        return GameLoop(terminal, face, places)

    def muted_at(self, seat: Seat) -> Muted:
        """Of this table; the same for all who sit at this keyboard."""
        if seat.table not in self._muted:
            kept = [Person(*each) for each in self.state_file.muted(seat.table)]
            keep = partial(self.state_file.keep_muted, seat.table)
            self._muted[seat.table] = Muted(kept, keep)
        self._muted[seat.table].find(seat.state)
        return self._muted[seat.table]

    def place(self, terminal: Terminal, face: Face, seat: Seat, preferences: Preferences) -> Place:
        """With the notes and the story position of the state file."""
        number = seat.number
        assert number is not None
        notes, told = self.state_file.of_seat(seat.table, number)
        viewpoint, muted = RemoteViewpoint(face.game, seat, told), self.muted_at(seat)

        def keep() -> None:
            self.state_file.keep_seat(seat.table, number, notes, viewpoint.told)

        def meanwhile() -> None:
            seat.catch_up()
            prompt.story.listen()
            show_notices(terminal, face, viewpoint.notices(), viewpoint.viewer, muted)

        talk = TableCommands(terminal, face, self.api, seat)
        prompt = Prompt(
            terminal,
            face,
            viewpoint,
            preferences,
            Notebook(notes, keep),
            {
                **talk.commands(),
                **PeopleCommands(talk, muted).all(),
                **HostCommands(talk).during_the_game(),
            },
            meanwhile,
        )
        return Place(number, seat, viewpoint, prompt, keep, muted, Succession(terminal, seat))

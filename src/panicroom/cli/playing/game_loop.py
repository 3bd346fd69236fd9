"""The loop of a game on a server: asks the people at this keyboard, and tells them the rest."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from panicroom.cli.faces import Face
from panicroom.cli.playing.input.hot_seat import call_up, hand_over
from panicroom.cli.playing.input.line_input import line_typed, patience
from panicroom.cli.playing.input.pace import is_live
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.playing.input.typed_words import agrees
from panicroom.cli.playing.server.server_errors import server_error_message
from panicroom.cli.playing.setup.seating import seat_name
from panicroom.cli.playing.table.chair_status import is_away, is_played_by_guest
from panicroom.cli.playing.table.muted import Muted
from panicroom.cli.playing.table.notices import show_notices
from panicroom.cli.playing.table.succession import Succession
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.remote_viewpoint import RemoteViewpoint
from panicroom.cli.story.scenes import show_ending, show_table
from panicroom.client import Problem, Refused, Seat
from panicroom.telling.tables import away_message, waiting_message

NAP: Final = 0.02
"""Seconds to wait for one of several seats before the others are polled."""


class Place(NamedTuple):
    """One person at this keyboard: their seat on the server, viewpoint and prompt."""

    number: int
    """The seat they took; the server may have given it to a bot since."""
    seat: Seat
    viewpoint: RemoteViewpoint
    prompt: Prompt
    keep: Callable[[], None]
    """Save how much was told, so that a resumed game goes on with what is new."""
    muted: Muted
    succession: Succession


class GameLoop:
    """`places` are the people by seat. `looking` is the one at the screen: the last who was asked.
    They are told what the others do until somebody else is asked."""

    def __init__(self, terminal: Terminal, face: Face, places: Mapping[int, Place]) -> None:
        self.terminal = terminal
        self.face = face
        self.places = places
        self.looking: int | None = None if len(places) > 1 else next(iter(places))
        self.introduced: set[int] = set()
        self.has_acted = False

    def play(self) -> None:
        while not self.is_over() and self.has_people():
            seat = self.next_person()
            if seat is None:
                self.wait()
            else:
                self.ask(seat)
        self.end()

    def is_over(self) -> bool:
        return all(place.seat.is_over for place in self.places.values())

    def has_people(self) -> bool:
        return any(self.plays(place) for place in self.places.values())

    def plays(self, place: Place) -> bool:
        """False for one who was removed or eliminated: they only watch."""
        out = self.face.game.manners.eliminated(place.viewpoint.view())
        return place.seat.number is not None and place.seat.number not in out

    def next_person(self) -> int | None:
        """Of those who are asked, the one at the screen first."""
        asked = [seat for seat, place in self.places.items() if place.seat.options]
        return self.looking if self.looking in asked else next(iter(asked), None)

    def wait(self) -> None:
        """Wait for the next message. A turn is told when it is over."""
        seats = [place.seat for place in self.places.values()]
        if not any(seat.receive(0) for seat in seats):
            seats[0].receive(NAP if len(seats) > 1 else patience())
        if self.looking is not None:
            looking = self.places[self.looking]
            self.go_on(looking)
            if self.waits_for_a_friend(looking):
                looking.prompt.story.catch_up()
            self.run_line(looking)

    def waits_for_a_friend(self, looking: Place) -> bool:
        """A person elsewhere may think for long, so show what they have done so far."""
        table = looking.seat.state
        chairs = [table["chairs"][seat] for seat in table["asked"] if seat not in self.places]
        return any(is_played_by_guest(chair) for chair in chairs)

    def run_line(self, place: Place) -> None:
        """Commands typed while not asked. Enter alone shows who is waited for; who of them has
        answered already is secret."""
        typed = None if place.seat.options else line_typed()
        others = [seat for seat in place.seat.state["asked"] if seat != place.number]
        if typed == "" and others:
            self.tell_waiting(place.seat, others)
        elif typed is not None:
            place.prompt.run_line(typed)

    def tell_waiting(self, seat: Seat, others: list[int]) -> None:
        """Who is waited for, and who of them is not connected."""
        chairs = seat.state["chairs"]
        away = [each for each in others if is_away(chairs[each], each, seat.here)]
        told = [away_message(self.face, each) for each in away]
        self.terminal.tell(waiting_message(self.face, others), *told)

    def go_on(self, place: Place) -> None:
        place.prompt.story.go_on()
        notices = place.viewpoint.notices()
        if notices:
            place.prompt.story.catch_up()
            show_notices(self.terminal, self.face, notices, place.number, place.muted)
        place.succession.tell_if_new()

    def ask(self, seat: int) -> None:
        self.turn_to(seat)
        place = self.places[seat]
        self.go_on(place)
        decision = place.seat.standing["decision"]
        action = place.prompt.choose()
        if action is None:
            self.terminal.say("play-meanwhile")
            return
        place.keep()
        try:
            place.seat.act(decision, self.face.game.spell(action))
            self.has_acted = True
        except Problem as problem:
            self.terminal.tell(server_error_message(problem, self.face))
        except Refused:
            place.prompt.explainer.refuse(action)

    def turn_to(self, seat: int) -> None:
        """Hand the screen over: finish the story of the last player, then clear the screen."""
        if seat == self.looking:
            return
        name = seat_name(self.face, seat)
        if self.looking is None:
            self.terminal.text()
            call_up(self.terminal, name)
        else:
            self.places[self.looking].prompt.story.catch_up()
            hand_over(self.terminal, name)
        self.looking = seat
        self.places[seat].prompt.shown = []
        self.introduce(seat)

    def introduce(self, seat: int) -> None:
        """Show the introduction when a player sees the game for the first time."""
        if seat not in self.introduced:
            self.introduced.add(seat)
            for message in self.face.introduction(self.places[seat].viewpoint.view()):
                self.terminal.tell(message)

    def end(self) -> None:
        """Tell the rest and show the final table."""
        seat = next(iter(self.places)) if self.looking is None else self.looking
        looking = self.places[seat]
        self.terminal.text()
        looking.prompt.story.catch_up()
        if not looking.seat.is_over:
            self.play_out(looking)
        self.go_on(looking)
        view = looking.viewpoint.view()
        show_table(self.terminal, self.face, view)
        if view.outcome is not None:
            show_ending(self.terminal, self.face, view)

    def play_out(self, looking: Place) -> None:
        """Nobody at this keyboard plays any more: wait for the end, told or skipped."""
        self.terminal.say("play-out")
        is_watched = is_live() and agrees(self.terminal, "ask-rest", default=False)
        while not looking.seat.is_over:
            looking.seat.receive(patience())
            if is_watched:
                self.go_on(looking)
            self.run_line(looking)
        if is_watched:
            looking.prompt.story.catch_up()
        else:
            looking.viewpoint.news()

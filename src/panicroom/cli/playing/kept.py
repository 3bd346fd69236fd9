"""A game with people in it, and where it is kept."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from panicroom.bots.table import Table
from panicroom.cli.faces import Face
from panicroom.cli.playing.habits import Habits
from panicroom.cli.playing.memory import Notebook
from panicroom.cli.playing.prompt import Prompt
from panicroom.cli.playing.saving import Save, new_save
from panicroom.cli.playing.seating import Seating, write_seating
from panicroom.cli.playing.sitting import Sitting
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.telling.eyes import SeatEyes
from panicroom.kernel.match import Match


class Kept(NamedTuple):
    save: Save
    face: Face
    match: Match[Any]
    seating: Seating

    def keep(self) -> None:
        """Who sits there before what they do: a record alone could not be gone on with."""
        if not self.save.lines:
            self.keep_table()
        self.save.keep(self.match.record)

    def keep_table(self) -> None:
        write_seating(self.save.table, self.face, self.seating)

    def is_begun(self) -> bool:
        """Whether any person has done anything yet."""
        return any(seat in self.seating.notes for seat, _ in self.match.record.actions)

    def seen(self, seat: int) -> int:
        """How many events there were when this seat acted last: what came after it is news."""
        record = self.match.record
        acted = [step for step, (actor, _) in enumerate(record.actions) if actor == seat]
        return len(Match.replay(self.match.game, record, acted[-1]).events) if acted else 0

    def again(self, key: str) -> "Kept":
        """Another game of the same people and bots, with the same rules."""
        setup, folder = self.match.record.setup, self.save.path.parent
        return begin(self.face, setup, self.seating, key, folder)

    def sit_down(self, terminal: Terminal, habits: Habits) -> Sitting:
        bots = self.seating.bots(self.face.game.name)
        table = Table(self.match, bots, self.match.record.key)
        prompts = {seat: self.prompt(terminal, habits, seat) for seat in self.seating.people}
        return Sitting(terminal, self.face, table, prompts, self.keep)

    def prompt(self, terminal: Terminal, habits: Habits, seat: int) -> Prompt:
        eyes = SeatEyes(self.match, seat, self.seen(seat))
        notebook = Notebook(self.seating.notes[seat], self.keep_table)
        return Prompt(terminal, self.face, eyes, habits, notebook)


def begin(face: Face, setup: Mapping[str, Any], seating: Seating, key: str, folder: Path) -> Kept:
    match = Match.begin(face.game, setup, key)
    return Kept(new_save(match.record, folder), face, match, seating.afresh())

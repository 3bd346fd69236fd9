"""Commands of the table's host. The server checks whether the player is the host."""

from panicroom.bots.registry import default_level
from panicroom.cli.flags import seat_of
from panicroom.cli.playing.input.prompt import Commands
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.playing.setup.questions import levels_by_name
from panicroom.cli.playing.table.chair_status import is_free
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.user_error import UserError
from panicroom.client.api import Json
from panicroom.telling.tables import reach_message


class HostCommands:
    def __init__(self, commands: TableCommands) -> None:
        self.commands, self.terminal = commands, commands.terminal

    def before_the_game(self) -> Commands:
        return {
            "command-start": lambda _: self.wish("start"),
            "command-bot": self.seat_bot,
            "command-bots": self.fill_up,
            "command-remove": self.remove,
            "command-list": self.list_table,
        }

    def during_the_game(self) -> Commands:
        return {
            "command-pause": lambda _: self.wish("pause"),
            "command-resume": lambda _: self.wish("resume"),
            "command-bot": self.hand_over,
            "command-remove": self.remove,
        }

    def wish(self, type: str) -> None:
        self.commands.wish(type)

    def seat_bot(self, text: str) -> None:
        """`blue hard`, or `blue`."""
        color, _, level = text.partition(" ")
        seat = self.seat_named(color)
        if seat is not None:
            self.commands.wish("bot", seat=seat, level=self.level_named(level))

    def fill_up(self, text: str) -> None:
        for number, chair in enumerate(self.state["chairs"]):
            if is_free(chair):
                self.commands.wish("bot", seat=number, level=self.level_named(text))

    def level_named(self, text: str) -> str:
        """An unknown level is sent as it is: the server refuses it and lists the levels."""
        level = levels_by_name(self.terminal).get(text.lower(), text)
        return level or default_level(self.commands.face.game.name)

    def hand_over(self, text: str) -> None:
        """Let a bot play a seat until its player is back."""
        self.wish_for_seat("hand_over", text)

    def remove(self, text: str) -> None:
        self.wish_for_seat("remove", text)

    def list_table(self, text: str) -> None:
        """List the table publicly; with `no`, only those with the address find it."""
        is_no = text.lower() in word_lists(self.terminal.words, ["answer-no", "answer-off"])
        wishes, terms = self.state["wishes"], self.state["terms"]
        if self.commands.wish("change", wishes=wishes, terms=terms, listed=not is_no):
            self.terminal.tell(reach_message(not is_no))

    def wish_for_seat(self, type: str, color: str) -> None:
        seat = self.seat_named(color)
        if seat is not None:
            self.commands.wish(type, seat=seat)

    def seat_named(self, color: str) -> int | None:
        try:
            return seat_of(self.commands.face, color, len(self.state["chairs"]))
        except UserError as error:
            self.terminal.tell(error.message)
            return None

    @property
    def state(self) -> Json:
        return self.commands.seat.state

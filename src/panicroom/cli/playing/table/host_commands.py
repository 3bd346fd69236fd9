"""Commands of the table's host. The server checks whether the player is the host."""

from panicroom.bots.registry import default_level
from panicroom.cli.playing.input.prompt import Commands
from panicroom.cli.playing.input.typed_words import agrees, word_lists
from panicroom.cli.playing.server.server_errors import server_error_message
from panicroom.cli.playing.setup.questions import levels_by_name
from panicroom.cli.playing.table.chair_status import is_free
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.screen.terminal import GAP
from panicroom.client import Problem
from panicroom.client.address import code_shown, table_address
from panicroom.client.api import Json
from panicroom.telling.notices import seat_message
from panicroom.telling.tables import reach_message


class HostCommands:
    def __init__(self, commands: TableCommands) -> None:
        self.commands, self.terminal = commands, commands.terminal

    def before_the_game(self) -> Commands:
        return {
            "command-start": lambda _: self.wish("start"),
            "command-bot": self.seat_bot,
            "command-bots": self.fill_up,
            "command-list": self.list_table,
            **self.at_any_time(),
        }

    def during_the_game(self) -> Commands:
        return {
            "command-pause": lambda _: self.wish("pause"),
            "command-resume": lambda _: self.wish("resume"),
            "command-bot": self.hand_over,
            **self.at_any_time(),
        }

    def at_any_time(self) -> Commands:
        return {
            "command-remove": self.remove,
            "command-lock": self.lock,
            "command-unlock": lambda _: self.set_lock(False),
            "command-code": lambda _: self.renew_code(),
            "command-give": self.give_table,
        }

    def wish(self, type: str) -> None:
        self.commands.wish(type)

    def seat_bot(self, text: str) -> None:
        """`blue hard`, or `blue`."""
        color, _, level = text.partition(" ")
        seat = self.commands.seat_named(color)
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
        is_no = self.is_no(text)
        wishes, terms = self.state["wishes"], self.state["terms"]
        if self.commands.wish("change", wishes=wishes, terms=terms, listed=not is_no):
            self.terminal.tell(reach_message(not is_no))

    def lock(self, text: str) -> None:
        """Nobody new can sit down; with `no` again."""
        self.set_lock(not self.is_no(text))

    def set_lock(self, locked: bool) -> None:
        self.commands.wish("lock", locked=locked)

    def renew_code(self) -> None:
        """Ends all old invitations, and shows what to send to friends now."""
        seat, api = self.commands.seat, self.commands.api
        if not self.commands.wish("renew_code"):
            return
        try:
            code = str(api.look(seat.table, seat.guest)["code"])
        except Problem as problem:
            self.terminal.tell(server_error_message(problem))
            return
        self.terminal.say("join-code", code=code_shown(code))
        self.terminal.text(GAP + table_address(api.address, code))

    def give_table(self, color: str) -> None:
        """It cannot be taken back, so it is asked again."""
        seat = self.commands.seat_named(color)
        if seat is None:
            return
        to = seat_message(self.commands.face, seat)
        if agrees(self.terminal, "ask-give", default=False, seat=to):
            self.commands.wish("give_table", seat=seat)

    def is_no(self, text: str) -> bool:
        return text.lower() in word_lists(self.terminal.words, ["answer-no", "answer-off"])

    def wish_for_seat(self, type: str, color: str) -> None:
        seat = self.commands.seat_named(color)
        if seat is not None:
            self.commands.wish(type, seat=seat)

    @property
    def state(self) -> Json:
        return self.commands.seat.state

"""Commands about the other people at a table: mute, votes, and taking over from an owner who is
away."""

from panicroom.cli.flags import seat_of
from panicroom.cli.playing.input.prompt import Commands
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.playing.table.muted import Muted
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.user_error import UserError
from panicroom.client.api import Json
from panicroom.telling.tables import bot_votes_message, slow_votes_message


class PeopleCommands:
    def __init__(self, commands: TableCommands, muted: Muted) -> None:
        self.commands, self.terminal, self.muted = commands, commands.terminal, muted

    def all(self) -> Commands:
        return {
            "command-mute": self.mute,
            "command-unmute": self.unmute,
            "command-slow": self.slow,
            "command-replace": self.replace,
            "command-take-over": lambda _: self.take_over(),
        }

    def mute(self, text: str) -> None:
        """`blue` or `Bob`, with `off` not any more; alone: who is muted. Only this screen knows."""
        who, is_off = self.without_no(text)
        if is_off:
            self.unmute(who)
        elif not who and self.muted.people:
            self.terminal.say("mute-list", names=[person.name for person in self.muted.people])
        elif (found := self.person(who)) is None:
            self.terminal.say("mute-who")
        else:
            self.muted.add(*found)
            self.terminal.say("mute-set", name=found[0], on="yes")

    def unmute(self, text: str) -> None:
        """By the name, too, of somebody who has stood up since."""
        found = self.person(text)
        called = text.casefold() if found is None else found[0].casefold()
        names = [each.name for each in self.muted.people if each.name.casefold() == called]
        if not names:
            self.terminal.say("mute-not")
            return
        self.muted.remove(names[0])
        self.terminal.say("mute-set", name=names[0], on="no")

    def person(self, text: str) -> tuple[str, int] | None:
        """The name and the seat of another guest, by color or by name."""
        chairs = self.state["chairs"]
        for seat, chair in enumerate(chairs):
            name = chair["name"]
            is_meant = name is not None and text.casefold() == name.casefold()
            if seat != self.commands.seat.number and (is_meant or seat == self.color(text)):
                return None if name is None else (name, seat)
        return None

    def color(self, text: str) -> int | None:
        try:
            return seat_of(self.commands.face, text, len(self.state["chairs"]))
        except UserError:
            return None

    def slow(self, text: str) -> None:
        """Vote to slow down talk; with `no` take the vote back."""
        _, is_no = self.without_no(text)
        if self.commands.wish("vote_slow", slow=not is_no):
            self.commands.seat.catch_up()
            votes, needed = self.state["slow_votes"], self.state["slow_needed"]
            self.terminal.tell(slow_votes_message(len(votes), needed))

    def replace(self, text: str) -> None:
        """Vote to let a bot play for somebody; with `no` take the vote back."""
        color, is_no = self.without_no(text)
        seat = self.commands.seat_named(color)
        if seat is None or not self.commands.wish("vote_bot", seat=seat, bot=not is_no):
            return
        self.commands.seat.catch_up()
        votes = [by for by, about in self.state["bot_votes"] if about == seat]
        needed = self.state["bot_needed"]
        if needed is not None and self.state["chairs"][seat]["level"] is None:
            self.terminal.tell(bot_votes_message(len(votes), needed))

    def take_over(self) -> None:
        if self.commands.wish("take_over"):
            self.commands.seat.catch_up()

    def without_no(self, text: str) -> tuple[str, bool]:
        """The text before a last `no` or `off`, and whether there was one."""
        *rest, last = text.split() or [""]
        is_no = last.lower() in word_lists(self.terminal.words, ["answer-no", "answer-off"])
        return (" ".join(rest), True) if is_no else (text, False)

    @property
    def state(self) -> Json:
        return self.commands.seat.state

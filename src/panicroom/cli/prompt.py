"""A person's decision: what there is to choose, and what is typed until a choice is made."""

from typing import Final

from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import Choice, Face
from panicroom.cli.flags import either
from panicroom.cli.listing import list_options
from panicroom.cli.rules import games_with, show_rule, show_rules
from panicroom.cli.telling import show_own, table_blocks, tell_news
from panicroom.cli.terminal import Leave, Terminal
from panicroom.kernel.errors import Malformed
from panicroom.kernel.game import Action
from panicroom.words import Message

LEAVING: Final = ("quit", "exit", "q")


class Prompt:
    """Shows and asks; knows nothing but what its eyes see."""

    def __init__(self, terminal: Terminal, face: Face, eyes: SeatEyes) -> None:
        self.terminal = terminal
        self.face = face
        self.eyes = eyes
        self.shown: list[str] = []
        self.choices: list[Choice] = []

    def choose(self) -> Action:
        """Ask until what is typed is one of the options."""
        self.terminal.text()
        tell_news(self.terminal, self.face, self.eyes)
        self.show_table()
        self.choices = self.show_options()
        while True:
            action = self.answer(self.terminal.ask("prompt"))
            if action is not None:
                return action

    def show_table(self) -> None:
        """What has not changed since it was last shown is not shown again."""
        view = self.eyes.view()
        blocks = table_blocks(self.terminal, self.face, view)
        for block in blocks:
            if block not in self.shown:
                self.terminal.text()
                self.terminal.text(block)
        self.shown = blocks
        if self.face.own(view):
            self.terminal.text()
            show_own(self.terminal, self.face, view)

    def show_options(self) -> list[Choice]:
        view = self.eyes.view()
        self.terminal.text()
        self.terminal.tell(self.face.owed(view))
        return list_options(self.terminal, self.face, view, self.eyes.options())

    def answer(self, typed: str) -> Action | None:
        """The option that was chosen, or None after whatever else was asked for."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                self.terminal.say("prompt-empty")
            case "?" | "help":
                self.help()
            case "map":
                self.shown = []
                self.show_table()
                self.show_options()
            case "rules":
                self.look_up(rest.strip())
            case "why":
                self.explain(rest)
            case word if word in LEAVING:
                raise Leave
            case _:
                return self.option(typed)
        return None

    def help(self) -> None:
        self.terminal.say("prompt-help")
        *usages, last = [self.usage(verb) for verb in self.face.verbs]
        listed = [Message("prompt-verb", {"usage": usage}) for usage in usages]
        self.terminal.tell(
            Message("prompt-verbs"), *listed, Message("prompt-last-verb", {"usage": last})
        )
        self.terminal.say("prompt-legend")

    def usage(self, verb: str) -> Message:
        """How an action of this verb is typed."""
        slots = [self.terminal.words.say(f"slot-{field}") for field in self.face.verbs[verb]]
        return Message("usage", {"text": " ".join([verb, *slots])})

    def look_up(self, wanted: str) -> None:
        if show_rules(self.terminal, [self.face], wanted):
            return
        if others := games_with(self.terminal, wanted):
            self.terminal.say("prompt-other-rule", text=wanted, game=either(others))
        else:
            self.terminal.say("prompt-no-rule", text=wanted)

    def option(self, typed: str) -> Action | None:
        action = self.parse(typed)
        if action is not None and action not in self.eyes.options():
            self.explain(typed)
            return None
        return action

    def parse(self, typed: str) -> Action | None:
        """By number or by short form; what cannot be read is said at once."""
        if typed.isdecimal():
            by_number = {str(number): c.option for number, c in enumerate(self.choices, 1)}
            if typed in by_number:
                return by_number[typed]
            self.terminal.say("prompt-no-such-number", text=typed, most=len(self.choices))
            return None
        spelled = self.face.typed(self.eyes.view(), typed)
        try:
            return self.face.game.parse(spelled)
        except Malformed as error:
            self.terminal.say(
                "prompt-unreadable", field=error.field, text=error.text, expected=error.expected
            )
            self.show_how(spelled.partition(" ")[0])
            return None

    def show_how(self, verb: str) -> None:
        if verb in self.face.verbs:
            self.terminal.say("prompt-usage", usage=self.usage(verb))
        else:
            self.terminal.say("prompt-try")

    def explain(self, typed: str) -> None:
        """The one reason against an action, and the rule in its own words."""
        if not typed.strip():
            self.terminal.say("prompt-why-what")
            return
        action = self.parse(typed.strip())
        if action is None:
            return
        refusal = self.eyes.why_not(action)
        if refusal is None:
            option = self.face.option(self.eyes.view(), action)
            self.terminal.say("prompt-allowed", option=option)
            return
        self.terminal.tell(self.face.refuse(refusal, self.eyes.viewer))
        show_rule(self.terminal, refusal.rule)

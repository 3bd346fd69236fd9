"""The commands help, why and rules: what can be typed, what an option means, why one is refused."""

from panicroom.cli.flags import either
from panicroom.cli.playing.input.action_parser import ActionParser
from panicroom.cli.rules import SETTLED, Played, games_with, show_each, show_rules
from panicroom.kernel.game import Action
from panicroom.words import Message


class Explainer:
    def __init__(self, reader: ActionParser) -> None:
        self.reader = reader
        self.terminal = reader.terminal
        self.face = reader.face
        self.viewpoint = reader.viewpoint

    def help(self, about: str) -> None:
        """Without an argument what can be typed; with an option its meaning and rules."""
        if about:
            self.mean(about)
            return
        self.terminal.say("prompt-help")
        self.terminal.say("prompt-commands")
        self.terminal.say("help-people")

    def help_more(self) -> None:
        """All short forms, and the legend of the map."""
        *usages, last = [self.reader.usage(verb) for verb in self.face.verbs]
        listed = [Message("prompt-verb", {"usage": usage}) for usage in usages]
        self.terminal.tell(
            Message("prompt-verbs"), *listed, Message("prompt-last-verb", {"usage": last})
        )
        self.terminal.say("prompt-legend")
        self.terminal.say("rules-settled", mark=SETTLED)

    def mean(self, about: str) -> None:
        action = self.reader.read(about)
        if action is None:
            return
        if action not in self.viewpoint.options():
            self.refuse(action)
            return
        costs = {choice.option: choice.cost for choice in self.reader.choices}
        option, cost = self.face.option(self.viewpoint.view(), action), costs.get(action)
        if cost is None:
            self.terminal.say("prompt-means", option=option)
        else:
            self.terminal.say("prompt-means-cost", option=option, cost=cost)
        self.show(self.face.rule_references(self.viewpoint.view(), action))

    def show(self, rules: list[str]) -> None:
        """Rules with the rulings that this table plays."""
        show_each(self.terminal, rules, self.played())

    def played(self) -> Played:
        rulings = self.face.rulings_played(self.viewpoint.view())
        return {id: [rulings[name] for name in names] for id, names in self.face.settled_by.items()}

    def why(self, about: str) -> None:
        """Why an action is refused, and the text of the rule."""
        if not about:
            self.terminal.say("prompt-why-what")
            return
        action = self.reader.read(about)
        if action is not None:
            self.refuse(action)

    def refuse(self, action: Action) -> None:
        refusal = self.viewpoint.why_not(action)
        if refusal is None:
            option = self.face.option(self.viewpoint.view(), action)
            self.terminal.say("prompt-allowed", option=option)
            return
        self.terminal.tell(self.face.refuse(refusal, self.viewpoint.viewer))
        self.show([refusal.rule])

    def look_up(self, wanted: str) -> None:
        if show_rules(self.terminal, [self.face], wanted, self.played()):
            return
        if others := games_with(self.terminal, wanted):
            self.terminal.say("prompt-other-rule", text=wanted, game=either(others))
        else:
            self.terminal.say("prompt-no-rule", text=wanted)

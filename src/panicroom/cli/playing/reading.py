"""What a person types, as an action: by its number, its short form, or the beginning of it."""

from collections.abc import Iterable, Sequence
from typing import Final

from panicroom.cli.complaint import expected
from panicroom.cli.faces import Choice, Face
from panicroom.cli.flags import either
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.telling.eyes import SeatEyes
from panicroom.kernel.errors import Malformed
from panicroom.kernel.game import Action
from panicroom.words import Message

MOST_NAMED: Final = 6
"""Of many things that could be meant so many are named."""

LATIN: Final = str.maketrans("авекмнорстухАВЕКМНОРСТУХ", "abekmhopctyxABEKMHOPCTYX")
"""Nobody sees which alphabet a letter of this look was typed in."""


class Reader:
    """Says at once what it cannot read."""

    def __init__(self, terminal: Terminal, face: Face, eyes: SeatEyes) -> None:
        self.terminal = terminal
        self.face = face
        self.eyes = eyes
        self.choices: list[Choice] = []
        """In the order of their numbers."""

    def read(self, typed: str) -> Action | None:
        typed = typed.translate(LATIN)
        if typed.isdecimal():
            return self.by_number(typed)
        spelled = self.face.typed(self.eyes.view(), typed)
        try:
            return self.face.game.parse(spelled)
        except Malformed as error:
            return self.by_beginning(typed, spelled, error)

    def by_number(self, typed: str) -> Action | None:
        by_number = {str(number): c.option for number, c in enumerate(self.choices, 1)}
        if typed in by_number:
            return by_number[typed]
        self.terminal.say("prompt-no-such-number", text=typed, most=len(self.choices))
        return None

    def by_beginning(self, typed: str, spelled: str, error: Malformed) -> Action | None:
        """What can be done comes before what cannot, whose reason is then told."""
        for actions in (self.eyes.options(), self.face.game.candidates(self.eyes.view())):
            meant = self.begun_like(typed, actions)
            if len(meant) == 1:
                return meant[0]
            if meant and actions is self.eyes.options():
                forms = [self.face.game.spell(action) for action in meant[:MOST_NAMED]]
                more = ", ..." if len(meant) > MOST_NAMED else ""
                self.terminal.say("prompt-several", text=typed, forms=either(forms) + more)
                return None
        self.complain(typed, spelled, error)
        return None

    def begun_like(self, typed: str, actions: Iterable[Action]) -> list[Action]:
        """`m t n` is `move T n`, `end` is `end-turn`; words may be missing at the end, but one
        with as many words as were typed is meant before a longer one."""
        words = typed.lower().split()
        like = [(a, self.face.game.spell(a).lower().split()) for a in actions]
        like = [(a, spelled) for a, spelled in like if is_beginning(words, spelled)]
        whole = [a for a, spelled in like if len(spelled) == len(words)]
        return whole or [a for a, _ in like]

    def complain(self, typed: str, spelled: str, error: Malformed) -> None:
        text = typed if error.field == "action" else error.text
        self.terminal.say(
            "prompt-unreadable", field=error.field, text=text, expected=expected(error)
        )
        verb = spelled.partition(" ")[0]
        if verb in self.face.verbs:
            self.terminal.say("prompt-usage", usage=self.usage(verb))
        else:
            self.terminal.say("prompt-try")

    def usage(self, verb: str) -> Message:
        """How an action of this verb is typed."""
        slots = [self.terminal.words.say(f"slot-{field}") for field in self.face.verbs[verb]]
        return Message("usage", {"text": " ".join([verb, *slots])})


def is_beginning(words: Sequence[str], spelled: Sequence[str]) -> bool:
    pairs = zip(words, spelled, strict=False)
    return 0 < len(words) <= len(spelled) and all(s.startswith(w) for w, s in pairs)

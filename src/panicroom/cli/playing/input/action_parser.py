"""Parses a typed line as an action: its number, its short form, or a prefix of it."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from panicroom.cli.colors import colors_of, in_game_words
from panicroom.cli.faces import Choice, Face
from panicroom.cli.flags import either
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.viewpoints import PlayerViewpoint
from panicroom.cli.user_error import expected
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.game import Action
from panicroom.kernel.spelling import NONE
from panicroom.words import Message

MOST_NAMED: Final = 6
"""How many of the possible meanings are listed."""

LATIN: Final = str.maketrans("авекмнорстухАВЕКМНОРСТУХ", "abekmhopctyxABEKMHOPCTYX")
"""Cyrillic letters that look like Latin ones, for players with a Russian keyboard."""


class ActionParser:
    """Prints an error for what it cannot parse."""

    def __init__(self, terminal: Terminal, face: Face, viewpoint: PlayerViewpoint) -> None:
        self.terminal = terminal
        self.face = face
        self.viewpoint = viewpoint
        self.colors = colors_of(terminal.words)
        self.choices: list[Choice] = []
        """In the order of their numbers."""

    def read(self, typed: str) -> Action | None:
        if typed.isdecimal():
            return self.by_number(typed)
        text = in_game_words(typed, self.colors).translate(LATIN)
        spelled = self.face.typed(self.viewpoint.view(), text)
        try:
            return self.face.game.parse(spelled)
        except Malformed as error:
            is_read, action = self.by_beginning(typed, text)
            if not is_read:
                self.report_error(typed, spelled, error)
            return action

    def by_number(self, typed: str) -> Action | None:
        by_number = {str(number): c.option for number, c in enumerate(self.choices, 1)}
        if typed in by_number:
            return by_number[typed]
        self.terminal.say("prompt-no-such-number", text=typed, most=len(self.choices))
        return None

    def by_beginning(self, typed: str, text: str) -> tuple[bool, Action | None]:
        """Whether the line is a prefix of some action, and the action if it is only one. Options
        count before actions that are refused."""
        meant = self.begun_like(text, self.viewpoint.options())
        if len(meant) > 1:
            self.name_several(typed, [self.face.game.spell(action) for action in meant])
            return True, None
        if meant:
            return True, meant[0]
        meant = self.begun_like(text, self.face.game.candidates(self.viewpoint.view()))
        return bool(meant), self.completed(typed, meant) if meant else None

    def completed(self, typed: str, meant: list[Action]) -> Action | None:
        """The one meant among refused actions: that with no optional words, or any if one reason
        refuses them all."""
        count = len(typed.split())
        bare = [a for a in meant if set(self.face.game.spell(a).split()[count:]) <= {NONE}]
        if len(bare) == 1:
            return bare[0]
        reason = self.viewpoint.why_not(meant[0])
        if all(self.viewpoint.why_not(action) == reason for action in meant[1:]):
            return meant[0]
        verbs = list(dict.fromkeys(action.verb for action in meant))
        if len(verbs) > 1:
            self.name_several(typed, verbs)
        else:
            self.terminal.say("prompt-usage", usage=self.usage(verbs[0]))
        return None

    def name_several(self, typed: str, forms: Sequence[str]) -> None:
        more = ", ..." if len(forms) > MOST_NAMED else ""
        self.terminal.say("prompt-several", text=typed, forms=either(forms[:MOST_NAMED]) + more)

    def begun_like(self, typed: str, actions: Iterable[Action]) -> list[Action]:
        """`m t n` matches `move T n`, `end` matches `end-turn`. Words may be missing at the end,
        but an action with as many words as were typed counts before longer ones."""
        words = typed.lower().split()
        like = [(a, self.face.game.spell(a).lower().split()) for a in actions]
        like = [(a, spelled) for a, spelled in like if is_beginning(words, spelled)]
        whole = [a for a, spelled in like if len(spelled) == len(words)]
        return whole or [a for a, _ in like]

    def report_error(self, typed: str, spelled: str, error: Malformed) -> None:
        verb = spelled.partition(" ")[0]
        text = typed if error.field == "action" else quoted(typed, spelled, error.text)
        wanted = expected(self.at_this_table(verb, error))
        self.terminal.say("prompt-unreadable", field=error.field, text=text, expected=wanted)
        if verb in self.face.verbs:
            self.terminal.say("prompt-usage", usage=self.usage(verb))
        else:
            self.terminal.say("prompt-try")

    def at_this_table(self, verb: str, error: Malformed) -> Malformed:
        """Narrow the list of allowed words to those that are possible in this position."""
        allowed = error.expected.params.get("allowed")
        options = [action for action in self.viewpoint.options() if action.verb == verb]
        if error.field != "card" or not options:
            view = self.viewpoint.view()
            options = [a for a in self.face.game.candidates(view) if a.verb == verb]
        words = {word for action in options for word in self.face.game.spell(action).split()}
        words |= {part for word in words for part in re.split("[.:@]", word)}
        here = [word for word in allowed if word in words] if isinstance(allowed, tuple) else []
        if error.field == "color":
            here = [self.terminal.words.say(f"seat-{color}").lower() for color in here]
        return Malformed(error.field, error.text, one_of(here)) if here else error

    def usage(self, verb: str) -> Message:
        """How an action of this verb is typed."""
        slots = [self.terminal.words.say(f"slot-{field}") for field in self.face.verbs[verb]]
        return Message("usage", {"text": " ".join([verb, *slots])})


def is_beginning(words: Sequence[str], spelled: Sequence[str]) -> bool:
    pairs = zip(words, spelled, strict=False)
    return 0 < len(words) <= len(spelled) and all(s.startswith(w) for w, s in pairs)


def quoted(typed: str, spelled: str, part: str) -> str:
    """The part of the typed line that became this part of the action; words are matched from the
    end."""
    pairs = zip(reversed(typed.split()), reversed(spelled.split()), strict=False)
    for word, made in pairs:
        if part in made:
            start = made.index(part)
            return word[start : start + len(part)] if len(word) == len(made) else word
    return part

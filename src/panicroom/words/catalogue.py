"""The Fluent catalogs of one language, and the formatting of messages.

A parameter may be a message or several: `{ $seat }` formats it, and
`{ FORM($seat, form: "possessive") }` formats that attribute of it. A pattern can select by a form:
`{ FORM($seat, form: "gender") -> [f] ... *[m] ... }`. `{ START($room) }`, or
`{ START($room, form: "genitive") }`, capitalizes the first letter, and
`{ ID($room) -> [room-same] ... }` selects by the id of the message. So languages have their cases
and genders without code.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from panicroom.kernel.message import Message, Value
from panicroom.words.sanitize import sanitize

LOCALES: Final = files("panicroom").joinpath("locales")
LONGEST: Final = 200
"""Texts are cut at this length, because a person may have typed them and Fluent fails on very long
values."""
LONGEST_SPEECH: Final = 500
"""The limit for `$words`, what is said at a table: never cut in practice."""


class UnknownMessage(LookupError):
    """The catalogs lack the message, or a variable was not given: a bug, never a user error."""


class Words:
    """The shared catalogs of one language, and those of one game if it is given."""

    def __init__(self, lang: str = "en", game: str | None = None) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"FORM": _form, "START": _start, "ID": _id}
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        self._ids: list[str] = []
        for resource in resources(lang, game):
            self.learn(resource)

    def learn(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource)
        self._ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def of(self, game: str) -> "Words":
        """The same language with the catalogs of this game."""
        return Words(self.lang, game)

    def ids(self, prefix: str = "") -> Iterator[str]:
        """The ids in the order of the catalogs."""
        return (id for id in self._ids if id.startswith(prefix))

    def say(self, id: str, /, **params: Value) -> str:
        return self.tell(Message(id, params))

    def tell(self, message: Message, form: str = "") -> str:
        """Format a message; a form that it lacks falls back to its value."""
        given = {name: self._fluent(name, value) for name, value in message.params.items()}
        return self.put(message.id, form, given)

    def put(self, id: str, form: str, given: Mapping[str, Any]) -> str:
        """Format with parameters that are converted already: they are neither cut nor escaped."""
        if not self._bundle.has_message(id):
            raise UnknownMessage(id)
        found = self._bundle.get_message(id)
        pattern = found.attributes.get(form) or found.value
        assert pattern is not None, f"{id} has forms but no plain one"
        text, errors = self._bundle.format_pattern(pattern, dict(given))
        if errors:
            raise UnknownMessage(id, given) from errors[0]
        return str(text)

    def _fluent(self, name: str, value: Value) -> Any:
        if isinstance(value, str):
            text, most = sanitize(value), LONGEST_SPEECH if name == "words" else LONGEST
            return text if len(text) <= most else f"{text[:most]}..."
        if isinstance(value, int | float):
            return value
        if isinstance(value, Message):
            return Phrase(self, (value,))
        listed = [part for part in value if isinstance(part, str)]
        messages = [part for part in value if isinstance(part, Message)]
        return ", ".join(listed) if listed else Phrase(self, tuple(messages))


class Phrase(FluentType):
    """A parameter that consists of messages."""

    def __init__(self, words: Words, messages: tuple[Message, ...]) -> None:
        self.words = words
        self.messages = messages

    def format(self, locale: object) -> str:
        return self.in_form("")

    def in_form(self, form: str) -> str:
        said = [self.words.tell(message, form) for message in self.messages]
        text = said.pop() if said else self.words.say("list-empty")
        if said:
            text = self.words.put("list-last", "", {"rest": said.pop(), "last": text})
        while said:
            text = self.words.put("list-more", "", {"first": said.pop(), "rest": text})
        return text


def _form(value: object, form: str = "") -> str:
    """Plain text has no forms."""
    return value.in_form(form) if isinstance(value, Phrase) else str(value)


def _start(value: object, form: str = "") -> str:
    text = _form(value, form)
    return text[:1].upper() + text[1:]


def _id(value: object) -> str:
    """The id of the message; empty for text and for several messages."""
    return value.messages[0].id if isinstance(value, Phrase) and len(value.messages) == 1 else ""


@cache
def languages() -> tuple[str, ...]:
    """English first, then every other folder of catalogs."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return tuple(sorted(found, key=lambda lang: lang != "en"))


def resources(lang: str, game: str | None) -> Iterator[ast.Resource]:
    """The parsed catalogs in the order of their names. Those of a game are called `GAME-*.ftl`, so
    two games may use one id."""
    for name in catalogues(lang):
        if "-" not in name or name.startswith(f"{game}-"):
            yield parsed(lang, name)


@cache
def catalogues(lang: str) -> tuple[str, ...]:
    names = (file.name for file in LOCALES.joinpath(lang).iterdir())
    return tuple(sorted(name for name in names if name.endswith(".ftl")))


@cache
def parsed(lang: str, name: str) -> ast.Resource:
    """Cached, because parsing is slow."""
    return FluentResource(LOCALES.joinpath(lang, name).read_text(encoding="utf-8"))

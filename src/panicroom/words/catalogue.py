"""One language's catalogues, and sentences made from them.

A parameter may be a message itself, or several: `{ $seat }` in a sentence is then put into
words too, and `{ FORM($seat, form: "possessive") }` takes that attribute of it. So a language
has its cases and genders without a line of code.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

LOCALES: Final = files("panicroom").joinpath("locales")


class Message(NamedTuple):
    """What is to be said, not yet in any language. `id.form` names an attribute."""

    id: str
    params: Mapping[str, "Value"] = {}


Value: TypeAlias = Union[str, int, float, Message, Sequence[Message]]


class UnknownMessage(LookupError):
    """A message that the catalogues lack: a mistake of the program, never of its user."""


class Words:
    """All catalogues of one language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], functions={"FORM": _form}, use_isolating=False)
        self._ids: list[str] = []
        for resource in resources(lang):
            self._bundle.add_resource(resource)
            self._ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def ids(self, prefix: str = "") -> Iterator[str]:
        """The ids in the order of the catalogues."""
        return (id for id in self._ids if id.startswith(prefix))

    def say(self, id: str, /, **params: Value) -> str:
        name, _, form = id.partition(".")
        if not self._bundle.has_message(name):
            raise UnknownMessage(id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise UnknownMessage(id)
        given = {name: self._fluent(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownMessage(id, given) from errors[0]
        return str(text)

    def tell(self, message: Message) -> str:
        return self.say(message.id, **message.params)

    def _fluent(self, value: Value) -> Any:
        if isinstance(value, str | int | float):
            return value
        return Phrase(self, (value,) if isinstance(value, Message) else tuple(value))


class Phrase(FluentType):
    """A parameter that is itself to be put into words."""

    def __init__(self, words: Words, messages: tuple[Message, ...]) -> None:
        self.words = words
        self.messages = messages

    def format(self, locale: object) -> str:
        return self.in_form("")

    def in_form(self, form: str) -> str:
        said = [self.words.say(m.id + form, **m.params) for m in self.messages]
        text = said.pop() if said else self.words.say("list-empty")
        if said:
            text = self.words.say("list-last", rest=said.pop(), last=text)
        while said:
            text = self.words.say("list-more", first=said.pop(), rest=text)
        return text

    def __eq__(self, other: object) -> bool:
        """A sentence may choose by the id of what it speaks of."""
        return len(self.messages) == 1 and self.messages[0].id == other

    __hash__ = None  # type: ignore[assignment]


def _form(phrase: Phrase, form: str) -> str:
    return phrase.in_form(f".{form}")


@cache
def resources(lang: str) -> tuple[ast.Resource, ...]:
    """The parsed catalogues of a language, in the order of their names."""
    found = sorted(LOCALES.joinpath(lang).iterdir(), key=lambda file: file.name)
    texts = [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return tuple(FluentResource(text) for text in texts)

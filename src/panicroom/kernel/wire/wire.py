"""A game's views, events, options and refusals as JSON, and back."""

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from importlib import import_module
from inspect import isclass
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, Generic, TypeVar, get_type_hints

from panicroom.kernel.audience import Event
from panicroom.kernel.errors import Refusal
from panicroom.kernel.spelling import ActionT, Codecs, Speller
from panicroom.kernel.wire.hints import VERB, Shapes, StandIn, fields_of
from panicroom.kernel.wire.objects import object_of, object_schema, one_of_kinds, some_of
from panicroom.kernel.wire.shape import TEXT, JsonObject, Schema, Shape, from_words

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ViewT = TypeVar("ViewT")


class Wire(Generic[ViewT, ActionT]):
    """Keys always come in the same order, so equal values are equal bytes. Nothing is written
    but the fields of what is given."""

    def __init__(
        self,
        *,
        view: type[ViewT],
        events: Iterable[type[Event]],
        actions: Speller[ActionT],
        sketch: Callable[[ViewT, ActionT], Iterable[object]],
        reasons: type,
        codecs: Codecs,
        stand_ins: Mapping[type, StandIn] | None = None,
    ) -> None:
        """`reasons` is a TypedDict of all that refusals may have as parameters; what `sketch`
        returns says what an option shows."""
        self._shapes = Shapes(codecs, stand_ins or {})
        self._view = self._shapes.of(view)
        self._event = self._shapes.define("Event", self._of_events(events))
        self._refusal = self._shapes.define("Refusal", self._of_refusals(reasons))
        self._actions, self._sketch = actions, sketch
        self._sketched = self._of_sketches(get_type_hints(sketch)["return"])

    def view(self, view: ViewT) -> JsonObject:
        written: JsonObject = self._view.write(view)
        return written

    def read_view(self, data: object) -> ViewT:
        view: ViewT = self._view.read(data, "view")
        return view

    def event(self, event: Event) -> JsonObject:
        """As it was heard: what is hidden stays so, and nothing else is."""
        written: JsonObject = self._event.write(event)
        return written

    def read_event(self, data: object) -> Event:
        event: Event = self._event.read(data, "event")
        return event

    def refusal(self, refusal: Refusal) -> JsonObject:
        written: JsonObject = self._refusal.write(refusal)
        return written

    def read_refusal(self, data: object) -> Refusal:
        refusal: Refusal = self._refusal.read(data, "refusal")
        return refusal

    def option(self, view: ViewT, action: ActionT) -> JsonObject:
        """The action's text, and what a screen needs to draw it."""
        drawn = self._sketch(view, action)
        values = zip(self._sketched.items(), drawn, strict=True)
        shown = {name: shape.write(v) for (name, shape), v in values if v is not None}
        return {"action": self._actions.spell(action), **shown}

    @property
    def verbs(self) -> tuple[str, ...]:
        """Of every kind of action there is."""
        return tuple(self._actions.by_verb)

    def schema(self) -> Schema:
        """JSON Schema of View, Event, Option and Refusal."""
        definitions = deepcopy(self._shapes.definitions)
        return {"$schema": DIALECT, "$defs": dict(sorted(definitions.items()))}

    def _of_events(self, events: Iterable[type[Event]]) -> Shape:
        kinds = {kind: (kind.__name__, self._shapes.of_event(kind)) for kind in events}
        return one_of_kinds("event", kinds)

    def _of_refusals(self, reasons: type) -> Shape:
        params = {name: self._shapes.of(hint) for name, hint in fields_of(reasons).items()}
        fields = {"rule": TEXT, "why": TEXT, "params": some_of(params)}
        return object_of(Refusal, fields, None)

    def _of_sketches(self, kind: Any) -> dict[str, Shape]:
        """What does not apply is left out, so a field is never null."""
        shapes = {name: self._shapes.of_present(hint) for name, hint in fields_of(kind).items()}
        shapes[VERB] = from_words({verb: verb for verb in self._actions.by_verb})
        schemas = {"action": TEXT.schema} | {name: shape.schema for name, shape in shapes.items()}
        required = [name for name in schemas if name not in kind._field_defaults]
        self._shapes.definitions["Option"] = object_schema(schemas, required)
        return shapes


def events_in(package: ModuleType) -> list[type[Event]]:
    """Every event of a game's rules, chapter by chapter: a new one is found, not listed."""
    names = [f"{package.__name__}.{found.name}" for found in iter_modules(package.__path__)]
    return [
        thing
        for name in names
        for thing in vars(import_module(name)).values()
        if isclass(thing) and issubclass(thing, Event) and thing.__module__ == name
    ]

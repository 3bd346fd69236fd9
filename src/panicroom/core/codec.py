"""Plain values as small integers and back: how actions, frames and events cross to the core.

The kind of a field is what its annotation says, as in kernel/spelling.py, so a new action, frame
or event needs no code here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from panicroom.kernel.audience import Event
from panicroom.kernel.named import SEATS, Seat
from panicroom.kernel.outcome import Outcome

NONE: Final = -1


class Field(NamedTuple):
    """How a field is written as numbers, one as a rule, and read from the numbers that follow."""

    write: Callable[[Any], Sequence[int]]
    read: Callable[[Iterator[int]], Any]


Fields = Mapping[str, Field]


def one(members: Sequence[object], absent: object = None) -> Field:
    """A value by its place among the members; -1 stands for the absent one."""
    place = {absent: NONE} | {member: number for number, member in enumerate(members)}
    return Field(
        lambda value: (place[value],),
        lambda told: absent if (number := next(told)) == NONE else members[number],
    )


def several(members: Sequence[object]) -> Field:
    """A tuple of values: how many, and their places."""
    return Field(
        lambda values: (len(values), *(members.index(value) for value in values)),
        lambda told: tuple(members[next(told)] for _ in range(next(told))),
    )


NUMBER: Final = Field(lambda value: (value,), next)
TRUTH: Final = Field(lambda value: (int(value),), lambda told: bool(next(told)))


def kinds_of_fields(kind: type, left_out: Sequence[str]) -> dict[str, object]:
    """What each field holds: its type, or the name that its annotation gives it."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: get_args(hint)[-1] if get_origin(hint) is Annotated else hint
        for name, hint in hints.items()
        if name not in left_out
    }


def seats_of(mask: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if mask >> seat & 1)


class Codec:
    """All actions, frames and events of one game."""

    def __init__(
        self,
        *,
        kinds: Mapping[object, Field],
        actions: Sequence[type[Any]],
        frames: Sequence[type[Any]],
        events: Sequence[type[Event]],
        endings: Sequence[tuple[str, str]],
        sides: Sequence[str],
        apart: Sequence[str] = (),
    ) -> None:
        """`endings` are a game's reasons to end, each with its rule. `apart` are those fields of
        frames that the core keeps by themselves."""
        self.actions, self.frames, self.events = actions, frames, events
        self.endings, self.sides = endings, sides
        self._kinds = {**kinds, Outcome: Field(self.write_outcome, self.read_outcome)}
        self._left_out = ("verb", "audience", *apart)
        self._action_fields = [self._fields_of(kind) for kind in actions]
        self.frame_fields = [self._fields_of(kind) for kind in frames]
        self._event_fields = [tuple(self._fields_of(kind).values()) for kind in events]
        self.action_of = lru_cache(4096)(self._action_of)
        self.id_of = lru_cache(4096)(self._id_of)

    def _fields_of(self, kind: type) -> Fields:
        kinds = kinds_of_fields(kind, self._left_out)
        return {name: self._kinds[held] for name, held in kinds.items()}

    def field_names(self) -> tuple[str, ...]:
        """Of all frames together, as the core has them in one struct."""
        return tuple(dict.fromkeys(name for fields in self.frame_fields for name in fields))

    def _action_of(self, number: int) -> Any:
        """The action of an id: its verb and up to three fields, a byte each."""
        data = (number & 0xFFFFFFFF).to_bytes(4, "big")
        told = (byte - 256 if byte > 127 else byte for byte in data[1:])
        fields = self._action_fields[data[0]]
        return self.actions[data[0]](*(field.read(told) for field in fields.values()))

    def _id_of(self, action: Any) -> int | None:
        """None for what cannot be an action of any game."""
        try:
            verb = self.actions.index(type(action))
            numbers = [
                number
                for name, field in self._action_fields[verb].items()
                for number in field.write(getattr(action, name))
            ]
            data = [verb.to_bytes(1, "big"), *(n.to_bytes(1, "big", signed=True) for n in numbers)]
        except (LookupError, OverflowError, ValueError, TypeError, AttributeError):
            return None
        return int.from_bytes(b"".join(data).ljust(4, b"\0"), "big")

    def read_events(self, numbers: Sequence[int]) -> list[Event]:
        """What the core has told, one event after the other."""
        told = iter(numbers)
        return [
            self.events[kind](*(field.read(told) for field in self._event_fields[kind]))
            for kind in told
        ]

    def write_outcome(self, outcome: Outcome | None) -> Sequence[int]:
        if outcome is None:
            return NONE, NONE, 0
        ending = self.endings.index((outcome.reason, outcome.rule))
        return ending, self.sides.index(outcome.side), sum(1 << seat for seat in outcome.winners)

    def read_outcome(self, told: Iterator[int]) -> Outcome | None:
        ending, side, winners = next(told), next(told), next(told)
        if ending == NONE:
            return None
        return Outcome(*self.endings[ending], self.sides[side], seats_of(winners))

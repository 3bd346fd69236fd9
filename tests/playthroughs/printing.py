"""Events and views printed field by field, and who has heard or seen each line.

    all: CharacterMoved seat=red who=T room=run-2 free=no
    red: CardDrawn seat=red card=gas
    others: CardDrawn seat=red card=?

Lines that are the same for several viewers are printed once, so a leak is a changed label.
"""

from collections.abc import Iterable, Iterator, Sequence
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from panicroom.kernel.audience import HIDDEN, HiddenType, Viewer, heard_by
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.spelling import NONE
from panicroom.station import STATION
from panicroom.station.map import Place, StationMap
from panicroom.station.rooms import EXPLORATION
from panicroom.station.spelling import CODECS, spell, write_cell
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS, NOBODY, Face
from panicroom.station.view import View


def viewers_of(state: State) -> list[Viewer]:
    return [*range(state.seats), None]


def event_lines(state: State) -> Iterator[str]:
    """What the last action brought about, as each viewer hears it."""
    for event in state.news:
        heard = [(viewer, heard_by(event, viewer)) for viewer in viewers_of(state)]
        texts = [(viewer, line_of(told)) for viewer, told in heard if told is not None]
        yield from labelled(texts, viewers_of(state))


def view_lines(state: State) -> Iterator[str]:
    """The view of every viewer, field by field; the viewer's own name apart."""
    views = {viewer: STATION.view(state, viewer) for viewer in viewers_of(state)}
    printed = {viewer: list(fields_of_view(view)) for viewer, view in views.items()}
    for lines in zip(*printed.values(), strict=True):
        yield from labelled(list(zip(printed, lines, strict=True)), list(printed))


def fields_of_view(view: View) -> Iterator[str]:
    hints = get_type_hints(View, include_extras=True)
    for name, value in view._asdict().items():
        if name == "players":
            yield from (f"player {written(player, type(player))}" for player in value)
        elif name != "viewer":
            yield f"{name} {written(value, hints[name])}"


def labelled(texts: Sequence[tuple[Viewer, str]], viewers: list[Viewer]) -> Iterator[str]:
    """`others` are all who are not named. Where somebody hears nothing of what a spectator
    hears, every listener is named."""
    groups: dict[str, list[Viewer]] = {}
    for viewer, text in texts:
        groups.setdefault(text, []).append(viewer)
    is_heard_by_all = len(texts) == len(viewers)
    for text, group in sorted(groups.items(), key=lambda item: None in item[1]):
        if is_heard_by_all and None in group:
            yield f"{'all' if len(groups) == 1 else 'others'}: {text}"
        else:
            yield f"{'+'.join(name_of(viewer) for viewer in group)}: {text}"


def name_of(viewer: Viewer) -> str:
    return "spectator" if viewer is None else COLOURS[viewer]


def line_of(event: Any) -> str:
    hints = get_type_hints(type(event), include_extras=True)
    fields = [name for name in event.__slots__ if name in hints]
    words = [f"{name}={written(getattr(event, name), hints[name])}" for name in fields]
    return " ".join([type(event).__name__, *words])


def written(value: Any, hint: Any) -> str:
    """A value as the notation spells it, by what its annotation says."""
    if value is HIDDEN:
        return "?"
    if value is None or value == NOBODY:  # nobody, nowhere, no run
        return NONE
    if isinstance(value, Place):
        return f"{write_cell(value.cell)}/{90 * value.quarter}"
    if isinstance(value, Outcome):
        winners = "+".join(COLOURS[seat] for seat in value.winners) or NONE
        return f"{value.reason}/{value.rule}/{value.side}/{winners}"
    if isinstance(value, StationMap):
        return "; ".join(cards_on(value))
    if isinstance(value, Face):
        return value.name.lower()
    if isinstance(value, bool):
        return "yes" if value else "no"
    if get_origin(hint) in (Union, UnionType):
        hint = next(part for part in get_args(hint) if part not in (type(None), HiddenType))
    if get_origin(hint) is Annotated:
        return CODECS[get_args(hint)[-1]].write(value)
    if hint in CODECS:
        return CODECS[hint].write(value)
    if hasattr(value, "verb"):
        return spell(value)
    if hasattr(value, "_asdict"):
        hints = get_type_hints(type(value), include_extras=True)
        return " ".join(f"{n}={written(v, hints[n])}" for n, v in value._asdict().items())
    if isinstance(value, tuple | frozenset):
        return " ".join(elements(value, get_args(hint))) or NONE
    return str(value)


def elements(values: Iterable[Any], hints: tuple[Any, ...]) -> Iterator[str]:
    """Alike ones, sorted where they are a set, or a few different ones joined by a slash."""
    if isinstance(values, frozenset):
        yield from (written(value, hints[0]) for value in sorted(values))
    elif hints[-1] is Ellipsis:
        yield from (written(value, hints[0]) for value in values)
    else:
        yield "/".join(written(v, h) for v, h in zip(values, hints, strict=True))


def cards_on(station: StationMap) -> Iterator[str]:
    for card, place in sorted(station.place_of.items(), key=lambda item: item[1].cell):
        turn = f" {90 * place.quarter}" if place.quarter else ""
        yield f"{write_cell(place.cell)} {EXPLORATION[card].name}{turn}"

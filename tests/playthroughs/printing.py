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
from tests.playthroughs.stage import Stage


def viewers_of(state: Any) -> list[Viewer]:
    return [*range(state.seats), None]


def event_lines(stage: Stage, state: Any) -> Iterator[str]:
    """What the last action brought about, as each viewer hears it."""
    for event in state.news:
        heard = [(viewer, heard_by(event, viewer)) for viewer in viewers_of(state)]
        texts = [(viewer, line_of(stage, told)) for viewer, told in heard if told is not None]
        yield from labelled(stage, texts, viewers_of(state))


def view_lines(stage: Stage, state: Any) -> Iterator[str]:
    """The view of every viewer, field by field; the viewer's own name apart."""
    views = {viewer: stage.game.view(state, viewer) for viewer in viewers_of(state)}
    printed = {viewer: list(fields_of_view(stage, view)) for viewer, view in views.items()}
    for lines in zip(*printed.values(), strict=True):
        yield from labelled(stage, list(zip(printed, lines, strict=True)), list(printed))


def fields_of_view(stage: Stage, view: Any) -> Iterator[str]:
    hints = get_type_hints(type(view), include_extras=True)
    for name, value in view._asdict().items():
        if name in stage.listed:
            hint = get_args(hints[name])[0]
            for number, element in enumerate(value):
                yield f"{stage.listed[name](number)} {written(stage, element, hint)}"
        elif name != "viewer":
            yield f"{name} {written(stage, value, hints[name])}"


def labelled(
    stage: Stage, texts: Sequence[tuple[Viewer, str]], viewers: list[Viewer]
) -> Iterator[str]:
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
            yield f"{'+'.join(name_of(stage, viewer) for viewer in group)}: {text}"


def name_of(stage: Stage, viewer: Viewer) -> str:
    return "spectator" if viewer is None else stage.colors[viewer]


def line_of(stage: Stage, event: Any) -> str:
    hints = get_type_hints(type(event), include_extras=True)
    fields = [name for name in event.__slots__ if name in hints]
    words = [f"{name}={written(stage, getattr(event, name), hints[name])}" for name in fields]
    return " ".join([type(event).__name__, *words])


def written(stage: Stage, value: Any, hint: Any) -> str:
    """A value as the notation spells it, by what its annotation says."""
    if value is HIDDEN:
        return "?"
    if value is None or value == stage.nobody:
        return NONE
    if type(value) in stage.writers:
        return stage.writers[type(value)](value)
    if isinstance(value, Outcome):
        winners = "+".join(stage.colors[seat] for seat in value.winners) or NONE
        return f"{value.reason}/{value.rule}/{value.side}/{winners}"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if get_origin(hint) in (Union, UnionType):
        hint = next(part for part in get_args(hint) if part not in (type(None), HiddenType))
    if get_origin(hint) is Annotated:
        return stage.codecs[get_args(hint)[-1]].write(value)
    if hint in stage.codecs:
        return stage.codecs[hint].write(value)
    if hasattr(value, "verb"):
        return stage.spell(value)
    if hasattr(value, "_asdict"):
        hints = get_type_hints(type(value), include_extras=True)
        return " ".join(f"{n}={written(stage, v, hints[n])}" for n, v in value._asdict().items())
    if isinstance(value, tuple | frozenset):
        return " ".join(elements(stage, value, get_args(hint))) or NONE
    return str(value)


def elements(stage: Stage, values: Iterable[Any], hints: tuple[Any, ...]) -> Iterator[str]:
    """Alike ones, sorted where they are a set, or a few different ones joined by a slash."""
    if isinstance(values, frozenset):
        yield from (written(stage, value, hints[0]) for value in sorted(values))
    elif hints[-1] is Ellipsis:
        yield from (written(stage, value, hints[0]) for value in values)
    else:
        yield "/".join(written(stage, v, h) for v, h in zip(values, hints, strict=True))

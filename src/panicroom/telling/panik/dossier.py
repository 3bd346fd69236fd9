"""The dossier: what the viewer knows for sure of the manors."""

from collections import Counter

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.message import Message, Value
from panicroom.panik.pieces import GHOSTS, MANOR_COUNTS
from panicroom.panik.view import View
from panicroom.telling.panik.names import manor_kind, manor_name


def dossier_messages(view: View) -> list[list[Message]]:
    """The viewer's face-down manors, and which kinds the others can be."""
    own = [
        Message(
            "dossier-manor", {"manor": manor_name(place, view.viewer), "kind": manor_kind(kind)}
        )
        for place, manor in enumerate(view.manors)
        if not manor.is_up and (kind := manor.kind) is not HIDDEN
    ]
    told = [[Message("dossier-own", {"manors": own})]] if own else []
    hidden = sum(manor.kind is HIDDEN for manor in view.manors)
    params: dict[str, Value] = {"hidden": hidden, "aside": view.aside, "kinds": unseen(view)}
    return [*told, [Message("dossier-unseen", params)]]


def unseen(view: View) -> list[Message]:
    """The kinds that the viewer has not seen, with their numbers."""
    counts = (*view.rulings.ghosts, *MANOR_COUNTS[GHOSTS:])
    seen: Counter[int] = Counter()
    for manor in view.manors:
        if manor.kind is not HIDDEN:
            seen[manor.kind] += 1
    left = {kind: count - seen[kind] for kind, count in enumerate(counts)}
    return [
        Message("dossier-kind", {"kind": manor_kind(kind), "count": count})
        for kind, count in left.items()
        if count
    ]

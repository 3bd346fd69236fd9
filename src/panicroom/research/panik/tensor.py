"""An observation of Panik: what a seat sees, from its `View` alone, as bytes in a fixed order.
`layout` names them."""

from functools import lru_cache

from panicroom.core.panik.codec import CODEC
from panicroom.core.panik.tables import HINTS
from panicroom.core.panik.writing import write_rulings
from panicroom.kernel.audience import HIDDEN
from panicroom.panik.pieces import EVERY_HUNTER_KIND, EVERY_MANOR_KIND, MANORS_EACH
from panicroom.panik.view import View
from panicroom.research.panik.frame import put_frame
from panicroom.research.panik.seen_from import HUNTER_NAMES, MANOR_NAMES, OFFSETS, hunter_of
from panicroom.research.seen_from import offset_of, seat_at
from panicroom.research.sheet import Sheet


def sheet_of(view: View) -> Sheet:
    sheet = Sheet()
    for number, name in enumerate(MANOR_NAMES):
        owner, place = divmod(number, MANORS_EACH)
        put_manor(sheet, view, name, seat_at(view, owner), place)
    for offset, name in enumerate(OFFSETS):
        put_player(sheet, view, name, seat_at(view, offset))
    sheet.put("seats", view.seats)
    sheet.one_of("first", OFFSETS, offset_of(view, view.first))
    sheet.put("aside", view.aside)
    sheet.put("scored", bool(view.scores))
    put_frame(sheet, view)
    put_ending(sheet, view)
    for name, ruling in zip(HINTS, write_rulings(view.rulings), strict=True):
        sheet.put(f"ruling={name}", ruling)
    return sheet


def tensor(view: View) -> bytes:
    return bytes(sheet_of(view).values)


@lru_cache(1)
def layout() -> tuple[str, ...]:
    """The name of each byte; the same in every game."""
    from panicroom.panik.game import PANIK

    state = PANIK.begin(PANIK.setup(seats=2), "layout")
    return tuple(sheet_of(PANIK.view(state, 0)).names)


def put_manor(sheet: Sheet, view: View, name: str, owner: int | None, place: int) -> None:
    """One of an empty seat is all zeros."""
    manor = None if owner is None else view.manors[MANORS_EACH * owner + place]
    kind = HIDDEN if manor is None else manor.kind
    sheet.put(f"{name}.there", manor is not None)
    sheet.put(f"{name}.up", manor is not None and manor.is_up)
    sheet.one_of(f"{name}.kind", EVERY_MANOR_KIND, None if kind is HIDDEN else int(kind))
    there = [hunter_of(view, hunter) for hunter in manor.hunters] if manor else []
    for number, hunter in enumerate(HUNTER_NAMES):
        sheet.put(f"{name}.hunter={hunter}", there.count(number))


def put_player(sheet: Sheet, view: View, name: str, seat: int | None) -> None:
    hand = () if seat is None else view.hands[seat]
    sheet.put(f"{name}.seated", seat is not None)
    for kind in EVERY_HUNTER_KIND:
        sheet.put(f"{name}.hand={kind}", hand.count(kind))
    sheet.put(f"{name}.score", view.scores[seat] if seat is not None and view.scores else 0)


def put_ending(sheet: Sheet, view: View) -> None:
    ending, _, _ = CODEC.write_outcome(view.outcome)
    sheet.one_of("ending", [reason for reason, _ in CODEC.endings], ending)
    for offset, name in enumerate(OFFSETS):
        sheet.put(f"winner={name}", seat_at(view, offset) in view.winners)

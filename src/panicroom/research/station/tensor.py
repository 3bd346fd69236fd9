"""An observation of Panic Station: what a seat sees, from its `View` alone, as bytes in a fixed
order. `layout` names them."""

from functools import lru_cache

from panicroom.core.station.codec import CODEC
from panicroom.core.station.writing import write_rulings
from panicroom.research.seen_from import offset_of, seat_at, viewer_of
from panicroom.research.sheet import Sheet
from panicroom.research.station.board import put_counts, put_players, put_rooms
from panicroom.research.station.frame import put_frame, put_wounds
from panicroom.research.station.seen_from import OFFSETS
from panicroom.station.cards import SEARCH_CARDS
from panicroom.station.rulings import HINTS
from panicroom.station.tokens import ROLES
from panicroom.station.view import View

TURN_FLAGS = ("first", "marked", "relief", "barred", "terminal", "healed")


def sheet_of(view: View) -> Sheet:
    sheet = Sheet()
    put_rooms(sheet, view)
    put_players(sheet, view)
    put_table(sheet, view)
    put_turn(sheet, view)
    put_frame(sheet, view)
    put_wounds(sheet, view)
    put_ending(sheet, view)
    for name, number in zip(HINTS, write_rulings(view.rulings), strict=True):
        sheet.put(f"ruling={name}", number)
    return sheet


def tensor(view: View) -> bytes:
    return bytes(sheet_of(view).values)


@lru_cache(1)
def layout() -> tuple[str, ...]:
    """The name of each byte; the same in every game."""
    from panicroom.station.game import STATION

    state = STATION.begin(STATION.setup(seats=4), "layout")
    return tuple(sheet_of(STATION.view(state, 0)).names)


def side(view: View) -> int:
    """By its place in CODEC.sides."""
    return int(view.players[viewer_of(view)].infected is True)


@lru_cache(1)
def side_bytes() -> tuple[int, ...]:
    return tuple(layout().index(f"+0.infected={answer}") for answer in ("no", "yes"))


def put_table(sheet: Sheet, view: View) -> None:
    sheet.put("seats", view.seats)
    sheet.put("round", view.round)
    sheet.one_of("marker", OFFSETS, offset_of(view, view.marker))
    for name in ("marker_due", "doors_open", "revealed"):
        sheet.put(name, getattr(view, name))
    sheet.put("rooms_left", view.rooms_left)
    sheet.put("search_left", view.search_left)
    put_counts(sheet, "discards", tuple(map(str, SEARCH_CARDS)), view.discards)


def put_turn(sheet: Sheet, view: View) -> None:
    turn = view.turn
    sheet.one_of("turn", OFFSETS, offset_of(view, turn.seat))
    sheet.put("ap", turn.ap)
    for name in TURN_FLAGS:
        sheet.put(name, getattr(turn, name))
    sheet.one_of("run", ROLES, turn.run)


def put_ending(sheet: Sheet, view: View) -> None:
    ending, side, _ = CODEC.write_outcome(view.outcome)
    sheet.one_of("ending", [reason for reason, _ in CODEC.endings], ending)
    sheet.one_of("side", CODEC.sides, side)
    winners = view.outcome.winners if view.outcome else ()
    for offset, name in enumerate(OFFSETS):
        sheet.put(f"winner={name}", seat_at(view, offset) in winners)

"""What one viewer may know, built field by field."""

from typing import NamedTuple

from panicroom.kernel.audience import HIDDEN, HiddenType, Viewer
from panicroom.kernel.named import seat_at
from panicroom.kernel.outcome import Outcome, winners_of
from panicroom.panik.agenda import ChooseManors, ChoosePosts, Frame
from panicroom.panik.pieces import Hunter, HunterKind, Manor, ManorKind, Seat, owner_of
from panicroom.panik.rulings import Rulings
from panicroom.panik.state import State


class ManorView(NamedTuple):
    owner: Seat
    is_up: bool
    kind: ManorKind | HiddenType
    hunters: tuple[Hunter, ...]


class View(NamedTuple):
    """Hunters lie face up wherever they are; face-down manors are their owner's secret."""

    viewer: Seat | None
    seats: int
    rulings: Rulings
    decision: int
    first: Seat
    manors: tuple[ManorView, ...]
    aside: int
    hands: tuple[tuple[HunterKind, ...], ...]
    scores: tuple[int, ...]
    agenda: tuple[Frame, ...]
    outcome: Outcome | None

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners_of(self.outcome)


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=None if viewer is None else seat_at(viewer),
        seats=state.seats,
        rulings=state.rulings,
        decision=state.decision,
        first=state.first,
        manors=tuple(manor_view(state, manor, viewer) for manor in state.all_manors()),
        aside=len(state.aside),
        hands=tuple(tuple(hand) for hand in state.hands),
        scores=state.scores,
        agenda=tuple(public_frame(frame, viewer) for frame in state.agenda),
        outcome=state.outcome,
    )


def manor_view(state: State, manor: Manor, viewer: Viewer) -> ManorView:
    may_look = state.up[manor] or owner_of(manor) == viewer
    return ManorView(
        owner=owner_of(manor),
        is_up=state.up[manor],
        kind=state.manors[manor] if may_look else HIDDEN,
        hunters=tuple(state.hunters[manor]),
    )


def public_frame(frame: Frame, viewer: Viewer) -> Frame:
    """Who has sealed is not shown; everyone knows the own choice."""
    if not isinstance(frame, ChooseManors | ChoosePosts):
        return frame
    own = tuple(m if seat == viewer else None for seat, m in enumerate(frame.sealed))
    return frame._replace(sealed=own)

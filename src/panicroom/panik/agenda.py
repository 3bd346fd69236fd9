"""What can lie on the agenda: decisions that are owed, and steps still to be done."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.panik.pieces import Hunter, HunterKind, Manor, Seat

Sealed: TypeAlias = Annotated[tuple[Manor | None, ...], "sealed"]
"""For each seat the manor it has chosen, if it has."""

MaybeHunter: TypeAlias = Annotated[Hunter | None, "hunter-or-none"]
MaybeManor: TypeAlias = Annotated[Manor | None, "manor-or-none"]


class ChooseManors(NamedTuple):
    """All seats at once: which manor is turned up."""

    sealed: Sealed
    verb: str = "manors"


class ChoosePosts(NamedTuple):
    """All seats at once: where the first tandem goes."""

    sealed: Sealed
    verb: str = "posts"


class TakeTurn(NamedTuple):
    seat: Seat
    verb: str = "turn"


class PlaceDetector(NamedTuple):
    """The manor has been turned; now the detector is placed."""

    seat: Seat
    verb: str = "detector"


class SendOrCall(NamedTuple):
    """After placing: send one back, call one, in either order, or neither."""

    seat: Seat
    manor: Manor
    placed: Hunter
    may_send: bool
    may_call: bool
    called: MaybeHunter
    sent: MaybeHunter
    sent_to: MaybeManor
    verb: str = "send-or-call"


class ChooseNewManor(NamedTuple):
    """Owed by the owner of a hunter that was sent back, also outside the own turn."""

    seat: Seat
    kind: HunterKind
    origin: Manor
    verb: str = "new-manor"


Decision: TypeAlias = (
    ChooseManors | ChoosePosts | TakeTurn | PlaceDetector | SendOrCall | ChooseNewManor
)


class GoOn(NamedTuple):
    """Ask for sending back and calling as long as there is something to choose."""

    seat: Seat
    manor: Manor
    placed: Hunter
    may_send: bool
    may_call: bool
    called: MaybeHunter
    sent: MaybeHunter
    sent_to: MaybeManor
    verb: str = "go-on"


class NextTurn(NamedTuple):
    """The seat's turn is over."""

    seat: Seat
    verb: str = "next-turn"


Step: TypeAlias = GoOn | NextTurn
Frame: TypeAlias = Decision | Step
FRAME_TYPES: Final[tuple[type[Frame], ...]] = Frame.__args__

"""What a seat may do, in the imperative. The verb comes last, as in every game."""

from typing import Final, NamedTuple, TypeAlias

from panicroom.panik.pieces import Hunter, HunterKind, Manor


class TurnUp(NamedTuple):
    """Choose, sealed, the own manor that is turned face up before the game."""

    manor: Manor
    verb: str = "turn-up"


class PostTandem(NamedTuple):
    """Choose, sealed, the own face-down manor for the first tandem."""

    manor: Manor
    verb: str = "post-tandem"


class Detect(NamedTuple):
    """Play the detector: turn an opponent's manor first, then place it."""

    manor: Manor
    verb: str = "detect"


class PlaceHunter(NamedTuple):
    kind: HunterKind
    manor: Manor
    verb: str = "place"


class SendBack(NamedTuple):
    """Send a hunter away from the manor where one was just placed."""

    hunter: Hunter
    verb: str = "send-back"


class CallHunter(NamedTuple):
    """Bring a hunter of another manor to the one who called for help."""

    hunter: Hunter
    manor: Manor
    verb: str = "call"


class PlaceAgain(NamedTuple):
    """The owner of a hunter that was sent back chooses its new manor."""

    manor: Manor
    verb: str = "place-again"


class EndTurn(NamedTuple):
    verb: str = "end-turn"


Action: TypeAlias = (
    TurnUp | PostTandem | Detect | PlaceHunter | SendBack | CallHunter | PlaceAgain | EndTurn
)
ACTION_TYPES: Final[tuple[type[Action], ...]] = Action.__args__

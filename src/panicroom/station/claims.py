"""What players of Panic Station tell each other, true or not (TALK-1): accusing, defending,
warning, asking, promising and answering, in words that every client translates.

A claim about another player has a field `seat`. Nobody can say of anybody's own hand that it is
infected: an infected player never admits it, and of the Host card nobody speaks.
"""

from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.kernel.spelling import Codec, Speller, from_list, verb_of
from panicroom.station.cards import ALERT, CARD_NAMES, ITEMS, Card
from panicroom.station.rooms import Room
from panicroom.station.spelling import CODECS
from panicroom.station.tokens import Seat

HELD: Final = tuple(card for card in ITEMS if card != ALERT)
"""What anyone may be said to hold."""
HELD_NAMES: Final = tuple(CARD_NAMES[card] for card in HELD)
NUMBERS: Final = tuple("123456789")


class AmHuman(NamedTuple):
    verb: str = "am-human"


class GaveInfection(NamedTuple):
    """That seat gave me an infection card."""

    seat: Seat
    verb: str = "gave-infection"


class IsInfected(NamedTuple):
    seat: Seat
    verb: str = "is-infected"


class IsHuman(NamedTuple):
    seat: Seat
    verb: str = "is-human"


class Suspect(NamedTuple):
    seat: Seat
    verb: str = "suspect"


class Trust(NamedTuple):
    seat: Seat
    verb: str = "trust"


class IsLying(NamedTuple):
    seat: Seat
    verb: str = "is-lying"


class Avoid(NamedTuple):
    """A warning: trade with that player at your own risk."""

    seat: Seat
    verb: str = "avoid"


class Gave(NamedTuple):
    """That seat gave me such a card."""

    seat: Seat
    card: Annotated[Card, "item"]
    verb: str = "gave"


class WasScanned(NamedTuple):
    """That seat has seen my whole hand (ITEM-5)."""

    seat: Seat
    verb: str = "was-scanned"


class Hold(NamedTuple):
    number: Annotated[int, "number"]
    card: Annotated[Card, "item"]
    verb: str = "hold"


class AskSide(NamedTuple):
    seat: Seat
    verb: str = "ask-side"


class AskFor(NamedTuple):
    seat: Seat
    card: Annotated[Card, "item"]
    verb: str = "ask-for"


class AskScan(NamedTuple):
    """That somebody hold a heat scan."""

    verb: str = "ask-scan"


class WillGive(NamedTuple):
    """A promise."""

    seat: Seat
    card: Annotated[Card, "item"]
    verb: str = "will-give"


class MeetAt(NamedTuple):
    room: Room
    verb: str = "meet-at"


class Agree(NamedTuple):
    """Yes, to what that player has said or asked."""

    seat: Seat
    verb: str = "agree"


class Refuse(NamedTuple):
    seat: Seat
    verb: str = "refuse"


Claim: TypeAlias = (
    AmHuman
    | GaveInfection
    | IsInfected
    | IsHuman
    | Suspect
    | Trust
    | IsLying
    | Avoid
    | Gave
    | WasScanned
    | Hold
    | AskSide
    | AskFor
    | AskScan
    | WillGive
    | MeetAt
    | Agree
    | Refuse
)

REPLIES: Final = tuple(
    verb_of(kind) for kind in (Agree, Refuse, AmHuman, IsLying, Trust, Suspect, IsInfected, AskSide)
)
"""What one says to whoever has claimed something."""

CLAIMS: Final[Speller[Claim]] = Speller(
    "claim",
    Claim.__args__,
    {
        **CODECS,
        "number": Codec(str, from_list("number", NUMBERS, lambda place: place + 1).read, NUMBERS),
        "item": Codec(
            CARD_NAMES.__getitem__,
            from_list("card", HELD_NAMES, lambda place: HELD[place]).read,
            HELD_NAMES,
        ),
    },
)

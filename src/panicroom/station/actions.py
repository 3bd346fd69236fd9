"""What a seat may do, in the imperative. Plain values: equal actions are equal, whoever made them.

The verb comes last, with its only value as default, so that two actions of different kinds are
never equal, and is the first word of the action's text ("move T n", "give gas").
"""

from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.station.cards import Card
from panicroom.station.map import Cell
from panicroom.station.rooms import Direction, Quarter, Room
from panicroom.station.tokens import Character, Face, Role, Seat


class Function(StrEnum):
    """What a terminal can do."""

    SCAN = "scan"
    DOORS = "doors"
    REVEAL = "reveal"


class Swarm(NamedTuple):
    """The parasites of one face in one room: any one of them will do."""

    room: Room
    face: Face


Target: TypeAlias = Annotated[Character | Swarm, "target"]
Partner: TypeAlias = Annotated[Seat | None, "partner"]


class Move(NamedTuple):
    who: Role
    direction: Direction
    verb: str = "move"


class Run(NamedTuple):
    """Leave a Run room at once, for nothing."""

    who: Role
    direction: Direction
    verb: str = "run"


class Explore(NamedTuple):
    """Lay the visible exploration card against the room the character stands in."""

    who: Role
    direction: Direction
    quarter: Quarter
    verb: str = "explore"


class TryNext(NamedTuple):
    """Explore when the visible card fits nowhere: the next card is tried."""

    who: Role
    verb: str = "try-next"


class LayCard(NamedTuple):
    """Choose the place of a card that was revealed or came up by TryNext."""

    cell: Cell
    quarter: Quarter
    verb: str = "lay"


class Search(NamedTuple):
    who: Role
    partner: Partner
    verb: str = "search"


class UseTerminal(NamedTuple):
    who: Role
    function: Function
    verb: str = "terminal"


class UseSickBay(NamedTuple):
    who: Role
    verb: str = "sick-bay"


class Fire(NamedTuple):
    """The Android's shot; also the second one of a Heavy Gun."""

    target: Target
    verb: str = "fire"


class HoldFire(NamedTuple):
    """Withhold the second shot."""

    verb: str = "hold-fire"


class Stab(NamedTuple):
    who: Role
    target: Target
    verb: str = "stab"


class ThrowGrenade(NamedTuple):
    who: Role
    direction: Direction
    verb: str = "grenade"


class LayDown(NamedTuple):
    """Put a kept item on the table."""

    card: Card
    verb: str = "lay-down"


class UseBoost(NamedTuple):
    verb: str = "boost"


class UseFirstAid(NamedTuple):
    who: Role
    verb: str = "first-aid"


class ScanBody(NamedTuple):
    """See the whole hand of a player in the same room."""

    who: Role
    seat: Seat
    verb: str = "scan-body"


class Heal(NamedTuple):
    """One point of health to a character."""

    character: Character
    verb: str = "heal"


class StopHealing(NamedTuple):
    verb: str = "stop-healing"


class Trade(NamedTuple):
    """Settle an encounter by a trade with one of the players met."""

    seat: Seat
    verb: str = "trade"


class GiveCard(NamedTuple):
    """The card given in a trade, chosen in secret."""

    card: Card
    verb: str = "give"


class PlayArmor(NamedTuple):
    """One Armor for what hits this character, and the other one too if it stands there."""

    character: Character
    verb: str = "armor"


class TakeWounds(NamedTuple):
    verb: str = "take-wounds"


class MoveParasite(NamedTuple):
    """Which parasite is moved when none is left in the supply."""

    parasite: Annotated[Swarm, "swarm"]
    verb: str = "move-parasite"


class BurnHive(NamedTuple):
    who: Role
    verb: str = "burn"


class EndTurn(NamedTuple):
    verb: str = "end-turn"


Action: TypeAlias = (
    Move
    | Run
    | Explore
    | TryNext
    | LayCard
    | Search
    | UseTerminal
    | UseSickBay
    | Fire
    | HoldFire
    | Stab
    | ThrowGrenade
    | LayDown
    | UseBoost
    | UseFirstAid
    | ScanBody
    | Heal
    | StopHealing
    | Trade
    | GiveCard
    | PlayArmor
    | TakeWounds
    | MoveParasite
    | BurnHive
    | EndTurn
)

ACTION_TYPES: Final[tuple[type[Action], ...]] = Action.__args__

"""The story of a scene: its events in as few sentences as possible."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from panicroom.kernel.audience import HIDDEN, Event, Viewer
from panicroom.kernel.message import Message, Value
from panicroom.station.actions import Swarm
from panicroom.station.agenda import Weapon
from panicroom.station.cards import GRENADE
from panicroom.station.rules.armor import CharacterWounded, WoundsTaken
from panicroom.station.rules.death import CharacterDied, PlayerEliminated
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.items import ItemSpent
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import NextRoomShown
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.parasites import DieRolled, ParasiteKilled, ParasiteWounded
from panicroom.station.rules.search import CardDrawn, CardTurnedRed, RoomSearched
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.spawn import ParasiteAppeared
from panicroom.station.rules.trading import CardsTraded, TradeBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.tokens import Face
from panicroom.telling.station.effects import both_blows, outcome
from panicroom.telling.station.events import event_message
from panicroom.telling.station.sentences import ALIKE, DEEDS, PLAYS, sentence

Told: TypeAlias = tuple[Any, Message]
"""An event and its message."""

SHOWN: Final = (TurnEnded, WoundsTaken, NextRoomShown, CardTurnedRed, DieRolled)
"""Left out: the next sentence or the table shows them."""
HIDDEN_CARDS: Final = {CardDealt: "card", CardDrawn: "card", CardsTraded: "given"}
"""Left out if the card is hidden: the search or trade is told already."""
THERE: Final = (RoomSearched, TradeBegan, ParasiteAppeared, ParasiteKilled, ParasiteWounded)
"""Events that may happen in the room that was just named."""


def story(events: Sequence[Event], viewer: Viewer) -> list[Message]:
    """A scene in as few sentences as possible."""
    turns = [event.seat for event in events if isinstance(event, TurnBegan)]
    placed = [(place, event) for place, event in enumerate(events) if adds_something(event, events)]
    kept = [(event, outcome(event, events[place + 1 :])) for place, event in placed]
    told = [sentence(run) for run in runs(in_context(kept, viewer, turns[0] if turns else None))]
    if len(told) == 1 and turns and isinstance(events[-1], TurnEnded):
        told.append(Message("told-idle", told[0].params))
    return told


def adds_something(event: Event, scene: Sequence[Event]) -> bool:
    """False for what another sentence implies: dice by their effect, a grenade card by its throw,
    deaths of a player who is eliminated."""
    if isinstance(event, SHOWN):
        return False
    if isinstance(event, ItemSpent) and event.card == GRENADE:
        return not any(isinstance(other, GrenadeThrown) for other in scene)
    if isinstance(event, CharacterDied):
        out = [other.seat for other in scene if isinstance(other, PlayerEliminated)]
        return event.character >> 1 not in out
    field = HIDDEN_CARDS.get(type(event))
    return field is None or getattr(event, field) is not HIDDEN


def in_context(
    events: Iterable[tuple[Event, dict[str, Value]]], viewer: Viewer, turn: int | None
) -> list[Told]:
    """The message of each event, given those before it and its effects."""
    told: list[Told] = []
    for event, came in events:
        message = event_message(event, viewer, turn)
        new = recalled(event, message, [before for before, _ in told]) | came
        if told and isinstance(event, KnifeDrawn) and event == told[-1][0]:
            new |= both_blows(told.pop()[1], came)
        told.append((event, Message(message.id, {**message.params, **new})))
    return told


def recalled(event: Any, message: Message, before: list[Any]) -> dict[str, Value]:
    """A room just named is "the room", one searched twice is searched again, and who has just
    moved goes on."""
    last = before[-1] if before else None
    if isinstance(event, CharacterMoved) and isinstance(last, CharacterMoved):
        is_on = not event.free and (event.seat, event.who) == (last.seat, last.who)
        return {"free": "on"} if is_on else {}
    if not isinstance(event, THERE):
        return {}
    scene = last.target if isinstance(last, KnifeDrawn) else last
    is_same = event.room == getattr(scene, "room", None)
    room = Message("room-same") if is_same else message.params["room"]
    if isinstance(event, RoomSearched) and event in before:
        room = Message("searched-again", {"room": room})
    return {"room": room}


def runs(told: Iterable[Told]) -> list[list[Told]]:
    """Neighbors that are one sentence together; the effect of a shot never comes before it."""
    found: list[list[Told]] = []
    for event, message in told:
        first = found[-1][0][0] if found else None
        is_new_shot = isinstance(event, ShotFired) and not isinstance(first, ShotFired)
        if found and thread(event) == thread(first) and not is_new_shot:
            found[-1].append((event, message))
        else:
            found.append([(event, message)])
    return found


def thread(event: Any) -> object:
    """Neighboring events with the same key are told together."""
    if isinstance(event, DEEDS):
        return (event.seat, event.who)
    if isinstance(event, PLAYS):
        return event.seat
    if isinstance(event, ALIKE):
        return (type(event), event.character if isinstance(event, CharacterHealed) else event.seat)
    if isinstance(event, ShotFired):
        return (event.target, Weapon.SHOT)
    if isinstance(event, CharacterWounded):
        return (event.character, Weapon.SHOT) if event.weapon == Weapon.SHOT else event.weapon
    if isinstance(event, CharacterDied):
        return CharacterDied
    if isinstance(event, ParasiteKilled):
        return (Swarm(event.room, Face.GRAY), Weapon.SHOT)
    if isinstance(event, ParasiteWounded):
        return (Swarm(event.room, Face.BLACK), Weapon.SHOT)
    return id(event)

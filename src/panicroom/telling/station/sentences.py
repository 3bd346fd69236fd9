"""Joins several events in one sentence: equal ones are counted, others listed."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from panicroom.kernel.message import Message, Value
from panicroom.station.actions import Swarm
from panicroom.station.cards import Card
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.death import CharacterDied
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.items import ItemLaidDown, ItemSpent
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.parasites import ParasiteKilled, ParasiteWounded
from panicroom.station.rules.search import CardDrawn, RoomSearched
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.sick_bay import SickBayUsed
from panicroom.station.rules.terminal import TerminalUsed
from panicroom.station.rules.trading import TradeBegan
from panicroom.station.tokens import Face
from panicroom.telling.station.events import room_at
from panicroom.telling.station.names import card_name

DEEDS: Final = (
    CharacterMoved,
    RoomSearched,
    TradeBegan,
    TerminalUsed,
    SickBayUsed,
    KnifeDrawn,
    GrenadeThrown,
)
"""Done by one character; in a row they are one sentence."""
PLAYS: Final = (ItemLaidDown, ItemSpent)
"""Done by the player; in a row they are one sentence."""
ALIKE: Final = (RoomLaid, CardDealt, CardDrawn, CharacterHealed)
"""Joined only with events of the same kind."""


def sentence(run: list[tuple[Any, Message]]) -> Message:
    """Events with the same key (see `story.thread`) as one sentence."""
    (event, first), *more = run
    messages = [message for _, message in run]
    if not more:
        return first
    if isinstance(event, ShotFired):
        return shots(event, messages)
    if isinstance(event, CharacterWounded):
        hits = [Message("told-hit", message.params) for message in messages]
        return Message("told-wounds", {"weapon": first.params["weapon"], "hits": hits})
    if isinstance(event, CharacterDied):
        dead = [who for m in messages if isinstance(who := m.params["character"], Message)]
        return Message("told-deaths", {"characters": dead})
    if isinstance(event, CharacterHealed):
        return saying(first, points=len(run))
    if isinstance(event, ParasiteKilled | ParasiteWounded):
        return saying(first, count=len(run))
    if isinstance(event, DEEDS):
        return Message("told-deeds", {**first.params, "deeds": messages})
    deeds = list(plays(run))
    return deeds[0] if len(deeds) == 1 else Message("told-turn", {**first.params, "deeds": deeds})


def saying(message: Message, **params: Value) -> Message:
    return Message(message.id, {**message.params, **params})


def shots(event: ShotFired, messages: list[Message]) -> Message:
    """Shots at one target with their effects."""
    fired = [message for message in messages if message.id == messages[0].id]
    effects = [message for message in messages if message.id != messages[0].id]
    told = {**messages[-1].params, **messages[0].params, "shots": len(fired)}
    if isinstance(event.target, Swarm):
        is_black = event.target.face is Face.BLACK
        return Message("told-black-shot" if is_black else "told-gray-shot", told)
    points = sum(int(str(effect.params["points"])) for effect in effects)
    return Message("told-shots", {**told, "points": points})


def plays(run: list[tuple[Any, Message]]) -> Iterator[Message]:
    """Neighbors of one kind: cards are counted, rooms are listed."""
    for kind, same in groupby(run, key=lambda told: type(told[0])):
        events, messages = zip(*same, strict=True)
        if kind is RoomLaid:
            yield saying(messages[0], rooms=[room_at(event) for event in events])
        else:
            yield saying(messages[0], card=counted(event.card for event in events))


def counted(cards: Iterator[Card]) -> list[Message]:
    """`2 Keycards`, in the order of play."""
    return [
        Message("card-counted", {"card": Message(card_name(card).id, {"count": n}), "count": n})
        for card, n in Counter(cards).items()
    ]

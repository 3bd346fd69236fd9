"""Messages for decisions: what a seat owes, and its cause."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.kernel.message import Message, Value
from panicroom.station import STATION
from panicroom.station.actions import EndTurn, Fire, Stab, ThrowGrenade, Trade
from panicroom.station.agenda import (
    AnswerWounds,
    ChooseParasite,
    ChooseTradeCards,
    Draw,
    Meet,
    SettleEncounter,
    Spawn,
    TeamDraw,
    TurnRed,
    Wounds,
)
from panicroom.station.rooms import CARD_OF
from panicroom.station.tokens import character_of
from panicroom.station.view import View
from panicroom.telling.station.choices import players_in
from panicroom.telling.station.names import STATION_WORDS, character_name, seat_name
from panicroom.telling.vocabulary import name

ATTACKS: Final = (Fire, Stab, ThrowGrenade)


def decision_message(view: View) -> Message:
    frame: Any = view.agenda[-1]
    told = STATION_WORDS.describe(frame, view.viewer)
    told |= {"ap": view.turn.ap, "search": "owed" if owes_search(view) else "free"}
    if type(frame) in ABOUT:
        told |= ABOUT[type(frame)](view, frame)
    return Message(f"decision-{frame.verb}", told)


def asked_message(view: View) -> Message:
    """The prompt: the seat, with its AP if it is its turn."""
    assert view.viewer is not None
    told: dict[str, Value] = {"seat": seat_name(view.viewer), "ap": view.turn.ap}
    told["turn"] = "yes" if view.turn.seat == view.viewer else "no"
    return Message("prompt-who", told)


def owes_search(view: View) -> bool:
    """TURN-4: the turn cannot be ended yet."""
    refusal = STATION.why_not(view, EndTurn()) if view.turn.first else None
    return refusal is not None and refusal.rule == "TURN-4"


def about_encounter(view: View, frame: SettleEncounter) -> dict[str, Value]:
    return {
        "character": character_name(character_of(frame.seat, frame.who), view.viewer),
        "others": [seat_name(seat) for seat in players_in(view, frame.room)],
        "offered": offered(view),
    }


def offered(view: View) -> str:
    """What an encounter allows: to trade, to attack, or both."""
    kinds = {type(action) for action in STATION.offered(view)}
    if kinds.isdisjoint(ATTACKS):
        return "trade"
    return "both" if Trade in kinds else "attack"


def about_trade(view: View, frame: ChooseTradeCards) -> dict[str, Value]:
    return {"other": seat_name(frame.partner if view.viewer == frame.seat else frame.seat)}


def about_wounds(view: View, frame: AnswerWounds) -> dict[str, Value]:
    wounds = view.agenda[-2]
    assert isinstance(wounds, Wounds)
    own = [hit for hit in wounds.hits if hit.character >> 1 == view.viewer and hit.points]
    hits = [
        Message("hit", {"character": character_name(character, view.viewer), "points": points})
        for character, points in own
    ]
    return {"weapon": name("weapon", wounds.weapon), "hits": hits}


def about_parasite(view: View, frame: ChooseParasite) -> dict[str, Value]:
    """What made the parasite appear, read from the frame below the question."""
    below = view.agenda[-2:][0]
    if isinstance(below, Draw | TeamDraw):
        return {"cause": "red" if CARD_OF[below.room] in view.red else "alert"}  # SEARCH-2
    if isinstance(below, TurnRed | Spawn):
        return {"cause": "alert"}
    return {"cause": "room" if isinstance(below, Meet) else "none"}


ABOUT: Final[Mapping[type, Callable[[View, Any], dict[str, Value]]]] = {
    SettleEncounter: about_encounter,
    ChooseTradeCards: about_trade,
    AnswerWounds: about_wounds,
    ChooseParasite: about_parasite,
}
"""More parameters of a decision's message, by its frame."""

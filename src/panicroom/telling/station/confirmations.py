"""Warnings before a grave action that cannot be undone."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.message import Message
from panicroom.station import STATION
from panicroom.station.actions import (
    Action,
    EndTurn,
    Fire,
    GiveCard,
    Move,
    Run,
    Stab,
    Swarm,
    ThrowGrenade,
)
from panicroom.station.agenda import ChooseTradeCards
from panicroom.station.cards import GAS, KNIFE, Card, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.sketch import sketch
from panicroom.station.tokens import ANDROID, TROOPER
from panicroom.station.view import View
from panicroom.telling.station.choices import players_in
from panicroom.telling.station.names import seat_name

WORTH_AN_AP: Final = ("search", "explore", "terminal", "sick-bay", "burn")
"""Actions that a player may have forgotten when ending the turn with AP left."""


def confirmation(view: View, action: Action) -> Message | None:
    asked = GRAVE.get(type(action))
    return None if asked is None or view.viewer is None else asked(view, action)


def own_hand(view: View) -> tuple[Card, ...]:
    assert view.viewer is not None
    hand = view.players[view.viewer].hand
    return () if hand is HIDDEN else hand


def ending(view: View, action: EndTurn) -> Message | None:
    if not view.turn.ap or all(a.verb not in WORTH_AN_AP for a in STATION.offered(view)):
        return None
    return Message("sure-end-turn", {"ap": view.turn.ap})


def attacking(view: View, action: Fire | Stab | ThrowGrenade) -> Message | None:
    """No warning for parasites, nor for players who were attacked in this turn already."""
    drawn = sketch(view, action)
    if drawn.room is None or isinstance(drawn.target, Swarm):
        return None
    there = players_in(view, drawn.room)
    others = there if drawn.target is None else [drawn.target.seat]
    if not others or (drawn.room in view.turn.attacked and there == others[:1]):
        return None
    return Message("sure-attack", {"others": [seat_name(seat) for seat in others]})


def entering(view: View, action: Move | Run) -> Message | None:
    """Entering a trade without a Gas Can against an infection."""
    assert view.viewer is not None
    room = sketch(view, action).room
    is_safe = GAS in own_hand(view) or view.players[view.viewer].infected is True
    if room is None or room == REACTOR or is_safe:
        return None
    names = [seat_name(seat) for seat in players_in(view, room)]
    attack = "yes" if can_attack_there(view, action) else "no"
    return Message("sure-enter", {"others": names, "attack": attack}) if names else None


def can_attack_there(view: View, action: Move | Run) -> bool:
    """Armed, and with an AP left after the step."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    is_armed = KNIFE in player.table or (action.who == ANDROID and any(player.bullets))
    return is_armed and view.turn.ap > sketch(view, action).ap


def giving(view: View, action: GiveCard) -> Message | None:
    frame = view.agenda[-1]
    assert isinstance(frame, ChooseTradeCards)
    assert view.viewer is not None
    other = seat_name(frame.partner if view.viewer == frame.seat else frame.seat)
    if action.card == infection_of(view.viewer):
        return Message("sure-infection", {"seat": other})
    needed = view.rulings.gas_needed
    if action.card == GAS and can_burn(view) and own_hand(view).count(GAS) == needed:
        return Message("sure-gas", {"gas": needed})
    return None


def can_burn(view: View) -> bool:
    """WIN-1: a human whose Trooper lives can burn the Hive, given the Gas Cans."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    return player.infected is False and player.health[TROOPER] > 0


GRAVE: Final[Mapping[type[Action], Callable[[View, Any], Message | None]]] = {
    EndTurn: ending,
    Fire: attacking,
    Stab: attacking,
    ThrowGrenade: attacking,
    Move: entering,
    Run: entering,
    GiveCard: giving,
}

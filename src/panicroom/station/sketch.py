"""What a screen needs to draw an option: who, where to, which way, at whom, with what, for how
much. An action itself says only what the seat chose; the rest is read off the view."""

from typing import Annotated, NamedTuple

from panicroom.station.actions import Action, Function, PlayArmor, Swarm, TakeWounds, Target
from panicroom.station.agenda import (
    AnswerWounds,
    ChoosePlace,
    ChooseSecondShot,
    SettleEncounter,
    Wounds,
)
from panicroom.station.cards import ARMOR, BOOST, FIRST_AID, GRENADE, SCANNER, Card
from panicroom.station.map import Cell, beside
from panicroom.station.reasons import seen_state
from panicroom.station.rooms import CARD_OF, NOWHERE, Direction, Quarter, Room, RoomCard
from panicroom.station.rules.armor import hits_left
from panicroom.station.rules.turn_bounds import FREE_VERBS
from panicroom.station.tokens import ANDROID, CHARACTERS, Character, Seat
from panicroom.station.view import View

CARD_SPENT = {
    "grenade": GRENADE,
    "boost": BOOST,
    "first-aid": FIRST_AID,
    "scan-body": SCANNER,
    "armor": ARMOR,
}


class Aftermath(NamedTuple):
    """A character that is hit: the wounds still to fall on it, and the health they leave."""

    character: Character
    points: int
    health: int


class Sketch(NamedTuple):
    """Every field that does not apply is None."""

    verb: str
    ap: int
    character: Character | None = None
    room: Room | None = None
    """The room that is entered, hit, searched or used."""
    cell: Cell | None = None
    """The free cell where a card would lie."""
    room_card: RoomCard | None = None
    direction: Direction | None = None
    quarter: Quarter | None = None
    target: Target | None = None
    seat: Seat | None = None
    card: Card | None = None
    function: Function | None = None
    aftermath: Annotated[tuple[Aftermath, ...], "aftermath"] | None = None
    """What an answer to wounds leaves of the viewer's own characters that are hit."""


def sketch(view: View, action: Action) -> Sketch:
    values = action._asdict()
    character = acting_character(view, action)
    direction = values.get("direction")
    card = values.get("card", CARD_SPENT.get(action.verb))
    target = values.get("target", values.get("parasite"))
    is_laid = action.verb in ("explore", "lay")
    return Sketch(
        verb=action.verb,
        ap=ap_cost(view, action),
        character=character,
        room=None if is_laid else room_meant(view, character, direction, target),
        cell=values.get("cell") or cell_meant(view, character, direction if is_laid else None),
        room_card=laid_card(view) if is_laid else None,
        direction=direction,
        quarter=values.get("quarter"),
        target=target,
        seat=values.get("seat", values.get("partner")),
        card=card,
        function=values.get("function"),
        aftermath=aftermath(view, action),
    )


def ap_cost(view: View, action: Action) -> int:
    is_second_shot = bool(view.agenda) and isinstance(view.agenda[-1], ChooseSecondShot)
    return 0 if action.verb in FREE_VERBS or is_second_shot else 1


def acting_character(view: View, action: Action) -> Character | None:
    """The viewer's character that acts, or the one that is healed or covered."""
    values = action._asdict()
    if "character" in values:
        return CHARACTERS[values["character"]]
    if view.viewer is None:
        return None
    who = values.get("who", ANDROID if action.verb == "fire" else None)
    frame = view.agenda[-1] if view.agenda else None
    if who is None and isinstance(frame, SettleEncounter) and action.verb == "trade":
        who = frame.who
    return None if who is None else CHARACTERS[2 * view.viewer + who]


def room_meant(
    view: View, character: Character | None, direction: Direction | None, target: Target | None
) -> Room | None:
    """The target's room, the room that way, or the room the character stands in."""
    if isinstance(target, Swarm):
        return target.room
    if target is not None:
        return room_of(view, target)
    here = None if character is None else room_of(view, character)
    if here is None or direction is None:
        return here
    beyond = view.map.ways[here][direction]
    return None if beyond == NOWHERE else beyond


def cell_meant(view: View, character: Character | None, direction: Direction | None) -> Cell | None:
    here = None if character is None else room_of(view, character)
    if here is None or direction is None:
        return None
    return beside(view.map.place_of[CARD_OF[here]].cell, direction)


def laid_card(view: View) -> RoomCard | None:
    frame = view.agenda[-1] if view.agenda else None
    return frame.card if isinstance(frame, ChoosePlace) else view.next_room


def room_of(view: View, character: Character) -> Room | None:
    """Of nobody where the color is not at this table: what cannot be done is drawn, too."""
    if character >> 1 >= len(view.players):
        return None
    room = view.room_of(character)
    return None if room == NOWHERE else room


def aftermath(view: View, action: Action) -> tuple[Aftermath, ...] | None:
    """If nothing more is played afterwards."""
    if not view.agenda or not isinstance(view.agenda[-1], AnswerWounds):
        return None
    frame = view.agenda[-2]
    assert isinstance(frame, Wounds)
    if isinstance(action, TakeWounds):
        hits = frame.hits
    elif isinstance(action, PlayArmor) and action.character >> 1 == view.viewer:
        hits = hits_left(seen_state(view), frame, action.character)
    else:
        return None
    own = [hit for hit in hits if hit.character.seat == view.viewer]
    return tuple(Aftermath(*hit, health_after(view, *hit)) for hit in own)


def health_after(view: View, character: Character, points: int) -> int:
    return max(0, view.health_of(character) - points)

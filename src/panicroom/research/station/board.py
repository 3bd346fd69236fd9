"""The rooms and the players of an observation."""

from collections.abc import Iterable

from panicroom.research.seen_from import seat_at
from panicroom.research.sheet import Sheet
from panicroom.research.station.seen_from import KINDS, OFFSETS, PIECES, kind_of, piece_of
from panicroom.station.cards import KINDS as DECK
from panicroom.station.cards import SEARCH_CARDS, Card
from panicroom.station.rooms import CARD_OF, ROOM_CARDS, ROOMS, Room
from panicroom.station.tokens import CHARACTERS, ROLES, SEATS, Face
from panicroom.station.view import View

BULLET_CARDS = DECK[Card.AMMO].copies
CENTER = len(ROOM_CARDS)
"""Added to a place on the map, so that no number is negative."""


def put_rooms(sheet: Sheet, view: View) -> None:
    standing = {
        (piece_of(view, CHARACTERS[2 * player.seat + role]), player.rooms[role])
        for player in view.players
        for role in ROLES
    }
    for room in ROOMS:
        put_card(sheet, view, room)
        for face in Face:
            sheet.put(f"{room}.parasites={face}", view.parasites.count((room, face)))
        for number, piece in enumerate(PIECES):
            sheet.put(f"{room}.piece={piece}", (number, room) in standing)
        put_notes(sheet, view, room)


def put_card(sheet: Sheet, view: View, room: Room) -> None:
    card = ROOMS[CARD_OF[room]]
    place = view.map.place_of.get(card)
    sheet.one_of(f"{room}.quarter", range(4), place.quarter if place else None)
    for name, number in zip(("east", "north"), place.cell if place else (0, 0), strict=True):
        sheet.put(f"{room}.{name}", CENTER + number if place else 0)
    sheet.put(f"{room}.red", card in view.red)
    sheet.put(f"{room}.used", card in view.used)
    sheet.put(f"{room}.next", card == view.next_room)


def put_notes(sheet: Sheet, view: View, room: Room) -> None:
    """What has happened there in the present turn."""
    turn = view.turn
    for name, noted in (("traded", turn.traded), ("grenade", turn.grenades)):
        for role in ROLES:
            sheet.put(f"{room}.{name}={role}", (role, room) in noted)
    sheet.put(f"{room}.attacked", room in turn.attacked)
    sheet.put(f"{room}.ran", room in turn.ran)


def put_players(sheet: Sheet, view: View) -> None:
    for offset, name in enumerate(OFFSETS):
        put_player(sheet, view, name, seat_at(view, offset))


def put_player(sheet: Sheet, view: View, name: str, seat: int | None) -> None:
    """An empty seat is all zeros."""
    player = None if seat is None else view.players[SEATS[seat]]
    sheet.put(f"{name}.seated", player is not None)
    for role in ROLES:
        sheet.put(f"{name}.health={role}", player.health[role] if player else 0)
    put_counts(
        sheet, f"{name}.table", tuple(map(str, SEARCH_CARDS)), player.table if player else ()
    )
    bullets = player.bullets if player else ()
    for place in range(BULLET_CARDS):
        sheet.put(f"{name}.bullets={place}", bullets[place] if place < len(bullets) else 0)
    sheet.put(f"{name}.cards", player.hand_size if player else 0)
    hand = player.hand if player and isinstance(player.hand, tuple) else ()
    put_counts(sheet, f"{name}.hand", KINDS, [kind_of(view, card) for card in hand])
    for fact in ("infected", "is_host", "has_infected"):
        sheet.tell(f"{name}.{fact}", getattr(player, fact, None))


def put_counts(sheet: Sheet, name: str, labels: tuple[str, ...], cards: Iterable[int]) -> None:
    places = [int(card) for card in cards]
    for number, label in enumerate(labels):
        sheet.put(f"{name}={label}", places.count(number))

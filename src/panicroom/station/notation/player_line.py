"""The line of one player: characters, hand, table and loyalty; and who is away."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import AT_THE_TABLE, Expected, from_to, one_of
from panicroom.kernel.notation import Words
from panicroom.station.cards import KEPT, Card, infection_of
from panicroom.station.notation.deal import DEALT, Piles
from panicroom.station.notation.loyalty import Loyalties
from panicroom.station.notation.words import room_at
from panicroom.station.rooms import NOWHERE, REACTOR, ROOM_NAMES
from panicroom.station.spelling import CARD, ROLE_LETTERS, write_character
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, HEALTH, TOKENS, Seat, characters_of

PLAYER_WORDS: Final = ("T4@room", "hand", "table", "host", "infected")


def read_player(state: State, piles: Piles, loyalties: Loyalties, seat: Seat, words: Words) -> None:
    """`T4@room A2@room hand ... table ... host` or `infected by red round 3`."""
    while words:
        word = words.next("player")
        if word[0] in ROLE_LETTERS and word[1:2].isdecimal():
            read_character(state, seat, word)
        elif word == "hand":
            read_hand(state, piles, seat, words)
        elif word == "table":
            read_table(state, seat, words)
        elif word == "host":
            loyalties.make_host(seat)
        elif word == "infected":
            loyalties.read_infected(seat, words)
        else:
            raise Malformed("player", word, one_of(PLAYER_WORDS))


def read_character(state: State, seat: Seat, word: str) -> None:
    character = 2 * seat + ROLE_LETTERS.index(word[0])
    health, at, where = word[1:].partition("@")
    if health not in map(str, range(HEALTH + 1)):
        raise Malformed("health", word, from_to(0, HEALTH))
    state.health[character] = int(health)
    if at:
        state.rooms[character] = room_at(state.map, where)
    elif health == "0":
        state.rooms[character] = NOWHERE


def read_hand(state: State, piles: Piles, seat: Seat, words: Words) -> None:
    """`own` for all infection cards of the own color, `?` for a card that is dealt."""
    cards: list[Card] = []
    while words and words.peek() not in ("table", "infected"):
        word = words.next("card")
        if word == "own":
            cards += [infection_of(seat)] * state.rulings.infection_cards
        else:
            cards += words.several(word, read_card, "cards")
    piles.hands[seat] = sorted(card for card in cards if card != DEALT)
    piles.dealt[seat] = cards.count(DEALT)


def read_card(word: str) -> Card:
    card: Card = DEALT if word == "?" else CARD.read(word)
    return card


def read_table(state: State, seat: Seat, words: Words) -> None:
    while words and words.peek() not in ("hand", "host", "infected"):
        word = words.next("card")
        if word.startswith("ammo"):
            state.bullets[seat] += words.several(word, read_ammo, "cards")
        else:
            state.tables[seat] += words.several(word, read_kept, "cards")
    state.bullets[seat].sort()
    state.tables[seat].sort()


def read_ammo(word: str) -> int:
    """The bullets left on `ammo/3`; all of them on `ammo`."""
    name, slash, bullets = word.partition("/")
    allowed = [str(left) for left in range(1, TOKENS.bullets + 1)]
    CARD.read(name)
    if slash and bullets not in allowed:
        raise Malformed("bullets", word, from_to(1, TOKENS.bullets))
    return int(bullets) if slash else TOKENS.bullets


def read_kept(word: str) -> Card:
    card: Card = CARD.read(word)
    if card not in KEPT:
        raise Malformed("table", word, Expected("kept-on-the-table"))
    return card


def put_away(state: State, seats: list[Seat]) -> None:
    """Off the map, as before the first turn; whoever is given a room cannot be away."""
    for seat in seats:
        if seat >= state.seats:
            raise Malformed("away", COLORS[seat], AT_THE_TABLE)
        for character in characters_of(seat):
            room = state.rooms[character]
            if room not in (REACTOR, NOWHERE):
                named = f"{write_character(character)}@{ROOM_NAMES[room]}"
                raise Malformed("away", named, Expected("not-in-a-room"))
            state.rooms[character] = NOWHERE

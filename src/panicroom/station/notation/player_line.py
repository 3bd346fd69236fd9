"""The line of one player: characters, hand, table and loyalty."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, from_to, one_of
from panicroom.kernel.notation import Words
from panicroom.kernel.spelling import NONE
from panicroom.station.cards import KEPT, infection_of
from panicroom.station.notation.deal import Piles
from panicroom.station.notation.words import cards_of, room_at
from panicroom.station.rooms import NOWHERE
from panicroom.station.spelling import CARD, ROLE_LETTERS, SEAT
from panicroom.station.state import Infection, State
from panicroom.station.tokens import HEALTH, NOBODY, TOKENS, Seat

PLAYER_WORDS: Final = ("T4@room", "hand", "table", "host", "infected")


def read_player(state: State, piles: Piles, seat: Seat, words: Words) -> None:
    """`T4@room A2@room hand ... table ... host` or `infected by red round 3`."""
    while words:
        word = words.next("player")
        if word[0] in ROLE_LETTERS and word[1:2].isdecimal():
            read_character(state, seat, word)
        elif word == "hand":
            piles.hands[seat] = read_hand(state, seat, words)
        elif word == "table":
            read_table(state, seat, words)
        elif word == "host":
            make_host(state, seat)
        elif word == "infected":
            by = SEAT.read(words.next("by")) if words.skip("by") else state.host
            round_ = words.number(words.next("round"), "round") if words.skip("round") else 1
            state.infections.append(Infection(seat, by, round_))
        else:
            raise Malformed("player", word, one_of(PLAYER_WORDS))


def make_host(state: State, seat: Seat) -> None:
    state.host = seat
    state.infections.insert(0, Infection(seat, NOBODY, 0))


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


def read_hand(state: State, seat: Seat, words: Words) -> list[int]:
    cards: list[int] = []
    while words and words.peek() not in ("table", "infected"):
        word = words.next("card")
        if word == "own":
            cards += [infection_of(seat)] * state.rulings.infection_cards
        elif word != NONE:
            cards += cards_of(words, word)
    return sorted(cards)


def read_table(state: State, seat: Seat, words: Words) -> None:
    while words and words.peek() not in ("hand", "host", "infected"):
        word = words.next("card")
        name, _, bullets = word.partition("/")
        if name == "ammo":
            left = words.number(bullets or str(TOKENS.bullets), "bullets")
            if not 0 < left <= TOKENS.bullets:
                raise Malformed("bullets", word, from_to(1, TOKENS.bullets))
            state.bullets[seat].append(left)
            state.bullets[seat].sort()
        elif word != NONE:
            card = CARD.read(name)
            if card not in KEPT:
                raise Malformed("table", word, Expected("kept-on-the-table"))
            state.tables[seat].append(card)
            state.tables[seat].sort()

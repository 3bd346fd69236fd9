"""Panic Station before the laws: where its random games begin, and what always holds in it."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.actions import Action, GiveCard
from panicroom.station.cards import AMMO, CARD_NAMES, SEARCH_DECK, infection_of
from panicroom.station.reveals import REVEALS
from panicroom.station.rooms import NOWHERE
from panicroom.station.rulings import EDITIONS, VARIANTS
from panicroom.station.spelling import write_character
from panicroom.station.state import State
from panicroom.station.tokens import CHARACTERS, COLORS, HEALTH, TOKENS, Face
from panicroom.station.view import View
from tests.laws.subject import Start, Subject
from tests.rule_coverage import rule_ids

StationMatch: TypeAlias = Match[State, Action, View]
VARIANT_SETS: Final = ((), *((variant,) for variant in VARIANTS), tuple(VARIANTS))
SEATS: Final = range(TOKENS.fewest_seats, TOKENS.most_seats + 1)
POSITIONS: Final = Path(__file__).parent / "positions"


def starts() -> Iterator[Start]:
    """Every edition, with no variant, each alone and all, for every number of players; from the
    beginning, and from positions that random play hardly ever reaches."""
    positions = {path.stem: path.read_text() for path in sorted(POSITIONS.glob("*.txt"))}
    for edition in EDITIONS:
        for variants in VARIANT_SETS:
            family = f"{edition}-{''.join(map(str, variants)) or '0'}"
            for seats in SEATS:
                setup = STATION.setup(seats=seats, edition=edition, variants=variants)
                yield Start(f"{family}-{seats}", family, setup)
            head = f"station {edition}" + variants_word(variants)
            for name, text in positions.items():
                for seats in SEATS:
                    position = f"{head} seats={seats}\ndice {{key}}\n{text}"
                    late = f"{family}-{name}"
                    yield Start(f"{late}-{seats}", late, {}, position)


def variants_word(variants: tuple[int, ...]) -> str:
    return f" variants={','.join(map(str, variants))}" if variants else ""


def cards_are_conserved(match: StationMatch) -> None:
    """Every card of the box is in one place and no card is anywhere else."""
    state = match.state
    box = Counter(SEARCH_DECK)
    found = Counter(state.search)
    found.update(state.discards)
    for seat in range(state.seats):
        box[infection_of(seat)] = state.rulings.infection_cards
        found.update(state.hands[seat])
        found.update(state.tables[seat])
        found[AMMO] += len(state.bullets[seat])
    wrong = {CARD_NAMES[c]: found[c] - box[c] for c in box | found if found[c] != box[c]}
    assert not wrong, f"cards too many or too few: {wrong}"


def hands_keep_the_minimum(match: StationMatch) -> None:
    """ITEM-1, the burning of the Hive excepted."""
    state = match.state
    burned = state.outcome is not None and state.outcome.rule == "WIN-1"
    for seat, hand in enumerate(state.hands):
        enough = burned or len(hand) >= state.rulings.minimum_hand
        assert enough, f"{COLORS[seat]} has only {len(hand)} cards in the hand"


def parasites_are_in_the_box(match: StationMatch) -> None:
    parasites = match.state.parasites
    gray = sum(face is Face.GRAY for _, face in parasites)
    black = len(parasites) - gray
    assert gray <= TOKENS.gray_parasites, f"{gray} gray parasites"
    assert black <= TOKENS.black_parasites, f"{black} black parasites"


def health_is_in_bounds(match: StationMatch) -> None:
    state = match.state
    for character, health in enumerate(state.health):
        name = write_character(CHARACTERS[character])
        assert 0 <= health <= HEALTH, f"{name} has {health} health"
        is_on_map = state.rooms[character] != NOWHERE
        assert health or not is_on_map, f"{name} is dead and on the map"


STATION_SUBJECT: Final = Subject(
    game=STATION,
    starts=tuple(starts()),
    laws=(
        cards_are_conserved,
        hands_keep_the_minimum,
        parasites_are_in_the_box,
        health_is_in_bounds,
    ),
    rules=frozenset(rule_ids(STATION.name)),
    most_options=50,  # 35 is the most seen in about 6,000 games
    longest=5000,  # 1,421 is the most seen
    sealed=(GiveCard,),
    reveals=REVEALS,
)

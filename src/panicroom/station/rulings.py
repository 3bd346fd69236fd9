"""Rulings: editions, variants and later corrections, all as named values in one object.

A rule asks by name; nothing asks which edition is played. A correction that would change what a
recorded game does becomes a ruling of its own.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from panicroom.kernel.datafile import data_lines, load_file
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NUMBER, from_to, one_of
from panicroom.station.components import component_text
from panicroom.station.tokens import TOKENS


class Rulings(NamedTuple):
    """The defaults are those of the English edition without variants."""

    hive_depth: int = 4
    hive_blocked_winner: Literal["infected", "humans"] = "infected"
    failed_explore: Literal["once", "bars_turn"] = "once"
    last_parasite: Literal["any", "most_crowded"] = "any"
    terminal_alarm: Literal["red_side", "reuse"] = "red_side"
    reveal_limit: Literal["turn", "round"] = "turn"
    first_aid: Literal["one_or_self_and_one", "any_two"] = "one_or_self_and_one"
    grenade_spares: Literal["thrower", "player"] = "thrower"
    attack_after_trade: Literal["any", "other"] = "any"
    last_human_gas: Literal["none", "too_few"] = "none"
    troopers_dead: Literal["all", "human"] = "all"
    infection_cards: int = TOKENS.infection_cards
    minimum_hand: int = 5
    gas_needed: int = 3
    host_card_infects: bool = False
    master_and_servant: bool = False
    round_limit: int = 40
    """0 is off: only where no bot sits (WIN-6)."""


HINTS: Final = get_type_hints(Rulings)
BOUNDS: Final = {
    "hive_depth": (1, 11),
    "infection_cards": (2, 3),
    "minimum_hand": (4, 5),
    "gas_needed": (1, 12),
    "round_limit": (0, 1000),
}

VARIANTS: Final[Mapping[int, Mapping[str, Any]]] = {
    1: {"infection_cards": 2, "minimum_hand": 4},
    2: {"host_card_infects": True},
    3: {"gas_needed": 4},
    4: {"master_and_servant": True},
}


def read_ruling(name: str, text: str) -> Any:
    """A ruling's value from its text, or an error that names the ruling."""
    kind = HINTS.get(name)
    if kind is None:
        raise Malformed("ruling", name, one_of(HINTS))
    if kind is bool and text in ("yes", "no"):
        return text == "yes"
    if get_origin(kind) is Literal and text in get_args(kind):
        return text
    if kind is int and text.isdecimal() and len(text) <= 9:
        return _within(name, int(text))
    allowed = ("yes", "no") if kind is bool else get_args(kind)
    raise Malformed(name, text, one_of(allowed) if allowed else NUMBER)


def write_ruling(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _within(name: str, number: int) -> int:
    least, most = BOUNDS[name]
    if not least <= number <= most:
        raise Malformed(name, str(number), from_to(least, most))
    return number


def load_editions(text: str) -> dict[str, Rulings]:
    names = ("en", "fr", "ru", "cs")
    presets: dict[str, dict[str, Any]] = {name: {} for name in names}
    for line in data_lines(text):
        ruling = line.one_of(0, "ruling", tuple(HINTS))
        for place, name in enumerate(names, 1):
            try:
                presets[name][ruling] = read_ruling(ruling, line.word(place, name))
            except Malformed as error:
                line.broken(error.field, error.text, error.expected)
        line.ends_after(1 + len(names))
    return {name: Rulings(**values) for name, values in presets.items()}


EDITIONS: Final = load_file("editions.txt", component_text, load_editions)


def rulings_for(
    edition: str = "en", variants: Iterable[int] = (), overrides: Mapping[str, Any] | None = None
) -> Rulings:
    """An edition, its variants, and whatever the table has set by itself."""
    if edition not in EDITIONS:
        raise Malformed("edition", edition, one_of(EDITIONS))
    rulings = EDITIONS[edition]
    for variant in sorted(set(variants)):
        if variant not in VARIANTS:
            raise Malformed("variant", str(variant), one_of(VARIANTS))
        rulings = rulings._replace(**VARIANTS[variant])
    for name, value in (overrides or {}).items():
        text = write_ruling(value) if not isinstance(value, str) else value
        rulings = rulings._replace(**{name: read_ruling(name, text)})
    return check_rulings(rulings)


def check_rulings(rulings: Rulings) -> Rulings:
    """Starting hands reach the minimum, and nobody ever lacks a card to give (TRADE-5): a human
    may have all own infection cards and, dodged, the Host card."""
    most = rulings.infection_cards + TOKENS.dealt_cards
    kept_back = rulings.infection_cards + rulings.host_card_infects
    if not kept_back < rulings.minimum_hand <= most:
        raise Malformed("minimum_hand", str(rulings.minimum_hand), from_to(kept_back + 1, most))
    return rulings

"""Rulings: editions, variants, what a table sets by itself, and what there is not."""

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.station import STATION
from panicroom.station.rulings import BOUNDS, HINTS, Rulings, rulings_for


def refusal(**wishes: object) -> tuple[str, str]:
    with pytest.raises(Malformed) as caught:
        STATION.setup(**wishes)
    return caught.value.field, caught.value.text


def test_the_default_is_the_english_edition_without_variants() -> None:
    assert rulings_for() == Rulings() == rulings_for("en", ())


@pytest.mark.parametrize(
    ("variant", "changes"),
    [
        (1, {"infection_cards": 2, "minimum_hand": 4}),
        (2, {"host_card_infects": True}),
        (3, {"gas_needed": 4}),
        (4, {"master_and_servant": True}),
    ],
)
def test_a_variant_is_a_few_rulings(variant: int, changes: dict[str, object]) -> None:
    assert rulings_for("fr", [variant]) == rulings_for("fr")._replace(**changes)  # type: ignore[arg-type]


def test_variants_add_up_and_the_table_has_the_last_word() -> None:
    rulings = rulings_for("cs", [3, 1], {"gas_needed": 5, "troopers_dead": "human"})
    assert (rulings.infection_cards, rulings.gas_needed) == (2, 5)
    assert (rulings.troopers_dead, rulings.last_human_gas) == ("human", "too_few")


def test_a_ruling_is_set_by_value_or_by_its_text() -> None:
    assert rulings_for(overrides={"master_and_servant": True, "round_limit": 9}) == rulings_for(
        overrides={"master_and_servant": "yes", "round_limit": "9"}
    )


def test_every_number_has_bounds() -> None:
    numbers = {name for name, kind in HINTS.items() if kind is int}
    assert numbers == set(BOUNDS), f"BOUNDS of station/rulings.py: {numbers ^ set(BOUNDS)}"


@pytest.mark.parametrize("name", BOUNDS)
def test_a_number_stays_within_its_bounds(name: str) -> None:
    least, most = BOUNDS[name]
    if least:
        assert refusal(**{name: least - 1}) == (name, str(least - 1))
    assert refusal(**{name: most + 1}) == (name, str(most + 1))


def test_the_setup_of_a_record_names_every_ruling_and_gives_it_back() -> None:
    setup = STATION.setup(seats=6, edition="ru", variants=[2, 4], round_limit=7)
    assert set(setup["rulings"]) == set(Rulings._fields)
    state = STATION.begin(setup, "key")
    assert (state.seats, state.rulings._asdict()) == (6, setup["rulings"])

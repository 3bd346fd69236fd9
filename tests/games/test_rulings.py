"""What a table sets by itself, in every game: what there is not is refused by its name."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import Malformed
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.station import STATION

GAMES: dict[str, AnyGame] = {"station": STATION, "panik": PANIK}
every_game = pytest.mark.parametrize("name", GAMES)
NO_WISH: list[tuple[str, dict[str, Any], str, str]] = [
    ("station", {"edition": "de"}, "edition", "de"),
    ("station", {"variants": [5]}, "variant", "5"),
    ("station", {"luck": "high"}, "ruling", "luck"),
    ("station", {"failed_explore": "twice"}, "failed_explore", "twice"),
    ("station", {"host_card_infects": "maybe"}, "host_card_infects", "maybe"),
    ("station", {"host_card_infects": 1}, "host_card_infects", "1"),
    ("station", {"round_limit": "many"}, "round_limit", "many"),
    ("station", {"round_limit": -1}, "round_limit", "-1"),
    ("station", {"minimum_hand": 4, "infection_cards": 3, "variants": [2]}, "minimum_hand", "4"),
    ("station", {"minimum_hand": 5, "infection_cards": 2}, "minimum_hand", "5"),
    ("panik", {"luck": "high"}, "ruling", "luck"),
    ("panik", {"shared_tandem": "triple"}, "shared_tandem", "triple"),
    ("panik", {"shared_tandem": None}, "shared_tandem", "None"),
    ("panik", {"ghosts": "2,3,3,3"}, "ghosts", "2,3,3,3"),
    ("panik", {"ghosts": "2,3,3,3,2,0"}, "ghosts", "2,3,3,3,2,0"),
    ("panik", {"ghosts": "2,3,3,3,3"}, "ghosts", "2,3,3,3,3"),
    ("panik", {"ghosts": "-1,6,3,3,2"}, "ghosts", "-1,6,3,3,2"),
    ("panik", {"ghosts": "all"}, "ghosts", "all"),
    ("panik", {"ghosts": [2, 3, 3, "x", 2]}, "ghosts", "[2, 3, 3, 'x', 2]"),
    ("panik", {"ghosts": 13}, "ghosts", "13"),
    ("panik", {"ghosts": None}, "ghosts", "None"),
]
NO_SETUP: list[tuple[str, dict[str, Any], str]] = [
    *((name, {}, "seats") for name in GAMES),
    *((name, {"seats": "three"}, "seats") for name in GAMES),
    *(("station", {"seats": seats}, "seats") for seats in (3, 7)),
    *(("panik", {"seats": seats}, "seats") for seats in (1, 5)),
    *((name, {"seats": 4, "rulings": ["en"]}, "rulings") for name in GAMES),
    *((name, {"seats": 4, "rulings": {"luck": "high"}}, "ruling") for name in GAMES),
    ("station", {"seats": 5, "rulings": {"hive_depth": "deep"}}, "hive_depth"),
    ("station", {"seats": 5, "rulings": {"hive_depth": None}}, "hive_depth"),
    ("panik", {"seats": 3, "rulings": {"ghosts": {"1": 13}}}, "ghosts"),
    ("panik", {"seats": 3, "rulings": {"ghosts": [None] * 5}}, "ghosts"),
]


@pytest.mark.parametrize(("name", "wishes", "field", "text"), NO_WISH)
def test_what_there_is_not_is_named(
    name: str, wishes: dict[str, object], field: str, text: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAMES[name].setup(**wishes)
    assert (caught.value.field, caught.value.text) == (field, text)


@pytest.mark.parametrize(("name", "setup", "field"), NO_SETUP)
def test_a_setup_that_cannot_be_played_is_refused(
    name: str, setup: dict[str, object], field: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAMES[name].begin(setup, "key")
    assert caught.value.field == field


SCALARS = st.none() | st.booleans() | st.integers() | st.text()


@every_game
@settings(derandomize=True, deadline=None)
@given(data=st.data())
def test_arbitrary_rulings_are_set_or_refused(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    known = game.setup()["rulings"]
    names = st.sampled_from(sorted(known)) | st.text()
    wishes = data.draw(st.dictionaries(names, SCALARS | st.lists(SCALARS)))
    try:
        game.begin({**game.setup(), "rulings": wishes}, "key")
        chosen = game.setup(**wishes)["rulings"]
    except Malformed:
        return
    assert set(chosen) == set(known)

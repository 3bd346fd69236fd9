"""Everybody who is measured, under the name the table gives them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tests.peers import others, ours

STATION: Final = ("station", 5)
PANIK: Final = ("panik", 4)

CONTESTANTS: Final[dict[str, Callable[[], Iterator[int]]]] = {
    "Panic Station, 5 players, readable engine": partial(ours.readable, *STATION),
    "Panic Station, core driven from Python": partial(ours.driven, *STATION),
    "Panic Station, batch of 1,024, NumPy picks": partial(ours.batch, *STATION, picks="numpy"),
    "Panic Station, batch of 1,024, picks inside": partial(ours.batch, *STATION),
    "Panic Station, the same with observations": partial(ours.batch, *STATION, tensors=True),
    "Panic Station, playouts from the middle": partial(ours.playouts, *STATION),
    "Panik, 4 players, readable engine": partial(ours.readable, *PANIK),
    "Panik, core driven from Python": partial(ours.driven, *PANIK),
    "Panik, batch of 1,024, picks inside": partial(ours.batch, *PANIK),
    "fastcatan driven from Python": others.fastcatan_driven,
    "fastcatan, batch of 1,024, NumPy picks": others.fastcatan_batch,
    "fastcatan 1.0.2, batch of 1,024, NumPy picks": others.older_fastcatan_batch,
    "catanatron": others.catanatron,
    "OpenSpiel backgammon driven from Python": partial(others.open_spiel, "backgammon"),
    "OpenSpiel leduc_poker driven from Python": partial(others.open_spiel, "leduc_poker"),
    "OpenSpiel liars_dice driven from Python": partial(others.open_spiel, "liars_dice"),
    "PettingZoo connect_four": partial(others.petting_zoo, "connect_four_v3"),
    "PettingZoo tictactoe": partial(others.petting_zoo, "tictactoe_v3"),
    "pgx backgammon, batch of 1,024, picks inside": partial(others.pgx_batch, "backgammon"),
    "pgx leduc_holdem, batch of 1,024, picks inside": partial(others.pgx_batch, "leduc_holdem"),
}

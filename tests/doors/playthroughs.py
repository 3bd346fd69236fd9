"""Playthroughs of OpenSpiel, kept as text: `make golden` writes them. Tensors are too long to be
read and take minutes to be printed, so their digests are kept, and of a long line its beginning."""

from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

from panicroom.research.doors import openspiel

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "python_panic_station(players=4)": "station",
    "python_panik(chance=explicit,players=2)": "panik",
}
SEED = 17
LONGEST = 240
registered = openspiel.register
"""Importing the module is what registers the games."""


def written(game: str) -> str:
    with patch.object(generate_playthrough, "_format_tensor", tensor_line):
        lines = generate_playthrough.playthrough(game, None, seed=SEED).splitlines()
    return "".join(f"{shortened(line)}\n" for line in lines)


def tensor_line(tensor: Any, name: str) -> list[str]:
    return [f"{name}: {int((tensor > 0).sum())} of {tensor.size}, {digest(tensor.tobytes())}"]


def shortened(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:120]} ... {digest(line.encode())}"


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, name in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()

"""What each encoding is called, number by number, as it is frozen."""

from pathlib import Path

from panicroom.research.encoding import ENCODINGS, describe

FOLDER = Path(__file__).parent / "frozen"


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def golden_text(name: str) -> str:
    return "\n".join(describe(ENCODINGS[name])) + "\n"

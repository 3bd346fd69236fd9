"""The skeleton of a name: names with the same one look alike. As in UTS #39, with a small table of
look-alikes, and without regard to case."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

CODE: Final = re.compile("U[+]([0-9A-F]{4,5})")
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""By category these are letters, marks or symbols."""


def is_invisible(sign: str) -> bool:
    return category(sign) == "Cf" or INVISIBLE.match(sign) is not None


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """To be compared, never to be shown. Looks come first: Unicode would make another letter of
    some look-alikes."""
    looks = normalize("NFKD", normalize("NFC", name).translate(CONFUSABLES))
    seen = "".join(sign for sign in looks if not is_invisible(sign))
    folded = normalize("NFKD", seen.translate(CONFUSABLES).casefold())
    return " ".join(normalize("NFD", folded.translate(CONFUSABLES)).split())


def confusables() -> dict[int, str]:
    text = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8")
    return {ord(each): shown for shown, each in pairs(text)}


def pairs(text: str) -> Iterator[tuple[str, str]]:
    """Each look-alike with what it is compared as."""
    for line in text.splitlines():
        if line.startswith("#") or not line:
            continue
        shown, *lookalikes = map(sign_of, line.split())
        yield from ((shown, each) for each in lookalikes)


def sign_of(word: str) -> str:
    code = CODE.fullmatch(word)
    return chr(int(code[1], 16)) if code else word


CONFUSABLES: Final = confusables()

"""`python tools/fonts.py`: the page's typefaces without the letters that no language of it has.

Needs fontTools and brotli (`pip install fonttools brotli`), which nothing else does; run it again
when a language comes or a typeface changes. The files it writes are used as they are."""

import unicodedata
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
SOURCES: Final = WEB / "node_modules" / "@fontsource"
MADE: Final = WEB / "src" / "ui" / "style" / "fonts"

SIGNS: Final = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0«»·×°±²³§©–—‘’‚“”„†•…‹›€−→←↑↓½¼¾\u2009\u202f\u2011"
)
CZECH: Final = "áčďéěíňóřšťúůýž"
FRENCH: Final = "àâæçéèêëîïôœùûüÿ"
RUSSIAN: Final = "абвгдежзийклмнопрстуфхцчшщъыьэюяё"
LETTERS: Final = {
    "latin": SIGNS + FRENCH + FRENCH.upper() + "áíóúýÁÍÓÚÝäöüßÄÖÜñÑ",
    "latin-ext": "".join(each for each in CZECH + CZECH.upper() if ord(each) > 0xFF),
    "cyrillic": RUSSIAN + RUSSIAN.upper() + "№\u0301",
}
"""By the part of a typeface that has them; other letters, as in a name, come from the system's."""
FACES: Final = (
    ("oswald", 500),
    ("ibm-plex-sans", 400),
    ("ibm-plex-sans", 600),
    ("yeseva-one", 400),
)


def main() -> None:
    MADE.mkdir(exist_ok=True)
    for face, weight in FACES:
        for part, letters in LETTERS.items():
            name = f"{face}-{part}-{weight}"
            source = SOURCES / face / "files" / f"{name}-normal.woff2"
            kept = MADE / f"{name}.woff2"
            subset(source, kept, unicodedata.normalize("NFC", letters))
            print(f"{name}: {source.stat().st_size} -> {kept.stat().st_size}")


def subset(source: Path, kept: Path, letters: str) -> None:
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options(
        flavor="woff2",
        hinting=False,
        layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"],
        name_IDs=[0, 13, 14],
    )
    font = load_font(source, options)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    save_font(font, kept, options)


if __name__ == "__main__":
    main()

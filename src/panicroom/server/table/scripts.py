"""The letters that a name may have: those in which people write today, without the hundreds that
are only drawn alike. In a word the alphabets that share shapes are not mixed (UTS #39)."""

import re
from typing import Final
from unicodedata import category, name, normalize

LIVING: Final = frozenset(
    [
        "LATIN",
        "GREEK",
        "CYRILLIC",
        "ARMENIAN",
        "GEORGIAN",
        "HEBREW",
        "ARABIC",
        "THAANA",
        "ETHIOPIC",
        "DEVANAGARI",
        "BENGALI",
        "GURMUKHI",
        "GUJARATI",
        "ORIYA",
        "TAMIL",
        "TELUGU",
        "KANNADA",
        "MALAYALAM",
        "SINHALA",
        "THAI",
        "LAO",
        "TIBETAN",
        "MYANMAR",
        "KHMER",
        "CJK",
        "HIRAGANA",
        "KATAKANA",
        "BOPOMOFO",
        "HANGUL",
    ]
)
"""As the names of letters begin. Other scripts are of scholars, of revivals or of limited use."""
SHAPES_SHARED: Final = frozenset(("LATIN", "GREEK", "CYRILLIC", "ARMENIAN"))
LETTERS: Final = frozenset(("Lu", "Ll", "Lt", "Lo"))
# Of phonetics, medieval manuscripts and transcriptions: whole alphabets of look-alikes.
RARE: Final = re.compile(
    "[\u0138\u018d\u019b\u01bb-\u01bf\u0250-\u0252\u0255\u0256\u0258\u025a\u025c-\u02af"
    "\u1c80-\u1c8f\u1d00-\u1dbf\u2c60-\u2c7f\ua640-\ua69f\ua720-\ua7ff\uab30-\uab6f]"
)
# Of mathematics, APL and frames of tables; infinity is kept.
SYMBOLS: Final = re.compile(
    "[\u2200-\u221d\u221f-\u22ff\u2336-\u237a\u2395\u2500-\u257f\u27c0-\u27ef\u2980-\u2aff]"
)


def is_written_plainly(text: str) -> bool:
    plain = normalize("NFKC", text)
    if RARE.search(plain) or SYMBOLS.search(plain):
        return False
    return all(map(is_plain_word, re.findall(r"\w+", plain)))


def is_plain_word(word: str) -> bool:
    scripts = {script(sign) for sign in word if category(sign) in LETTERS}
    return scripts <= LIVING and len(scripts & SHAPES_SHARED) <= 1


def script(letter: str) -> str:
    return name(letter, "").partition(" ")[0]

"""Makes untrusted text safe to print."""

from unicodedata import category


def sanitize(text: str) -> str:
    """Without control characters and changes of writing direction; spaces are kept."""
    return text if text.isprintable() else "".join(map(shown, text))


def shown(letter: str) -> str:
    if letter.isprintable() or category(letter) == "Zs":
        return letter
    return " " if letter.isspace() else ""

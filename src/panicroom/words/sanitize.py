"""Text from outside, a file's or a person's, made fit to be shown."""

from unicodedata import category


def sanitize(text: str) -> str:
    """Without what would command the screen or turn its lines around; spaces stay spaces."""
    return text if text.isprintable() else "".join(map(shown, text))


def shown(letter: str) -> str:
    if letter.isprintable() or category(letter) == "Zs":
        return letter
    return " " if letter.isspace() else ""

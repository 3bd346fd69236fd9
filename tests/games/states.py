"""States compared whole, and held to the law that a position comes back as it was written."""

from typing import Any

from panicroom.kernel.game import AnyGame

NOT_WRITTEN = {"news", "offered"}
"""What a state may forget: the last events, and options that were listed since."""


def everything(state: Any) -> dict[str, Any]:
    """All that a state holds, as values that can be compared."""
    slots = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name: comparable(getattr(state, name)) for name in slots - NOT_WRITTEN}


def comparable(value: Any) -> Any:
    """An object with slots and no equality of its own, such as dice, is what its slots hold."""
    kinds = type(value).__mro__[:-1]
    has_equality = any("__eq__" in vars(kind) for kind in kinds)
    return value if has_equality or not hasattr(value, "__slots__") else everything(value)


def assert_comes_back(game: AnyGame, state: Any) -> None:
    text = game.write(state)
    again = game.read(text)
    assert everything(again) == everything(state)
    assert game.write(again) == text

"""The settings of a game as form fields, so that a screen can show any game's."""

from collections.abc import Iterable
from typing import Any, Final, Literal

from pydantic import BaseModel

from panicroom.kernel.errors import Malformed
from panicroom.kernel.message import Message
from panicroom.server.protocol.said import Said
from panicroom.telling import Teller

Kind = Literal["one", "many", "flag", "number", "numbers"]
FAR_TOO_MANY: Final = 999_999_999
NONE_SUCH: Final = "?"


class FormValue(BaseModel):
    """`language` names the readers for whom a page chooses this value unless they choose another.
    Editions are named by the code of their language."""

    value: bool | int | str
    said: Said
    language: str | None = None


class FormField(BaseModel):
    """One value or many of those listed, no or yes, a number from `least` to `most`, or `count`
    numbers that add up to `sum`. `said` is the sentence for the default; for numbers its `value`
    can be any other."""

    wish: str
    kind: Kind
    default: Any
    said: Said | None = None
    values: list[FormValue] = []
    least: int | None = None
    most: int | None = None
    count: int | None = None
    sum: int | None = None


def form_of(teller: Teller) -> list[FormField]:
    """Editions and variants first: each of them sets several rulings."""
    rulings = teller.game.setup().get("rulings", {})
    return [*presets(teller), *(ruling_field(teller, *ruling) for ruling in rulings.items())]


def presets(teller: Teller) -> Iterable[FormField]:
    if teller.editions:
        values = [valued(edition, f"edition-{edition}", edition) for edition in teller.editions]
        yield FormField(wish="edition", kind="one", default=teller.editions[0], values=values)
    if teller.variants:
        values = [valued(variant, f"variant-{variant}") for variant in teller.variants]
        yield FormField(wish="variants", kind="many", default=[], values=values)


def valued(value: str | int, id: str, language: str | None = None) -> FormValue:
    return FormValue(value=value, said=Said.of(Message(id)), language=language)


def ruling_field(teller: Teller, wish: str, default: Any) -> FormField:
    sentence = Said.of(teller.ruling(wish, default))
    kind, bounds = kind_of(teller, wish, default)
    values = [
        FormValue(value=value, said=Said.of(teller.ruling(wish, value)))
        for value in bounds.pop("allowed", ())
    ]
    return FormField(wish=wish, kind=kind, default=default, said=sentence, values=values, **bounds)


def kind_of(teller: Teller, wish: str, default: Any) -> tuple[Kind, dict[str, Any]]:
    if isinstance(default, bool):
        return "flag", {"allowed": (False, True)}
    if isinstance(default, int):
        return "number", wanted(teller, wish, FAR_TOO_MANY)
    return "numbers" if isinstance(default, list) else "one", wanted(teller, wish, NONE_SUCH)


def wanted(teller: Teller, wish: str, wrong: object) -> dict[str, Any]:
    """The valid values or bounds, taken from the error the game raises for an invalid value."""
    try:
        teller.game.setup(**{wish: wrong})
    except Malformed as error:
        return dict(error.expected.params)
    raise LookupError(f"{wish} may be {wrong!r}")

"""What the engine expected of a text is an id with parameters, and there are words for it."""

import ast
import pickle

import pytest

from panicroom.cli.user_error import error_message
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import from_to, one_of
from panicroom.station.rulings import Rulings
from panicroom.words import Words, languages
from tests.words.catalogue import COMMON, calls, constant, messages, used_in

ERRORS = (
    "Malformed",
    "MalformedAction",
    "MalformedComponent",
    "MalformedPosition",
    "MalformedRecord",
)
EXPECTED = calls(".", "Expected")
every_language = pytest.mark.parametrize("lang", languages())


def params_of(call: ast.Call) -> set[str | None]:
    given = [call.args[2]] if len(call.args) > 2 else []
    given += [keyword.value for keyword in call.keywords if keyword.arg == "params"]
    assert all(isinstance(params, ast.Dict) for params in given), ast.unparse(call)
    return {constant(key) for params in given for key in params.keys}  # type: ignore[attr-defined]


def test_no_error_is_raised_with_prose() -> None:
    found = calls(".", *ERRORS, "broken")
    assert len(found) > 80
    for call in found:
        assert not isinstance(call.args[2], ast.Constant | ast.JoinedStr), ast.unparse(call)


def test_everything_expected_has_words_and_nothing_else_has() -> None:
    ids = {f"expected-{constant(call.args[0])}" for call in EXPECTED}
    assert ids == {id for id in messages(COMMON) if id.startswith("expected-")}


@every_language
def test_words_for_what_was_expected_use_only_what_every_error_gives(lang: str) -> None:
    for call in EXPECTED:
        message = messages(COMMON, lang)[f"expected-{constant(call.args[0])}"]
        assert used_in(message).variables <= params_of(call), ast.unparse(call)


@every_language
def test_every_expectation_can_be_said_as_a_sentence(lang: str) -> None:
    for call in EXPECTED:
        params = {name: 3 for name in params_of(call) if name}
        said = Words(lang).say(f"expected-{constant(call.args[0])}", **params)
        assert said.endswith(".")
        assert said[0] == said[0].upper()


@every_language
def test_a_list_of_what_is_allowed_is_never_cut_short(lang: str) -> None:
    said = Words(lang).tell(error_message(Malformed("ruling", "x", one_of(Rulings._fields))))
    assert len(said) > 250
    assert all(name in said for name in Rulings._fields)


def test_what_a_person_typed_is_cut_short() -> None:
    said = Words("en").tell(error_message(Malformed("seats", "9" * 10_000, from_to(4, 6))))
    assert len(said) < 300
    assert said.endswith("isn’t valid. It must be from 4 to 6.")


def test_the_rule_that_expects_it_is_named() -> None:
    error = Malformed("seats", "9", from_to(4, 6, "SETUP-0"), 3)
    said = "Line\N{NO-BREAK SPACE}3, seats: “9” isn’t valid. It must be from 4 to 6. (SETUP-0)"
    assert Words("en").tell(error_message(error)) == said
    assert Words("en").tell(error_message(pickle.loads(pickle.dumps(error)))) == said

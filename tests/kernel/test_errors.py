"""Errors travel between processes as they are."""

import pickle

import pytest

from panicroom.kernel import errors
from panicroom.kernel.errors import GameError, Malformed, Refusal, Refused, StaleDecision
from panicroom.kernel.expected import from_to


def samples(kind: type[GameError]) -> list[GameError]:
    if issubclass(kind, Malformed):
        return [kind("seats", "9", from_to(4, 6)), kind("seats", "9", from_to(4, 6, "SETUP-0"), 3)]
    if issubclass(kind, Refused):
        return [kind(Refusal("MOVE-1", "no-door", {"who": 1}))]
    return [StaleDecision(3, 4) if kind is StaleDecision else kind("wrong")]


KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type)]
ERRORS = [kind for kind in KINDS if issubclass(kind, GameError)]


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_is_the_same_after_its_way_to_another_process(kind: type[GameError]) -> None:
    for error in samples(kind):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert (str(again), vars(again)) == (str(error), vars(error))


def test_an_error_can_be_read_without_any_catalogue() -> None:
    error = Malformed("seats", "9", from_to(4, 6, "SETUP-0"), 3)
    assert str(error) == "line 3, seats: found '9', expected from-to least=4 most=6 (SETUP-0)"

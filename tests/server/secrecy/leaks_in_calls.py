"""Leaks to be planted in calls: in whether one is made, and in what it says."""

from typing import Any

import pytest

from panicroom.server.calling.reasons import Reason, reason_for, reason_of_table
from panicroom.server.table.fold import TableFold
from tests.server.secrecy import calls
from tests.server.table.law import state_of

Patch = pytest.MonkeyPatch
Here = frozenset[str]


def a_channel_is_told_who_has_not_answered(patch: Patch) -> None:
    def leaky(fold: TableFold, here: Here = frozenset()) -> Reason | None:
        found = reason_of_table(fold, here)
        return found and found._replace(seats=tuple(fold.owed()))

    patch.setattr(calls, "reason_of_table", leaky)


def a_channel_is_told_what_is_to_be_answered(patch: Patch) -> None:
    def leaky(fold: TableFold, here: Here = frozenset()) -> Reason | None:
        hands = sum(map(sum, state_of(fold).hands[1:3]))
        return Reason("turn", f"{hands}", fold.lobby.game)

    patch.setattr(calls, "reason_of_table", leaky)


def a_call_that_depends_on_a_hidden_hand(patch: Patch) -> None:
    def leaky(fold: TableFold, guest: str) -> Reason | None:
        return reason_for(fold, guest) if sum(state_of(fold).hands[1]) % 2 else None

    patch.setattr(calls, "reason_for", leaky)


def a_call_whenever_another_answers(patch: Patch) -> None:
    def leaky(fold: TableFold, guest: str) -> Any:
        found = reason_for(fold, guest)
        return found and found._replace(key=f"{found.key} {sum(fold.moves)}")

    patch.setattr(calls, "reason_for", leaky)

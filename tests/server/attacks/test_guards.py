"""Each attack finds a way in where its guard is missing: without that, a test proves nothing.

Those whose success would be that something never ends are left out.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from panicroom.server.access.host import HostCheck
from panicroom.server.access.rate_limits import RateLimit
from panicroom.server.sockets import endpoint
from panicroom.server.table import names
from panicroom.server.table.commands import owning, seating
from tests.server.attacks import (
    test_guesses,
    test_heavy_requests,
    test_hosts,
    test_lookalikes,
    test_origins,
    test_owners,
    test_people,
)

Guard = tuple[Any, str, Callable[..., Any], Callable[[Path], None]]


def granted(*_: Any, **__: Any) -> bool:
    return True


def nothing(*_: Any, **__: Any) -> None:
    return None


def never(*_: Any, **__: Any) -> bool:
    return False


GUARDS: Final[tuple[Guard, ...]] = (
    (RateLimit, "take", granted, test_people.test_an_address_opens_only_so_many_tables),
    (RateLimit, "has_token", granted, test_guesses.test_who_guesses_codes_is_soon_told_nothing),
    (
        RateLimit,
        "has_token",
        granted,
        test_heavy_requests.test_who_has_used_up_the_processor_is_told_so_and_others_are_answered,
    ),
    (HostCheck, "allows", granted, test_hosts.test_no_route_answers_under_a_foreign_name),
    (
        endpoint,
        "is_allowed_origin",
        granted,
        test_origins.test_without_a_public_address_only_its_own_pages_are_let_in,
    ),
    (
        seating,
        "must_look_like_nobody",
        nothing,
        test_lookalikes.test_nobody_sits_down_beside_somebody_they_look_like,
    ),
    (names, "is_invisible", never, test_lookalikes.test_a_name_holds_nothing_that_cannot_be_seen),
    (
        names,
        "is_written_plainly",
        granted,
        test_lookalikes.test_a_word_of_a_name_has_letters_of_one_living_alphabet,
    ),
    (
        owning,
        "must_be_host",
        nothing,
        test_owners.test_a_locked_table_given_away_obeys_its_new_owner_alone,
    ),
)


@pytest.mark.parametrize(
    ("place", "name", "instead", "attack"), GUARDS, ids=[guard[3].__name__ for guard in GUARDS]
)
def test_without_its_guard_an_attack_succeeds(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    place: Any,
    name: str,
    instead: Callable[..., Any],
    attack: Callable[[Path], None],
) -> None:
    monkeypatch.setattr(place, name, instead)
    with pytest.raises((AssertionError, KeyError)):
        attack(tmp_path)

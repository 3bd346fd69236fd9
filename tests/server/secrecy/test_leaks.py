"""The law itself is tried: each leak planted in the server is caught, and without it the law
holds."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.secrecy import leaks, positions
from tests.server.secrecy import leaks_among_people as among
from tests.server.secrecy import leaks_in_calls as called
from tests.server.secrecy.eliminated_talk import check_silence
from tests.server.secrecy.hidden_tables import check_doors
from tests.server.secrecy.law import Sides, check_worlds
from tests.server.secrecy.link_previews import check_previews
from tests.server.secrecy.own_devices import check_devices
from tests.server.secrecy.paged_history import check_pages
from tests.server.secrecy.replays import check_replays
from tests.server.secrecy.sealed_answers import check_sealed
from tests.server.secrecy.twin_servers import two_sides

Check = Callable[[Sides], Awaitable[None]]
WORLDS = 8


def worlds(position: Callable[[], Any], viewer: int | None) -> Check:
    async def check(sides: Sides) -> None:
        for number in range(WORLDS):
            await check_worlds(sides, position(), viewer, f"world-{number}")

    return check


async def a_sealed_card(sides: Sides) -> None:
    await check_sealed(sides, positions.a_trade(), 0)


async def a_card_sealed_by_the_heir(sides: Sides) -> None:
    await check_sealed(sides, positions.a_trade(), 1)


async def foreign_tables(sides: Sides) -> None:
    await check_doors(sides[0], positions.a_trade())


async def talk_of_the_dead(sides: Sides) -> None:
    await check_silence(sides[0], positions.out_of_it(), "cat")


async def earlier_pages(sides: Sides) -> None:
    await check_pages(sides[0], positions.after_a_secret())


async def previews(sides: Sides) -> None:
    await check_previews(sides[0], positions.a_trade())


async def replays(sides: Sides) -> None:
    await check_replays(sides[0], positions.a_trade())


async def devices(sides: Sides) -> None:
    await check_devices(sides[0], positions.a_trade())


LEAKS: list[tuple[Callable[[leaks.Patch], None], Check]] = [
    (leaks.a_number_that_all_share, worlds(positions.half_a_trade, 2)),
    (leaks.asked_without_those_who_have_sealed, a_sealed_card),
    (leaks.told_whenever_another_answers, a_sealed_card),
    (leaks.presence_of_those_alone_who_have_not_answered, a_sealed_card),
    (leaks.a_header_that_counts_answers, a_sealed_card),
    (leaks.one_more_field, worlds(positions.a_trade, 2)),
    (leaks.the_view_of_a_neighbour, worlds(positions.a_trade, None)),
    (leaks.options_in_the_order_of_a_hidden_hand, worlds(positions.a_trade, 0)),
    (leaks.a_denial_judged_on_the_state, worlds(positions.a_trade, 0)),
    (leaks.a_moment_drawn_from_the_hand, worlds(positions.a_bot_is_shot, 0)),
    (leaks.words_that_know_a_hidden_hand, worlds(positions.a_trade, 2)),
    (leaks.a_private_table_that_says_so, foreign_tables),
    (leaks.the_dead_are_heard, talk_of_the_dead),
    (leaks.earlier_pages_as_the_dead_heard_them, talk_of_the_dead),
    (leaks.earlier_pages_as_the_dead_heard_them, earlier_pages),
    (among.pages_of_a_player_for_those_who_look_on, earlier_pages),
    (among.pages_numbered_for_all_together, earlier_pages),
    (among.a_preview_that_counts_those_who_are_here, previews),
    (among.a_preview_of_private_tables_by_their_id, previews),
    (among.a_preview_by_codes_that_were_renewed, previews),
    (among.a_replay_before_the_end, replays),
    (among.a_replay_for_strangers, replays),
    (among.an_heir_who_has_not_answered, a_card_sealed_by_the_heir),
    (among.a_vote_that_depends_on_who_has_answered, a_sealed_card),
    (among.votes_needed_of_those_who_have_not_answered, a_sealed_card),
    (called.a_channel_is_told_who_has_not_answered, a_sealed_card),
    (called.a_channel_is_told_what_is_to_be_answered, worlds(positions.a_bot_is_shot, None)),
    (called.a_call_that_depends_on_a_hidden_hand, worlds(positions.a_trade, 0)),
    (called.a_call_whenever_another_answers, a_sealed_card),
    (among.devices_of_everybody, devices),
    (among.a_device_of_another_that_is_signed_out, devices),
]


@pytest.mark.parametrize(("plant", "check"), LEAKS, ids=[plant.__name__ for plant, _ in LEAKS])
def test_a_planted_leak_is_caught(
    plant: Callable[[leaks.Patch], None], check: Check, tmp_path: Path, monkeypatch: leaks.Patch
) -> None:
    async def scenario() -> None:
        async with two_sides(tmp_path) as sides:
            plant(monkeypatch)
            await check(sides)

    with pytest.raises(AssertionError, match=r"in one world|notices|due at|hears"):
        asyncio.run(scenario())

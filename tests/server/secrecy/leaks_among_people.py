"""Leaks to be planted in what people have beside the game: earlier pages, previews of links, votes,
tables that are taken over, replays, and devices."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from panicroom.server.api import finished, history, link_preview
from panicroom.server.live.broadcast import Subscribers
from panicroom.server.protocol.history import Page, page_ending_at
from panicroom.server.services import Services
from panicroom.server.store.devices import DEVICE, Devices
from panicroom.server.store.rows import Device
from panicroom.server.table import commands, standing
from panicroom.server.table.commands import voting
from panicroom.server.table.denied import Denied
from panicroom.server.table.fold import TableFold

Patch = pytest.MonkeyPatch


def pages_of_a_player_for_those_who_look_on(patch: Patch) -> None:
    def leaky(fold: TableFold, seat: int | None, until: int, words: bool) -> Page:
        return page_ending_at(fold, 0 if seat is None else seat, until, words)

    patch.setattr(history, "page_ending_at", leaky)


def pages_numbered_for_all_together(patch: Patch) -> None:
    def leaky(fold: TableFold, seat: int | None, until: int, words: bool) -> Page:
        page = page_ending_at(fold, seat, until, words)
        hidden = len(fold.stream.items) - fold.stream.number(seat)
        return page._replace(since=page.since + hidden)

    patch.setattr(history, "page_ending_at", leaky)


def a_preview_that_counts_those_who_are_here(patch: Patch) -> None:
    honest = link_preview.tags

    def leaky(request: Any, services: Services, *told: str) -> str:
        here = [len(each.subscribers.here()) for each in services.tables.loaded.values()]
        slowed = [each._fold.lobby.locked for each in services.tables.loaded.values() if each._fold]
        return honest(request, services, *told) + f"<!-- {here} {slowed} -->"

    patch.setattr(link_preview, "tags", leaky)


def a_preview_of_private_tables_by_their_id(patch: Patch) -> None:
    async def leaky(request: Any, services: Services) -> str | None:
        name = request.url.path.removeprefix(link_preview.TABLE_PAGE)
        table = await services.store.tables.find(name) or await honest(request, services)
        return table if isinstance(table, str | None) else table.game

    honest = link_preview.game_of
    patch.setattr(link_preview, "game_of", leaky)


def a_preview_by_codes_that_were_renewed(patch: Patch) -> None:
    async def leaky(request: Any, services: Services) -> str | None:
        name = request.url.path.removeprefix(link_preview.TABLE_PAGE)
        table = await services.store.tables.by_old_code(name) or await honest(request, services)
        return table if isinstance(table, str | None) else table.game

    honest = link_preview.game_of
    patch.setattr(link_preview, "game_of", leaky)


def a_replay_before_the_end(patch: Patch) -> None:
    patch.setattr(finished, "finished", lambda fold: fold.match and fold.match.record)


def a_replay_for_strangers(patch: Patch) -> None:
    patch.setattr(finished, "may_watch_again", lambda fold, guest: True)


def an_heir_who_has_not_answered(patch: Patch) -> None:
    honest = Subscribers._note

    def leaky(self: Subscribers, fold: TableFold) -> None:
        honest(self, fold)
        seats = self._succession._seats
        self._succession._seats = {
            guest: seat for guest, seat in seats.items() if seat in fold.owed()
        }

    patch.setattr(Subscribers, "_note", leaky)


def a_vote_that_depends_on_who_has_answered(patch: Patch) -> None:
    def leaky(fold: TableFold, who: str, command: Any) -> Any:
        if command.seat not in fold.owed():
            raise Denied("voted-already")
        return voting.vote_bot(fold, who, command)

    patch.setitem(commands.JUDGES, commands.VoteBot, leaky)


def votes_needed_of_those_who_have_not_answered(patch: Patch) -> None:
    honest = standing.table_view
    patch.setattr(
        standing,
        "table_view",
        lambda fold, viewer: replace(honest(fold, viewer), slow_needed=len(fold.owed())),
    )


def devices_of_everybody(patch: Patch) -> None:
    async def leaky(self: Devices, guest: str, now: int) -> list[Device]:
        return [Device._make(row) for row in await self._database.read(select(*DEVICE))]

    patch.setattr(Devices, "of", leaky)


def a_device_of_another_that_is_signed_out(patch: Patch) -> None:
    honest = Devices.sign_out

    async def leaky(self: Devices, caller: Any, device: str) -> bool:
        found = await self._database.read(select(*DEVICE).where(DEVICE[0] == device))
        return bool(found) or await honest(self, caller, device)

    patch.setattr(Devices, "sign_out", leaky)

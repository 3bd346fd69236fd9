"""Leaks to be planted in the server, each of which the law must catch."""

from dataclasses import replace
from typing import Any

import pytest

from panicroom.server.api import history
from panicroom.server.api.middleware import Middleware
from panicroom.server.api.problems import Problem
from panicroom.server.live import admission, broadcast
from panicroom.server.protocol.history import page_ending_at
from panicroom.server.protocol.server import Presence
from panicroom.server.table import commands, due, standing
from panicroom.server.table.commands import acting
from panicroom.server.table.denied import Denied
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import talking
from panicroom.server.table.stream import Stream
from tests.server.table.law import state_of

Patch = pytest.MonkeyPatch


def a_number_that_all_share(patch: Patch) -> None:
    patch.setattr(Stream, "number", lambda self, viewer: len(self.items))


def asked_without_those_who_have_sealed(patch: Patch) -> None:
    honest = standing.table_view
    patch.setattr(
        standing,
        "table_view",
        lambda fold, viewer: replace(honest(fold, viewer), asked=fold.owed()),
    )


def told_whenever_another_answers(patch: Patch) -> None:
    honest = standing.mark_of
    patch.setattr(
        broadcast, "mark_of", lambda fold, seat: honest(fold, seat)._replace(own=sum(fold.moves))
    )


def one_more_field(patch: Patch) -> None:
    """Where anything is allowed to stand."""
    honest = standing.table_view

    def leaky(fold: TableFold, viewer: Any) -> Any:
        hands = [sorted(hand) for hand in state_of(fold).hands]
        return replace(honest(fold, viewer), wishes={**fold.lobby.wishes, "hands": hands})

    patch.setattr(standing, "table_view", leaky)


def the_view_of_a_neighbour(patch: Patch) -> None:
    honest = standing.standing_for

    def leaky(fold: TableFold, seat: Any, *rest: Any) -> Any:
        return honest(fold, seat, *rest)._replace(view=fold.view(0))

    patch.setattr(broadcast, "standing_for", leaky)


def words_that_know_a_hidden_hand(patch: Patch) -> None:
    honest = broadcast.standing_fields

    def leaky(fold: TableFold, subscriber: Any, *rest: Any) -> Any:
        fields = honest(fold, subscriber, *rest)
        if subscriber.words:
            own = [{"id": f"hand-{sum(state_of(fold).hands[1])}"}]
            fields["said"] = {**fields["said"], "own": own}
        return fields

    patch.setattr(broadcast, "standing_fields", leaky)


def options_in_the_order_of_a_hidden_hand(patch: Patch) -> None:
    honest = standing.options_for

    def leaky(fold: TableFold, viewer: Any) -> Any:
        options = honest(fold, viewer)
        neighbour = state_of(fold).hands[(viewer or 0) - 1]
        return options[::-1] if sum(neighbour) % 2 else options

    patch.setattr(standing, "options_for", leaky)


def a_header_that_counts_answers(patch: Patch) -> None:
    honest = Middleware.__call__

    async def leaky(self: Middleware, scope: Any, receive: Any, send: Any) -> None:
        async def send_counting(message: Any) -> None:
            if message["type"] == "http.response.start":
                loaded = scope["app"].state.services.tables.loaded.values()
                count = sum(sum(each._log._fold.moves) for each in loaded if each._log._fold)
                message["headers"] = [*message["headers"], (b"x-answers", b"%d" % count)]
            await send(message)

        await honest(self, scope, receive, send_counting)

    patch.setattr(Middleware, "__call__", leaky)


def a_denial_judged_on_the_state(patch: Patch) -> None:
    honest = acting.act

    def leaky(fold: TableFold, who: str, command: Any) -> Any:
        if command.action == "dance" and sum(state_of(fold).hands[1]) % 2:
            raise Denied("bad-dancer")
        return honest(fold, who, command)

    patch.setitem(commands.JUDGES, commands.Act, leaky)


def a_moment_drawn_from_the_hand(patch: Patch) -> None:
    patch.setattr(
        due,
        "thinking_time",
        lambda fold, decision, seat: 100 * sum(state_of(fold).hands[seat]),
    )


def a_private_table_that_says_so(patch: Patch) -> None:
    def leaky(fold: TableFold, guest: Any) -> bool:
        if not honest(fold, guest):
            raise Problem(403, "not-yours")
        return True

    honest = admission.may_see
    patch.setattr(admission, "may_see", leaky)


def the_dead_are_heard(patch: Patch) -> None:
    patch.setattr(talking, "audience_of", lambda fold, seat: None)


def earlier_pages_as_the_dead_heard_them(patch: Patch) -> None:
    patch.setattr(
        history,
        "page_ending_at",
        lambda fold, seat, until, words: page_ending_at(fold, 2, fold.stream.number(2), words),
    )


def presence_of_those_alone_who_have_not_answered(patch: Patch) -> None:
    honest = broadcast.Subscribers.broadcast

    def leaky(self: broadcast.Subscribers, fold: TableFold, *rest: Any) -> None:
        honest(self, fold, *rest)
        for subscriber in self.members:
            subscriber.send(Presence(here=list(fold.owed()), onlookers=[]))

    patch.setattr(broadcast.Subscribers, "broadcast", leaky)

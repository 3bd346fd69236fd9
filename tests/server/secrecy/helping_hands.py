"""Votes, and a table that is taken over from its owner, at two tables alike: where somebody has
sealed an answer at one of them, all others are sent the same."""

from panicroom.server.table.commands.owning import AWAY
from tests.server.secrecy.connected_table import Scene


async def vote(table: Scene, about: str) -> None:
    """Against talk and for a bot in place of `about`, whether they have answered or not; they come
    back."""
    voters = [who for who in table.people if who != about]
    seat = table.people.index(about)
    for who in table.people:
        await table.recorders[who].wish(type="vote_slow", id=f"slow-{who}", slow=True)
        await table.recorders[who].wish(type="vote_slow", id=f"fast-{who}", slow=False)
    for who in voters:
        await table.recorders[who].wish(type="vote_bot", id=f"bot-{who}", seat=seat, bot=True)
    await table.recorders[about].wish(type="return", id="return")


async def take_over(table: Scene) -> None:
    """Ann, who owns the table, goes away for some minutes; Bob tries too early, Cat out of turn."""
    watcher = table.recorders[None]
    await table.recorders["ann"].close()
    await watcher.until("presence")
    await table.recorders["bob"].wish(type="take_over", id="early")
    table.side.time.at += AWAY
    for who in table.people[:0:-1]:
        await table.recorders[who].wish(type="take_over", id=f"over-{who}")
    await table.enter("ann")
    await watcher.until("presence")

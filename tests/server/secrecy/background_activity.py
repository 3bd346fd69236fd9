"""What goes on beside a game, the same at two tables; and whether two have been sent the same."""

import random
from itertools import zip_longest

from tests.server.secrecy.connected_table import Scene
from tests.server.secrecy.games import claims_of

Scenes = tuple[Scene, Scene]


async def bustle(scenes: Scenes, viewer: str | None, chooser: random.Random) -> None:
    """People come and go, talk and claim, the viewer too."""
    people = scenes[0].people
    leavers = [who for who in people if who != viewer]
    leaver = chooser.choice(leavers) if leavers else None
    speakers = [viewer or people[0], chooser.choice(people)]
    for each in scenes:
        if leaver is not None:
            await each.come_and_go(leaver)
        for number, speaker in enumerate(speakers):
            recorder, id = each.recorders[speaker], f"{each.fold.seq}-{number}"
            await recorder.wish(type="say", id=f"say-{id}", words="I know what I know.")
            for slow in (True, False):
                await recorder.wish(type="vote_slow", id=f"slow-{slow}-{id}", slow=slow)
            for claim in claims_of(each.fold, people.index(speaker)):
                await recorder.wish(type="claim", id=f"claim-{id}", claim=claim)


def same(ours: list[str], theirs: list[str], what: str) -> None:
    for number, (one, other) in enumerate(zip_longest(ours, theirs)):
        assert one == other, f"{what} ({number}) {one} in one world, {other} in the other"

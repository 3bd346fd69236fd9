"""The eliminated do not talk to the living, and the living cannot tell that they talk."""

from tests.server.secrecy.background_activity import same
from tests.server.secrecy.connected_table import scene
from tests.server.secrecy.recorder import PONG
from tests.server.secrecy.twin_servers import Side
from tests.server.table.law import state_of
from tests.server.table.logged_table import LoggedTable


async def check_silence(side: Side, logged: LoggedTable, dead: str) -> None:
    """Claims are talk, too."""
    async with scene(side, logged, state_of(logged.fold).copy()) as table:
        living = [each for each in table.recorders if each != dead]
        before = {}
        for viewer in living:
            await table.heard(viewer)
            before[viewer] = await table.answers(viewer)
        recorder = table.recorders[dead]
        await recorder.wish(type="say", id="say", words="It was red!")
        await recorder.wish(type="claim", id="claim", claim="is-infected red")
        assert len([text for text in await recorder.taken() if '"told"' in text]) == 2
        for viewer in living:
            heard = await table.recorders[viewer].taken()
            assert heard == [PONG], f"{viewer} hears the dead: {heard}"
            same(before[viewer], await table.answers(viewer), f"{viewer} asks")

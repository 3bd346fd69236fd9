"""The eliminated do not talk to the living, and the living cannot tell that they talk."""

from tests.server.secrecy.bustle import same
from tests.server.secrecy.ear import PONG
from tests.server.secrecy.scene import scene
from tests.server.secrecy.sides import Side
from tests.server.table.law import state_of
from tests.server.table.sitting import Sitting


async def check_silence(side: Side, sitting: Sitting, dead: str) -> None:
    """Claims are talk, too."""
    async with scene(side, sitting, state_of(sitting.fold).copy()) as table:
        living = [each for each in table.ears if each != dead]
        before = {}
        for viewer in living:
            await table.heard(viewer)
            before[viewer] = await table.answers(viewer)
        ear = table.ears[dead]
        await ear.wish(type="say", id="say", words="It was red!")
        await ear.wish(type="claim", id="claim", claim="is-infected red")
        assert len([text for text in await ear.taken() if '"told"' in text]) == 2
        for viewer in living:
            heard = await table.ears[viewer].taken()
            assert heard == [PONG], f"{viewer} hears the dead: {heard}"
            same(before[viewer], await table.answers(viewer), f"{viewer} asks")

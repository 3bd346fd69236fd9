"""Tables over the net: sitting down, playing, watching, coming back."""

from tests.server.running import Running, served


@served
async def test_friends_sit_down_and_a_bot_fills_the_last_chair(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(ann, wishes={"seats": 3}))["code"]
    async with server.at(code, ann) as host, server.at(code, bob) as friend:
        await host.done("sit", seat=0)
        await friend.done("sit", seat=2)
        await host.done("bot", seat=1, level="easy")
        assert (await host.wish("act", decision=0, action="pass"))["code"] == "not-started"
        assert (await friend.wish("start"))["code"] == "host-only"
        await host.done("start")
        told = await friend.told_when(lambda told: told["table"]["status"] == "playing")
    names = [chair["name"] for chair in told["table"]["chairs"]]
    assert names == ["Ann", None, "Bob"]
    assert told["seat"] == 2
    assert told["view"]["viewer"] is not None

"""Nobody tires a table by hopping, coming and going, or new names."""

from typing import Any

import pytest

from tests.server.running import Running, served_with


@served_with(messages_per_second=20)
async def test_nobody_hops_from_seat_to_seat_without_end(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(ann))["code"]
    server.freeze_rate_limits()
    async with server.at(code, bob) as other:
        await other.done("sit", seat=3)
    async with server.at(code, ann) as hopper:
        answers = [await hopper.wish("sit", seat=number % 2) for number in range(30)]
    denied = [answer["code"] for answer in answers if answer["type"] != "ack"]
    assert set(denied) == {"too-many-changes"}
    assert len(denied) == 10
    answer = await server.ask("PATCH", "/api/me", ann, {"name": "Anna"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-changes")
    assert (await server.ask("PATCH", "/api/me", bob, {"name": "Rob"})).status_code == 200


@pytest.mark.parametrize("wishes", [("leave", "return"), ("sit", "stand")])
def test_nobody_comes_and_goes_without_end(tmp_path, wishes: tuple[str, str]) -> None:  # type: ignore[no-untyped-def]
    @served_with(messages_per_second=20)
    async def scenario(server: Running) -> None:
        ann = await server.guest("Ann")
        code = (await server.table(ann, wishes={"seats": 2}))["code"]
        server.freeze_rate_limits()
        async with server.at(code, ann) as guest:
            if wishes[0] == "leave":
                await guest.done("sit", seat=0)
                await guest.done("bot", seat=1, level="easy")
                await guest.done("start")
            where: dict[str, Any] = {"seat": 0} if wishes[0] == "sit" else {}
            codes = []
            for _ in range(11):
                codes.append((await guest.wish(wishes[0], **where)).get("code"))
                codes.append((await guest.wish(wishes[1])).get("code"))
        assert codes[-1] == "too-many-changes"
        assert codes[:18] == [None] * 18

    scenario(tmp_path)

"""The guide for hosts lists every setting as it is, and what it says of proxies is true."""

import re
from dataclasses import fields
from pathlib import Path

from panicroom.server.process.settings import Settings, flag, variable
from tests.server.running import Running, served_with

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
SETTING = re.compile(r"\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (?:`(.*?)`)? ?\| .+ \|")
FRIEND, STRANGER = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.9"}


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if value is None:
        return ""
    return ",".join(value) if isinstance(value, tuple) else str(value)


def test_the_guide_lists_every_setting_with_its_default() -> None:
    said = [match.groups(default="") for match in SETTING.finditer(GUIDE.read_text())]
    defaults = {each.name: shown(each.default) for each in fields(Settings)}
    assert said == [(flag(name), variable(name), default) for name, default in defaults.items()]


async def come(server: Running, headers: dict[str, str]) -> int:
    answer = await server.http.post("/api/guests", json={"name": "Ann"}, headers=headers)
    return answer.status_code


@served_with(guests_per_hour=1)
async def test_a_proxy_on_this_machine_is_believed_about_who_asks(server: Running) -> None:
    assert await come(server, FRIEND) == 201
    assert await come(server, STRANGER) == 201
    assert await come(server, FRIEND) == 429
    assert (await server.http.get("/metrics", headers=STRANGER)).status_code == 404
    assert (await server.http.get("/metrics")).status_code == 200


@served_with(guests_per_hour=1, proxies=("192.0.2.1",))
async def test_nobody_else_is(server: Running) -> None:
    assert await come(server, FRIEND) == 201
    assert await come(server, STRANGER) == 429

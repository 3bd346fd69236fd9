"""Settings of the page travel with their guest, and with nobody else."""

from typing import Any

from tests.server.running import Running, served

PATH = "/api/me/settings"
BOLD = {"values": {"text": "large", "sound": False, "volume": 0.5}}


@served
async def test_settings_come_along_to_another_device(server: Running) -> None:
    here = await server.guest("Ann")
    assert (await server.ask("GET", PATH, here)).json() == {"version": 0, "values": {}}
    assert (await server.ask("PUT", PATH, here, BOLD)).json() == {"version": 1, **BOLD}
    code = (await server.ask("POST", "/api/me/links", here)).json()["code"]
    there = (await server.ask("POST", f"/api/links/{code}")).json()["token"]
    assert (await server.ask("GET", PATH, there)).json() == {"version": 1, **BOLD}


@served
async def test_the_newest_settings_win_and_are_nobody_elses(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await server.ask("PUT", PATH, ann, BOLD)
    newer = {"values": {"text": "normal"}}
    assert (await server.ask("PUT", PATH, ann, newer)).json() == {"version": 2, **newer}
    assert (await server.ask("GET", PATH, ann)).json() == {"version": 2, **newer}
    assert (await server.ask("GET", PATH, bob)).json()["values"] == {}
    assert (await server.ask("GET", PATH)).status_code == 401


@served
async def test_settings_are_few_and_small(server: Running) -> None:
    token = await server.guest("Ann")
    many = {f"a{'b' * each}": each for each in range(33)}
    odd: tuple[Any, ...] = ({"a" * 33: 1}, {"": 1}, many, "text", None)
    for values in (*odd, *({"a": wrong} for wrong in ("x" * 33, 10**9, [1], {"b": 1}, None))):
        answer = await server.ask("PUT", PATH, token, {"values": values})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), values


@served
async def test_settings_are_exported_and_deleted_with_their_guest(server: Running) -> None:
    ann = await server.guest("Ann")
    await server.ask("PUT", PATH, ann, BOLD)
    [exported] = (await server.ask("GET", "/api/me/export", ann)).json()["settings"]
    assert exported == {"version": 1, **BOLD}
    id = (await server.ask("GET", "/api/me", ann)).json()["id"]
    await server.ask("DELETE", "/api/me", ann)
    assert (await server.services.store.preferences.of(id)).version == 0

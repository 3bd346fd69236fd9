"""Your devices: seen, signed out one by one or all at once."""

from pathlib import Path
from typing import Any

from panicroom.server.store import Device
from tests.server.machine_clock import DAY, HOUR, MachineClock, on_a_machine, run_for
from tests.server.running import Running, running, served

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"


async def another(server: Running, token: str, user_agent: str = FIREFOX) -> str:
    """The token of another device, by a link."""
    code = (await server.ask("POST", "/api/me/links", token)).json()["code"]
    headers = {"User-Agent": user_agent}
    answer = await server.http.post(f"/api/links/{code}", headers=headers)
    return str(answer.json()["token"])


async def devices(server: Running, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await server.ask("GET", "/api/me/devices", token)).json()
    return found


async def stored(server: Running, token: str) -> list[Device]:
    """Whether expired or not."""
    return await server.services.store.devices.of(token.partition(".")[0], 0)


async def status(server: Running, token: str) -> int:
    return (await server.ask("GET", "/api/me", token)).status_code


@served
async def test_a_guest_sees_where_they_are_signed_in(server: Running) -> None:
    desk = await server.guest("Ann")
    phone = await another(server, desk)
    await server.guest("Bob")
    found = await devices(server, phone)
    assert sorted((str(each["browser"]), each["here"]) for each in found) == [
        ("Firefox", True),
        ("None", False),
    ]
    assert all(each["made"] == each["seen"] <= server.services.clock.now() for each in found)
    assert "127.0.0.1" not in str(found)


@served
async def test_one_device_is_signed_out_with_its_links_and_sockets(server: Running) -> None:
    desk = await server.guest("Ann")
    phone = await another(server, desk)
    code = (await server.table(desk))["code"]
    link = (await server.ask("POST", "/api/me/links", phone)).json()["code"]
    [id] = [each["id"] for each in await devices(server, desk) if not each["here"]]
    async with server.at(code, desk) as stays, server.at(code, phone) as goes:
        answer = await server.ask("DELETE", f"/api/me/devices/{id}", desk)
        assert answer.status_code == 204
        assert await goes.last_words() == "token-revoked"
        await stays.done("sit", seat=0)
    assert (await status(server, phone), await status(server, desk)) == (401, 200)
    assert (await server.ask("POST", f"/api/links/{link}")).status_code == 404
    again = await server.ask("DELETE", f"/api/me/devices/{id}", desk)
    assert (again.status_code, again.json()["code"]) == (404, "not-found")


@served
async def test_nobody_signs_out_the_device_of_another(server: Running) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    [own] = await devices(server, ann)
    assert (await server.ask("DELETE", f"/api/me/devices/{own['id']}", eve)).status_code == 404
    await server.ask("DELETE", "/api/me/devices", eve)
    assert await status(server, ann) == 200


@served
async def test_signing_out_everywhere_else_keeps_this_device_and_its_socket(
    server: Running,
) -> None:
    desk = await server.guest("Ann")
    phone = await another(server, desk)
    guest = await server.services.store.guests.find(desk.partition(".")[0])
    assert guest is not None
    old = server.services.signer.token(
        guest, server.services.clock.now(), HOUR
    )  # as before there were devices
    code = (await server.table(desk))["code"]
    async with (
        server.at(code, desk) as stays,
        server.at(code, phone) as goes,
        server.at(code, old) as goes_too,
    ):
        assert (await server.ask("DELETE", "/api/me/devices", desk)).status_code == 204
        assert await goes.last_words() == await goes_too.last_words() == "token-revoked"
        await stays.done("sit", seat=0)
    assert [await status(server, token) for token in (desk, phone, old)] == [200, 401, 401]
    assert [each["here"] for each in await devices(server, desk)] == [True]


@served
async def test_a_token_from_before_there_were_devices_works_until_it_is_renewed(
    server: Running,
) -> None:
    first = await server.guest("Ann")
    guest = await server.services.store.guests.find(first.partition(".")[0])
    assert guest is not None
    old = server.services.signer.token(guest, server.services.clock.now(), HOUR)
    assert await status(server, old) == 200
    assert [each["here"] for each in await devices(server, old)] == [False]
    assert (await server.ask("DELETE", "/api/me/devices", old)).status_code == 204
    assert [await status(server, token) for token in (first, old)] == [401, 200]
    new = (await server.ask("POST", "/api/me/token", old)).json()["token"]
    assert [await status(server, token) for token in (old, new)] == [401, 200]
    assert [each["here"] for each in await devices(server, new)] == [True]


@on_a_machine
async def test_a_device_is_forgotten_when_its_token_has_expired(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder, token_days=30) as server:
        token = await server.guest("Ann")
        await server.table(token)
        clock.step(100 * DAY)  # a step of the clock, or down time, signs nobody out
        for days, is_known in ((29, True), (1, False)):
            await run_for(server, clock, days * DAY)
            await server.services.clean_up()
            assert bool(await stored(server, token)) == is_known


@on_a_machine
async def test_when_a_device_was_last_used_is_told_to_the_hour(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder) as server:
        token = await server.guest("Ann")
        for hours in (1, 25):
            await run_for(server, clock, hours * HOUR)
            await status(server, token)
            [own] = await devices(server, token)
            assert own["seen"] == server.services.clock.now()
        await run_for(server, clock, HOUR // 2)
        assert (await devices(server, token))[0]["seen"] == own["seen"]


@served
async def test_an_export_tells_of_devices_and_a_deletion_takes_them(server: Running) -> None:
    token = await server.guest("Ann")
    export = (await server.ask("GET", "/api/me/export", token)).json()
    assert [each.keys() for each in export["devices"]] == [
        {"made", "seen", "expires", "browser", "system"}
    ]
    await server.ask("DELETE", "/api/me", token)
    assert await stored(server, token) == []

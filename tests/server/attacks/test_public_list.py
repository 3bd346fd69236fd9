"""One address cannot fill the list of public tables, and a table without people drops out."""

from panicroom.server.live.tables import NEW
from tests.server.running import Client, Json, Running, served, served_with

EVE = "192.0.2.66"
TABLES = 60
"""More than the list shows."""


async def opened_from(server: Running, address: str, name: str) -> Json:
    """A public table; the server believes the proxy on its own machine."""
    headers = {"x-forwarded-for": address}
    guest = await server.http.post("/api/guests", json={"name": name}, headers=headers)
    headers["authorization"] = f"Bearer {guest.json()['token']}"
    new = {"game": "panik", "wishes": {"seats": 2}, "listed": True}
    made = await server.http.post("/api/tables", json=new, headers=headers)
    assert made.status_code == 201, made.text
    return {**made.json(), "token": guest.json()["token"]}


async def listed(server: Running) -> list[str]:
    return [card["code"] for card in (await server.ask("GET", "/api/tables")).json()]


@served
async def test_many_guests_of_one_address_push_nobody_out_of_the_list(server: Running) -> None:
    honest = [(await opened_from(server, f"192.0.2.{n}", f"Ann {n}"))["code"] for n in (1, 2)]
    eves = [(await opened_from(server, EVE, f"Eve {n}"))["code"] for n in range(TABLES)]
    shown = await listed(server)
    assert set(honest) <= set(shown[:3])
    assert shown[0] == eves[-1], "the newest of the last address comes first"


@served
async def test_many_addresses_of_one_household_count_as_one(server: Running) -> None:
    honest = (await opened_from(server, "2001:db8:1::1", "Ann"))["code"]
    for number in range(TABLES):
        await opened_from(server, f"2001:db8:2::{number:x}", f"Eve {number}")
    assert honest in (await listed(server))[:2]


@served_with(tables_per_hour=3)
async def test_an_address_with_many_guests_opens_no_more_tables(server: Running) -> None:
    server.freeze_rate_limits()
    for number in range(3):
        await opened_from(server, EVE, f"Eve {number}")
    token = await server.guest("Eve")
    headers = {"x-forwarded-for": EVE, "authorization": f"Bearer {token}"}
    denied = await server.http.post("/api/tables", json={"game": "panik"}, headers=headers)
    assert (denied.status_code, denied.json()["code"]) == (429, "too-many-new-tables")
    await opened_from(server, "192.0.2.1", "Ann")


@served
async def test_a_table_that_nobody_has_open_drops_out(server: Running) -> None:
    made = await opened_from(server, EVE, "Ann")
    assert await listed(server) == [made["code"]]
    tables = server.services.tables
    later = tables._now() + NEW
    tables._now = lambda: later
    assert await listed(server) == []
    async with server.at(made["code"], made["token"]):
        assert await listed(server) == [made["code"]]


@served_with(tables_per_hour=2)
async def test_a_rematch_counts_as_a_new_table(server: Running) -> None:
    server.freeze_rate_limits()
    token = await server.guest("Eve")
    code = (await server.table(token, wishes={"seats": 2}, listed=True))["code"]
    async with server.at(code, token) as eve:
        await eve.done("sit", seat=0)
        await eve.done("bot", seat=1, level="random")
        await play_and_end(eve)
        await eve.done("rematch")
        again = (await eve.told_when(lambda told: told["table"]["rematch"]))["table"]["rematch"]
    async with server.at(again, token) as eve:
        await play_and_end(eve)
        assert (await eve.wish("rematch"))["code"] == "too-many-new-tables"


async def play_and_end(client: Client) -> None:
    """The only vote decides."""
    await client.done("start")
    await client.done("vote", end=True)

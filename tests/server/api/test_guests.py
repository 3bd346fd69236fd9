"""Sitting down without an account, coming back, and taking everything along or away."""

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from panicroom.server.store import Device, Guest, SignedIn
from tests.server.party import party
from tests.server.running import Client, Running, served, served_with


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@served
async def test_a_name_is_enough_to_be_known(server: Running) -> None:
    token = await server.guest("  Zoé ")
    assert (await server.ask("GET", "/api/me", token)).json()["name"] == "Zoé"


@served
async def test_a_name_that_hides_or_disturbs_is_refused(server: Running) -> None:
    for name, code in [("", "name-empty"), ("a\nb", "name-control"), ("x" * 25, "name-long")]:
        answer = await server.ask("POST", "/api/guests", json={"name": name})
        assert problem(answer) == (400, code)
        assert answer.json()["field"] == "name"


@served
async def test_script_and_sql_are_only_letters_in_a_name(server: Running) -> None:
    for name in ("<b>Ann</b>", "'; DROP TABLE x--"):
        token = await server.guest(name)
        assert (await server.ask("GET", "/api/me", token)).json()["name"] == name


@served
async def test_nobody_is_let_in_with_a_token_that_does_not_count(server: Running) -> None:
    token = await server.guest("Ann")
    forged = token[:-1] + ("0" if token[-1] != "0" else "1")
    for bad, code in [(None, "missing"), ("x", "malformed"), (forged, "forged")]:
        assert problem(await server.ask("GET", "/api/me", bad)) == (401, f"token-{code}")


@served
async def test_a_new_token_makes_the_old_ones_void(server: Running) -> None:
    old = await server.guest("Ann")
    new = (await server.ask("POST", "/api/me/token", old)).json()["token"]
    assert problem(await server.ask("GET", "/api/me", old)) == (401, "token-revoked")
    assert (await server.ask("GET", "/api/me", new)).status_code == 200


@served
async def test_a_link_leads_back_once(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.ask("POST", "/api/me/links", token)).json()["code"]
    back = (await server.ask("POST", f"/api/links/{code}")).json()["token"]
    assert (await server.ask("GET", "/api/me", back)).json()["name"] == "Ann"
    assert problem(await server.ask("POST", f"/api/links/{code}")) == (404, "not-found")


@served
async def test_a_revoked_link_leads_nowhere(server: Running) -> None:
    token, other = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.ask("POST", "/api/me/links", token)).json()["code"]
    assert problem(await server.ask("DELETE", f"/api/me/links/{code}", other))[0] == 404
    assert (await server.ask("DELETE", f"/api/me/links/{code}", token)).status_code == 204
    assert problem(await server.ask("POST", f"/api/links/{code}")) == (404, "not-found")


@served
async def test_an_export_holds_what_the_guest_said_and_did(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    async with server.at(code, token) as ann:
        await ann.done("sit", seat=0)
        await ann.done("say", words="Hello there")
    export = (await server.ask("GET", "/api/me/export", token)).json()
    assert [entry["kind"] for entry in export["entries"]] == ["created", "sat", "talked"]
    assert export["entries"][-1]["words"] == "Hello there"
    assert "key" not in str(export)


@served
async def test_who_is_deleted_leaves_neither_name_nor_words(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(bob))["code"]
    async with server.at(code, bob) as host, server.at(code, ann) as guest:
        await guest.done("sit", seat=1)
        await guest.done("say", words="My secret")
        assert (await server.ask("DELETE", "/api/me", ann)).status_code == 204
        assert await guest.last_words() == "guest-gone"
        await host.told_when(lambda told: told["anew"] and "stood" in str(told["heard"]))
        assert "My secret" not in str(host.heard)
        assert "Ann" not in str(host.standing)
    assert problem(await server.ask("GET", "/api/me", ann)) == (401, "token-revoked")


@served
async def test_a_guest_deleted_in_a_game_is_played_by_a_bot(server: Running) -> None:
    async with party(server) as game:
        await server.ask("DELETE", "/api/me", game.bob_token)
        nameless = {
            "has_guest": True,
            "name": None,
            "is_host": False,
            "level": "normal",
            "persona": None,
        }
        await game.ann.told_when(lambda told: told["table"]["chairs"][1] == nameless)


@served
async def test_a_host_who_is_deleted_leaves_no_table_paused_for_ever(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("pause")
        await server.ask("DELETE", "/api/me", game.ann_token)
        await game.bob.told_when(lambda told: told["table"]["chairs"][0]["level"] == "normal")
        assert not game.bob.standing["table"]["paused"]


@served
async def test_a_new_name_is_told_where_one_sits(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    async with server.at(code, token) as ann:
        await ann.done("sit", seat=0)
        assert (await server.ask("PATCH", "/api/me", token, {"name": "Anna"})).status_code == 200
        await ann.told_when(lambda told: told["table"]["chairs"][0]["name"] == "Anna")


@served_with(guests_per_hour=2)
async def test_one_address_brings_only_so_many_guests(server: Running) -> None:
    await server.guest("Ann")
    await server.guest("Bob")
    answer = await server.ask("POST", "/api/guests", json={"name": "Cat"})
    assert problem(answer) == (429, "too-many-guests")


@served
async def test_whoever_came_in_with_a_void_token_is_shown_out(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    async with server.at(code, token) as thief:
        await server.ask("POST", "/api/me/token", token)
        assert await thief.last_words() == "token-revoked"
    async with server.at(code, token) as thief:
        assert (thief.welcome["type"], thief.welcome["code"]) == ("bye", "token-revoked")


@served
async def test_who_comes_in_just_before_the_tokens_are_void_is_shown_out_too(
    server: Running,
) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    devices, renew = server.services.store.devices, server.services.store.devices.renew
    async with AsyncExitStack() as thieves:

        async def renew_late(caller: SignedIn, device: Device) -> Guest:
            came_in.append(await thieves.enter_async_context(server.at(code, token)))
            return await renew(caller, device)

        came_in: list[Client] = []
        with pytest.MonkeyPatch.context() as late:
            late.setattr(devices, "renew", renew_late)
            await server.ask("POST", "/api/me/token", token)
        assert await came_in[0].last_words() == "token-revoked"


@served
async def test_a_token_made_void_on_the_way_to_the_table_lets_nobody_in(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    live_tables, find = server.services.tables, server.services.tables.find

    async def find_late(name: str, guest: Guest | None) -> Any:
        await server.ask("POST", "/api/me/token", token)
        return await find(name, guest)

    with pytest.MonkeyPatch.context() as late:
        late.setattr(live_tables, "find", find_late)
        async with server.at(code, token) as thief:
            assert (thief.welcome["type"], thief.welcome["code"]) == ("bye", "token-revoked")
    assert not any(live_table.subscribers.members for live_table in live_tables.loaded.values())

"""Help against people: a removed guest stays away, an absent owner is replaced, nobody fills the
list of tables."""

from typing import Any

from panicroom.server.table.commands.owning import AWAY
from panicroom.server.table.terms import USUAL_TERMS
from tests.server.party import party
from tests.server.running import Running, served, served_with


async def found(server: Running, name: str, token: str | None = None) -> int:
    answer = await server.ask("GET", f"/api/tables/{name}", token)
    return int(answer.status_code)


@served
async def test_a_removed_guest_does_not_come_back_with_the_old_code(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("remove", seat=1)
        assert (await game.bob.until("bye"))["code"] == "removed-from-table"
        stranger = await server.guest("Bob again")
        for token in (game.bob_token, stranger, None):
            assert await found(server, game.code, token) == 404
            async with server.at(game.code, token) as client:
                assert client.welcome["code"] == "not-found"
        card = (await server.ask("GET", f"/api/tables/{game.code}", game.ann_token)).json()
        assert card["code"] != game.code
        assert await found(server, card["code"], stranger) == 200
        assert await found(server, card["code"], game.bob_token) == 404


@served
async def test_a_renewed_code_ends_old_invitations_and_keeps_players(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("renew_code")
        assert await found(server, game.code) == 404
        assert await found(server, game.code, game.bob_token) == 200
        async with server.at(game.code, game.bob_token) as client:
            assert client.welcome["seat"] == 1
        assert await game.watcher.last_words() == "code-renewed"
        card = (await server.ask("GET", f"/api/tables/{game.code}", game.bob_token)).json()
        async with server.at(card["code"]) as game.watcher:
            await game.goes_on()


@served
async def test_a_table_is_taken_over_from_an_owner_who_is_away(server: Running) -> None:
    async with party(server) as game:
        assert (await game.bob.wish("take_over"))["code"] == "host-here"
        await game.ann.socket.close()
        presence = await game.bob.until("presence")
        assert presence["heir"]["seat"] == 1
        assert 0 < presence["heir"]["wait"] <= AWAY
        [live_table] = server.services.tables.loaded.values()
        later = live_table._now() + AWAY
        live_table._attendance._now = lambda: later
        async with server.at(game.code, game.bob_token) as again:
            assert again.welcome["heir"] == {"seat": 1, "wait": 0}
        await game.bob.done("take_over")
        assert (await game.bob.until("presence"))["heir"] is None
        await game.bob.done("pause")
        card = (await server.ask("GET", f"/api/tables/{game.code}", game.bob_token)).json()
        assert card["host"] is True


@served
async def test_a_new_table_has_a_clock_unless_none_is_wanted(server: Running) -> None:
    token = await server.guest("Ann")
    terms: list[Any] = []
    for given in ({}, {"terms": {"turn": None, "answer": None}}):
        made = await server.ask("POST", "/api/tables", token, json={"game": "panik"} | given)
        agreed = made.json()["table"]["terms"]
        terms.append((agreed["turn"], agreed["answer"]))
    assert terms == [(USUAL_TERMS.turn, USUAL_TERMS.answer), (None, None)]


@served_with(tables_per_guest=100)
async def test_six_guests_do_not_push_an_honest_table_out_of_the_list(server: Running) -> None:
    honest = await server.guest("Ann")
    code = (await server.table(honest, game="panik", listed=True))["code"]
    for number in range(6):
        token = await server.guest(f"Eve {number}")
        for _ in range(20):
            await server.table(token, game="panik", listed=True)
    listed = (await server.ask("GET", "/api/tables")).json()
    assert code in [card["code"] for card in listed[:7]]


@served_with(tables_per_hour=3)
async def test_an_address_opens_only_so_many_tables(server: Running) -> None:
    token = await server.guest("Eve")
    for _ in range(3):
        await server.table(token, game="panik")
    answer = await server.ask("POST", "/api/tables", token, json={"game": "panik"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-new-tables")

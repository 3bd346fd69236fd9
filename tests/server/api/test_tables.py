"""Tables as the lobby shows them, and to whom."""

from typing import Any

import httpx

from tests.server.running import Running, served, served_with


def bare(answer: httpx.Response) -> tuple[Any, ...]:
    """All of an answer but its time."""
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return answer.status_code, headers, answer.content


@served
async def test_a_foreign_private_table_is_as_one_that_is_not_there(server: Running) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    made = await server.table(ann)
    for path in ("", "/record", "/replay"):
        foreign = await server.ask("GET", f"/api/tables/{made['id']}{path}", eve)
        unknown = await server.ask("GET", f"/api/tables/{'a' * 16}{path}", eve)
        assert foreign.status_code == 404
        assert bare(foreign) == bare(unknown)
    assert (await server.ask("GET", f"/api/tables/{made['id']}", ann)).status_code == 200
    assert (await server.ask("GET", f"/api/tables/{made['code']}", eve)).status_code == 200


@served
async def test_a_socket_to_a_foreign_table_says_what_one_to_nowhere_says(server: Running) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    made = await server.table(ann)
    words = []
    for name in (made["id"], "a" * 16, "'--<script>"):
        async with server.at(name, eve) as client:
            words.append(client.welcome)
    assert words == [words[0]] * 3
    assert (words[0]["type"], words[0]["code"]) == ("bye", "not-found")


@served
async def test_listed_tables_are_listed_until_they_begin(server: Running) -> None:
    ann = await server.guest("Ann")
    await server.table(ann)
    listed = await server.table(ann, listed=True, wishes={"seats": 2})
    found = (await server.ask("GET", "/api/tables")).json()
    assert [table["code"] for table in found] == [listed["code"]]
    async with server.at(listed["code"], ann) as host:
        await host.done("sit", seat=0)
        await host.done("bot", seat=1, level="easy")
        await host.done("start")
    assert (await server.ask("GET", "/api/tables")).json() == []
    mine = (await server.ask("GET", "/api/me/tables", ann)).json()
    assert [table["seat"] for table in mine if table["code"] == listed["code"]] == [0]


@served
async def test_wishes_that_cannot_be_are_named(server: Running) -> None:
    ann = await server.guest("Ann")
    for new, field in [
        ({"game": "chess"}, "game"),
        ({"game": "panik", "wishes": {"seats": 9}}, "seats"),
        ({"game": "panik", "wishes": []}, "body.wishes"),
        ({"game": "station", "wishes": {"edition": "xx"}}, "edition"),
        ({"game": "panik", "what": 1}, "body.what"),
    ]:
        answer = await server.ask("POST", "/api/tables", ann, new)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert answer.json()["field"] == field


@served_with(tables_per_guest=2)
async def test_a_guest_has_only_so_many_tables_at_once(server: Running) -> None:
    ann = await server.guest("Ann")
    await server.table(ann)
    await server.table(ann)
    answer = await server.ask("POST", "/api/tables", ann, {"game": "panik"})
    body = answer.json()
    assert (body["code"], body["params"]) == ("too-many-tables", {"most": 2})
    assert body["said"] == {"id": "denial-too-many-tables", "params": {"most": 2}}


@served
async def test_the_games_say_what_can_be_chosen(server: Running) -> None:
    games = {game["game"]: game for game in (await server.ask("GET", "/api/games")).json()}
    assert games["station"]["seats"] == [4, 5, 6]
    [edition] = [field for field in games["station"]["form"] if field["wish"] == "edition"]
    assert [each["value"] for each in edition["values"]] == ["en", "fr", "ru", "cs"]
    assert [each["language"] for each in edition["values"]] == ["en", "fr", "ru", "cs"]
    assert games["panik"]["seats"] == [2, 3, 4]
    assert "normal" in games["panik"]["levels"]


@served
async def test_a_body_over_the_limit_is_not_read(server: Running) -> None:
    answer = await server.ask("POST", "/api/guests", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@served
async def test_what_is_not_there_is_answered_in_ids_too(server: Running) -> None:
    assert (await server.ask("GET", "/api/nowhere")).json()["code"] == "not-found"
    assert (await server.ask("PUT", "/api/me")).json()["code"] == "method-not-allowed"


@served_with(messages_per_second=1)
async def test_one_address_asks_only_so_fast(server: Running) -> None:
    server.freeze_rate_limits()
    answers = [await server.ask("GET", "/api/games") for _ in range(12)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
    assert answers[-1].json()["code"] == "too-fast"
    assert (await server.ask("GET", "/healthz")).status_code == 200


@served
async def test_the_host_can_list_a_table_and_take_it_off_the_list(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await server.table(ann, wishes={"seats": 3})
    wish = {"wishes": {"seats": 3}, "terms": {}}

    async def listed() -> list[str]:
        return [table["code"] for table in (await server.ask("GET", "/api/tables")).json()]

    async with server.at(made["code"], ann) as host:
        await host.done("change", **wish, listed=True)
        assert await listed() == [made["code"]]
        await host.done("change", **wish)
        assert await listed() == [made["code"]]
        await host.done("change", **wish, listed=False)
        assert await listed() == []


@served
async def test_a_table_begins_from_the_example_of_a_rule(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await server.table(ann, game="station", example="TRADE-3")
    assert len(made["table"]["chairs"]) == 4
    assert "infect:red" not in str(made)
    answer = await server.ask("POST", "/api/tables", ann, {"game": "station", "example": "NO-1"})
    assert (answer.status_code, answer.json()["field"]) == (400, "example")

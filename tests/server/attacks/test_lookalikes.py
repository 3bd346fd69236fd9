"""Nobody at a table passes for somebody else there."""

from tests.server.running import Running, served

LOOKALIKES = (
    "Boris",
    "boris",
    "Ｂｏｒｉｓ",  # full width
    "𝐁𝐨𝐫𝐢𝐬",  # mathematical
    "B0ris",
    "Borls",
    "Bor1s",
    "Borıs",  # dotless ı
    "BorIs",
)
MIXED = (
    "Bоris",  # Cyrillic о
    "ВORIS",  # Cyrillic В
    "Bοris",  # Greek ο
    "Bori\u0455",  # Cyrillic ѕ
    "\ua4d0oris",  # Lisu
)
INVISIBLE = (
    "Bo\u200bris",
    "Boris\u200d",
    "\u2060Boris",
    "Bo\u00adris",
    "Boris\ufe0f",
    "Boris\u3164",
)


@served
async def test_nobody_sits_down_beside_somebody_they_look_like(server: Running) -> None:
    ann, boris = await server.guest("Ann"), await server.guest("Boris")
    code = (await server.table(ann))["code"]
    async with server.at(code, boris) as seated:
        await seated.done("sit", seat=0)
        for name in LOOKALIKES:
            async with server.at(code, await server.guest(name)) as other:
                assert (await other.wish("sit", seat=1)).get("code") == "name-taken", name
        async with server.at(code, ann) as other:
            await other.done("sit", seat=1)
            for name in LOOKALIKES:
                answer = await server.ask("PATCH", "/api/me", ann, {"name": name})
                assert (answer.status_code, answer.json()["code"]) == (409, "name-taken"), name
            assert (await server.ask("GET", "/api/me", ann)).json()["name"] == "Ann"
            await seated.done("stand")
            assert (await server.ask("PATCH", "/api/me", ann, {"name": "boris"})).is_success


@served
async def test_a_name_holds_nothing_that_cannot_be_seen(server: Running) -> None:
    for name in INVISIBLE:
        answer = await server.ask("POST", "/api/guests", json={"name": name})
        assert (answer.status_code, answer.json().get("code")) == (400, "name-control"), ascii(name)


@served
async def test_a_word_of_a_name_has_letters_of_one_living_alphabet(server: Running) -> None:
    for name in MIXED:
        answer = await server.ask("POST", "/api/guests", json={"name": name})
        assert (answer.status_code, answer.json().get("code")) == (400, "name-letters"), ascii(name)

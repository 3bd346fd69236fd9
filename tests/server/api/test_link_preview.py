"""What a messenger shows for the link of a table."""

from panicroom.server.api.link_preview import PICTURE
from tests.server.running import Running, served, served_with

MESSENGER = {"accept": "*/*", "user-agent": "Some messenger"}
VISIT = {"accept": "text/html,*/*;q=0.8", "accept-language": "fr-FR,fr;q=0.9"}


async def page(server: Running, name: str, headers: dict[str, str] = MESSENGER) -> str:
    answer = await server.http.get(f"/t/{name}", headers=headers)
    assert answer.status_code == 200
    return answer.text


@served
async def test_a_messenger_is_told_the_game_and_nothing_else(server: Running) -> None:
    token = await server.guest("Ann Secret")
    made = await server.table(token, game="station")
    text = await page(server, made["code"])
    assert '<meta property="og:title" content="Panic Station" />' in text
    assert "find the Hive" in text
    assert "og:image" in text
    for secret in ("Ann Secret", made["id"], made["code"], made["table"]["commitment"]):
        assert secret not in text


@served
async def test_two_tables_of_a_game_look_the_same_whatever_happens_there(server: Running) -> None:
    token = await server.guest("Ann")
    one, other = [(await server.table(token, game="panik"))["code"] for _ in range(2)]
    async with server.at(one, token) as client:
        await client.done("sit", seat=0)
        assert await page(server, one) == await page(server, other)


@served
async def test_a_visitor_gets_the_page_in_the_visitors_language(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, game="panik"))["code"]
    text = await page(server, code, VISIT)
    assert 'id="page"' in text
    assert "joueurs" in text


@served_with(lookups_per_minute=2)
async def test_previews_are_no_way_to_guess_codes(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token, game="panik"))["code"]
    wrong = [await page(server, f"abcdefg{letter}") for letter in "abc"]
    assert await page(server, code) == wrong[-1]


@served
async def test_the_picture_is_there(server: Running) -> None:
    answer = await server.http.get(PICTURE)
    assert answer.headers["content-type"] == "image/png"


@served
async def test_a_rule_is_told_by_its_title_in_the_readers_language(server: Running) -> None:
    for path in ("/rules/TRADE-3", "/rules/trade-3/"):
        answer = await server.http.get(path, headers=MESSENGER)
        assert 'content="TRADE-3: What may be given"' in answer.text
    answer = await server.http.get("/rules/PTURN-3", headers=VISIT)
    assert 'content="PTURN-3: Le détecteur"' in answer.text
    assert "(R)" not in answer.text


@served
async def test_a_rule_that_is_none_is_no_error(server: Running) -> None:
    for path in ("/rules/NO-1", "/rules/panik", f"/rules/{'A' * 500}", "/rules/"):
        answer = await server.http.get(path, headers=MESSENGER)
        assert answer.status_code == 200
        assert '<meta property="og:title" content="Panic Room" />' in answer.text

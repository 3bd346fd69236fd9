"""A code that was read aloud is understood however it is written; one from before is, too."""

from urllib.parse import quote

from sqlalchemy import update

from panicroom.server.access.identity import CODE_LETTERS, fresh_code
from panicroom.server.store.schema import tables
from tests.server.running import Running, served

OLD = "abcdefgh23456777"


async def finds(server: Running, name: str) -> bool:
    written = quote(name, safe="")
    answer = await server.ask("GET", f"/api/tables/{written}")
    async with server.at(written) as client:
        assert (client.welcome["type"] == "welcome") == (answer.status_code == 200)
    page = await server.http.get(f"/t/{written}", headers={"accept": "*/*"})
    assert ("Panik" in page.text) == (answer.status_code == 200)
    return bool(answer.status_code == 200)


@served
async def test_a_code_is_found_however_it_is_written(server: Running) -> None:
    code = str((await server.table(await server.guest("Ann")))["code"])
    one, two = code[:4], code[4:]
    for written in (
        code.upper(),
        f"{one} {two}",
        f" {one.upper()}-{two.upper()} ",
        " ".join(code),
        f"{one}\u00a0{two}",
        f"{one}\u2013{two}",
        f"{one}.{two}.",
    ):
        assert await finds(server, written), written
    assert not await finds(server, code[:-1])


@served
async def test_a_code_from_before_they_could_be_read_aloud_still_works(server: Running) -> None:
    token = await server.guest("Ann")
    made = await server.table(token)
    change = update(tables).where(tables.c.id == made["id"]).values(code=OLD)
    await server.services.store.tables._database.change(change)
    assert await finds(server, OLD)
    assert await finds(server, OLD.upper())


def test_no_letter_of_a_code_looks_like_a_digit_or_another_letter() -> None:
    assert not set("ilo0123456789") & {*fresh_code(), *CODE_LETTERS}

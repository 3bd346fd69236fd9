"""Calls by e-mail: to who has confirmed, once for each turn, and with nothing of the game."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.calling.mail_service import MailService, mail_service
from tests.server.calling.played import Played
from tests.server.running import Running, running

PATH = "/api/me/mail"
BOB = {"address": "bob@example.org", "lang": "fr"}
ORIGIN = "https://panic.example.org"


class Game(Played):
    def __init__(self, server: Running, service: MailService, ann: str, bob: str) -> None:
        super().__init__(server, ann, bob)
        self.service = service

    async def give_address(self, confirming: bool = True) -> str:
        """The id in the link that comes."""
        answer = await self.server.ask("PUT", PATH, self.bob, BOB)
        assert answer.status_code == 204, answer.text
        await self.ring("mail")
        link = re.search(f"{ORIGIN}/mail/([a-z0-9]+)", self.texts()[-1])
        assert link is not None
        if confirming:
            done = await self.server.ask("POST", f"/api/mail/{link[1]}/confirm")
            assert done.status_code == 204, done.text
        return link[1]

    def texts(self) -> list[str]:
        return [str(letter.get_content()) for letter in self.service.letters]


Scenario = Callable[[Game], Awaitable[None]]


def mailing(scenario: Scenario) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with game(tmp_path) as played:
                await scenario(played)

        asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))

    test.__name__ = scenario.__name__
    return test


@asynccontextmanager
async def game(folder: Path) -> AsyncIterator[Game]:
    with mail_service() as service:
        smtp = f"smtp://127.0.0.1:{service.port}"
        settings = {"smtp": smtp, "mail_seconds": 0, "public_url": ORIGIN}
        async with running(folder, **settings) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            yield Game(server, service, ann, bob)


@mailing
async def test_who_has_confirmed_and_is_away_gets_one_letter_for_each_turn(game: Game) -> None:
    id = await game.give_address()
    await game.begin()
    await game.until_bob_is_asked()
    await game.ring("mail")
    letter, count = game.service.letters[-1], len(game.service.letters)
    assert (letter["To"], letter["Subject"]) == ("bob@example.org", "Panik\u00a0: c’est à vous")
    assert letter["From"] == "Panic Room <panicroom@panic.example.org>"
    assert letter["List-Unsubscribe"] == f"<{ORIGIN}/api/mail/{id}/stop>"
    assert game.texts()[-1].splitlines() == [
        "Les autres vous attendent à la table\u00a0:",
        f"{ORIGIN}/t/{game.id}",
        "",
        "Plus de courriels\u00a0:",
        f"{ORIGIN}/mail/{id}",
    ]
    async with game.at(game.ann) as ann:
        await ann.done("say", words="hurry")
    await game.ring("mail")
    assert len(game.service.letters) == count, "it is still the same turn"


@mailing
async def test_nothing_but_a_question_goes_to_an_address_that_has_not_confirmed(game: Game) -> None:
    id = await game.give_address(confirming=False)
    await game.begin()
    await game.until_bob_is_asked()
    await game.ring("mail")
    assert [letter["Subject"] for letter in game.service.letters] == [
        "Panic Room\u00a0: est-ce votre adresse\u00a0?"
    ]
    assert (await game.server.ask("GET", PATH, game.bob)).json() == {
        "offered": True,
        "address": "bob@example.org",
        "confirmed": False,
    }
    assert (await game.server.ask("GET", f"/api/mail/{id}")).json() == {"confirmed": False}
    services = game.server.services
    assert await services.store.receivers.expire(services.clock.now() + 1) == 1
    assert (await game.server.ask("POST", f"/api/mail/{id}/confirm")).status_code == 404


@mailing
async def test_a_link_in_the_letter_ends_them_without_signing_in(game: Game) -> None:
    id = await game.give_address()
    await game.begin()
    await game.until_bob_is_asked()
    one_click = await game.server.http.post(
        f"/api/mail/{id}/stop", data={"List-Unsubscribe": "One-Click"}
    )
    assert one_click.status_code == 204
    await game.ring("mail")
    assert len(game.service.letters) == 1
    assert (await game.server.ask("GET", PATH, game.bob)).json()["address"] is None
    assert (await game.server.ask("POST", f"/api/mail/{id}/stop")).status_code == 404


@mailing
async def test_a_letter_that_failed_is_sent_again_later_and_is_the_same_letter(game: Game) -> None:
    await game.give_address()
    await game.begin()
    await game.until_bob_is_asked()
    game.service.answers = [b"451 later\r\n"]
    await game.ring("mail")
    assert len(game.service.letters) == 1
    calls = game.server.services.store.calls
    [call] = await calls.before(1 << 62, "mail", 9)
    assert call.tries == 1
    await calls.again(call, 0, call.tries)
    await game.ring("mail")
    assert str(game.service.letters[-1]["Message-ID"]).startswith(f"<{call.id}@")
    assert await calls.before(1 << 62, "mail", 9) == []


@mailing
async def test_a_letter_that_is_refused_is_not_sent_again(game: Game) -> None:
    await game.give_address()
    await game.begin()
    await game.until_bob_is_asked()
    game.service.answers = [b"550 nobody of that name\r\n"]
    await game.ring("mail")
    assert await game.server.services.store.calls.before(1 << 62, "mail", 9) == []
    assert (await game.server.ask("GET", PATH, game.bob)).json()["confirmed"] is True


@mailing
async def test_nobody_has_letters_sent_to_others_again_and_again(game: Game) -> None:
    game.server.freeze_rate_limits()
    for _ in range(6):
        assert (await game.server.ask("PUT", PATH, game.bob, BOB)).status_code == 204
    refused = await game.server.ask("PUT", PATH, game.ann, BOB)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-letters")


@mailing
async def test_what_is_no_address_is_refused(game: Game) -> None:
    for address in ("bob", "bob@", "b ob@example.org", "bob@example.org\nBcc: all@example.org"):
        answer = await game.server.ask("PUT", PATH, game.bob, BOB | {"address": address})
        assert (answer.status_code, answer.json()["field"]) == (400, "body.address"), address


@mailing
async def test_the_address_is_in_the_export_and_gone_with_its_guest(game: Game) -> None:
    id = await game.give_address()
    export = (await game.server.ask("GET", "/api/me/export", game.bob)).json()
    assert [call["address"] for call in export["calls"]] == ["bob@example.org"]
    await game.server.ask("DELETE", "/api/me", game.bob)
    assert (await game.server.ask("GET", f"/api/mail/{id}")).status_code == 404

"""Whoever is refused, denied or not understood is told so in a message for a screen."""

from panicroom.words import Words, languages
from tests.server.protocol.reading import message
from tests.server.running import Json, Running, served


def assert_said(game: str, answer: Json, id: str) -> None:
    assert answer["said"]["id"] == id
    for lang in languages():
        assert Words(lang, game).tell(message(answer["said"]))


@served
async def test_every_no_comes_with_a_message(server: Running) -> None:
    ann = await server.guest("Ann")
    for game, wrong in (("station", "burn T"), ("panik", "end-turn")):
        made = await server.table(ann, game)
        async with server.at(made["code"], ann) as client:
            await client.send(type="start", id="a")
            assert_said(game, await client.until("denied"), "denial-empty-chair")
            await client.send(type="dance", id="b")
            assert_said(game, await client.until("error"), "denial-unknown-type")
            await client.done("sit", seat=0)
            for seat in (1, 2, 3):
                await client.done("bot", seat=seat, level="random")
            await client.done("start")
            standing = await client.told_when(lambda standing: bool(standing["options"]))
            await client.send(type="act", id="c", decision=standing["decision"], action=wrong)
            refused = await client.until("refused")
            assert_said(game, refused, f"why-{refused['why']}")
            await client.send(type="act", id="d", decision=standing["decision"], action="dance")
            assert_said(game, await client.until("error"), "denial-malformed-expected")


@served
async def test_two_devices_of_a_guest_are_told_with_words_and_without(server: Running) -> None:
    ann = await server.guest("Ann")
    code = (await server.table(ann, "panik"))["code"]
    async with server.at(code, ann) as plain, server.at(code, ann, words=True) as worded:
        await plain.done("sit", seat=0)
        for seat in (1, 2, 3):
            await plain.done("bot", seat=seat, level="random")
        await plain.done("start")
        without = await plain.told_when(lambda standing: bool(standing["options"]))
        standing = await worded.told_when(lambda standing: bool(standing["options"]))
        assert standing["said"]["owed"]["id"].startswith("decision-")
        assert standing["options"][0]["said"]["id"].startswith("option-")
        assert {item["said"]["id"] for item in worded.heard if item["said"]} > {"notice-sat"}
        assert "said" not in without
        assert not any("said" in item for item in plain.heard)
        assert standing["view"] == without["view"]

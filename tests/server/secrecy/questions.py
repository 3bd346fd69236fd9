"""All that somebody can ask of a table while nothing happens: the answers, to the byte."""

import json
from typing import Any

import httpx

from panicroom.server.table.fold import TableFold
from tests.server.secrecy.recorder import PASSING, Recorder, listening
from tests.server.secrecy.twin_servers import CODE, IDS, TABLE, Side

REFUSALS = 12
REPLAY_WAYS = (
    *("", "/film", "/film?eyes=onlooker", "/film?eyes=0", "/film?eyes=9", "/suspicions"),
    *("/question?step=0", "/question?step=0&seat=1", "/turning-points"),
)
"""All that is shown of a finished game, behind the address of its replay."""
PATHS = (
    "/api/tables",
    f"/api/tables/{TABLE}",
    f"/api/tables/{CODE}",
    f"/api/tables/{CODE}/record",
    f"/api/tables/{CODE}/replay?open=true",
    *(f"/api/replays/{TABLE}{way}" for way in REPLAY_WAYS),
)
OWN_PATHS = (
    "/api/me",
    "/api/me/devices",
    "/api/me/tables",
    "/api/me/export",
    f"/api/tables/{CODE}/dossier",
    f"/api/tables/{CODE}/impossible",
    f"/api/tables/{CODE}/impossible?verb=give",
    f"/api/tables/{CODE}/impossible?verb=end-turn",
    f"/api/tables/{CODE}/why?action=end-turn",
    f"/api/tables/{CODE}/why?action=armor+red.T",
    f"/api/tables/{CODE}/why?action=give+infect:red",
)
MESSENGER = {"accept": "*/*", "accept-language": "en", "host": "panic.local"}
RACING = ("panicroom_sockets",)
"""Counts what has closed when the server notices."""


async def answers(side: Side, fold: TableFold, who: str | None, recorder: Recorder) -> list[str]:
    """Whatever `who` asks; `recorder` is theirs, and has heard all there is."""
    found = [*await rest(side, who), *await pages(side, fold, who)]
    for seen in numbers(fold, who):
        async with listening(side, CODE, who, seen) as again:
            found += await again.taken()
    if who is not None:
        found += await refusals(fold, who, recorder)
    return found


async def rest(side: Side, who: str | None) -> list[str]:
    token = None if who is None else side.tokens[who]
    found = [whole(await side.server.ask("GET", path)) for path in PATHS]
    for path in (*PATHS, *OWN_PATHS) if token is not None else OWN_PATHS:
        found.append(whole(await side.server.ask("GET", path, token)))
    return [*found, *[await preview(side, name) for name in (CODE, TABLE)]]


async def preview(side: Side, name: str) -> str:
    """As a messenger asks for it, by the server's own name: its port is another one each time."""
    return whole(await side.server.http.get(f"/t/{name}", headers=MESSENGER))


async def pages(side: Side, fold: TableFold, who: str | None) -> list[str]:
    """Of the history, up to numbers that are true or not; as oneself and as anybody."""
    heard = fold.stream.number(seat_of(fold, who))
    tokens = [None] if who is None else [None, side.tokens[who]]
    found = []
    for before in (0, 1, heard // 2, heard, heard + 1, 1 << 30):
        for words in ("false", "true"):
            path = f"/api/tables/{CODE}/history?before={before}&words={words}"
            found += [whole(await side.server.ask("GET", path, token)) for token in tokens]
    return found


def whole(response: httpx.Response) -> str:
    """With every header in its place and its own letters."""
    headers = [(name.decode(), value.decode()) for name, value in response.headers.raw]
    kept = [pair for pair in headers if pair[0].lower() not in PASSING]
    return f"{response.status_code} {kept} {response.content!r}"


def numbers(fold: TableFold, who: str | None) -> list[Any]:
    """What one who comes back may say to have seen, true or not."""
    seat = seat_of(fold, who)
    heard = fold.stream.number(seat)
    true = [{"seat": seat, "number": number} for number in (heard // 2, heard, heard + 1)]
    return [None, *true, {"seat": 0 if seat is None else None, "number": 1}]


async def refusals(fold: TableFold, who: str, recorder: Recorder) -> list[str]:
    """Of actions that cannot be taken now, and of wishes out of place."""
    seat = seat_of(fold, who)
    if seat is None or fold.match is None or fold.asked is None:
        return []
    options = fold.game.options(fold.match.state, seat)
    others = [each for each in fold.game.candidates(fold.view(seat)) if each not in options]
    step = max(1, len(others) // REFUSALS)
    tried = [fold.game.spell(action) for action in others[::step]]
    decision = fold.asked.decision
    for number, action in enumerate([*tried, "dance"]):
        wish = {"type": "act", "id": f"r{number}", "decision": decision, "action": action}
        assert json.loads(await recorder.wish(**wish))["type"] != "ack", f"{action} was taken"
    if tried:
        await recorder.wish(type="act", id="late", decision=decision + 1, action=tried[0])
    await recorder.wish(type="start", id="start")
    await recorder.wish(type="order", id="order", order="nonsense")
    await recorder.wish(type="take_over", id="over")
    await recorder.wish(type="vote_bot", id="self", seat=seat, bot=True)
    await recorder.wish(type="lock", id="unlock", locked=False)
    return await recorder.taken()


def seat_of(fold: TableFold, who: str | None) -> int | None:
    return None if who is None else fold.lobby.seat_of(IDS[who])


async def metrics(side: Side) -> list[str]:
    """As the host reads them, but for the moments at which counting began."""
    lines = (await side.server.ask("GET", "/metrics")).text.splitlines()
    return [line for line in lines if "_created" not in line and not line.startswith(RACING)]

"""`python -m tests.server.load.baseline_server serve --told BYTES ...`: the same WebSocket stack
without a game. Answers are as long as those of a game, so their time is due to the machine."""

import asyncio
import json
import sys
from collections import defaultdict
from typing import Any, Final

import uvicorn

from panicroom.server.access.websocket_limits import AbortingWebSocket
from panicroom.server.serving import collect_rarely

Send = Any
TABLES: Final[dict[str, list[Send]]] = defaultdict(list)
TOLD: Final = int(sys.argv[sys.argv.index("--told") + 1])


def told(kind: str, number: int, asked: bool) -> str:
    options = [{"action": "x"}] if asked else []
    fields = {
        "type": kind,
        "since": 0,
        "number": 0,
        "anew": True,
        "decision": number,
        "options": options,
    }
    return json.dumps(fields | {"view": "x" * TOLD})


async def echo(scope: Any, receive: Any, send: Send) -> None:
    if scope["type"] != "websocket":
        return
    table = TABLES[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        said = json.loads(message["text"])
        if said["type"] == "hello":
            table.append(send)
            await tell(send, told("welcome", 0, len(table) == 1))
            continue
        await tell(send, json.dumps({"type": "ack", "id": said["id"]}))
        for seat, each in enumerate(table):
            await tell(each, told("told", said["decision"] + 1, seat == 0))


async def tell(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "text": text})


class BaselineServer(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


if __name__ == "__main__":
    collect_rarely()
    config = uvicorn.Config(
        echo,
        port=0,
        ws=AbortingWebSocket,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )
    asyncio.run(BaselineServer(config).serve())

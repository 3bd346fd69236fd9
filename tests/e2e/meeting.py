"""People at a table, brought there without a browser: the pages before it have own tests."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from panicroom.server.protocol import VERSION
from tests.patience import PATIENCE


class Meeting(NamedTuple):
    """A table, and those who sit there by seat: what a browser keeps of each."""

    code: str
    guests: tuple[dict[str, str], ...]

    @property
    def path(self) -> str:
        return f"/t/{self.code}"


def meet(
    address: str,
    *names: str,
    game: str = "station",
    bots: int = 0,
    begin: bool = True,
    **wishes: Any,
) -> Meeting:
    """The first of them is the host; bots take the seats after theirs. Without clocks, which show
    another time whenever one looks."""
    guests = tuple(new_guest(address, name) for name in names)
    wishes.setdefault("seats", len(names) + bots)
    new = {"game": game, "wishes": wishes, "terms": {"turn": None, "answer": None}}
    code = asked(address, "/api/tables", new, guests[0]["token"])["code"]
    for seat, guest in enumerate(guests):
        with at_table(address, code, guest["token"]) as socket:
            wish(socket, type="sit", seat=seat)
    with at_table(address, code, guests[0]["token"]) as socket:
        for seat in range(len(names), len(names) + bots):
            wish(socket, type="bot", seat=seat, level="easy")
        if begin:
            wish(socket, type="start")
    return Meeting(code, guests)


def new_guest(address: str, name: str) -> dict[str, str]:
    return {"token": asked(address, "/api/guests", {"name": name})["token"], "name": name}


def asked(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(
        address + path, json=body, headers=headers, trust_env=False, timeout=PATIENCE
    )
    assert answer.is_success, answer.text
    return answer.json()


@contextmanager
def at_table(address: str, code: str, token: str) -> Iterator[ClientConnection]:
    place = address.replace("http", "ws", 1)
    path = f"{place}/api/tables/{code}/socket"
    with connect(path, proxy=None, open_timeout=PATIENCE, ping_interval=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        yield socket


def act(address: str, meeting: Meeting, action: str, seat: int = 0) -> None:
    """The answer of a seat, the host's if none is named, to what is asked of it."""
    with at_table(address, meeting.code, meeting.guests[seat]["token"]) as socket:
        while not (told := json.loads(socket.recv())).get("options"):
            pass
        wish(socket, type="act", decision=told["decision"], action=action)


def wish(socket: ClientConnection, **fields: Any) -> None:
    about = fields.get("seat", fields.get("decision", ""))
    socket.send(json.dumps({"id": f"{fields['type']}-{about}", **fields}))  # one id is done once
    while (answer := json.loads(socket.recv()))["type"] not in (
        "ack",
        "refused",
        "denied",
        "error",
    ):
        pass
    assert answer["type"] == "ack", answer


def play_out(address: str, meeting: Meeting, seed: int = 7) -> str:
    """The host answers at random until the game is over; the id of the finished game."""
    dice = random.Random(seed)
    with at_table(address, meeting.code, meeting.guests[0]["token"]) as socket:
        while True:
            told = json.loads(socket.recv())
            if told.get("table", {}).get("status") == "over":
                return id_of(address, meeting)
            if told.get("options"):
                action = dice.choice(told["options"])["action"]
                act_now = {"type": "act", "decision": told["decision"], "action": action}
                socket.send(json.dumps({"id": f"{told['decision']}", **act_now}))


def id_of(address: str, meeting: Meeting) -> str:
    headers = {"Authorization": f"Bearer {meeting.guests[0]['token']}"}
    path = f"{address}/api/tables/{meeting.code}"
    found = httpx.get(path, headers=headers, trust_env=False, timeout=PATIENCE)
    return str(found.json()["id"])

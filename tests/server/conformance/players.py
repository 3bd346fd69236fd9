"""People played by chance: they choose any option they are offered, get lost and come back."""

from random import Random

from tests.server.running import Client, Json, Running

MOST_ACTIONS = 2000


class Player:
    """Resends what was not acknowledged, with the same id, as a client must."""

    def __init__(self, server: Running, table: str, token: str | None, dice: Random) -> None:
        self.server, self.table, self.token, self.dice = server, table, token, dice
        self.acknowledged: dict[str, str] = {}
        self.last: Json = {}
        self._client: Client | None = None
        self.pending: Json | None = None
        self._sent = 0

    async def play(self, hang_up: float = 0.0) -> None:
        """Until the game is over; now and then the connection is lost."""
        while not self.is_over():
            async with self.server.at(self.table, self.token, self._client) as client:
                self._client = client
                await self._sit(client, hang_up)

    @property
    def heard(self) -> list[Json]:
        assert self._client is not None
        return self._client.heard

    @property
    def first(self) -> int:
        """How many items came before `heard`, on earlier pages."""
        assert self._client is not None
        return self._client.first

    async def _sit(self, client: Client, hang_up: float) -> None:
        self.take(client.welcome)
        if self.pending is not None:
            await client.send(**self.pending)
        while not self.is_over():
            if self.pending is None and self.last["options"]:
                self.pending = self._choice()
                await client.send(**self.pending)
                if self.dice.random() < hang_up:
                    return  # without waiting for an answer
            self.take(await client.receive())

    def _choice(self) -> Json:
        self._sent += 1
        assert self._sent <= MOST_ACTIONS, "this game does not end"
        option = self.dice.choice(self.last["options"])
        named = {"id": f"a{self._sent}", "decision": self.last["decision"]}
        return {"type": "act", "action": option["action"], **named}

    def take(self, message: Json) -> None:
        if message["type"] in ("welcome", "told"):
            self.last = message
        elif message["type"] == "ack":
            self._note_stored(message["id"])
        else:
            assert message["type"] == "presence", message

    def _note_stored(self, id: str) -> None:
        """If the table is told to stand as before, that was before."""
        pending = self.pending
        if pending is not None and pending["id"] == id:
            self.acknowledged[id] = pending["action"]
            self.pending = None
            if self.last["decision"] == pending["decision"]:
                self.last = self.last | {"options": []}

    def is_over(self) -> bool:
        return bool(self.last) and self.last["table"]["status"] == "over"

"""The API against its own description while people open a table, sit, act and leave: requests
follow the links of the description, in any order, between what is done at the table's socket."""

from collections import Counter
from pathlib import Path
from typing import Any, ClassVar, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from panicroom.client import Guest
from tests.any_game import played
from tests.server.attacks.api_site import ASKED, SCHEMA, Site, served_site
from tests.server.attacks.guest_at_table import GuestAtTable
from tests.server.calling.push_service import Browser

RUNS: Final = 60
STEPS: Final = 40
NEW_TABLE: Final = {"game": "panik", "wishes": {"seats": 2}, "terms": {"pace": 0}}
AT_TABLE: Final = "/api/tables/{name}"
TABLE_PATHS: Final = [path for path in SCHEMA.raw_schema["paths"] if path.startswith(AT_TABLE)]
REPLAY_PATHS: Final = [
    path
    for path, methods in SCHEMA.raw_schema["paths"].items()
    if path.startswith("/api/replays/{name}") and "get" in methods
]
PUSH: Final = Browser().subscription("https://push.example.org/1")
ASIDE: Final[tuple[tuple[str, str, Any], ...]] = (
    ("PUT", "/api/me/settings", {"values": {"text": "large"}}),
    ("PUT", "/api/me/push", PUSH),
    ("PUT", "/api/me/mail", {"address": "ann@example.org", "lang": "en"}),
    ("POST", "/api/films", {"record": str(played("panik", "api", seats=2).record)}),
    ("DELETE", "/api/me/mail", None),
    ("DELETE", "/api/me/push", None),
)
"""What a guest does beside the table."""
HOOK: Final = {"address": "https://hook.example.org", "lang": "en"}
WEBHOOK: Final = f"{AT_TABLE}/webhook"
COMMANDS: Final = ("stand", "leave", "return", "pause", "resume", "renew_code")
REACHED: Final = {
    *(f"table {status}" for status in ("open", "playing", "over")),
    *(f"socket {type}" for type in ("sit", "bot", "start", "act", "vote", "rematch", *COMMANDS)),
    *(f"GET {path}" for path in TABLE_PATHS),
    *(f"GET {path}" for path in REPLAY_PATHS),
    *(f"{method} {path}" for method, path, _ in ASIDE),
    f"PUT {WEBHOOK}",
    f"DELETE {WEBHOOK}",
    "POST /api/tables",
    "POST /api/me/links",
    "POST /api/links/{code}",
    "DELETE /api/me/links/{code}",
}
"""What must have been granted at least once: a run in which every request is refused proves
nothing."""
QUESTIONS: Final[dict[str, dict[str, Any]]] = {
    f"{AT_TABLE}/why": {"action": "end-turn"},
    f"{AT_TABLE}/history": {"before": 9},
    "/api/replays/{name}/question": {"step": 0},
}
CHOICES: Final = st.lists(st.integers(0, 100), min_size=1, max_size=10)
Machine: Any = SCHEMA.as_state_machine()


class AtTable(Machine):  # type: ignore[misc]
    """One guest, who comes to the table that was opened last. The description's links alone lead to
    a table too seldom, so that rules of our own open one, ask about it and play there."""

    site: ClassVar[Site]
    reached: ClassVar[Counter[str]]

    def setup(self) -> None:
        self.sign_in(self.site.newcomer())

    def sign_in(self, token: str) -> None:
        self.token = token
        self.at = GuestAtTable(self.site.url, Guest("Ann", token), self.reached)

    def teardown(self) -> None:
        super().teardown()
        self.at.go()

    def get_call_kwargs(self, case: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}"}
        return {"base_url": self.site.url, "headers": headers}

    def before_call(self, case: Any) -> None:
        """A table that is drawn hardly ever fits a game."""
        if (case.method, case.path) == ("POST", "/api/tables"):
            case.body = NEW_TABLE

    def validate_response(self, response: Any, case: Any, **_: Any) -> None:
        case.validate_response(response, checks=ASKED)

    def after_call(self, response: Any, case: Any) -> None:
        if response.status_code < 300:
            self.reached[f"{case.method} {case.path}"] += 1
        if response.status_code == 201 and case.path == "/api/tables":
            self.at.come(response.json()["code"])
        if response.status_code == 200 and case.path == "/api/me/token":
            self.at.go()
            self.sign_in(response.json()["token"])
        if response.status_code == 401:  # the guest has gone, or has signed this device out
            self.at.go()
            self.setup()

    @rule(seat=st.integers(0, 1), is_all=st.booleans())
    def sit(self, seat: int, is_all: bool) -> None:
        if not self.at.is_anywhere():
            self.at.open(**NEW_TABLE)
        if is_all:
            self.at.begin(seat)
        else:
            self.at.wish("sit", seat=seat)

    @rule()
    def ask(self) -> None:
        self.ask_everything()

    def ask_everything(self) -> None:
        """All that there is to ask about a table, as it stands."""
        for path in TABLE_PATHS if self.at.table is not None else ():
            self.send("GET", path, self.at.table)

    @rule()
    def watch(self) -> None:
        for path in REPLAY_PATHS:
            self.send("GET", path, self.site.replay)

    @rule(is_hooked=st.booleans())
    def be_called(self, is_hooked: bool) -> None:
        for method, path, body in ASIDE:
            self.send(method, path, body=body)
        if self.at.table is not None:
            self.send("PUT", WEBHOOK, self.at.table, HOOK)
            if not is_hooked:
                self.send("DELETE", WEBHOOK, self.at.table)

    def send(self, method: str, path: str, name: str | None = None, body: Any = None) -> None:
        given: dict[str, Any] = {"query": QUESTIONS.get(path, {})}
        if name is not None:
            given["path_parameters"] = {"name": name}
        if body is not None:
            given |= {"body": body, "media_type": "application/json"}
        case = SCHEMA[path][method].Case(**given)
        response = case.call(**self.get_call_kwargs(case))
        self.validate_response(response, case)
        self.after_call(response, case)

    @rule(commands=st.permutations(COMMANDS))
    def command(self, commands: list[str]) -> None:
        for command in commands:
            self.at.wish(command)

    @rule(choices=CHOICES, then=st.sampled_from(("wait", "end", "rematch")))
    def act(self, choices: list[int], then: str) -> None:
        self.at.play(choices)
        if then != "wait" and self.at.wish("vote", end=True):
            self.ask_everything()
        if then == "rematch":
            self.at.play_again()


def test_every_answer_is_announced_while_a_table_is_played(tmp_path: Path) -> None:
    AtTable.reached = Counter()
    with served_site(tmp_path) as AtTable.site:
        AtTable.run(
            settings=settings(
                max_examples=RUNS,
                stateful_step_count=STEPS,
                phases=[Phase.generate],
                derandomize=True,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
            )
        )
    refused = REACHED - set(AtTable.reached)
    assert not refused, f"never granted: {sorted(refused)} of {dict(AtTable.reached)}"

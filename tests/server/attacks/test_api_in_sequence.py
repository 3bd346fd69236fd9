"""The API against its own description while people open a table, sit, act and leave: requests
follow the links of the description, in any order, between what is done at the table's socket."""

from pathlib import Path
from typing import Any, ClassVar, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from panicroom.client import Api, Dismissed, Guest, Problem, Seat
from tests.client.test_seat import at_once
from tests.server.attacks.api_site import ASKED, SCHEMA, Site, served_site

RUNS: Final = 30
STEPS: Final = 40
NEW_TABLE: Final = {"game": "panik", "wishes": {"seats": 2}, "terms": {"pace": 0}}
Machine: Any = SCHEMA.as_state_machine()


class AtTable(Machine):  # type: ignore[misc]
    """One guest, who comes to the table that was opened last."""

    site: ClassVar[Site]

    def setup(self) -> None:
        self.guest = Guest("Ann", self.site.newcomer())
        self.seat: Seat | None = None

    def teardown(self) -> None:
        super().teardown()
        self.go()

    def get_call_kwargs(self, case: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        return {"base_url": self.site.url, "headers": headers}

    def before_call(self, case: Any) -> None:
        """A table that is drawn hardly ever fits a game."""
        if (case.method, case.path) == ("POST", "/api/tables"):
            case.body = NEW_TABLE

    def validate_response(self, response: Any, case: Any, **_: Any) -> None:
        case.validate_response(response, checks=ASKED)

    def after_call(self, response: Any, case: Any) -> None:
        if response.status_code == 201 and case.path == "/api/tables":
            self.come(response.json()["code"])
        if response.status_code == 200 and case.path == "/api/me/token":
            self.guest = Guest("Ann", response.json()["token"])
        if response.status_code == 401:  # the guest has gone, or has signed this device out
            self.go()
            self.setup()

    def come(self, code: str) -> None:
        self.go()
        self.seat = Seat(Api(self.site.url), code, self.guest, at_once)

    def go(self) -> None:
        if self.seat is not None:
            self.seat.close()
            self.seat = None

    def wish(self, type: str, **fields: Any) -> None:
        """A request may come at a wrong moment; it is then refused with a code."""
        if self.seat is None:
            return
        try:
            self.seat.wish(type, **fields)
            self.seat.catch_up()
        except Problem:
            pass
        except Dismissed:
            self.seat = None

    @precondition(lambda self: self.seat is not None)
    @rule(seat=st.integers(0, 1), start=st.booleans())
    def sit(self, seat: int, start: bool) -> None:
        self.wish("sit", seat=seat)
        self.wish("bot", seat=1 - seat, level="random")
        if start:
            self.wish("start")

    @precondition(lambda self: self.seat is not None)
    @rule(command=st.sampled_from(["stand", "leave", "return", "resume"]))
    def command(self, command: str) -> None:
        self.wish(command)

    @precondition(lambda self: self.seat is not None)
    @rule(choices=st.lists(st.integers(0, 100), min_size=1, max_size=10))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            if self.seat is not None and self.seat.options:
                option = self.seat.options[choice % len(self.seat.options)]
                decision = self.seat.standing["decision"]
                self.wish("act", decision=decision, action=option["action"])


def test_every_answer_is_announced_while_a_table_is_played(tmp_path: Path) -> None:
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

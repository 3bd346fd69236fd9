"""A replay of some 400 decisions on a slowed phone: until it opens, a step, other eyes.

The films are those of a recorded game, given to the page at once: what a server takes for them is
measured by `make load`."""

import json
from pathlib import Path
from statistics import median
from typing import Any, Final, Protocol

from playwright.sync_api import Page, Route
from pydantic_core import to_json

from panicroom.kernel.record import parse_record
from panicroom.server.protocol.film_file import film_file
from tests.e2e.bench.report import Figures
from tests.e2e.visitor import PHONE, Visitor

RECORD: Final = Path(__file__).parents[2] / "records" / "burned.jsonl"
ID: Final = "measured"
STEPS: Final = 25
HELPERS: Final = """
window.afterPicture = then => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
});
window.stepOn = () => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
"""
OPENED: Final = """() => new Promise(done => {
    const look = () => document.querySelector("[role=slider]")
        ? afterPicture(() => done(performance.now())) : setTimeout(look, 5);
    look();
})"""
STEPPED: Final = """async count => {
    const found = [];
    for (let i = 0; i < count; i++) {
        await new Promise(rest => setTimeout(rest, 100));
        const began = performance.now();
        stepOn();
        await new Promise(afterPicture);
        found.push(performance.now() - began);
    }
    return found;
}"""
LOOKED: Final = """async () => {
    const found = [];
    for (const button of document.querySelectorAll(".eyes button")) {
        await new Promise(rest => setTimeout(rest, 300));
        const began = performance.now();
        button.click();
        await new Promise(afterPicture);
        found.push(performance.now() - began);
    }
    return found;
}"""


class Come(Protocol):
    def __call__(self, size: tuple[int, int], slowdown: int, **wishes: Any) -> Visitor: ...


def watching(come: Come, slowdown: int) -> Figures:
    visitor = come(PHONE, slowdown)
    visitor.page.add_init_script(HELPERS)
    visitor.page.route("**/api/replays/**", answers())
    visitor.page.goto(f"{visitor.address}/g/{ID}#120", wait_until="commit")
    opened = visitor.page.evaluate(OPENED)
    settled(visitor.page)
    steps = visitor.page.evaluate(STEPPED, STEPS)
    eyes = visitor.page.evaluate(LOOKED)
    visitor.context.close()
    return {
        "slowed phone: replay opens": opened,
        "slowed phone: step of a replay": median(steps),
        "slowed phone: other eyes": median(eyes),
    }


def settled(page: Page) -> None:
    """The films of all other eyes are fetched in the background."""
    page.wait_for_load_state("networkidle")


def answers() -> Any:
    made = film_file(parse_record(RECORD.read_text(encoding="utf-8").splitlines()))
    nobody = {"has_guest": False, "name": None, "is_host": False, "level": "easy", "persona": "max"}
    about = {
        **{"id": ID, "game": made["game"], "made": 0, "seat": None, "host": False},
        **{"listed": True, "shared": False, "chairs": [nobody] * made["seats"]},
        **{"steps": made["steps"], "ending": made["ending"]},
    }
    bodies = {name: to_json(film) for name, film in made["films"].items()}

    def answer(route: Route) -> None:
        url = route.request.url
        if "/film" in url:
            body = bodies[url.rpartition("=")[2]]
        elif url.endswith("/suspicions"):
            body = to_json(made["suspicions"])
        elif url.endswith("/turning-points"):
            body = json.dumps({"progress": None, "points": None}).encode()
        else:
            body = to_json(about)
        route.fulfill(body=body, content_type="application/json")

    return answer

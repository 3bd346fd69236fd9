"""Prints the rulebook of a game for the page: chapters, what the editions play differently, and
the examples as whoever acts in them is told. Its words are in the catalogues."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from panicroom.cli.faces import FACES
from panicroom.cli.reports.editions import differences
from panicroom.examples import Example, examples_of
from panicroom.kernel.audience import heard_by
from panicroom.server.protocol.said import said, said_if
from panicroom.telling import TELLERS
from panicroom.words import Words


def main() -> int:
    game = sys.argv[1]
    for line in lines(rulebook(game)):
        print(line)
    return 0


def lines(book: dict[str, Any]) -> Iterator[str]:
    """JSON with an example a line, so that a change of one is seen as such."""
    rest = {name: value for name, value in book.items() if name != "examples"}
    yield dump(rest).removesuffix("}") + ',"examples":{'
    rows = [f"{dump(rule)}:{dump(example)}" for rule, example in book["examples"].items()]
    yield ",\n".join(rows) + "}}"


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def rulebook(game: str) -> dict[str, Any]:
    teller = TELLERS[game]
    ids = [id.removeprefix("rule-") for id in Words("en", game).ids("rule-")]
    return {
        "chapters": {
            chapter: [id for id in ids if id.partition("-")[0] in words]
            for chapter, words in teller.chapters.items()
        },
        "editions": list(teller.editions),
        "differences": [
            {
                "rules": each.rules,
                "said": {edition: said(message) for edition, message in each.by_edition.items()},
            }
            for each in differences(FACES[game])
        ],
        "examples": {rule: told(game, each) for rule, each in examples_of(game).items()},
    }


def told(game: str, example: Example) -> dict[str, Any]:
    """What the seat sees, what it does, and what comes of it: a refusal, or a story."""
    teller = TELLERS[game]
    own, seat = teller.game, teller.seat_words.index(example.color)
    state, action = own.read(example.position), own.parse(example.action)
    view = own.view(state, seat)
    refusal = own.why_not(view, action)
    events = [] if refusal else own.apply(state, seat, action)
    heard = [each for event in events if (each := heard_by(event, seat)) is not None]
    return {
        "seat": seat,
        "view": own.wire.view(view),
        "does": said_if(teller.attempt(view, action)),
        "refused": None if refusal is None else said(teller.refuse(refusal, seat)),
        "told": [said(message) for message in teller.story(heard, seat)],
    }


if __name__ == "__main__":
    sys.exit(main())

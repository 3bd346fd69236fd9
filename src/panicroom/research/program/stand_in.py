"""A small program that plays a seat: what it answers depends on the request alone, so runs with it
can be repeated. For tests, and to begin one's own from.

    panicroom llm --seat red --command "python -m panicroom.research.program.stand_in"
"""

import json
import sys
from hashlib import blake2b
from typing import Any, Final

TALKS: Final = 4
"""It makes a claim once in so many answers."""


def answer(line: str) -> str:
    request: dict[str, Any] = json.loads(line)
    chance = blake2b(line.encode(), digest_size=8).digest()
    options = request["options"]
    (subjects,) = request["can_believe"].values()
    return json.dumps(
        {
            "action": options[chance[0] % len(options)]["action"],
            "claims": [claim(request, chance)] if chance[1] % TALKS == 0 else [],
            "beliefs": dict.fromkeys(subjects, chance[2] / 255),
        }
    )


def claim(request: dict[str, Any], chance: bytes) -> str:
    verbs = sorted(request["can_claim"])
    verb = verbs[chance[3] % len(verbs)]
    fields = request["can_claim"][verb]
    return " ".join([verb, *(words[chance[4] % len(words)] for words in fields)])


def main() -> None:
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()

"""Lets a language model behind a chat-completion HTTP API play a seat. Nothing but the standard
library; take it as a beginning.

    export CHAT_URL=http://localhost:8000/v1/chat/completions CHAT_MODEL=some-model
    panicroom llm --seat red --games 5 --command "python examples/chat_completion.py"

CHAT_TOKEN is sent as a bearer token if it is set. Reads a request a line from standard input, and
answers with a line of JSON; the model is shown `text`, the request in words.
"""

import json
import os
import re
import sys
from typing import Any
from urllib.request import Request, urlopen

SYSTEM = """You play a board game of hidden roles to win; lying aloud is allowed. Think briefly,
then end with one line of JSON and nothing after it:
{"action": the number of an option, "claims": [...], "beliefs": {"color": 0.0 to 1.0}}
Claims and beliefs may be left out; a claim is spelled as listed, without the word "claim"."""
SECONDS = 50
"""Below --time-limit."""


def asked(request: dict[str, Any]) -> str:
    messages = [
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": request["text"]},
    ]
    body = {"model": os.environ.get("CHAT_MODEL", ""), "messages": messages}
    headers = {"Content-Type": "application/json"}
    if token := os.environ.get("CHAT_TOKEN"):
        headers["Authorization"] = f"Bearer {token}"
    call = Request(os.environ["CHAT_URL"], json.dumps(body).encode(), headers)
    with urlopen(call, timeout=SECONDS) as reply:
        return str(json.load(reply)["choices"][0]["message"]["content"])


def answer_in(reply: str) -> str:
    """The last line that looks like JSON; if there is none the reply itself, on one line: it will
    be called wrong, and the model asked again with the reason."""
    found = re.findall(r"\{.*\}", reply)
    return str(found[-1]) if found else " ".join(reply.split())


def main() -> None:
    for line in sys.stdin:
        try:
            answer = answer_in(asked(json.loads(line)))
        except (OSError, ValueError, LookupError) as error:
            answer = f"the model did not answer: {error}"
        print(answer, flush=True)


if __name__ == "__main__":
    main()

"""Bodies of entries as text, the same bytes for the same body."""

import json
from collections.abc import Mapping
from typing import Any


def write(body: Mapping[str, Any]) -> str:
    return json.dumps(body, separators=(",", ":"), sort_keys=True)


def read(text: str) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(text)
    return body

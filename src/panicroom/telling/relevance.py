"""How much a refusal helps somebody who looks for what can be done."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Relevance: TypeAlias = Literal["direct", "kind", "general", "aside"]
"""`direct` is about this very action. `kind` stands against a whole kind of action, and names it
itself. `general` stands against everything. `aside` is true, but no answer to a question that
anybody has: a card that is not held, somebody who is not there, an answer that nobody asked for.
It depends on the reason alone, which depends on the viewer's view alone."""


def by_reason(reasons: Mapping[Relevance, str]) -> Mapping[str, Relevance]:
    """A reason named twice would be two things at once."""
    found: dict[str, Relevance] = {}
    for relevance, named in reasons.items():
        for why in named.split():
            assert found.setdefault(why, relevance) == relevance, why
    return found

"""The codes with which the server's source denies something, and what it says beside them."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from panicroom.server.api.problems import CODES
from tests.words.catalogue import calls, constant, nodes

CODE = re.compile("[a-z]+(-[a-z]+)*")
PLACES = {
    "Denied": 0,
    "Problem": 1,
    "Dismissed": 0,
    "BadToken": 0,
    "BadName": 0,
    "denied": 1,
    "error": 0,
    "bye": 0,
    "_strike": 1,
    "_refuse": 1,
    "dismiss": -1,
}
"""Where the code stands in a call; it may be given by name, too."""


@cache
def params_by_code() -> dict[str, list[set[str]]]:
    """For every code in the source the parameters that are given with it, call by call."""
    found: dict[str, list[set[str]]] = {code: [set()] for code in {*CODES.values(), *plain_codes()}}
    for name, place in PLACES.items():
        for call in calls("server", name):
            for code in codes_in(code_of(call, place)):
                found.setdefault(code, []).append(params_of(call))
    return found


def code_of(call: ast.Call, place: int) -> ast.AST | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    return named[0] if named else call.args[place] if len(call.args) > place else None


def codes_in(node: ast.AST | None) -> Iterator[str]:
    """`f"{what}-gone"` is a code for each thing that can be unknown."""
    if isinstance(node, ast.JoinedStr):
        ending = constant(node.values[-1])
        unknown = [constant(call.args[0]) for call in calls("server", "Unknown") if call.args]
        yield from {f"{what}{ending}" for what in unknown if what}
    elif node is not None and not isinstance(node, ast.Starred):
        found = [text for part in ast.walk(node) if (text := constant(part))]
        yield from (text for text in found if CODE.fullmatch(text))


def plain_codes() -> Iterator[str]:
    """Those in answers that are written out, and those that `parse_error` returns."""
    for node in nodes("server"):
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            yield from (
                text for key, v in pairs if constant(key) == "code" and (text := constant(v))
            )
        if isinstance(node, ast.FunctionDef) and node.name == "parse_error":
            returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
            firsts = [constant(value.elts[0]) for value in returned if isinstance(value, ast.Tuple)]
            yield from (text for text in firsts if text)


def params_of(call: ast.Call) -> set[str]:
    """What `Denied` is raised with by name, and a problem in its params."""
    named = {str(keyword.arg): keyword.value for keyword in call.keywords}
    given = named.get("params")
    if isinstance(given, ast.Dict):
        return {str(constant(key)) for key in given.keys}
    return set(named) if ast.unparse(call.func) == "Denied" and "code" not in named else set()

"""What the catalogues say, and what the program asks them for."""

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import panicroom

SOURCE = Path(panicroom.__file__).parent


@cache
def entries(lang: str = "en") -> list[ftl.EntryType]:
    """Every entry of every catalogue, broken ones too."""
    files = sorted((SOURCE / "locales" / lang).glob("*.ftl"))
    return [e for f in files for e in FluentParser().parse(f.read_text(encoding="utf-8")).body]


@cache
def messages(lang: str = "en") -> dict[str, ftl.Message]:
    return {e.id.name: e for e in entries(lang) if isinstance(e, ftl.Message)}


class Used(Visitor):
    """The variables, and the forms asked for, in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_NamedArgument(self, node: ftl.NamedArgument) -> None:  # noqa: N802
        assert isinstance(node.value, ftl.StringLiteral)
        self.forms.add(node.value.value)


def used_in(message: ftl.Message) -> Used:
    used = Used()
    used.visit(message)
    return used


@cache
def nodes(folder: str) -> list[ast.AST]:
    """Every node of the program's source under a folder."""
    paths = sorted((SOURCE / folder).rglob("*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return [node for tree in trees for node in ast.walk(tree)]


def calls(folder: str, *names: str) -> list[ast.Call]:
    """Calls of functions or methods of these names."""
    found = [node for node in nodes(folder) if isinstance(node, ast.Call)]
    return [call for call in found if ast.unparse(call.func).rpartition(".")[2] in names]


def constant(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def named_in_the_terminal() -> set[str]:
    """Ids that stand in the source of the terminal."""
    return {text for node in nodes("cli") if (text := constant(node)) in messages()}

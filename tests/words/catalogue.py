"""What the catalogues say, and what the program asks them for."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import panicroom
from panicroom.games import GAMES

SOURCE = Path(panicroom.__file__).parent
COMMON = "every game"


def owner(stem: str) -> str:
    """`station-rules` is Panic Station's; `errors` is for every game."""
    game, dash, _ = stem.partition("-")
    return game if dash else COMMON


@cache
def entries(part: str, lang: str = "en") -> list[ftl.EntryType]:
    """Every entry of a game's catalogues, or of those for all games; broken ones too."""
    found = sorted((SOURCE / "locales" / lang).glob("*.ftl"))
    files = [f for f in found if owner(f.stem) == part]
    return [e for f in files for e in FluentParser().parse(f.read_text(encoding="utf-8")).body]


@cache
def terms(part: str, lang: str) -> dict[str, ftl.Term]:
    return {f"-{e.id.name}": e for e in entries(part, lang) if isinstance(e, ftl.Term)}


@cache
def messages(part: str, lang: str = "en") -> dict[str, ftl.Message]:
    return {e.id.name: e for e in entries(part, lang) if isinstance(e, ftl.Message)}


def spoken(game: str, lang: str = "en") -> dict[str, ftl.Message]:
    """What can be said while this game is spoken of."""
    return messages(COMMON, lang) | messages(game, lang)


def said_by_all() -> set[str]:
    """What can be said whichever game is spoken of."""
    return set.intersection(*(set(spoken(game)) for game in GAMES))


class Used(Visitor):
    """The variables, the forms asked for, and the other entries meant, in a message or a term.
    What a term is given by name is its own, and no variable of the message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.entries: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        named = [argument.value for argument in node.arguments.named]
        self.forms |= {value.value for value in named if isinstance(value, ftl.StringLiteral)}
        self.generic_visit(node)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def used_in(*found: ftl.Message | ftl.Term) -> Used:
    used = Used()
    for entry in found:
        used.visit(entry)
    return used


@cache
def nodes(folder: str, but: str = "") -> list[ast.AST]:
    """Every node of the program's source under a folder, one folder in it left out."""
    paths = sorted((SOURCE / folder).rglob("*.py"))
    kept = [path for path in paths if not but or but not in path.parts]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in kept]
    return [node for tree in trees for node in ast.walk(tree)]


def calls(folder: str, *names: str, but: str = "") -> list[ast.Call]:
    """Calls of functions or methods of these names."""
    found = [node for node in nodes(folder, but) if isinstance(node, ast.Call)]
    return [call for call in found if ast.unparse(call.func).rpartition(".")[2] in names]


def constant(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def named_in(folder: str, but: str = "") -> set[str]:
    """Strings that stand in the source."""
    return {text for node in nodes(folder, but) if (text := constant(node))}


def composed_in(folder: str, but: str = "") -> set[str]:
    """Ids made of a prefix, as in `f"verb-{name}"`, and any word that stands in the source."""
    found = [node.values[0] for node in nodes(folder, but) if isinstance(node, ast.JoinedStr)]
    prefixes = [text for node in found if (text := constant(node)) and text.endswith("-")]
    return {prefix + name for prefix in prefixes for name in named_in(".")}


@cache
def named_by_the_page() -> set[str]:
    """Strings that stand in the page's source."""
    web = SOURCE.parents[1] / "web" / "src"
    paths = [path for kind in ("*.ts", "*.svelte") for path in web.rglob(kind)]
    texts = [path.read_text(encoding="utf-8") for path in paths if "wire" not in path.parts]
    return {word for text in texts for word in re.findall(r"[\"'`]([a-z-]+)[\"'`]", text)}

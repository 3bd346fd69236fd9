"""Where a chapter checks a rule, and how the check is broken.

A check is an `if` that leads to a refusal (or, in the map, to the id of a rule), and every line
that ends in a comment of rule ids alone: `if card == ALERT:  # SEARCH-4`. A mutant is one small
change of the source text.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from typing import NamedTuple

RULE_ID = re.compile(r"[A-Z]+-\d+")
TAG = re.compile(rf"#\s*{RULE_ID.pattern}(?:[,\s]+{RULE_ID.pattern})*\s*")


class Mutant(NamedTuple):
    """A check of one rule, and the text that takes the place of source[start:end]."""

    line: int
    rule: str
    code: str
    """What becomes of it, in short: `if not hits -> False`."""
    start: int
    end: int
    text: str

    def broken(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


def mutants(source: str) -> list[Mutant]:
    """Every way to break one check of this module, in the order of its lines."""
    return sorted(set(Finder(source).find()))


def idle_tags(source: str) -> list[tuple[int, str]]:
    """Lines that name a rule but cannot be broken: the name belongs elsewhere."""
    broken = {(mutant.line, mutant.rule) for mutant in mutants(source)}
    heads = Finder(source).heads
    tagged = [(heads.get(line, line), rule) for line, ids in tags(source).items() for rule in ids]
    return [place for place in tagged if place not in broken]


def tags(source: str) -> dict[int, list[str]]:
    """Rule ids that stand alone in a comment at the end of a line of code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    return {
        comment.start[0]: RULE_ID.findall(comment.string)
        for comment in comments
        if TAG.fullmatch(comment.string) and comment.line[: comment.start[1]].strip()
    }


def ids_of(part: ast.expr) -> list[str]:
    words = [str(node.value) for node in ast.walk(part) if isinstance(node, ast.Constant)]
    return [word for word in words if RULE_ID.fullmatch(word)]


class Finder:
    def __init__(self, source: str) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.tags = tags(source)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.heads = self.find_heads()

    def find_heads(self) -> dict[int, int]:
        """For each line the one on which its statement, or the head of it, begins."""
        heads: dict[int, int] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt):
                body = getattr(node, "body", None)
                end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
                heads.update(dict.fromkeys(range(node.lineno, end + 1), node.lineno))
        return heads

    def find(self) -> Iterator[Mutant]:
        tagged: dict[int, list[str]] = {}
        for line, ids in self.tags.items():
            tagged.setdefault(self.heads.get(line, line), []).extend(ids)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                yield from self.refusals(node)
            if isinstance(node, ast.stmt):
                for rule in tagged.get(node.lineno, []):
                    yield from self.break_statement(rule, node)

    def break_statement(self, rule: str, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.If(test=test):
                yield self.mutant(rule, node, test, "False")
                yield self.mutant(rule, node, test, "True")
            case ast.While(test=test):
                yield self.mutant(rule, node, test, "False")
            case ast.For(iter=things):
                yield self.mutant(rule, node, things, "()")
            case ast.Return(value=ast.expr() as value):
                yield self.mutant(rule, node, value, "not")
            case ast.Assign(targets=[ast.Name()], value=value):
                yield self.mutant(rule, node, value, "not")
            case ast.Expr() | ast.Assign() | ast.AugAssign():
                yield self.mutant(rule, node, node, "pass")

    def refusals(self, function: ast.FunctionDef) -> Iterator[Mutant]:
        for node in ast.walk(function):
            if isinstance(node, ast.If):
                for rule in sorted(self.cited(node, function)):
                    yield self.mutant(rule, node, node.test, "False")

    def cited(self, node: ast.If, function: ast.FunctionDef) -> set[str]:
        """The rules that a refusal at the end of this branch may name."""
        match node.body[-1]:
            case ast.Return(value=ast.expr() as answer):
                return {rule for part in self.sources(answer, function) for rule in ids_of(part)}
        return set()

    def sources(self, answer: ast.expr, function: ast.FunctionDef) -> list[ast.expr]:
        """The answer, and whatever the names in it are set to in function or module."""
        settings = [n for n in (*ast.walk(function), *self.tree.body) if isinstance(n, ast.Assign)]
        found = [answer]
        for part in found:
            names = {name.id for name in ast.walk(part) if isinstance(name, ast.Name)}
            for node in settings:
                if node.value not in found and names & set(map(ast.unparse, node.targets)):
                    found.append(node.value)
        return found

    def mutant(self, rule: str, node: ast.stmt, part: ast.expr | ast.stmt, text: str) -> Mutant:
        start, end = self.span(part)
        code = " ".join(self.source[self.span(node)[0] : end].split())
        new = f"not ({self.source[start:end]})" if text == "not" else text
        return Mutant(node.lineno, rule, f"{code} -> {text}", start, end, new)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        end_line, end_column = node.end_lineno or 0, node.end_col_offset or 0
        return self.offset(node.lineno, node.col_offset), self.offset(end_line, end_column)

    def offset(self, line: int, column: int) -> int:
        """Python counts columns in bytes; text is counted in characters."""
        text = self.source[self.starts[line - 1] : self.starts[line]]
        return self.starts[line - 1] + len(text.encode()[:column].decode())

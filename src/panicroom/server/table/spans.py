"""Spans of time in milliseconds, and their length without idle time."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]


def active(span: Span, idle: Sequence[Span]) -> int:
    """The length of the span without the idle spans in it, which may overlap."""
    start, end = span
    return max(0, end - start) - sum(stop - begin for begin, stop in merged(clipped(span, idle)))


def clipped(span: Span, idle: Iterable[Span]) -> list[Span]:
    inside = [(max(span[0], begin), min(span[1], stop)) for begin, stop in idle]
    return sorted((begin, stop) for begin, stop in inside if begin < stop)


def merged(spans: Iterable[Span]) -> list[Span]:
    """Sorted spans without overlap."""
    out: list[Span] = []
    for begin, stop in spans:
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(stop, out[-1][1]))
        else:
            out.append((begin, stop))
    return out


def before(at: int, length: int, idle: Sequence[Span]) -> int:
    """The moment from which `length` passes until `at` without the idle spans. They are sorted, do
    not overlap and end by then."""
    for begin, stop in reversed(idle):
        if at - stop >= length:
            break
        length -= at - stop
        at = begin
    return at - length

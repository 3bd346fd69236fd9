"""`python -m tests.e2e.bench [--base REV]`: what the page weighs and how quick it is.

With `--base` the page of that revision is measured, too, on the same machine in the same minutes:
the two take turns, so that whatever else runs there slows down both."""

from argparse import ArgumentParser
from contextlib import ExitStack
from statistics import median

from tests.e2e.bench.measures import measured
from tests.e2e.bench.report import Figures, table
from tests.e2e.bench.revision import built
from tests.e2e.outing import outing


def main() -> None:
    arguments = ArgumentParser(prog="make web-bench", description=__doc__)
    arguments.add_argument("--base", metavar="REV", help="a revision of git to compare with")
    arguments.add_argument("--turns", type=int, default=3, help="how often each page is measured")
    wished = arguments.parse_args()
    with ExitStack() as stack:
        base = stack.enter_context(built(wished.base)) if wished.base else None
        found: dict[str, list[Figures]] = {"now": [], "base": []}
        for turn in range(wished.turns):
            print(f"turn {turn + 1} of {wished.turns} ...", flush=True)
            for name, root in (("base", base), ("now", None)):
                if name == "base" and base is None:
                    continue
                with outing(root) as (browser, address):
                    found[name].append(measured(browser, address))
        print(table(middle(found["now"]), middle(found["base"]) if base else None))


def middle(turns: list[Figures]) -> Figures:
    return {name: median(turn[name] for turn in turns) for name in turns[0]}


if __name__ == "__main__":
    main()

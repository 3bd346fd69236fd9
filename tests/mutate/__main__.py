"""Break one rule check at a time; some test that names the rule must fail.

    python -m tests.mutate [RULE ...] [--list] [--jobs 2]

What no test notices is listed at the end, with its line. A mutant that changes nothing a player
could see is named in equivalent.txt, with the reason.
"""

import argparse
import sys
from collections import Counter

from tests.mutate.chapters import ROOT, Check, checks, equivalents
from tests.mutate.trial import Verdict, failing, project_copies, try_all
from tests.rule_coverage import coverage


def main() -> int:
    wishes = parse()
    chosen = [check for check in checks() if not wishes.rules or check.mutant.rule in wishes.rules]
    excused = [check for check in chosen if check.key in equivalents()]
    tried = [check for check in chosen if check not in excused]
    if wishes.list:
        for check in chosen:
            print(f"{check}{' (equivalent)' if check in excused else ''}")
        return 0
    with project_copies(wishes.jobs) as copies:
        tests = coverage(ROOT)
        unsound = failing({test for check in tried for test in tests[check.mutant.rule]}, copies)
        sound = {rule: [t for t in named if t not in unsound] for rule, named in tests.items()}
        verdicts: list[tuple[Check, Verdict]] = []
        for number, (check, verdict) in enumerate(try_all(tried, sound, copies), 1):
            print(f"{number:4}/{len(tried)} {verdict:8} {check}", flush=True)
            verdicts.append((check, verdict))
    return report(verdicts, len(excused), sorted(unsound))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only checks of these rules")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    return parser.parse_args()


def report(verdicts: list[tuple[Check, Verdict]], excused: int, unsound: list[str]) -> int:
    counts = Counter(verdict for _, verdict in verdicts)
    summary = ", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict if counts[verdict])
    print(f"\n{summary or 'nothing to break'}; {excused} equivalent and not tried")
    for test in unsound:
        print(f"fails with nothing broken and was left out: {test}")
    alive = sorted((c.path, c.mutant.line, str(c)) for c, v in verdicts if v.is_alive)
    for path, line, text in alive:
        print(f"{path.relative_to(ROOT)}:{line}: {text}")
    return 1 if alive or unsound else 0


if __name__ == "__main__":
    sys.exit(main())

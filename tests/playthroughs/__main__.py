"""`python -m tests.playthroughs` rewrites all golden files."""

import sys

from tests.playthroughs import game, scenario

for whole in game.GAMES:
    whole.golden.write_text(game.text_of(whole), encoding="utf-8")
stuck = []
for path in scenario.SCENARIOS:
    try:
        path.with_suffix(".golden").write_text(scenario.text_of(path), encoding="utf-8")
    except AssertionError as error:
        stuck.append(f"{path.parent.name}/{path.name}, {error}")
written = len(scenario.SCENARIOS) - len(stuck)
print(f"{len(game.GAMES)} games and {written} scenarios written")
if stuck:
    sys.exit("\n".join(["These can no longer be played as they are written:", *stuck]))

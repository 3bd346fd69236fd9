"""`python -m tests.playthroughs` writes all golden files anew."""

from tests.playthroughs import game, scenario

for whole in game.GAMES:
    whole.golden.write_text(game.text_of(whole), encoding="utf-8")
for path in scenario.SCENARIOS:
    path.with_suffix(".golden").write_text(scenario.text_of(path), encoding="utf-8")
print(f"{len(game.GAMES)} games and {len(scenario.SCENARIOS)} scenarios written")

# Hledání hádanek.

flag-puzzles-games = kolik her se má prohledat (výchozí: 1000)
flag-puzzles-into = složka pro nalezené; přerušené hledání tam pokračuje (výchozí: puzzles)

puzzles-found = Nalezeno hádanek: { $found }, z toho { $kept } v { $file }.
puzzles-grade-1 = lehká
puzzles-grade-2 = střední
puzzles-grade-3 = těžká
puzzles-host = Kdo je hostitel?
puzzles-count = Kolik je nakažených?
puzzles-infected = Kdo je určitě nakažený?
puzzles-human = Kdo je určitě člověk?
puzzles-gas = Kanystr, nebo ne?

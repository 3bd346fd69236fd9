# Looking for puzzles.

flag-puzzles-games = number of games to look through (default: 1000)
flag-puzzles-into = folder for what is found; a search that was stopped goes on from there (default: puzzles)

puzzles-found = { $found ->
    [one] 1 puzzle found
   *[other] { $found } puzzles found
}, { $kept } of them written to { $file }.
puzzles-grade-1 = easy
puzzles-grade-2 = medium
puzzles-grade-3 = hard
puzzles-host = Who is the Host?
puzzles-count = How many are infected?
puzzles-infected = Who is infected for sure?
puzzles-human = Who is human for sure?
puzzles-gas = Gas or not?

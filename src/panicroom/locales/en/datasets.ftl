# Many games as Parquet.

flag-dataset-games = number of games (default: 1000)
flag-dataset-out = folder for the dataset; a run that was stopped goes on from there

dataset-one-kind = A dataset is of one kind of game: name one edition, one number of players, and one level for each side.
dataset-written = { $games ->
    [one] 1 game is in { $file }: { $bytes } bytes.
   *[other] { $games } games are in { $file }: { $bytes } bytes, { $each } a game.
}

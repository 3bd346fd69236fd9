# Много игр в Parquet.

flag-dataset-games = сколько игр (по умолчанию 1000)
flag-dataset-out = папка для набора; прерванная работа продолжится с того же места

dataset-one-kind = В наборе игры одного вида: назовите одно издание, одно число игроков и по одному уровню на сторону.
dataset-written = В { $file } { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}: { $bytes } Б, по { $each } на игру.

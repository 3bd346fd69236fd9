# Mnoho her v Parquet.

flag-dataset-games = počet her (výchozí: 1000)
flag-dataset-out = složka pro data; přerušený běh v ní pokračuje

dataset-one-kind = Data jsou vždy z jednoho druhu her: zadejte jedno vydání, jeden počet hráčů a jednu úroveň pro každou stranu.
dataset-written = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} v { $file }: { $bytes } B, { $each } na hru.

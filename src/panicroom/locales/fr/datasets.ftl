# Beaucoup de parties en Parquet.

flag-dataset-games = nombre de parties (par défaut : 1000)
flag-dataset-out = dossier du jeu de données ; un travail interrompu y reprend

dataset-one-kind = Un jeu de données contient une seule sorte de parties : donnez une édition, un nombre de joueurs et un niveau par camp.
dataset-written = { $games ->
    [one] { $games } partie dans { $file } : { $bytes } octets.
   *[other] { $games } parties dans { $file } : { $bytes } octets, { $each } par partie.
}

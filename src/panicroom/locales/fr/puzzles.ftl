# La recherche d'énigmes.

flag-puzzles-games = nombre de parties à examiner (par défaut : 1000)
flag-puzzles-into = dossier des énigmes trouvées ; une recherche interrompue y reprend (par défaut : puzzles)

puzzles-found = { $found ->
    [one] 1 énigme trouvée
   *[other] { $found } énigmes trouvées
}, dont { $kept } dans { $file }.
puzzles-grade-1 = facile
puzzles-grade-2 = moyenne
puzzles-grade-3 = difficile
puzzles-host = Qui est l’Hôte ?
puzzles-count = Combien d’infectés ?
puzzles-infected = Qui est sûrement infecté ?
puzzles-human = Qui est sûrement humain ?
puzzles-gas = Jerrican ou non ?

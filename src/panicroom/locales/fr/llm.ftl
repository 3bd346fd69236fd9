# Un programme à la place d’un joueur : ce qu’on lui demande, et ce qui est mesuré.

flag-llm-command = le programme qui joue : il lit une question par ligne sur l’entrée standard et répond d’une ligne
flag-llm-seat = les couleurs qu’il joue, avec des virgules (par défaut : red)
flag-llm-text = demander en texte simple plutôt qu’en JSON
flag-llm-seconds = secondes pour répondre (par défaut : 60)
flag-llm-games = nombre de donnes ; chacune est aussi jouée par des bots seuls (par défaut : 10)

llm-quotes = Ces guillemets ne vont pas par paires : { $text }
llm-no-program = Impossible de lancer ce programme : { $text }

llm-said = { $seat } dit : { $claim }
llm-claims = Ce que vous pouvez affirmer à voix haute, vrai ou non :
llm-how = Répondez sur une ligne : le numéro ou le texte d’une action, parmi { $most }. Vous pouvez ajouter des affirmations et des probabilités, comme « { $example } ». { $question } (de 0 à 1) : { $about }.
llm-question-infected = Ce joueur est-il infecté
llm-question-trap = Ce manoir est-il un piège

llm-wrong = Votre dernière réponse n’allait pas. { $reason }
llm-wrong-unread = C’est illisible : { $text }
llm-wrong-no-option = Il n’y a pas de choix { $text }, seulement de 1 à { $most }.
llm-wrong-no-action = Ce n’est pas une action : { $text }
llm-wrong-claims = Pas plus de { $most } affirmations à la fois.
llm-wrong-claim = On ne peut pas affirmer cela : { $text }
llm-wrong-belief = Ce n’est pas une probabilité : { $text }
llm-wrong-late = Elle est arrivée trop tard.
llm-wrong-died = Le programme s’est arrêté.
llm-wrong-deaf = Le programme a fermé son entrée.
llm-wrong-too-long = Elle était trop longue.
llm-wrong-flood = Le programme a trop parlé sans qu’on lui demande.
llm-wrong-given-up = Le programme a échoué trop souvent, on ne lui demande plus rien.

llm-won = gagnées
llm-fixed = un bot à sa place
llm-gain = écart, points
llm-answers = réponses
llm-count-asked = questions
llm-count-unread = illisibles
llm-count-no-option = choix inexistant
llm-count-no-action = pas une action
llm-count-refused = contre les règles
llm-count-claims = trop d’affirmations
llm-count-claim = affirmation impossible
llm-count-belief = probabilité impossible
llm-count-late = trop tard
llm-count-died = arrêts
llm-count-deaf = entrée fermée
llm-count-too-long = trop long
llm-count-flood = trop parlé
llm-count-given-up = plus interrogé
llm-count-stood-in = décisions prises par un bot
llm-count-restarts = relances

llm-role = rôle
llm-claimed = affirmations
llm-judged = vérifiables
llm-mistakes = erreurs
llm-lies = mensonges, %
llm-role-human = humain
llm-role-infected = infecté
llm-role-host = Hôte
llm-role-player = joueur
llm-lie = mensonge
llm-mistake = erreur
llm-false = Ce qui a été affirmé et était faux (donne/décision) :
llm-beliefs = probabilités
llm-said-chance = dites, %
llm-was-so = vraies, %
llm-brier = score de Brier (toujours la fréquence)

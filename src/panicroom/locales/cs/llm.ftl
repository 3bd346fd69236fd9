# Program na místě hráče: na co se ho ptáme a co se měří.

flag-llm-command = program, který hraje: čte ze vstupu otázku na řádek a odpovídá řádkem
flag-llm-seat = barvy, za které hraje, oddělené čárkou (výchozí: red)
flag-llm-text = ptát se prostým textem místo JSON
flag-llm-seconds = sekund na odpověď (výchozí: 60)
flag-llm-games = počet rozdání; každé hrají i samotní boti (výchozí: 10)

llm-quotes = Uvozovky nejsou uzavřené: { $text }
llm-no-program = Tento program nejde spustit: { $text }

llm-said = { $seat } říká: { $claim }
llm-claims = Co můžete tvrdit nahlas, ať pravdu, nebo ne:
llm-how = Odpovězte jedním řádkem: číslo nebo text akce, celkem { $most }. Můžete přidat tvrzení a pravděpodobnosti, například „{ $example }“. { $question } (od 0 do 1): { $about }.
llm-question-infected = Je tento hráč nakažený
llm-question-trap = Je toto sídlo past

llm-wrong = Poslední odpověď nebyla správná. { $reason }
llm-wrong-unread = Tohle se nedá přečíst: { $text }
llm-wrong-no-option = Možnost { $text } tu není, jen 1 až { $most }.
llm-wrong-no-action = Tohle není akce: { $text }
llm-wrong-claims = Najednou lze říct nejvýš tolik tvrzení: { $most }.
llm-wrong-claim = Tohle nelze tvrdit: { $text }
llm-wrong-belief = Tohle není pravděpodobnost: { $text }
llm-wrong-late = Odpověď přišla pozdě.
llm-wrong-died = Program skončil.
llm-wrong-deaf = Program zavřel svůj vstup.
llm-wrong-too-long = Odpověď byla příliš dlouhá.
llm-wrong-flood = Program toho bez ptaní řekl příliš.
llm-wrong-given-up = Program selhal příliš často a už se ho neptáme.

llm-won = výhry
llm-fixed = bot na jeho místě
llm-gain = rozdíl, body
llm-answers = odpovědi
llm-count-asked = otázky
llm-count-unread = nečitelné
llm-count-no-option = není taková možnost
llm-count-no-action = není akce
llm-count-refused = proti pravidlům
llm-count-claims = příliš tvrzení
llm-count-claim = nemožné tvrzení
llm-count-belief = není pravděpodobnost
llm-count-late = pozdě
llm-count-died = skončil
llm-count-deaf = zavřený vstup
llm-count-too-long = příliš dlouhé
llm-count-flood = příliš bez ptaní
llm-count-given-up = už bez otázky
llm-count-stood-in = rozhodl bot
llm-count-restarts = nová spuštění

llm-role = role
llm-claimed = tvrzení
llm-judged = ověřitelná
llm-mistakes = omyly
llm-lies = lži, %
llm-role-human = člověk
llm-role-infected = nakažený
llm-role-host = hostitel
llm-role-player = hráč
llm-lie = lež
llm-mistake = omyl
llm-false = Co bylo tvrzeno a nebyla to pravda (rozdání/rozhodnutí):
llm-beliefs = odhady
llm-said-chance = řečeno, %
llm-was-so = platilo, %
llm-brier = Brierovo skóre (vždy četnost)

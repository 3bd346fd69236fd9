# Příkazy a jejich volby.

version = panicroom { $version }
farewell = Na shledanou.

help-panicroom = Stolní hry v prohlížeči i v terminálu, s přáteli a s boty: { $games }.
help-more = „panicroom PŘÍKAZ --help“ vypíše volby příkazu. Jste tu poprvé? „panicroom open“ vše spustí a otevře stránku.
help-languages = Jazyk určí --lang, před příkazem i po něm: { $langs }. Výchozí je jazyk vašeho systému.
help-usage = Použití:
help-flags = Argumenty a volby:

verb-open = hrát v prohlížeči: vše spustí a otevře stránku
verb-play = hrát v terminálu, na ostatních místech s boty
verb-watch = sledovat hru botů jako příběh
verb-sim = nechat boty odehrát mnoho her a spočítat, kdo vyhrává
verb-tells = spočítat, co dělají boti obou stran a co si lidé myslí
verb-rate = porovnat úrovně botů ve hrách každé s každou
verb-dataset = nechat boty odehrát mnoho her a uložit každé rozhodnutí do Parquet
verb-llm = nechat hrát jiný program, třeba jazykový model, a změřit, jak lže
verb-puzzles = hledat logické hádanky ve hrách botů
verb-replay = projít zaznamenanou hru krok za krokem, nebo ji přečíst jako příběh
verb-position = načíst pozici, nakreslit ji a zapsat v kanonické podobě
verb-rules = vyhledat číslovaná pravidla
verb-bench = změřit rychlost enginu

flag-help = ukázat tuto nápovědu
flag-lang = jazyk: { $langs }
flag-game = která hra: { $games }
flag-one-game = jen jedna hra: { $games }
flag-seats = počet hráčů: { $games }
flag-edition = podle kterých pravidel: { $games }; není-li zadáno, podle vydání ve zvoleném jazyce (--lang)
flag-variant = varianta ({ $games }); lze zadat vícekrát
flag-ruling = výklad jednoho místa, v němž se vydání liší; lze zadat vícekrát
flag-key = klíč náhody; stejný klíč dá stejnou hru
flag-seat = barva, za kterou hrajete (výchozí: první)
flag-saves = složka pro záznam hry (výchozí: saves)
flag-eyes = ukázat, co vidí tento hráč; jinak to, co vidí divák
flag-open = ukázat karty všech hráčů
flag-games = počet her (výchozí: 100)
flag-talk = zda boti mluví: on (výchozí) nebo off
flag-jobs = počet procesů (výchozí: jeden na jádro); výsledky jsou stejné
flag-on = kde se hraje: here (zde), ray, nebo ray:ADRESA clusteru; výsledky jsou stejné (výchozí: here)
flag-json = vypsat JSON
flag-record = soubor se záznamem hry
flag-step = ukázat stůl po tolika akcích, bez příběhu
flag-film = zapsat film, který stránka /g otevře bez serveru
flag-position = soubor s pozicí, nebo - pro čtení ze vstupu
flag-rule = číslo pravidla, jeho začátek, nebo slovo, které se v pravidlech hledá
flag-editions = porovnat vydání: v čem se jejich pravidla liší a jak se podle kterého hraje
flag-bench-games = počet her pro každý počet hráčů (výchozí: 40)
flag-bench-core = změřit i nativní jádro

rules-settled = { $mark } značí naše vlastní rozhodnutí tam, kde knihy pravidel mlčí, nejsou jasné nebo se rozcházejí.
editions-how = V čem se knihy pravidel liší a jak se podle kterého vydání hraje. --edition volí vydání, --ruling jednotlivý výklad.

# Co v nápovědě stojí na místě hodnoty.
value-color = BARVA
value-command = PŘÍKAZ
value-file = SOUBOR
value-folder = SLOŽKA
value-game = HRA
value-key = KLÍČ
value-name-value = JMÉNO=HODNOTA
value-where = KDE

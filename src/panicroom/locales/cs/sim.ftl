# Mnoho her a rychlost enginu.

flag-sim-seats = kolik hráčů: { $games }; více hodnot oddělte čárkou, u --edition také
flag-sim-level = jak dobře boti hrají (výchozí: normal): { $games }; jedna hodnota pro všechny, nebo pro každého zvlášť, oddělené čárkou
flag-humans = jak dobře hraje hráč jako člověk; při více hodnotách s čárkou se zkusí každá proti každé
flag-infected = jak dobře hraje hráč, když je nakažený
flag-sim-talk = řeči botů: off (výchozí), on, nebo both pro porovnání týchž rozdání
flag-plot = nakreslit to do tohoto souboru (.png, .svg nebo .pdf)
flag-tells-plot = nakreslit, co si boti myslí, do tohoto souboru (.png, .svg nebo .pdf)

sim-no-sides = Ve hře { $game } nejsou strany: úrovně zadejte pomocí --level.
sim-level-or-sides = Buď --level řekne, jak dobře hrají všichni, nebo to --humans a --infected řeknou podle stran.
sim-progress = her: { $done }/{ $games }

sim-games = { $games ->
    [one] { $games } hra.
    [few] { $games } hry.
   *[other] { $games } her.
}
sim-players = { $seats ->
    [one] { $seats } hráč.
    [few] { $seats } hráči.
   *[other] { $seats } hráčů.
}
sim-bot-levels = { $count ->
    [1] Úroveň botů: { $levels }.
   *[other] Úrovně botů: { $levels }.
}
sim-sides = Úroveň lidí: { $humans }; úroveň nakažených: { $infected }.
sim-common = Všechny hry mají stejné klíče. V závorkách je 95% interval spolehlivosti.

sim-side = vítězí
sim-reason = důvod
sim-wins = hry
sim-interval = 95% interval
sim-seat = hráč
sim-level = úroveň
sim-won = výhry
sim-shared = dělené
sim-score = skóre
sim-figure = na hru
sim-mean = průměr
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %
sim-decimal = { NUMBER($number, minimumFractionDigits: 1, useGrouping: 0) }
sim-range = [{ $low }; { $high }]

# Jak často strana vyhrává podle své úrovně (řádky) a podle úrovně soupeře (sloupce).
sim-side-wins = { START($side) }, výhry v %
sim-against = proti { FORM($level, form: "dat") }
sim-gain = { $level } oproti { FORM($other, form: "dat") }

# What talk changes, and what bots say.
sim-mute = boti mlčí
sim-talk = boti mluví
sim-change = rozdíl
sim-claims = prohlášení na hru
sim-lies = lži, %
sim-accusations = uvěření křivému obvinění, %
sim-defenses = uvěření křivé obhajobě, %
sim-moved = podezření vzroste o, %
sim-said = prohlášení na hru podle role

plot-no-matplotlib = Pro grafy je třeba matplotlib, který tu není nainstalovaný. Nainstalujete ho příkazem:
plot-bad-file = --plot chce soubor s koncovkou .png, .svg nebo .pdf, ne „{ $file }“.
plot-each = Her na sloupec: { $games }.
plot-players = hráči
plot-wins = výhry, %
plot-round = kolo
plot-infected = nakažení hráči, %
plot-points = body
plot-score = skóre, %
plot-chance = náhoda

figure-decisions = rozhodnutí

bench-begins = Náhodné hry na jednom jádru, pro každý počet hráčů { $games }; časy v mikrosekundách.
bench-game = hra
bench-seats = hráči
bench-rate = rozhodnutí/s
bench-options = možnosti
bench-apply = provedení
bench-view = pohled
bench-copy = kopie
bench-ratio = × catanatron
bench-catanatron = catanatron: { $rate } rozhodnutí/s (čtyři náhodní hráči, v témž běhu).
bench-no-catanatron = catanatron (engine hry Catan, pro srovnání) není nainstalován.
bench-core-begins = Obě hry v čitelném enginu a v nativním jádru, rozhodnutí za sekundu; „uvnitř“ jsou hry připravené předem, „s přípravou“ i s ní; „dávka“ je 1 024 her najednou s maskami, „tenzory“ totéž s pozorováními; dohrání vede od prostředku hry do konce, kopie je v nanosekundách.
bench-core-game = hra
bench-core-seats = hráči
bench-core-readable = čitelný
bench-core-driven = nativní
bench-core-times = krát
bench-core-inside = uvnitř
bench-core-whole = s přípravou
bench-core-batch = dávka
bench-core-tensors = tenzory
bench-core-playouts = dohrání/s
bench-core-copy = kopie
bench-no-numpy = Bez NumPy nejsou dávky, které by šlo změřit: pip install panicroom[research].
bench-no-core = Nativní jádro tu není sestaveno: python -m panicroom.core.build ho sestaví tam, kde je překladač C.
bench-peers = Jiné simulátory vedle našich změří make peers, ze zdrojového kódu.

flag-rate-games = kolik rozdání hraje každá dvojice úrovní, pro všechny stejných (výchozí: 100)
flag-rate-level = které úrovně porovnat, oddělené čárkou (výchozí: všechny)
rate-one-level = Uveďte aspoň dvě různé úrovně.
rate-how = Každá dvojice úrovní odehrála { $games ->
    [one] jedno rozdání
    [few] stejná { $games } rozdání
   *[other] stejných { $games } rozdání
}. 400 bodů je deset ku jedné; 0 je průměr všech. V závorkách 95% interval spolehlivosti při novém losování rozdání.
rate-rating = hodnocení
rate-side = strana

# Co není v pořádku s tím, co si někdo přál, pokaždé na jeden řádek.

error-unknown-verb = Neznámý příkaz „{ $verb }“: samotné „panicroom“ vypíše všechny.
error-missing-extra = „panicroom { $verb }“ potřebuje balíčky, které nejsou nainstalované. Nainstalujete je příkazem:
error-unknown-flag = Neznámá volba „{ $flag }“: „{ $command } --help“ vypíše všechny.
error-flag = { $flag } není úplné: „{ $command } --help“ ukáže, jak se používá.
error-command-line = Něco tu chybí: „{ $command } --help“ ukáže, co je třeba.
error-lang = { $flag } může být: { $allowed }; ne „{ $text }“.
error-number = { $least ->
    [0] { $flag } vyžaduje číslo od 0 výš, ne „{ $text }“.
   *[other] { $flag } vyžaduje číslo od 1 výš, ne „{ $text }“.
}
error-ruling = --ruling vyžaduje jméno a hodnotu, JMÉNO=HODNOTA, ne „{ $text }“.
error-no-editions = Hra { $game } má jen jedno vydání.
error-no-variants = Hra { $game } nemá žádné varianty.
error-seat = Nikdo se tu nejmenuje „{ $text }“. Vybrat lze: { $seats }.
error-no-file = Soubor „{ $file }“ neexistuje.
error-folder = „{ $file }“ je složka, ne soubor.
error-no-folder = „{ $file }“ není složka.
error-permission = Přístup odepřen: „{ $file }“.
error-file = „{ $file }“ nelze použít: { $reason }.
error-not-text = Ten soubor není textový.
error-refused = To nejde: { $reason }.
error-malformed = { $line ->
    [0] { $field }: „{ $text }“ není platná hodnota. { $expected }
   *[other] Řádek { $line }, { $field }: „{ $text }“ není platná hodnota. { $expected }
}
error-by-rule = { $error } ({ $rule })
error-by-flag = { $flag }: { $error }
error-record-action = Řádek { $line }: „{ $text }“ není akce této hry.
error-record-refused = Řádek { $line }: „{ $text }“ tam odporuje pravidlům ({ $rule }).
error-record-field = Řádek { $line }: „{ $field }“ chybí nebo není správného typu.
error-game = Terminál neumí zobrazit hru „{ $game }“, jen { $games }.
error-step = Krok { $step } neexistuje: záznam končí krokem { $last }.
error-digest = Záznam je změněný: po přehrání vychází jiný výsledek.
error-rule = Pravidlo „{ $text }“ neexistuje: „panicroom rules“ vypíše všechna.
error-rule-and-rulings = „{ $text }“ na vydání nezávisí: ptejte se buď na pravidlo, nebo s --edition, --variant a --ruling na nastavení hry.

## Co tam mělo být místo toho. Každé je věta, která následuje po error-malformed nebo
## prompt-unreadable; $field jmenuje volbu nebo slovo v souboru a zůstává, jak je.

expected-number = Musí to být číslo.
expected-from-to = Musí to být od { $least } do { $most }.
expected-at-most = Musí to být nejvýš { $most }.
expected-this-many = Správný počet je { $count }.
expected-adding-up = Čísel má být { $count } a dohromady musí dát { $sum }.
expected-one-of = Může to být: { $allowed }.
expected-one-or-each = Musí být jedna hodnota pro všechny, nebo pro každého hráče jedna (počet hráčů: { $seats }).
expected-begins-with = Musí to začínat takto: { $allowed }.
expected-like = Píše se to takto: { $example }.
expected-key = Musí to být 1 až { $most } písmen nebo číslic, bez mezery a bez #.
expected-complete = Něco tu chybí.
expected-nothing-more = Nic dalšího sem nepatří.
expected-not-empty = Nesmí to být prázdné.
expected-new = Je to zadáno dvakrát.
expected-in-the-file = Chybí to.
expected-south-doorway = Karta se dvěma místnostmi má jediné dveře ven, na jihu.
expected-json-object = Musí to být objekt JSON.
expected-ray-cluster = Musí to být adresa běžícího clusteru Ray.
expected-folder-of-dataset = Musí to být prázdná složka, nebo složka se stejnými hrami od stejné verze.
expected-folder-not-in-use = Do této složky už zapisuje jiný běh.
expected-kind = Musí to být tohoto typu: { $kind }.
expected-action = Musí to být akce této hry.
expected-possible = Musí to být v tu chvíli možné.
expected-record = Musí to být záznam hry tak, jak byl zapsán.

## Jaká pozice být nemůže

expected-at-the-table = Všichni, kdo jsou tu uvedeni, musí sedět u stolu.
expected-living = Musí to být živý hráč.
expected-living-trooper = Kdyby byli všichni mariňáci mrtví, hra by skončila.
expected-only-in-the-box = V krabici je jich jen { $count }.
expected-enough-cards = Na rozdání těchto karet jich zbývá málo.
expected-at-the-origin = Musí ležet svisle na 0,0.
expected-joined = Musí být spojená s Reaktorem.
expected-upright = Musí ležet svisle, nebo otočená o 180 stupňů.
expected-fitting = Tam ležet nemůže.
expected-free-cell = Musí to být nová karta na volném poli.
expected-with-a-terminal = Jako použitou lze označit jen kartu s terminálem.
expected-searchable = Tato karta nemá červenou stranu: prohledat se tam nedá nic.
expected-on-the-map = Musí to být místnost na mapě.
expected-not-laid = Už leží jinde.
expected-in-no-room = Mrtvá postava není v žádné místnosti.
expected-not-in-a-room = Postava, která je stranou, není v žádné místnosti.
expected-never-held = Tato karta se na ruce nikdy nedrží.
expected-cards-in-hand = Počet karet na ruce je aspoň { $least }, tady je { $found }.
expected-kept-on-the-table = Musí to být karta, která zůstává na stole.
expected-infected-once = Hráč se nakazí jen jednou.
expected-infected-by-somebody = Jen hostitele nenakazil nikdo.
expected-in-order-of-rounds = Nákazy jdou po kolech: tato nemůže být před kolem { $least }.
expected-infected-by-infected = Kdo nakazí druhého, musel být nakažený dřív.
expected-host-first = První je nakažený hostitel.
expected-with-a-host = Dokud není hostitel, není nikdo nakažený.
expected-host-infected = Hostitel musí být mezi nakaženými.
expected-host-card-held = Někdo musí mít kartu hostitele.
expected-held-by-the-host = Kartu hostitele nemá nikdo než hostitel.
expected-all-not-dealt = Musí to být vše, co není rozdáno.
expected-answerable = Musí to být otázka, na kterou je odpověď.
expected-asked-now = Na to se v tuto chvíli nikdo neptá.
expected-asked-last = Musí to být poslední nevyřízená věc, nad ostatními.
expected-there = To, o čem je řeč, musí existovat.
expected-heavy-gun-loaded = Musí to být tah tohoto hráče a na stole musí mít těžký kulomet a náboj.
expected-met-there = Musí to být tah tohoto hráče a jeho postava musela v té místnosti někoho potkat. Reaktor to být nesmí.
expected-after-wounds = Na to se ptá jen po zranění.
expected-wound = Zranění nemůže být záporné.
expected-two-traders = Výměna je mezi dvěma hráči.
expected-traders-there = Musí to být tah prvního hráče a oba musí mít v té místnosti postavu. Reaktor to být nesmí.
expected-in-the-giving-hand = Musí být na ruce toho, kdo ji dává.
expected-one-still-owed = Je třeba místo pro každého hráče a někdo, kdo ještě neodpověděl.
expected-own-and-face-down = Musí to být vlastní dům, který leží lícem dolů.

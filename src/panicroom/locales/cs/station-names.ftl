# Jak se co jmenuje. Tvar (.gen, .acc, .in, ...), který chybí, je základní.

## Postavy a kde jsou

nobody = nikdo

role-trooper = mariňák
    .gen = mariňáka
    .dat = mariňákovi
    .letter = M
role-android = android
    .gen = androida
    .dat = androidovi
    .letter = A

# $mine: zda patří tomu, kdo se dívá; [turn] patří tomu, o jehož tahu je řeč.
# .own patří podmětu: „svého mariňáka“.
character = { $mine ->
    [yes] váš { $role }
    [turn] { $role }
   *[no] { FORM($seat, form: "adj") } { $role }
}
    .gen = { $mine ->
        [yes] vašeho { FORM($role, form: "gen") }
        [turn] { FORM($role, form: "gen") }
       *[no] { FORM($seat, form: "adj-gen") } { FORM($role, form: "gen") }
    }
    .dat = { $mine ->
        [yes] vašemu { FORM($role, form: "dat") }
        [turn] { FORM($role, form: "dat") }
       *[no] { FORM($seat, form: "adj-dat") } { FORM($role, form: "dat") }
    }
    .own = { $mine ->
        [yes] svého { FORM($role, form: "gen") }
        [turn] { FORM($role, form: "gen") }
       *[no] { FORM($seat, form: "adj-gen") } { FORM($role, form: "gen") }
    }

direction-n = na sever
    .letter = S
    .at = na severu
direction-e = na východ
    .letter = V
    .at = na východě
direction-s = na jih
    .letter = J
    .at = na jihu
direction-w = na západ
    .letter = Z
    .at = na západě

## Karty prohledávání a karty infekce

card-gas = kanystr benzínu
    .several = { $count ->
        [one] { $count } kanystr benzínu
        [few] { $count } kanystry benzínu
       *[other] { $count } kanystrů benzínu
    }
card-armor = neprůstřelná vesta
    .acc = neprůstřelnou vestu
    .several = { $count ->
        [one] { $count } neprůstřelnou vestu
        [few] { $count } neprůstřelné vesty
       *[other] { $count } neprůstřelných vest
    }
card-ammo = munice
    .acc = munici
    .several = { $count ->
        [one] { $count } kartu munice
        [few] { $count } karty munice
       *[other] { $count } karet munice
    }
card-alert = upozornění na parazita
card-first-aid = lékárnička
    .acc = lékárničku
    .several = { $count ->
        [one] { $count } lékárničku
        [few] { $count } lékárničky
       *[other] { $count } lékárniček
    }
card-keycard = vstupní karta
    .acc = vstupní kartu
    .several = { $count ->
        [one] { $count } vstupní kartu
        [few] { $count } vstupní karty
       *[other] { $count } vstupních karet
    }
card-heavy-gun = těžký kulomet
    .several = { $count ->
        [one] { $count } těžký kulomet
        [few] { $count } těžké kulomety
       *[other] { $count } těžkých kulometů
    }
card-grenade = granát
    .several = { $count ->
        [one] { $count } granát
        [few] { $count } granáty
       *[other] { $count } granátů
    }
card-boost = energetický nápoj
    .several = { $count ->
        [one] { $count } energetický nápoj
        [few] { $count } energetické nápoje
       *[other] { $count } energetických nápojů
    }
card-scope = zaměřovač
    .several = { $count ->
        [one] { $count } zaměřovač
        [few] { $count } zaměřovače
       *[other] { $count } zaměřovačů
    }
card-knife = bojový nůž
    .several = { $count ->
        [one] { $count } bojový nůž
        [few] { $count } bojové nože
       *[other] { $count } bojových nožů
    }
card-scanner = tepelný skener
    .several = { $count ->
        [one] { $count } tepelný skener
        [few] { $count } tepelné skenery
       *[other] { $count } tepelných skenerů
    }
card-host = karta hostitele
    .acc = kartu hostitele
card-infect-red = červená infekce
    .acc = červenou infekci
card-infect-blue = modrá infekce
    .acc = modrou infekci
card-infect-green = zelená infekce
    .acc = zelenou infekci
card-infect-yellow = žlutá infekce
    .acc = žlutou infekci
card-infect-white = bílá infekce
    .acc = bílou infekci
card-infect-black = černá infekce
    .acc = černou infekci
card-unknown = neznámá karta
    .acc = kartu

# Několik stejných, třeba na ruce.
card-several = { $count ->
    [1] { $card }
   *[other] { $count }× { $card }
}
    .acc = { $count ->
        [1] { FORM($card, form: "acc") }
       *[other] { $count }× { FORM($card, form: "acc") }
    }
# Tolik, kolik se jich zahrálo.
card-counted = { $count ->
    [1] { FORM($card, form: "acc") }
   *[other] { FORM($card, form: "several") }
}
# $bullets: náboje na každé kartě munice na stole, třeba 4+2.
card-ammo-left = munice ({ $bullets })

## Místnosti a karty, na kterých leží: .short na mapu má nejvýš 10 písmen

room-reactor = Reaktor
    .in = v Reaktoru
    .into = do Reaktoru
    .from = z Reaktoru
    .short = Reaktor
room-terminal = Terminál
    .in = v Terminálu
    .into = do Terminálu
    .from = z Terminálu
    .short = Terminál
room-hive = Hnízdo
    .in = v Hnízdě
    .into = do Hnízda
    .from = z Hnízda
    .short = Hnízdo
room-vault = Trezor
    .in = v Trezoru
    .into = do Trezoru
    .from = z Trezoru
    .short = Trezor
room-vault-upper = Trezor
    .in = v Trezoru
    .into = do Trezoru
    .from = z Trezoru
    .short = Trezor
room-vault-lower = předsíň Trezoru
    .in = v předsíni Trezoru
    .into = do předsíně Trezoru
    .from = z předsíně Trezoru
    .short = Předsíň
room-sick-bay = Ošetřovna
    .acc = Ošetřovnu
    .in = na Ošetřovně
    .into = na Ošetřovnu
    .from = z Ošetřovny
    .short = Ošetřovna
room-sick-bay-upper = Ošetřovna
    .acc = Ošetřovnu
    .in = na Ošetřovně
    .into = na Ošetřovnu
    .from = z Ošetřovny
    .short = Ošetřovna
room-sick-bay-lower = předsíň Ošetřovny
    .in = v předsíni Ošetřovny
    .into = do předsíně Ošetřovny
    .from = z předsíně Ošetřovny
    .short = Předsíň
room-storage-1 = Skladiště 1
    .in = ve Skladišti 1
    .into = do Skladiště 1
    .from = ze Skladiště 1
    .short = Sklad 1
room-storage-2 = Skladiště 2
    .in = ve Skladišti 2
    .into = do Skladiště 2
    .from = ze Skladiště 2
    .short = Sklad 2
room-empty-1 = Prázdná místnost 1
    .acc = Prázdnou místnost 1
    .in = v Prázdné místnosti 1
    .into = do Prázdné místnosti 1
    .from = z Prázdné místnosti 1
    .short = Prázdno 1
room-empty-2 = Prázdná místnost 2
    .acc = Prázdnou místnost 2
    .in = v Prázdné místnosti 2
    .into = do Prázdné místnosti 2
    .from = z Prázdné místnosti 2
    .short = Prázdno 2
room-run-1 = Chodba 1
    .acc = Chodbu 1
    .in = v Chodbě 1
    .into = do Chodby 1
    .from = z Chodby 1
    .short = Chodba 1
room-run-2 = Chodba 2
    .acc = Chodbu 2
    .in = v Chodbě 2
    .into = do Chodby 2
    .from = z Chodby 2
    .short = Chodba 2
room-run-3 = Chodba 3
    .acc = Chodbu 3
    .in = v Chodbě 3
    .into = do Chodby 3
    .from = z Chodby 3
    .short = Chodba 3
room-team-1 = Týmová místnost 1
    .acc = Týmovou místnost 1
    .in = v Týmové místnosti 1
    .into = do Týmové místnosti 1
    .from = z Týmové místnosti 1
    .short = Tým 1
room-team-2 = Týmová místnost 2
    .acc = Týmovou místnost 2
    .in = v Týmové místnosti 2
    .into = do Týmové místnosti 2
    .from = z Týmové místnosti 2
    .short = Tým 2
room-team-3 = Týmová místnost 3
    .acc = Týmovou místnost 3
    .in = v Týmové místnosti 3
    .into = do Týmové místnosti 3
    .from = z Týmové místnosti 3
    .short = Tým 3
room-team-4 = Týmová místnost 4
    .acc = Týmovou místnost 4
    .in = v Týmové místnosti 4
    .into = do Týmové místnosti 4
    .from = z Týmové místnosti 4
    .short = Tým 4
room-parasite-1 = Zamořená místnost 1
    .acc = Zamořenou místnost 1
    .in = v Zamořené místnosti 1
    .into = do Zamořené místnosti 1
    .from = ze Zamořené místnosti 1
    .short = Zamoření 1
room-parasite-2 = Zamořená místnost 2
    .acc = Zamořenou místnost 2
    .in = v Zamořené místnosti 2
    .into = do Zamořené místnosti 2
    .from = ze Zamořené místnosti 2
    .short = Zamoření 2
room-parasite-3 = Zamořená místnost 3
    .acc = Zamořenou místnost 3
    .in = v Zamořené místnosti 3
    .into = do Zamořené místnosti 3
    .from = ze Zamořené místnosti 3
    .short = Zamoření 3
room-parasite-4 = Zamořená místnost 4
    .acc = Zamořenou místnost 4
    .in = v Zamořené místnosti 4
    .into = do Zamořené místnosti 4
    .from = ze Zamořené místnosti 4
    .short = Zamoření 4
# Tam, kde už byla právě jmenována.
room-same = místnost
    .in = tam
searched-again = { $room } znovu
    .acc = { FORM($room, form: "acc") } znovu
laid-at = { FORM($card, form: "acc") } na pole { $place }

# Strany karty, jak by ležela. $open a $security jsou světové strany, písmeny.
doors = { $security ->
    [none] dveře { FORM($open, form: "letter") }
   *[other] { $open ->
        [none] bezpečnostní dveře { FORM($security, form: "letter") }
       *[other] dveře { FORM($open, form: "letter") }, bezpečnostní { FORM($security, form: "letter") }
    }
}
letters = { FORM($rest, form: "letter") } { FORM($last, form: "letter") }

## Paraziti a zbraně

face-gray = šedý
    .gen = šedého
face-black = černý
    .gen = černého
face-flipped = šedý
    .gen = šedého

swarm = { $face } parazit { FORM($room, form: "in") }
    .gen = { FORM($face, form: "gen") } parazita { FORM($room, form: "in") }
    .from = { FORM($face, form: "gen") } parazita { FORM($room, form: "from") }

weapon-shot = výstřel
    .by = po výstřelu
weapon-knife = nůž
    .by = po ráně nožem
weapon-grenade = granát
    .by = po výbuchu granátu
weapon-parasites = paraziti
    .by = po útoku parazitů

function-scan = tepelný sken
function-doors = otevření všech bezpečnostních dveří
function-reveal = odkrytí místnosti kdekoli

remedy-sick-bay = Ošetřovna
remedy-first-aid = Lékárnička

## Strany a konce

side-humans = lidé
side-infected = nakažení
side-nobody = nikdo

outcome-burned = Hnízdo hoří: lidé jsou zachráněni.
    .short = Hnízdo spáleno
outcome-all_infected = Sken mezi živými nenachází jediného člověka.
    .short = všichni nakaženi
outcome-last_human_killed = Poslední člověk je mrtvý.
    .short = poslední člověk zabit
outcome-last_human_without_gas = Zbývá jediný člověk a benzín, kterým by Hnízdo spálil, už není.
    .short = poslední člověk bez benzínu
outcome-troopers_dead = Mariňáci jsou mrtví a nikdo jiný Hnízdo spálit nemůže.
    .short = mariňáci mrtví
outcome-hive_blocked = Žádná karta už se na mapu nevejde a Hnízdo zůstává ztracené.
    .short = Hnízdo zablokováno
outcome-round_limit = Kola došla a Hnízdo pořád stojí.
    .short = došla kola
outcome-nobody_alive = Nikdo nezůstal naživu.
    .short = všichni mrtví

## Vydání, varianty a výklady

edition-en = pravidla anglického vydání
edition-fr = pravidla francouzského vydání
edition-ru = pravidla ruského vydání
edition-cs = pravidla českého vydání

variant-1 = snazší pro lidi
variant-2 = pro začínajícího hostitele
variant-3 = těžší pro lidi
variant-4 = „Vyvolený a služebník“

ruling-hive_depth = { $value ->
    [1] Hnízdo je poslední karta balíčku průzkumu.
   *[other] Hnízdo leží mezi posledními { $value } kartami balíčku průzkumu.
}
ruling-hive_blocked_winner = Pokud už Hnízdo nikdy nepůjde přiložit, { $value ->
    [humans] vyhrávají lidé.
   *[infected] vyhrávají nakažení.
}
ruling-failed_explore = { $value ->
    [bars_turn] Zkusí-li se karta průzkumu marně, je po průzkumu pro celý tah.
   *[once] Další kartu průzkumu lze zkusit jednou za tah.
}
ruling-last_parasite = Když v zásobě nezbývá žádný parazit, { $value ->
    [most_crowded] přesune se jeden z místnosti, kde je jich nejvíc.
   *[any] lze přesunout kteréhokoli jiného.
}
ruling-terminal_alarm = Terminál přiláká parazita, { $value ->
    [reuse] pokud už ho někdo použil.
   *[red_side] pokud leží červenou stranou vzhůru.
}
ruling-reveal_limit = Terminál odkryje místnost jednou za { $value ->
    [round] kolo, pro všechny hráče dohromady.
   *[turn] tah.
}
ruling-first_aid = Lékárnička dá 2 body jedné postavě, nebo po 1 bodu { $value ->
    [any_two] libovolným dvěma.
   *[one_or_self_and_one] jedné vlastní a jedné další.
}
ruling-grenade_spares = Po hodu granátem si v zasažené místnosti v tomto tahu nemusí vyměňovat karty { $value ->
    [player] žádná z postav toho, kdo hodil.
   *[thrower] postava, která hodila.
}
ruling-attack_after_trade = Po výměně postava { $value ->
    [other] do konce tahu na nikoho v té místnosti neútočí.
   *[any] smí zaútočit na kohokoli.
}
ruling-last_human_gas = Při skenu poslední člověk prohrává, { $value ->
    [too_few] je-li na jeho ruce a v balíčku dohromady málo kanystrů benzínu.
   *[none] není-li na jeho ruce ani v balíčku žádný kanystr benzínu.
}
ruling-troopers_dead = Nakažení vyhrávají, když jsou mrtví všichni mariňáci{ $value ->
    [human] {" "}lidí.
   *[all] .
}
ruling-infection_cards = { $value ->
    [1] Každý začíná s { $value } kartou infekce.
   *[other] Každý začíná se { $value } kartami infekce.
}
ruling-minimum_hand = Kdo má na ruce jen { $value ->
    [one] { $value } kartu
    [few] { $value } karty
   *[other] { $value } karet
} nebo méně, žádnou nezahraje.
ruling-gas_needed = { $value ->
    [one] Ke spálení Hnízda je třeba { $value } kanystr benzínu.
    [few] Ke spálení Hnízda jsou třeba { $value } kanystry benzínu.
   *[other] Ke spálení Hnízda je třeba { $value } kanystrů benzínu.
}
ruling-host_card_infects = { $value ->
    [yes] Hostitel, kterému došly vlastní karty infekce a nikoho nenakazil, smí dát kartu hostitele.
   *[no] Karta hostitele se nikdy nedává.
}
ruling-master_and_servant = { $value ->
    [yes] Nakažený se o vítězství dělí, jen když sám nakazil nebo zabil člověka.
   *[no] O vítězství se dělí všichni živí nakažení.
}
ruling-round_limit = { $value ->
    [0] Počet kol není omezen.
   *[other] Po { $value }. kole přijde poslední sken.
}

# Co se stalo, jak to slyší ten, kdo se dívá. $you jmenuje pole, ve kterém je on sám, nebo je
# „none“; $known říká, zda smí znát karty, o kterých je řeč.

## Hra, kola a tahy

event-game-began = { $seats ->
    [one] Do stanice vstupuje { $seats } hráč.
    [few] Do stanice vstupují { $seats } hráči.
   *[other] Do stanice vstupuje { $seats } hráčů.
} { $you ->
    [first] Začínáte vy.
   *[none] Začíná { $first }.
}
event-card-dealt = { $you ->
    [seat] Dostáváte { FORM($card, form: "acc") }.
   *[none] { $seat } dostává { FORM($card, form: "acc") }.
}
event-parasite-phase-began = { $round }. kolo: parazitní fáze.
event-turn-began = { $arrives ->
    [yes] { $you ->
        [seat] Váš první tah ({ $ap } AP): mariňák a android vstupují do Reaktoru.
       *[none] { $seat } je na tahu poprvé ({ $ap } AP): mariňák a android vstupují do Reaktoru.
    }
   *[no] { $you ->
        [seat] Jste na tahu ({ $ap } AP).
       *[none] { $seat } je na tahu ({ $ap } AP).
    }
}
event-turn-ended = { $you ->
    [seat] Váš tah končí.
   *[none] { $seat } končí tah.
}
event-marker-passed = { $you ->
    [seat] Parazitní ukazatel dostáváte vy.
   *[none] Parazitní ukazatel dostává { $seat }.
}
event-die-rolled = { $you ->
    [seat] Na kostce vám padá { $number }
   *[none] { $seat } hází: padá { $number }
}, { $cast_for }.
cast-for-knife = nůž { $hits ->
    [0] míjí
   *[1] zasahuje
} { FORM($target, form: "gen") }
cast-for-way = tedy { $way }

## Paraziti

event-parasites-moved = Paraziti lezou { $direction } všude, kde jim nic nestojí v cestě.
event-parasite-appeared = { ID($room) ->
    [room-same] Objevuje se tam { $face } parazit.
   *[other] { START($room, form: "in") } se objevuje { $face } parazit.
}
event-parasite-shifted = { START($face) } parazit se přesouvá { FORM($origin, form: "from") } { FORM($room, form: "into") }.
event-parasite-killed = { START($room, form: "in") } { $count ->
    [one] hyne { $face } parazit.
    [few] hynou { $count } šedí paraziti.
   *[other] hyne { $count } šedých parazitů.
}
event-parasite-wounded = { START($room, form: "in") } { $count ->
    [one] je zraněn černý parazit: zbývá z něj šedý.
    [few] jsou zraněni { $count } černí paraziti: zbývají z nich šedí.
   *[other] je zraněno { $count } černých parazitů: zbývají z nich šedí.
}

## Průzkum a pohyb

event-room-laid = { $you ->
    [seat] Přikládáte { $rooms }.
   *[none] { $seat } přikládá { $rooms }.
}
    .deed = { $you ->
        [seat] přikládáte { $rooms }
       *[none] přikládá { $rooms }
    }
event-next-room-shown = Další místnost v balíčku: { $card }.
event-room-buried = { START($card) } putuje pod balíček.
event-room-under-hive-shown = Pod Hnízdem leží { $card }.
event-character-moved = { $free ->
    [yes] { START($character) } běží dál { FORM($room, form: "into") }.
   *[no] { START($character) } jde { FORM($room, form: "into") }.
}
    .deed = { $free ->
        [yes] běží dál { FORM($room, form: "into") }
        [on] pokračuje { FORM($room, form: "into") }
       *[no] jde { FORM($room, form: "into") }
    }

## Útok, zranění a smrt

event-shot-fired = { START($character) } střílí na { FORM($target, form: "gen") }.
event-knife-drawn = { START($character) } { event-knife-drawn.deed }.
    .deed = { $blows ->
        [1] útočí nožem na { FORM($target, form: "gen") }{ $hits ->
            [unknown] {""}
            [0] {" "}a míjí
           *[other] {" "}a zasahuje
        }
        [2] dvakrát útočí nožem na { FORM($target, form: "gen") }{ $hits ->
            [unknown] {""}
            [0] {" "}a pokaždé míjí
            [1] {" "}a jednou zasahuje
           *[other] {" "}a pokaždé zasahuje
        }
       *[other] { $blows }× útočí nožem na { FORM($target, form: "gen") }{ $hits ->
            [unknown] {""}
            [0] {" "}a pokaždé míjí
            [1] {" "}a jednou zasahuje
           *[other] {" "}a { $hits }× zasahuje
        }
    }
event-grenade-thrown = { START($character) } hází granát { FORM($room, form: "into") }.
    .deed = hází granát { FORM($room, form: "into") }
event-character-wounded = { START($character) } { FORM($weapon, form: "by") } ztrácí { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} zdraví.
event-wounds-taken = { $you ->
    [seat] Zranění přijímáte.
   *[none] { $seat } zranění přijímá.
}
event-character-died = { START($character) } je mrtvý.
event-player-eliminated = { $you ->
    [seat] Obě vaše postavy jsou mrtvé: hra pro vás končí.
   *[none] { $seat } vypadává ze hry.
}
event-character-healed = { START($character) } získává zpět { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} zdraví.

## Prohledávání, terminály a ošetřovna

event-room-searched = { START($character) } { event-room-searched.deed }.
    .deed = { $you ->
        [partner] společně s vámi prohledává { FORM($room, form: "acc") }
       *[other] { ID($partner) ->
            [nobody] prohledává { FORM($room, form: "acc") }
           *[other] společně { FORM($partner, form: "with") } prohledává { FORM($room, form: "acc") }
        }
    }{ $cards ->
        [0] {""}
        [one] {" "}({ $cards } karta)
        [few] {" "}({ $cards } karty)
       *[other] {" "}({ $cards } karet)
    }
event-card-drawn = { $you ->
    [seat] Berete si { FORM($card, form: "acc") }.
   *[none] { $seat } si bere { FORM($card, form: "acc") }.
}
event-alert-drawn = { $you ->
    [seat] Berete si upozornění na parazita!
   *[none] { $seat } si bere upozornění na parazita!
}
event-host-drawn = { $you ->
    [seat] Jste hostitel! Patříte k nakaženým: při výměnách rozdávejte své karty infekce a nedejte na sobě nic znát.
   *[none] { $seat } je hostitel.
}
event-search-deck-remade = Balíček prohledávání je prázdný: odhozené karty ({ $cards }) se zamíchají do nového.
event-card-turned-red = { START($card) } se obrací na červenou stranu.
event-terminal-used = { START($character) } používá terminál: { $function }.
    .deed = používá terminál ({ $function })
event-doors-opened = Všechny bezpečnostní dveře zůstanou otevřené až do příští parazitní fáze.
# „Z pěti“, ale „ze dvou“, „ze šesti“.
event-heat-scan-held = Tepelný sken: { $living ->
    [1] z { $living } živého hráče
    [5] z { $living } živých hráčů
   *[other] ze { $living } živých hráčů
} { $infected ->
    [0] není nakažený nikdo.
    [one] je nakažený { $infected }.
    [few] jsou nakažení { $infected }.
   *[other] je nakažených { $infected }.
}
event-sick-bay-used = { START($character) } se léčí na Ošetřovně.
    .deed = dostává ošetření

## Předměty

event-item-laid-down = { $you ->
    [seat] Vykládáte { FORM($card, form: "acc") }.
   *[none] { $seat } vykládá { FORM($card, form: "acc") }.
}
    .deed = { $you ->
        [seat] vykládáte { FORM($card, form: "acc") }
       *[none] vykládá { FORM($card, form: "acc") }
    }
event-item-spent = { $you ->
    [seat] Používáte { FORM($card, form: "acc") }.
   *[none] { $seat } používá { FORM($card, form: "acc") }.
}
    .deed = { $you ->
        [seat] používáte { FORM($card, form: "acc") }
       *[none] používá { FORM($card, form: "acc") }
    }
event-hand-shown = { $you ->
    [viewer] { $seat } vám ukazuje všechny karty na ruce: { $cards }.
    [seat] Ukazujete { FORM($viewer, form: "dat") } všechny karty na ruce.
   *[none] { $known ->
        [yes] { $seat } ukazuje { FORM($viewer, form: "dat") } všechny karty na ruce: { $cards }.
       *[no] { $seat } ukazuje { FORM($viewer, form: "dat") } všechny karty na ruce.
    }
}

## Výměna a nákaza

event-trade-began = { $you ->
    [partner] { START($character) } vás { FORM($room, form: "in") } potkává: výměna karet.
   *[other] { START($character) } { FORM($room, form: "in") } potkává { FORM($partner, form: "gen") }: výměna karet.
}
    .deed = { $you ->
        [partner] provádí výměnu s vámi
       *[other] provádí výměnu { FORM($partner, form: "with") }
    }
event-cards-traded = { $you ->
    [seat] Dáváte { FORM($partner, form: "dat") } { FORM($given, form: "acc") } a dostáváte { FORM($returned, form: "acc") }.{ $infects ->
        [yes] {" "}Kanystr benzínu za ni nepřišel.
        [dodged] {" "}Díky kanystru k nákaze nedošlo.
        [saved] {" "}Zastavil ji váš kanystr: tahle karta vás nenakazí.
       *[no] {""}
    }
    [partner] Dáváte { FORM($seat, form: "dat") } { FORM($returned, form: "acc") } a dostáváte { FORM($given, form: "acc") }.{ $infects ->
        [yes] {" "}Kanystr benzínu za ni nepřišel.
        [dodged] {" "}Díky kanystru k nákaze nedošlo.
        [saved] {" "}Zastavil ji váš kanystr: tahle karta vás nenakazí.
       *[no] {""}
    }
   *[none] { $known ->
        [yes] { $seat } dává { FORM($partner, form: "dat") } { FORM($given, form: "acc") } a dostává { FORM($returned, form: "acc") }.
       *[no] { $seat } a { $partner } si vyměňují po jedné kartě.
    }
}
event-player-infected = { $you ->
    [seat] Parazit je ve vás! Podstrčil vám ho { $by }. Od této chvíle vyhráváte s nakaženými: nedejte na sobě nic znát. Kdo se nakazí poslední, ale nevyhrává: nakazte ještě někoho.
   *[none] { $by } nakazil { FORM($seat, form: "gen") }.
}
event-host-card-passed = { $you ->
    [seat] S touto kartou jste novým hostitelem.
   *[none] Novým hostitelem je { $seat }.
}

## Konec

event-hive-burned = { $you ->
    [seat] Zapalujete Hnízdo!
   *[none] { $seat } zapaluje Hnízdo!
}
event-game-ended = Hra končí.

## Několik událostí v jedné větě

# Co jedna postava dělá po sobě: .deed je táž událost bez podmětu.
told-deeds = { START($character) } { FORM($deeds, form: "deed") }.
told-turn = { $you ->
    [seat] { START($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
told-wounds = Zranění { FORM($weapon, form: "by") }: { $hits }.
told-hit = { $character } ({ $points })
# Kdo umírá najednou.
told-deaths = { START($characters) } jsou mrtví.
# Tah, ve kterém se nic nestalo.
told-idle = { $you ->
    [seat] Neděláte nic.
   *[none] { $seat } nedělá nic.
}
# Výstřely na parazity: každý zabije šedého, nebo zraní černého.
told-gray-shot = { START($character) } { FORM($room, form: "in") } zabíjí { $shots ->
    [one] výstřelem šedého parazita.
    [few] výstřely { $shots } šedé parazity.
   *[other] výstřely { $shots } šedých parazitů.
}
told-black-shot = { START($character) } { FORM($room, form: "in") } zraňuje { $shots ->
    [one] výstřelem černého parazita: zbývá z něj šedý.
    [few] výstřely { $shots } černé parazity: zbývají z nich šedí.
   *[other] výstřely { $shots } černých parazitů: zbývají z nich šedí.
}
# Výstřely na jeden cíl a co způsobily.
told-shots = { START($character) } střílí na { FORM($target, form: "gen") }: { $shots ->
    [1] {""}
    [one] 1 výstřel,{" "}
    [few] { $shots } výstřely,{" "}
   *[other] { $shots } výstřelů,{" "}
}{ $points } zranění.

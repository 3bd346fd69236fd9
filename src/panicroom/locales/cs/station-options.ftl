# Co lze udělat (option-), co je třeba rozhodnout (decision-) a proč něco nejde (why-).

## Jak se akce píší: co stojí místo každého slova po prvním

slot-who = T|A
slot-direction = n|e|s|w
slot-quarter = 0|90|180|270
slot-cell = POLE
slot-partner = BARVA|-
slot-function = scan|doors|reveal
slot-target = BARVA.T|BARVA.A|gray@MÍSTNOST|black@MÍSTNOST
slot-card = KARTA
slot-seat = BARVA
slot-character = BARVA.T|BARVA.A
slot-parasite = gray@MÍSTNOST|black@MÍSTNOST

## Možnosti: vždy infinitiv

option-move = { $met ->
    [0] Jít { $direction } { FORM($room, form: "into") }
   *[other] Jít { $direction } { FORM($room, form: "into") }, kde { $met ->
        [1] je
       *[other] jsou
    } { $others }
}
option-run = { $met ->
    [0] Běžet dál zdarma { $direction } { FORM($room, form: "into") }
   *[other] Běžet dál zdarma { $direction } { FORM($room, form: "into") }, kde { $met ->
        [1] je
       *[other] jsou
    } { $others }
}
option-explore = Přiložit { $direction } { FORM($room_card, form: "acc") } ({ $doors })
option-try-next = Zkusit další kartu: { $next } se nikam nevejde
option-lay = Přiložit { FORM($room_card, form: "acc") } na pole { $cell } ({ $doors })
option-search = { ID($seat) ->
    [nobody] Prohledat { FORM($room, form: "acc") }
   *[other] Prohledat { FORM($room, form: "acc") } společně { FORM($seat, form: "with") }
}{ $spawns ->
    [yes] {" "}(objeví se parazit, K4 určí kde)
   *[no] {""}
}
option-terminal = Použít terminál: { $function }{ ID($function) ->
    [function-scan] {" "}(všichni se dozvědí, kolik živých je nakažených)
    [function-doors] {" "}(do příští parazitní fáze)
   *[function-reveal] { $places ->
        [none] {""}
        [0] {" "}({ $next } nikam nepasuje: zkusí se další karta)
        [1] {" "}({ $next }: možné 1 místo)
       *[other] {" "}({ $next }: možná místa: { $places })
    }
}{ $spawns ->
    [yes] {" "}(objeví se parazit, K4 určí kde)
   *[no] {""}
}
option-sick-bay = Léčit se na Ošetřovně
option-fire = Vystřelit na { FORM($target, form: "gen") }
option-hold-fire = Nestřílet
option-stab = Zaútočit nožem na { FORM($target, form: "gen") } (zasáhne při 3 nebo 4 na K4)
option-grenade = { $met ->
    [0] Hodit granát { $direction } { FORM($room, form: "into") }
   *[other] Hodit granát { $direction } { FORM($room, form: "into") }, kde { $met ->
        [1] je
       *[other] jsou
    } { $others }
}
option-lay-down = Vyložit { FORM($card, form: "acc") }
option-boost = Vypít energetický nápoj (2 AP navíc)
option-first-aid = Použít lékárničku
option-scan-body = Skenovat { FORM($seat, form: "gen") }: uvidíte všechny karty na ruce
option-heal = Ošetřit { FORM($character, form: "own") } (zdraví { $health })
option-stop-healing = Nechat léčení být
option-trade = Vyměnit si kartu { FORM($seat, form: "with") }
option-give = Dát { FORM($card, form: "acc") }
option-armor = Ochránit { FORM($character, form: "own") } neprůstřelnou vestou
option-take-wounds = Přijmout zranění
option-move-parasite = Přesunout { FORM($target, form: "from") }
option-burn = { $gas ->
    [1] Spálit Hnízdo { $gas } kanystrem benzínu
   *[other] Spálit Hnízdo { $gas } kanystry benzínu
}
option-end-turn = Ukončit tah

group-character = { START($role) } { FORM($room, form: "in") } (zdraví { $health })
group-both = Mariňák nebo android, oba { FORM($room, form: "in") }
group-player = Dále

cost = { $ap } AP

## Rozhodnutí: co je třeba a proč. .name stojí ve větě „Nejdřív musíte vyřešit ...“.

decision-turn = { $ap ->
    [0] Jste na tahu, ale AP už nemáte.
   *[other] Jste na tahu: máte ještě { $ap } AP.
}{ $search ->
    [owed] {" "}První tah můžete ukončit, až jednou prohledáte místnost.
   *[free] {""}
}
    .name = svůj tah
decision-encounter = { START($character) } { FORM($room, form: "in") } potkává { FORM($others, form: "gen") }: { $offered ->
    [trade] vyměňte si kartu.
    [attack] zaútočte.
   *[both] vyměňte si kartu, nebo zaútočte.
}
    .name = setkání
decision-trade = Výměna { FORM($other, form: "with") } { FORM($room, form: "in") }: vyberte kartu, kterou dáte. Nikdo další ji neuvidí.
    .name = výměnu
decision-answer = { START($weapon, form: "by") } hrozí { $hits }: zahrajte neprůstřelnou vestu, nebo zranění přijměte.
    .name = zásah
decision-second-shot = Těžký kulomet má ještě jednu ránu: vystřelte, nebo nestřílejte.
    .name = druhou ránu
decision-healing = { $remedy }: { $left ->
    [one] zbývá 1 bod zdraví
    [few] zbývají { $left } body zdraví
   *[other] zbývá { $left } bodů zdraví
}. Koho ošetříte?
    .name = léčení
decision-place = Vyberte, kam přijde { $card }.
    .name = umístění místnosti
decision-last-parasite = { $cause ->
    [red] Prohledává se červená strana, a tak přichází parazit.{" "}
    [alert] Upozornění přivolává parazita.{" "}
    [room] Tato místnost přivolává parazita.{" "}
   *[none] {""}
}V zásobě už není žádný parazit: vyberte, který se přesune { FORM($room, form: "into") }.
    .name = přesun parazita

hit = { FORM($character, form: "dat") } { $points } zranění

## Proč ne. Každé je jedna věta; po ní následuje znění pravidla.

why-game-over = Hra už skončila.
why-others-decide = Teď nerozhodujete vy.
why-answer-first = Nejdřív musíte vyřešit { FORM($decision, form: "name") }.
why-no-ap = Nezbývají vám žádné AP.
why-no-ap-to-attack = Na útok vám nezbývají žádné AP: zbývá jen výměna.
why-character-dead = Váš { $who } je mrtvý.
why-search-first = V prvním tahu musíte jednou prohledávat, a ještě to jde.
why-leaves-no-search = Potom už by prohledávat nešlo, a v prvním tahu musíte.

why-nobody-of-that-colour = Za tu barvu nikdo nehraje.
why-no-passage = { START($direction) } odsud nevede žádný průchod.
why-door-closed = Bezpečnostní dveře { FORM($direction, form: "at") } jsou pro vás zavřené: na stole nemáte vstupní kartu a žádný terminál je nedrží otevřené.
why-no-run = Váš { $who } právě nevstoupil do žádné chodby.
why-ran-through = Tuto chodbu už máte za sebou.
why-encounter-first = Váš { $who } { FORM($room, form: "in") } někoho potkal: nejdřív si tam musí vyměnit kartu, nebo sám zaútočit.

why-no-rooms-left = Balíček průzkumu je prázdný.
why-exploring-barred = Jedna karta se už zkusila marně: v tomto tahu je po průzkumu.
why-relief-spent = { START($room_card) } se nikam nevejde a další karta se v tomto tahu už jednou zkusila.
why-fits-nowhere = { START($room_card) } se na mapu nikam nevejde.
why-fits-elsewhere = { START($room_card) } se k této místnosti nehodí: strany musejí sedět dveře na dveře a zeď na zeď. Hodí se sem: { $rooms }.
why-fits-somewhere = { START($room_card) } se na mapu vejde, takže se další karta nezkouší.
why-no-free-doorway = Tato místnost nemá { FORM($direction, form: "at") } žádné volné dveře.
why-hive-fits-upright = Hnízdo se někam vejde svisle, takže se neklade na bok.
why-not-upright = Karta { $room_card } může ležet jen svisle, nebo otočená o 180 stupňů.
why-same-either-way = { START($room_card) } vypadá po otočení stejně: položte kartu svisle.
why-sides-clash = { START($room_card) } se tam nehodí: strany musejí sedět dveře na dveře a zeď na zeď a aspoň jedny dveře musejí vést na mapu.
why-no-card-to-lay = Teď se žádná karta nepřikládá.
why-not-at-this-room = Karta musí navazovat na { FORM($room, form: "acc") }.

why-nothing-to-search = { START($room, form: "in") } není co prohledávat.
why-no-search-cards = Karty prohledávání došly.
why-no-team-search-room = { START($room) } není týmová místnost.
why-partner-not-here = { $seat } tu není, a tak s vámi prohledávat nemůže.
why-attacked-here = Po vašem útoku s vámi { FORM($room, form: "in") } v tomto tahu nikdo prohledávat nebude.
why-no-terminal-here = { START($room, form: "in") } žádný terminál není.
why-terminal-used = Terminál lze použít jen jednou za tah.
why-revealed-this-round = V tomto kole už terminál jednu místnost odkryl.
why-no-sick-bay-here = { START($room) } není ošetřovna.
why-healed-already = Na Ošetřovně se lze léčit jen jednou za tah.
why-nobody-wounded = Nikdo tu není zraněný.

why-own-character = Na vlastní postavy se neútočí.
why-no-such-parasite = Žádný takový parazit tu není.
why-not-on-the-map = { START($character) } není na mapě.
why-no-bullets = Nemáte na stole žádné náboje.
why-too-far = Cíl je příliš daleko.
why-no-scope = Bez zaměřovače na stole střílíte jen ve vlastní místnosti.
why-door-closed-to-shots = V cestě jsou zavřené bezpečnostní dveře.
why-no-knife = Nemáte na stole bojový nůž.
why-not-in-this-room = Cíl není ve stejné místnosti.
why-traded-here = Tato postava si tam v tomto tahu už vyměnila kartu, a tak tam na nikoho neútočí.
why-no-second-shot = Žádná druhá rána teď na řadě není.
why-no-wounds-to-answer = Žádné zranění vám teď nehrozí.
why-not-hit = { START($character) } není zasažený.
why-covered-together = Jedna vesta tu chrání obě vaše postavy: jmenujte mariňáka.

why-not-in-hand = Nemáte na ruce { FORM($card, form: "acc") }.
why-hand-at-minimum = { $minimum ->
    [one] Nesmíte mít na ruce méně než { $minimum } kartu.
    [few] Nesmíte mít na ruce méně než { $minimum } karty.
   *[other] Nesmíte mít na ruce méně než { $minimum } karet.
}
why-not-kept = Vyložit { FORM($card, form: "acc") } nejde: taková karta na stole nezůstává.
why-not-here = { $seat } tu není.
why-nothing-to-heal-with = Teď není čím léčit.
why-patient-not-here = { START($character) } není v místnosti.
why-not-wounded = { START($character) } není zraněný.
why-only-own-patients = Ošetřovna léčí jen vaše vlastní postavy.
why-second-point-elsewhere = Druhý bod patří téže postavě, nebo musí jeden z obou dostat vaše vlastní.
why-heal-one-at-least = Aspoň jeden bod se musí vyléčit.

why-no-encounter = Výměna přichází jen po setkání: vstupte do místnosti, kde někdo je. V Reaktoru se nikdo s nikým nesetká.
why-not-met = { START($seat, form: "with") } se tam nepotkáváte.
why-no-trade = Teď žádná výměna neprobíhá.
why-host-card-stays = Karta hostitele se nedává.
why-human-gives-no-infection = Karty infekce své barvy dávají jen nakažení.
why-items-first = Kartu infekce cizí barvy smí dát jen ten, kdo nemá na ruce žádný předmět.

why-no-parasite-to-move = Teď se žádný parazit nepřesouvá.
why-parasite-stays = Tenhle parazit se přesunout nesmí.

why-only-trooper-burns = Hnízdo spálí jen mariňák.
why-not-in-hive = Váš mariňák není v Hnízdě.
why-infected-never-burn = Patříte k nakaženým: Hnízdo spálit nemůžete.
why-too-little-gas = { $needed ->
    [one] Ke spálení Hnízda musíte mít na ruce { $needed } kanystr benzínu.
    [few] Ke spálení Hnízda musíte mít na ruce { $needed } kanystry benzínu.
   *[other] Ke spálení Hnízda musíte mít na ruce { $needed } kanystrů benzínu.
}

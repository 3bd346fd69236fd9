# Co lze udělat (option-), co je třeba rozhodnout (decision-) a proč něco nejde (why-).

## Jak se akce píší: co stojí místo každého slova po prvním

slot-manor = BARVA.ČÍSLO
slot-kind = basic|over-equipped|tandem|detector|call
slot-hunter = BARVA:DRUH

## Možnosti: vždy infinitiv

option-turn-up = Otočit { FORM($manor, form: "own") } ({ $face })
option-post-tandem = Dát tandem { FORM($manor, form: "own-to") } ({ $face })
option-place = Umístit { FORM($kind, form: "acc") } { FORM($manor, form: "own-to") } ({ $face })
option-detect = Otočit { FORM($manor, form: "own") } a pak umístit detektor
option-send-back = Poslat pryč { FORM($hunter, form: "own") }
option-call = Přivolat { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") }
option-place-again = Umístit { FORM($hunter, form: "own") } { FORM($manor, form: "own-to") } ({ $face })
option-end-turn = Ukončit tah

# Řádky tabulky možností: sloupce jsou domy. $letter značí lovce na stole.
row-place = { $letter }  { $kind }
row-detect = { $letter }  { $kind }: otočit
row-place-again = { $letter }  { $kind }

## Rozhodnutí: co je třeba a proč. .name stojí ve větě „Nejdřív musíte ...“.

decision-manors = Který ze svých domů otočíte, aby ho viděli všichni? Otáčejí všichni najednou.
    .name = otočit jeden dům
decision-posts = Ke kterému ze svých skrytých domů dáte první tandem? Umisťují všichni najednou.
    .name = dát tandem k jednomu domu
decision-turn = Jste na tahu: umístěte jednoho lovce k domu, který není plný. Napište číslo, kde se kříží řádek lovce a sloupec domu.
    .name = umístit lovce
decision-detector = Teď umístěte detektor.
    .name = umístit detektor
decision-send-or-call = { $may_call ->
    [yes] { $may_send ->
        [yes] Smíte poslat jednoho lovce pryč { FORM($manor, form: "own-from") } a jednoho k němu přivolat, v libovolném pořadí.
       *[no] Smíte přivolat jednoho lovce { FORM($manor, form: "own-to") }.
    }
   *[no] Smíte poslat jednoho lovce pryč { FORM($manor, form: "own-from") }.
}
    .name = někoho poslat pryč, někoho přivolat, nebo ukončit tah
decision-new-manor = { START($hunter) } musí pryč { FORM($origin, form: "from") }: umístěte ho k jinému domu.
    .name = umístit lovce, který musel pryč

## Proč ne. Každé je jedna věta; po ní následuje znění pravidla.

why-game-over = Hra už skončila.
why-others-decide = Teď nerozhodujete vy.
why-answer-first = Nejdřív musíte { FORM($decision, form: "name") }.

why-not-at-the-table = { START($manor) } u tohoto stolu není.
why-not-your-manor = Vybrat lze jen vlastní dům.
why-manor-is-up = Dům, který už leží lícem vzhůru, vybrat nelze.

why-not-in-hand = Na ruce vám už nezbývá žádný { $kind }.
why-manor-full = Dům, u kterého jsou už 4 lovci, je plný: nikdo další se k němu nevejde.
why-detect-first = Než detektor umístíte, otočte s ním jeden soupeřův dům.
why-detector-first = Jeden dům je otočený: teď umístěte detektor.
why-own-manor = Detektor otáčí soupeřův dům, ne váš vlastní.

why-sent-already = V tomto tahu už jeden lovec musel pryč.
why-no-such-hunter = Žádný takový lovec { FORM($manor, form: "at") } není.
why-over-equipped-stays = Obrněný lovec se nikdy neposílá pryč.
why-just-placed = Lovec, kterého právě umisťujete, se neposílá pryč.
why-just-called = Lovec, kterého právě přivoláváte, se neposílá pryč.
why-another-manor = Musí jít jinam než { FORM($manor, form: "to") }.

why-no-call = Přivolávat může jen právě umístěný spojař.
why-never-called = Obrněný lovec ani tandem se nikdy nepřivolává.
why-origin-full = Od plného domu se nikdo nepřivolává.
why-no-room = { START($manor) } je plný: nikdo další se k němu nevejde.
why-just-sent-back = Lovec, který právě musel pryč, se nepřivolává.

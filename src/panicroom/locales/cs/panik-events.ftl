# Co se stalo, jak to slyší ten, kdo se dívá. $you jmenuje pole, ve kterém je on sám, nebo je „none“.

## Příprava

event-game-began = { $seats ->
    [one] { $seats } hráč vykládá své domy.
    [few] { $seats } hráči vykládají své domy.
   *[other] { $seats } hráčů vykládá své domy.
} { $you ->
    [first] Začínat budete vy.
   *[none] Začínat bude { $first }.
}
event-manors-dealt = { $you ->
    [seat] Dostáváte domy: { $manors }.
   *[none] { $seat } dostává domy: { $manors }.
}
event-manor-turned = { START($manor) } se otáčí lícem vzhůru: { $kind }.

## Tahy

event-hunter-placed = { $you ->
    [seat] Umisťujete { FORM($kind, form: "acc") } { FORM($manor, form: "own-to") }.
   *[none] { $seat } umisťuje { FORM($kind, form: "acc") } { FORM($manor, form: "to") }.
}
    .deed = { $you ->
        [seat] umisťujete { FORM($kind, form: "acc") } { FORM($manor, form: "own-to") }
       *[none] umisťuje { FORM($kind, form: "acc") } { FORM($manor, form: "to") }
    }
event-hunter-sent-back = { $you ->
    [seat] Posíláte { FORM($hunter, form: "own") } pryč { FORM($manor, form: "own-from") }.
   *[none] { $seat } posílá { FORM($hunter, form: "acc") } pryč { FORM($manor, form: "from") }.
}
    .deed = { $you ->
        [seat] posíláte pryč { FORM($hunter, form: "own") }
       *[none] posílá pryč { FORM($hunter, form: "acc") }
    }
event-hunter-placed-again = { START($hunter) } odchází { FORM($manor, form: "to") }.
event-hunter-called = { $you ->
    [seat] Přivoláváte { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") } { FORM($manor, form: "own-to") }.
   *[none] { $seat } přivolává { FORM($hunter, form: "acc") } { FORM($origin, form: "from") } { FORM($manor, form: "to") }.
}
    .deed = { $you ->
        [seat] přivoláváte tam { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") }
       *[none] přivolává tam { FORM($hunter, form: "acc") } { FORM($origin, form: "from") }
    }

## Konec

event-manor-scored = { START($manor) } vynáší body: { $points }.
event-game-ended = Hra končí.

## Několik událostí v jedné větě

# Co jeden hráč udělá za sebou; .deed je táž událost bez podmětu.
told-turn = { $you ->
    [seat] { START($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
# Domy, které se otočí najednou.
told-turned = Lícem vzhůru: { $manors }.
# Dům, který odhalil detektor hráče $seat.
told-detector = { $you ->
    [seat] Váš detektor odhaluje { $manor }: { $kind }.
   *[none] { START($seat, form: "adj") } detektor odhaluje { $manor }: { $kind }.
}

# Co hráči tvrdí, v první osobě, ať je to pravda, nebo ne; a co rozkazují předem.
# claiming-...: začátek věty, kterou je třeba doplnit.

claim-am-human = Jsem člověk.
claiming-am-human = Jsem člověk
claim-gave-infection = { $seat } mi dal kartu infekce.
claiming-gave-infection = … mi dal kartu infekce
claim-hold = Držím { $number ->
    [1] { FORM($card, form: "acc") }
   *[other] { FORM($card, form: "several") }
}.
claiming-hold = Držím …
claim-suspect = Podezírám { FORM($seat, form: "gen") }.
claiming-suspect = Podezírám …
claim-is-infected = { $seat } je nakažený.
claiming-is-infected = … je nakažený
claim-trust = Věřím { FORM($seat, form: "dat") }.
claiming-trust = Věřím …
claim-meet-at = Sejdeme se { FORM($room, form: "in") }.
claiming-meet-at = Sejdeme se …
claim-is-human = { $seat } je člověk.
claiming-is-human = … je člověk
claim-is-lying = { $seat } lže.
claiming-is-lying = … lže
claim-avoid = Nevyměňujte si karty { FORM($seat, form: "with") }!
claiming-avoid = Nevyměňujte si karty s …
claim-gave = { $seat } mi dal { FORM($card, form: "acc") }.
claiming-gave = … mi dal kartu
claim-was-scanned = { $seat } viděl mé karty tepelným skenerem.
claiming-was-scanned = … viděl mé karty
claim-ask-side = { $seat }, jsi člověk?
claiming-ask-side = …, jsi člověk?
claim-ask-for = { $seat }, dej mi prosím { FORM($card, form: "acc") }.
claiming-ask-for = …, dej mi kartu
claim-ask-scan = Potřebujeme tepelný sken.
claiming-ask-scan = Potřebujeme tepelný sken
claim-will-give = { $seat }, dám ti { FORM($card, form: "acc") }.
claiming-will-give = …, dám ti kartu
claim-agree = Ano, { $seat }.
claiming-agree = Ano, …
claim-refuse = Ne, { $seat }.
claiming-refuse = Ne, …

order-take-single = Jednotlivá zranění přijmout a neptat se mě.
order-cover-trooper = Mého mariňáka vždy krýt neprůstřelnou vestou.

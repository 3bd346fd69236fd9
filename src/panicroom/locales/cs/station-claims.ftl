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

order-take-single = Jednotlivá zranění přijmout a neptat se mě.
order-cover-trooper = Mého mariňáka vždy krýt neprůstřelnou vestou.

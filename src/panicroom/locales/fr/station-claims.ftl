# Ce que les joueurs affirment, à la première personne, vrai ou non ; et leurs consignes.
# claiming-... : le début d'une phrase à compléter.

claim-am-human = Je suis humain.
claiming-am-human = Je suis humain
claim-gave-infection = { $seat } m’a donné une carte Infection.
claiming-gave-infection = … m’a donné une carte Infection
claim-hold = J’ai { $number ->
    [1] { FORM($card, form: "a") }
   *[other] { FORM($card, form: "several") }
}.
claiming-hold = J’ai …
claim-suspect = Je soupçonne { $seat }.
claiming-suspect = Je soupçonne …
claim-is-infected = { $seat } est infecté.
claiming-is-infected = … est infecté
claim-trust = Je fais confiance à { $seat }.
claiming-trust = Je fais confiance à …
claim-meet-at = Retrouvons-nous dans { $room }.
claiming-meet-at = Retrouvons-nous dans …
claim-is-human = { $seat } est humain.
claiming-is-human = … est humain
claim-is-lying = { $seat } ment.
claiming-is-lying = … ment
claim-avoid = N’échangez pas avec { $seat } !
claiming-avoid = N’échangez pas avec …
claim-gave = { $seat } m’a donné { FORM($card, form: "a") }.
claiming-gave = … m’a donné une carte
claim-was-scanned = { $seat } a vu ma main avec un Scanner corporel.
claiming-was-scanned = … a vu ma main
claim-ask-side = { $seat }, es-tu humain ?
claiming-ask-side = …, es-tu humain ?
claim-ask-for = { $seat }, donne-moi { FORM($card, form: "a") }, s’il te plaît.
claiming-ask-for = …, donne-moi une carte
claim-ask-scan = Il nous faut un scan thermique.
claiming-ask-scan = Il nous faut un scan thermique
claim-will-give = { $seat }, je te donnerai { FORM($card, form: "a") }.
claiming-will-give = …, je te donnerai une carte
claim-agree = Oui, { $seat }.
claiming-agree = Oui, …
claim-refuse = Non, { $seat }.
claiming-refuse = Non, …

order-take-single = Encaisser les blessures isolées sans me demander.
order-cover-trooper = Toujours protéger mon Soldat avec un Gilet pare-balles.

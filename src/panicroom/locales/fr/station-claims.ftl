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

order-take-single = Encaisser les blessures isolées sans me demander.
order-cover-trooper = Toujours protéger mon Soldat avec un Gilet pare-balles.

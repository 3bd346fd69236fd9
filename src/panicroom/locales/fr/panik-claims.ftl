# Ce que les joueurs affirment, vrai ou non.
# claiming-... : le début d'une phrase à compléter.

claim-manor-is = { START($manor) } est { FORM($kind, form: "a") }.
claiming-manor-is = Un manoir est …

# Hádanky Panic Station na stránce: co hráč ví, a jedna otázka.

page-station-puzzle-host = Kdo je hostitel?
page-station-puzzle-infected = Kdo je určitě nakažený?
page-station-puzzle-human = Kdo je určitě člověk?
page-station-puzzle-count = Kolik je nakažených?
page-station-puzzle-gas = Kanystr, nebo ne?
page-station-puzzle-host-about = Z ostatních hráčů.
page-station-puzzle-infected-about = Z ostatních živých hráčů.
page-station-puzzle-human-about = Z ostatních živých hráčů.
page-station-puzzle-count-about = Ze všech živých, i s vámi.
page-station-puzzle-gas-about = { $partner } s vámi vyměňuje. Kterou kartu dáte?
page-station-puzzle-known = Co víte
page-station-puzzle-answer = Vaše odpověď
page-station-puzzle-me = { $infected ->
    [yes] Jste { $seat } a jste nakažený.
   *[no] Jste { $seat } a jste člověk.
} Jistá je jediná odpověď; co tu není řečeno, na ní nic nemění.

## Kdy a co

page-station-puzzle-when-deal = Rozdání
page-station-puzzle-when-first = Do { $until }. kola včetně
page-station-puzzle-when-round = { $until }. kolo
page-station-puzzle-when-rounds = { $since }. až { $until }. kolo
page-station-puzzle-drew = Karty prohledávání si berou { $seats }.
page-station-puzzle-drew-all = Všichni ostatní si berou karty prohledávání.
page-station-puzzle-trades = { $count ->
    [1] Jedna výměna:
   *[other] Výměny v tomto pořadí:
}
page-station-puzzle-pair = { $first } a { $second }
page-station-puzzle-pile = Hromádka s kartou hostitele je dobraná: někdo tu kartu má.
page-station-puzzle-own-host = Berete si kartu hostitele.
page-station-puzzle-exchange = { $partner } vám dává { FORM($got, form: "acc") } za { FORM($gave, form: "acc") }.
page-station-puzzle-scan = Tepelný sken, počet nakažených: { $infected } { $living ->
    [5] z { $living }
   *[other] ze { $living }
}.
page-station-puzzle-hand = Vidíte všechny karty { FORM($seat, form: "gen") }: { $cards }.
page-station-puzzle-death = { $seat } umírá a hra pokračuje.

## Verdikt

page-station-puzzle-is-host = { $answer } je hostitel.
page-station-puzzle-is-infected = { $answer } je nakažený.
page-station-puzzle-is-human = { $answer } je člověk.
page-station-puzzle-is-count = Nakažených: { $answer }.
page-station-puzzle-is-gas-1 = { $partner } je určitě nakažený: bezpečný je jen kanystr benzínu.
page-station-puzzle-is-gas-0 = { $partner } je určitě člověk: nechte si kanystr pro Hnízdo.
page-station-puzzle-proof = Dokazují to označená fakta, ať se stalo cokoli dalšího.
page-station-puzzle-not = Ne, { $answer } ne.
page-station-puzzle-not-gas = Ne.
page-station-puzzle-row = Mluví proti tomu fakt č. { $row }.
page-station-puzzle-world = Je to možné, ale ne jisté. Všechno by sedělo i tehdy, kdyby z ostatních byli nakažení jen { $infected }.
page-station-puzzle-world-host = Je to možné, ale ne jisté. Všechno by sedělo i tehdy, kdyby z ostatních byli nakažení jen { $infected } a hostitelem byl { $host }.
page-station-puzzle-world-nobody = Je to možné, ale ne jisté. Všechno by sedělo i tehdy, kdyby nikdo další nebyl nakažený.
page-station-puzzle-step-host = { $count ->
    [1] Fakt č. { $row }: hostitel je { $seats }.
   *[other] Fakt č. { $row }: hostitel je jeden z nich: { $seats }.
}
page-station-puzzle-step-infected = Fakt č. { $row }: v té chvíli jsou určitě nakažení: { $seats }.
page-station-puzzle-step-human = Fakt č. { $row }: až dosud jsou určitě lidé: { $seats }.
page-station-puzzle-hint = Nápověda
page-station-puzzle-hint-told = Označená fakta stačí.
page-station-puzzle-give-gas = Kanystr benzínu
page-station-puzzle-give-other = Jinou kartu

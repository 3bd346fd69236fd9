# Plán stanice na stránce.

page-map = Mapa stanice. Místností: { $rooms }, parazitů: { $parasites }.
page-map-keys = Mapa stanice. Šipkami vybíráte, R otočí novou místnost, C vystřídá postavu, F ukáže celou mapu.
page-map-rooms = Místnosti a kdo v nich je
page-map-room = { START($room) }: { $inside }
page-map-room-empty = { START($room) }: nikdo
page-map-parasites-gray = { $count ->
    [one] { $count } šedý parazit
    [few] { $count } šedí paraziti
   *[other] { $count } šedých parazitů
}
page-map-parasites-black = { $count ->
    [one] { $count } černý parazit
    [few] { $count } černí paraziti
   *[other] { $count } černých parazitů
}
page-map-doors-open = Bezpečnostní dveře jsou otevřené.
page-map-doors-closed = Bezpečnostní dveře jsou zavřené.

page-map-next = Další místnost · zbývá { $count }
page-map-next-none = Žádná místnost už nezbývá
page-map-search-deck = Karet v balíčku prohledávání: { $left }, odhozených: { $gone }
page-map-fit = Ukázat celou mapu
page-map-near = Přiblížit

# Karta, která může ležet na více místech.
page-map-places = Kam přiložit místnost
page-map-place = { $number }/{ $count }
page-map-place-none = Míst: { $count }
page-map-place-only = Pasuje jen sem
page-map-missed = Klepněte na ? na mapě: proč tam ležet nemůže.
page-map-before = Předchozí místo
page-map-after = Další místo
page-map-turn = Otočit

# Co udělá další klepnutí a proč karta leží takto. $who a $other jsou role.
page-map-tap-turn = Další klepnutí ji přiloží, šipka na ní ji otočí ({ $number }/{ $count }).
page-map-tap-go = Dalším klepnutím tam jdete.
page-map-tap-lay = Další klepnutí ji přiloží.
page-map-turn-barred = Otočit nejde.

# K čemu místnost je. $searched: leží červenou stranou nahoru.
page-map-does-storage = Skladiště: { $searched ->
    [yes] prohledání dá jednu kartu.
   *[no] první prohledání dá tři karty.
}
page-map-does-team = Lze prohledat: jedna karta; s jiným hráčem zde každému jedna.
page-map-does-run = Chodba: kdo vejde a není tu jiný hráč, smí jít hned zdarma dál. Lze prohledat.
page-map-does-parasite = Parazit se objeví pokaždé, když sem někdo vejde. Lze prohledat.
page-map-does-terminal = Terminál, jednou za tah: skenování, dveře, nebo nová místnost. Lze prohledat.
page-map-does-sick-bay = Ošetřovna, jednou za tah: vyléčí 2 zranění. Lze prohledat.
page-map-does-hive = Tady nenakažený mariňák s kanystry benzínu ({ $gas }) spálí Hnízdo a lidé vyhrají.
page-map-does-reactor = Tady se nevyměňuje a není co prohledávat.
page-map-does-empty = Není co prohledávat.
page-map-does-anteroom = Bezpečnostní dveře vedou do druhé poloviny. Lze prohledat.
page-map-red = Červená ikona: před prohledáním se objeví parazit.

# Jak paraziti koušou. $faces: kteří tu jsou.
page-map-bites = { $faces ->
    [gray] V parazitní fázi šedý zraní každého tady o 1; zabije ho 1 zásah.
    [black] V parazitní fázi černý zraní každého tady o 2; zabijí ho 2 zásahy.
   *[both] V parazitní fázi šedý zraní každého tady o 1, černý o 2. Šedého zabije 1 zásah, černého 2.
}

# Co řekne klepnutí na balíčky. $sides jsou světové strany.
page-map-sides-open = Dveře, jak je nakresleno: { FORM($sides, form: "at") }.
page-map-sides-security = Bezpečnostní dveře: { FORM($sides, form: "at") }. Zavřené každému bez vstupní karty, pokud je neotevře terminál.
page-map-rooms-left = Zbývá místností: { $count }{ $hive ->
    [yes] , Hnízdo je mezi nimi.
   *[no] .
} Až dojdou, průzkum končí.
page-map-searches-left = Karet v balíčku prohledávání: { $left }, odhozených: { $gone }. Až se balíček vyprázdní, odhozené se zamíchají do nového; není-li ani jedno, nelze prohledávat.

# Nastavení mapy.
page-map-coordinates = Souřadnice
page-map-coordinates-about = Čísla na okrajích mapy pro zápis pozic

# Plán stanice na stránce.

page-map = Plán stanice. Místností: { $rooms }, parazitů: { $parasites }.
page-map-keys = Plán stanice. Šipkami míříte, R otočí novou místnost, F ukáže celý plán.
page-map-rooms = Místnosti a kdo v nich je
page-map-room = { START($room) }: { $inside }
page-map-room-empty = { START($room) }: nikdo
page-map-parasites-gray = { $count ->
    [one] { $count } šedý parazit
    [few] { $count } šedí paraziti
   *[other] { $count } šedých parazitů
}
page-map-parasites-black = { $count ->
    [one] { $count } černý parazit
    [few] { $count } černí paraziti
   *[other] { $count } černých parazitů
}
page-map-parasites-flipped = { $count ->
    [one] { $count } zraněný černý parazit
    [few] { $count } zranění černí paraziti
   *[other] { $count } zraněných černých parazitů
}
page-map-doors-open = Bezpečnostní dveře jsou otevřené.
page-map-doors-closed = Bezpečnostní dveře jsou zavřené.

page-map-next = Další místnost · zbývá { $count }
page-map-next-none = Žádná místnost už nezbývá
page-map-search-left = V balíčku prohledávání
page-map-discards = Odhozené karty
page-map-fit = Ukázat celý plán
page-map-near = Blíž

# Karta, která může ležet na více místech.
page-map-places = Kam položit místnost
page-map-place = { $number } z { $count }
page-map-place-none = Míst: { $count }
page-map-before = Předchozí místo
page-map-after = Další místo
page-map-turn = Otočit

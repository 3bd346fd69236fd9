# The map of the page.

page-map = Map of the station. Rooms: { $rooms }, parasites: { $parasites }.
page-map-keys = Map. Arrow keys aim, R turns a new room, F fits the map.
page-map-rooms = Rooms and who is in them
page-map-room = { FORM($room, form: "label") }: { FORM($inside, form: "object") }
page-map-room-empty = { FORM($room, form: "label") }: nobody
page-map-parasites-gray = { $count ->
    [one] { $count } gray parasite
   *[other] { $count } gray parasites
}
page-map-parasites-black = { $count ->
    [one] { $count } black parasite
   *[other] { $count } black parasites
}
page-map-parasites-flipped = { $count ->
    [one] { $count } wounded black parasite
   *[other] { $count } wounded black parasites
}
page-map-doors-open = The security doors are open.
page-map-doors-closed = The security doors are closed.

page-map-next = Next room · { $count } left
page-map-next-none = No room is left
page-map-search-left = Search cards left
page-map-discards = Search cards discarded
page-map-fit = Show the whole map
page-map-near = Closer

# A card that may lie in several places.
page-map-places = Where the room may lie
page-map-place = { $number } of { $count }
page-map-place-none = Places: { $count }
page-map-before = Place before
page-map-after = Place after
page-map-turn = Turn

# The map of the page.

page-map = Map of the station. Rooms: { $rooms }, parasites: { $parasites }.
page-map-keys = Map. Arrow keys aim, R turns a new room, C changes the character, F fits the map.
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
page-map-place-only = It fits in this place alone
page-map-missed = Tap a ? on the map to see why it cannot lie there.
page-map-before = Place before
page-map-after = Place after
page-map-turn = Turn

# What a further tap does, and why a card lies as it does. $who and $other are roles.
page-map-tap-turn = Tap again to turn it ({ $number } of { $count }).
page-map-tap-other = { $who } goes. Tap again: { $other } instead.
page-map-tap-lay = Tap again to lay it.
page-map-turn-barred = It cannot be turned.

# What a room is good for. $searched: its red side is up.
page-map-does-storage = Storage: { $searched ->
    [yes] a search draws one card.
   *[no] the first search draws three cards.
}
page-map-does-team = Can be searched: one card; with another player here, one card each.
page-map-does-run = Run: whoever enters while no other player is here may go on for free. Can be searched.
page-map-does-parasite = A parasite comes whenever somebody enters. Can be searched.
page-map-does-terminal = Terminal, once a turn: scan, open doors or place a room. Can be searched.
page-map-does-sick-bay = Sick bay, once a turn: heals 2 points. Can be searched.
page-map-does-hive = Here an uninfected Trooper with { $gas } Gas Cans burns the Hive, and the humans win.
page-map-does-reactor = Nobody trades here, and there is nothing to search.
page-map-does-empty = Nothing to search.
page-map-does-anteroom = A security door leads to the other half. Can be searched.
page-map-red = Red icon: a search brings a parasite first.

# How hard parasites bite. $faces: which kinds are there.
page-map-bites = { $faces ->
    [gray] In the Parasite Phase gray bites everybody here for 1; it takes 1 hit.
    [black] In the Parasite Phase black bites everybody here for 2; it takes 2 hits.
   *[both] In the Parasite Phase gray bites everybody here for 1, black for 2. Gray takes 1 hit, black 2.
}

# What a tap on the decks tells. $sides are directions.
page-map-sides-open = Doorways as drawn: { $sides }.
page-map-sides-security = Security doors: { $sides }. Closed to whoever has no Keycard, unless a Terminal opens them.
page-map-rooms-left = Rooms left: { $count }{ $hive ->
    [yes] , the Hive among them.
   *[no] .
} With none left, exploring ends.
page-map-searches-left = Search cards left: { $left }. Discarded: { $gone }. When the deck is empty, the discards are shuffled into a new one; with neither, nobody can search.

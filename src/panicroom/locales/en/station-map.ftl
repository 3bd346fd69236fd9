# The map of the page.

page-map = Map of the station. Rooms: { $rooms }, parasites: { $parasites }.
page-map-keys = Map. Arrow keys select, R rotates a new room, C changes the character, F fits the map.
page-map-rooms = Rooms and who is in them
page-map-room = { FORM($room, form: "label") }: { FORM($inside, form: "object") }
page-map-room-empty = { FORM($room, form: "label") }: no one
page-map-parasites-gray = { $count ->
    [one] { $count } gray parasite
   *[other] { $count } gray parasites
}
page-map-parasites-black = { $count ->
    [one] { $count } black parasite
   *[other] { $count } black parasites
}
page-map-doors-open = The security doors are open.
page-map-doors-closed = The security doors are closed.

page-map-next = Next room · { $count } left
page-map-next-none = No rooms left
page-map-search-deck = Search cards left: { $left }, discarded: { $gone }
page-map-fit = Show the whole map
page-map-near = Zoom in

# A card that may lie in several places.
page-map-places = Where the room can go
page-map-place = { $number } of { $count }
page-map-place-none = Places: { $count }
page-map-place-only = It only fits here
page-map-missed = Tap a ? on the map to see why it can’t go there.
page-map-before = Previous place
page-map-after = Next place
page-map-turn = Rotate

# What a further tap does, and why a card lies as it does. $who and $other are roles.
page-map-tap-turn = Tap again to place it, or the arrow on it to rotate it ({ $number } of { $count }).
page-map-tap-go = Tap again to go there.
page-map-tap-lay = Tap again to place it.
page-map-turn-barred = It can’t be rotated.

# What a room is good for. $searched: its red side is up.
page-map-does-storage = Storage: { $searched ->
    [yes] a search draws one card.
   *[no] the first search draws three cards.
}
page-map-does-team = Can be searched: one card; with another player here, one card each.
page-map-does-run = Run: if no other player is here when you enter, you may move on for free. Can be searched.
page-map-does-parasite = A parasite appears whenever someone enters. Can be searched.
page-map-does-terminal = Terminal, once per turn: scan, open doors or place a room. Can be searched.
page-map-does-sick-bay = Sick bay, once per turn: heals 2 points. Can be searched.
page-map-does-hive = Here an uninfected Trooper with { $gas } Gas Cans burns the Hive, and the humans win.
page-map-does-reactor = No trades here, and nothing to search.
page-map-does-empty = Nothing to search.
page-map-does-anteroom = A security door leads to the other half. Can be searched.
page-map-red = Red icon: searching here makes a parasite appear first.

# What parasites do. $faces: which kinds are there.
page-map-bites = { $faces ->
    [gray] In the Parasite Phase, a gray one gives everyone here 1 wound. 1 hit kills it.
    [black] In the Parasite Phase, a black one gives everyone here 2 wounds. 2 hits kill it.
   *[both] In the Parasite Phase, a gray one gives everyone here 1 wound, a black one 2. 1 hit kills a gray one, 2 kill a black one.
}

# What a tap on the decks tells. $sides are directions.
page-map-sides-open = Doorways as drawn: { $sides }.
page-map-sides-security = Security doors: { $sides }. Closed to players without a Keycard, unless a Terminal opens them.
page-map-rooms-left = Rooms left: { $count }{ $hive ->
    [yes] , the Hive among them.
   *[no] .
} When none are left, exploring ends.
page-map-searches-left = Search cards left: { $left }. Discarded: { $gone }. When the deck is empty, the discards are shuffled into a new one; with neither, no one can search.

# Settings of the map.
page-map-coordinates = Coordinates
page-map-coordinates-about = Numbers along the edges of the map, for writing positions down

# Deeds that may say whose side somebody is on.

gift-infection = own infection card
gift-strange = another’s infection card
act-explore = explore
act-search = search
act-search-together = search with a partner
act-search-red = search a red room
act-search-red-again = search a red room again
act-terminal-scan = terminal: heat scan
act-terminal-doors = terminal: open doors
act-terminal-reveal = terminal: reveal
act-walk = walk
act-walk-hive = walk into the Hive
act-run = run on for nothing
act-meet = trade with someone met
act-attack = attack a player
act-attack-parasite = attack a parasite
act-grenade = throw a Grenade
act-heal = heal
act-boost = use an Energy Boost
act-lay-down = lay an item down
act-scan-body = use the Body Scanner
act-end-turn = end the turn

# The numbered rules of Panic Station. The ids are the contract: code that enforces a rule names
# it, a refusal shows it, a test cites it. This is the one place where they and their wording live.


## Setup

rule-SETUP-0 = 4 to 6 players (R). A random player begins and holds the Parasite Marker.
    .title = Players
rule-SETUP-1 = Each player takes a color, a Trooper and an Android with 4 health each, and 3 infection cards of that color.
    .title = What each player has
rule-SETUP-2 = The Reactor is at the center of the map.
    .title = The Reactor
rule-SETUP-3 = Search deck for N players: N Gas Cans, 2N-1 random cards from the other 45-N (Gas Cans and Alerts among them) and the Host card are shuffled into a pile of 3N, which goes on top of the shuffled remainder.
    .title = The search deck
rule-SETUP-4 = Everyone is dealt 2 cards. A Parasite Alert dealt here puts a gray parasite in the Reactor without a roll, is discarded and replaced from the deck, as often as it takes, seat by seat from the first player (R). Starting hands have 5 cards (4 with VARIANT-1).
    .title = Starting hands
rule-SETUP-5 = Exploration deck: without the Reactor, the Hive and the open Terminal, 17 cards remain. 8 of them at random, shuffled, are the upper pile (R); the other 9 with the open Terminal are the lower pile, shuffled; then the Hive is hidden among its last 4 cards (in the French edition, its last 3). The upper pile goes on top.
    .title = The exploration deck
rule-SETUP-6 = The top card of the exploration deck is always visible to everyone.
    .title = The next room is seen
rule-SETUP-7 = Public: the map, tokens, health, table cards and bullets, the size of hands and decks, the top exploration card, the discards, every roll, who traded with whom, the counts of scans. Secret until the end, even after death: hands, infection, the Host, the order of the decks.
    .title = Public and secret
rule-TALK-1 = Players may say what they like, true or not; but an infected player never admits to it, and no one ever shows a card.
    .title = Talk
rule-TALK-2 = (R) Eliminated players say nothing to the living; at the end everything is shown.
    .title = The dead are silent

## Rounds and turns

rule-ROUND-1 = A player who begins a turn with a due marker resolves the Parasite Phase first, then passes the marker to the next living player clockwise and plays the turn. The marker falls due when its new holder’s turn comes for the second time: with players A B C D the order is phase, A B C D A, phase, B C D A B, phase, C and so on. A round runs from one Parasite Phase to the next.
    .title = The Parasite Marker
rule-ROUND-2 = (R) The marker arrives with state 0 and has state 1 once its holder has ended a turn begun with it; with 1 it is due. If the holder is eliminated, it passes to the next living player, state unchanged. If that happens in the phase itself, the next living player takes the turn as if the phase had been that player’s own, and the marker goes, with state 0, to the living player after. The last living player passes it to themselves. The first phase of the game comes before anyone is on the map and hurts no one.
    .title = When the marker is due
rule-TURN-1 = At the start of a player’s first turn both characters are put into the Reactor. Until then they are not on the map and nothing can happen to them.
    .title = The first turn
rule-TURN-2 = At the start of the turn every living character gives 2 AP at 3 or 4 health, 1 AP at 1 or 2 health. The AP form one pool, to be spent on either character. (R) Wounds and deaths during the turn take no AP back; healing gives none until the next turn.
    .title = Action points
rule-TURN-3 = AP may be left unspent. The turn ends when its player says so, with nothing owed, or when both of the player’s characters are dead.
    .title = End of a turn
rule-TURN-4 = On their first turn (R) players must search at least once if that is possible at all. (R) Possible means: some sequence of moves, free runs, explorations and one search fits into the AP left, doors as they are, encounters taken as trades; the visible card is what it is, and a card not yet seen counts as fitting and searchable, so that the options give away nothing about the deck. While it is possible, ending the turn is illegal, and so is every action that would make it impossible. This is checked again after every action.
    .title = A first search is a must
rule-TURN-5 = Every action below costs 1 AP and may be repeated in a turn, unless it says otherwise. Parasites prevent no action.
    .title = What an action costs

## Parasite Phase

rule-PHASE-1 = Doors opened by a Terminal close.
    .title = Doors close
rule-PHASE-2 = If there are parasites, one D4 is rolled, and every parasite moves one room that way if an open doorway leads to a room there; walls, closed security doors and missing rooms stop it. All move at once.
    .title = Parasites move
rule-PHASE-3 = Then every parasite wounds every character in its room: a gray face 1, a black face 2 each. (R) All wounds of the phase are dealt together: added up, answered, applied, and only then are the dead removed and the end of the game checked.
    .title = Parasites bite
rule-PHASE-4 = Armor may answer (ARMOR). Players decide in turn order starting with the marker’s holder, each seeing the answers before theirs.
    .title = Armor against parasites
rule-PHASE-5 = Players never attack in this phase.
    .title = No attack in the phase

## The map

rule-MAP-1 = Cards are placed upright or rotated 180°, black (unsearched) icon up.
    .title = Upright or turned
rule-MAP-2 = A side that meets a neighbor must match: doorway to doorway, wall to wall. A doorway is open or a security door; two security doors may not meet. A side without a neighbor may be anything.
    .title = Sides must match
rule-MAP-3 = A new card must be connected by a doorway to at least one card on the map.
    .title = Connected by a doorway
rule-MAP-4 = A passage is a security passage if either side of it shows a security door, and the door inside a two-room card is one too. It is closed, except to those DOOR-1 lets through.
    .title = Security passages
rule-MAP-5 = N, E, S and W are directions of the map, whichever way a card is rotated.
    .title = Directions
rule-MAP-6 = Next to a room in a direction is: the other half of its own card if there is one that way; otherwise the neighboring card’s room; if that card has two rooms, coming from N or S the half that touches, from E or W (R) the half at the same height as the room you come from or, coming from an undivided card, the half with the outer doorway.
    .title = The room next door
rule-DOOR-1 = A Keycard on the table lets its player’s characters, and only them, pass closed security doors (R); everyone passes while a Terminal holds them open (TERMINAL-3). Parasites never pass a closed one.
    .title = Keycard and doors

## Explore

rule-EXPLORE-1 = A character places the visible exploration card next to the room it is in, connected by a doorway of that very room, open or security. It does not move there.
    .title = Placing a room
rule-EXPLORE-2 = The player chooses the side and the rotation of the card, within MAP.
    .title = Your choice of side
rule-EXPLORE-3 = If the card fits nowhere at the character’s room but does fit somewhere else on the map, the character may not explore there.
    .title = It fits only elsewhere
rule-EXPLORE-4 = If it fits nowhere on the map, exploring is allowed once in a player’s turn (counting Reveal), from any room: the AP is paid, the card goes under the deck, and the next one, if there is another, must be placed if it fits at the character’s room; if not, it stays on top and the AP is lost. After that, while the visible card fits nowhere, exploring is illegal this turn; in the French edition a failure ends all exploring, and (R) Reveal, for the turn.
    .title = It fits nowhere
rule-EXPLORE-5 = With no cards left there is no exploring; the exploration deck is never remade. After the Hive is placed, exploring goes on.
    .title = No cards left
rule-HIVE-1 = A Hive that fits upright nowhere on the map (R) may be placed on its side (rotated 90° or 270°), otherwise within MAP. On the grid it fills one space like any card.
    .title = The Hive on its side
rule-HIVE-2 = If it fits nowhere on its side either, exploring is allowed: the AP is paid and the card under the Hive is shown to everyone. It is placed if it fits at the character’s room, upright or rotated 180°; (R) if it fits only elsewhere, it stays; if it fits nowhere, it goes under the deck. The Hive stays on top. This is not the exception of EXPLORE-4 and may be repeated.
    .title = Under the Hive
rule-HIVE-3 = If no card left in the deck, including the Hive, fits anywhere on the map (the Hive on its side too), the game ends at once: the infected win, in the Czech edition the humans. (R) The books ask this only when the Hive is the last card; here it is checked whenever a card is placed. The map shows what is left in the deck, so it gives nothing away.
    .title = Nothing fits anymore
rule-HIVE-4 = Placing the Hive triggers an automatic heat scan at once (SCAN): no AP, no terminal use, no spawn.
    .title = The Hive scans

## Move and enter

rule-MOVE-1 = A character moves through a passage into an adjoining room that is on the map, including between the halves of a two-room card.
    .title = Moving
rule-ENTER-1 = When a character enters a Parasite Room, a parasite appears (SPAWN), every time, before anything else.
    .title = Into a Parasite Room
rule-ENTER-2 = Then comes the encounter: if other players’ characters are in the room, it is not the Reactor, this character has not traded in it this turn, and it has thrown no grenade into it this turn (in the Russian and Czech editions: neither has the player’s other character), the entering character must trade with one of those players, or itself attack one of those characters in this room with gun or knife (of two Heavy Gun shots the first must be that one), before this character or, (R), the player’s other one does anything else. Zero-AP items may be laid down first (R). (R) The duty comes with every entry, not only the first; an attack settles this entry alone, and for everyone in the room.
    .title = The encounter
rule-ENTER-3 = A character without means to attack or without AP, counting an Energy Boost played first, can only trade.
    .title = Nothing to attack with
rule-RUN-1 = When a character enters a Run Room with no other player’s character in it, it may at once leave by one free move into a room on the map, doors as usual. Zero-AP items may be laid down first; any action for AP, by either character, gives up the chance. A character that runs has not searched the room. The move may lead into another Run Room and on. (R) A chain of free moves does not return to a Run Room it has run through, so that it ends.
    .title = Running on

## Attack

rule-ATTACK-1 = An attack is a shot, a knife attack or a grenade. Characters of other players and parasites are targets; your own characters are not (R), but a grenade spares no one.
    .title = Attacks and targets
rule-ATTACK-2 = (R) An attack on a character that misses or is stopped is still an attack.
    .title = A miss is an attack
rule-FIRE-1 = Only an Android can fire, and each shot takes a bullet from an Ammo card on the table.
    .title = Who can fire
rule-FIRE-2 = The target is in the same room or, with a Target Scope on the table, in an adjoining room; not through a wall or a closed security door (DOOR-1).
    .title = How far a shot goes
rule-FIRE-3 = A shot never misses and needs no roll: 1 wound. The bullet is gone even if Armor stops it.
    .title = A shot never misses
rule-FIRE-4 = With a Heavy Gun on the table the same 1 AP gives two shots, at one target or two, each within FIRE-2; (R) the second is chosen after the first is resolved, or held. With only one bullet left on all Ammo cards there is one shot.
    .title = The Heavy Gun
rule-KNIFE-1 = Either character, same room, D4: a 3 or 4 causes 1 wound.
    .title = The Knife
rule-GRENADE-1 = Thrown into an adjoining room, never into the thrower’s own room: 1 wound to every parasite and every character there, including the thrower’s own; there may be none of either. (R) Only through a passage that is not closed to the thrower. (R) Armor does not help: it names knife, gun and parasite.
    .title = The Grenade
rule-PARASITE-1 = A gray face dies from one wound; its token returns to the supply. A black face takes two: after one it is exchanged for a gray token from the supply or, if there is none, flipped to its gray face. (R) A grenade kills gray faces first.
    .title = Killing a parasite
rule-ARMOR-1 = A player wounded by a knife, a shot or parasites may play Armor from the hand once the hit is known: 1 wound fewer. One card covers both of the player’s characters if they are in the same room and are hit together. Several may be played, and how many is public. (R) Every player who is hit and whose hand is above the minimum is asked in the same way, with or without Armor.
    .title = Armor
rule-DEATH-1 = A character without health is dead and leaves the map. Cards belong to the player, not to the character.
    .title = A dead character
rule-DEATH-2 = A player with both characters dead is eliminated and has lost; hand and table cards leave the game permanently, unseen (R).
    .title = An eliminated player

## Search

rule-SEARCH-1 = A card with an icon, black or red, can be searched, a two-room card from either room. The Reactor, the Hive and the Empty Rooms can’t.
    .title = Where to search
rule-SEARCH-2 = On the red side a parasite appears first (SPAWN). Then cards are drawn; then a black side is flipped to red, permanently.
    .title = Black side, red side
rule-SEARCH-3 = One card is drawn into the hand; from a black Storage three, one at a time.
    .title = How many cards
rule-SEARCH-4 = A drawn Parasite Alert is shown, resolved (SPAWN) and discarded before the next card, without replacement.
    .title = The Parasite Alert
rule-SEARCH-5 = In a Team Room the searching player may name one other player with a character there: two cards are drawn and dealt at random (R), one each; only the searcher pays, and the partner is not asked. This is not allowed if the searching player has attacked, with either character or a grenade, another player’s character in this room this turn. (R) An Alert is resolved by the player it is dealt to, from the character in this room, the searcher’s first. If there is only one card to draw, the searcher gets it.
    .title = Searching together
rule-SEARCH-6 = When a card is needed and the search deck is empty, the discards are shuffled into a new one; with neither, drawing stops, and no search can begin.
    .title = An empty deck
rule-SPAWN-1 = D4 from the room of the character that triggered it: the parasite appears in the next room in that direction (MAP-6), doors or not; with no room there, in the same room.
    .title = Where a parasite appears
rule-SPAWN-2 = Gray tokens first, then black ones, black face up. With none left, a parasite from another room is moved there with the face it has, chosen by the triggering player (in the Russian edition, from the most crowded room only); if all are there already, nothing happens.
    .title = Which token
rule-SPAWN-3 = It neither moves nor attacks before the next Parasite Phase.
    .title = A new parasite waits

## Terminal and sick bay

rule-TERMINAL-1 = A character in the room with the terminal (on a two-room card: the upper room) (R) uses one of three functions, once in a player’s turn, however many terminals there are. (R) In this order: AP, choice of function, parasite if the red side is up (in the Czech edition: if this terminal has been used before), function, a black side flipped to red.
    .title = Using a terminal
rule-TERMINAL-2 = Heat scan (SCAN).
    .title = Heat scan
rule-TERMINAL-3 = Open doors: every security door, including those of cards placed later, is open to everyone until the next Parasite Phase.
    .title = Open doors
rule-TERMINAL-4 = Reveal: place the visible exploration card anywhere within MAP; EXPLORE-4 and HIVE apply with “anywhere” for “at the character’s room”. In the Czech edition this is possible only once in a round, counting all players.
    .title = Reveal
rule-SCAN-1 = Everyone learns how many living players are infected, and nothing else except whether the game ends (WIN).
    .title = What a scan tells
rule-SICKBAY-1 = A character in the sick bay (the upper room) (R) heals 2 wounds of its player’s characters there, once in a player’s turn, divided as the player likes. Health never exceeds 4. (R) Only if at least one point is healed; points may be given up. On the red side a parasite appears first; a black side is flipped to red afterward.
    .title = The sick bay

## Items

rule-ITEM-1 = A player may not lay down or spend a card while the hand has 5 cards or fewer (4 with VARIANT-1); this includes Armor, but not burning the Hive.
    .title = The minimum hand
rule-ITEM-2 = Kept items stay on the table from their first use on, never return to the hand and cannot be traded.
    .title = Kept items
rule-ITEM-3 = First Aid Kit: 2 points of health for one character in the user’s room, or 1 for one of the user’s own characters there and 1 for another (in the Czech edition, 1 each for any two); never above 4, at least one point (R).
    .title = The First Aid Kit
rule-ITEM-4 = Energy Boost: 2 more AP this turn; several may be used in a turn.
    .title = The Energy Boost
rule-ITEM-5 = Body Scanner: another player with a character in the user’s room shows their whole hand to the user, and to no one else.
    .title = The Body Scanner
rule-ITEM-6 = Items are laid down and used on their player’s own turn, between actions or as ENTER-2 and RUN-1 allow; only Armor is played out of turn. A kept item may be laid down without being used at once (R).
    .title = When items are used

## Trade and infection

rule-TRADE-1 = Trades come only from encounters (ENTER-2); no one may trade at will, or in the Reactor. An entering character trades at most once in a room in a turn; having been traded with spares no one.
    .title = When you trade
rule-TRADE-2 = Both secretly choose one card from the hand and exchange them; no one else learns what they were.
    .title = In secret
rule-TRADE-3 = Items may be given. An infection card of the giver’s own color may be given only by an infected player; one of another color only by a player with no item in the hand. The Host card is never given (R, but see VARIANT-2).
    .title = What may be given
rule-TRADE-4 = After the trade the player may still attack, at the usual cost; in the Czech edition the character that traded may not attack characters in that room for the rest of the turn.
    .title = After the trade
rule-TRADE-5 = (R) No one lacks a card to give: of five cards in a human hand, at most three are infection cards of its own color. The partner cannot refuse. Both are asked in the same way, whatever they hold.
    .title = No refusing
rule-INFECT-1 = A player who receives an infection card of the giver’s own color, and did not give a Gas Can in that trade, is infected. The card stays in the hand either way, and the Gas Can has changed hands.
    .title = Who is infected
rule-INFECT-2 = Infection cards of any color but the giver’s infect no one. An infected player cannot be infected again.
    .title = Who is not
rule-INFECT-3 = The Host is infected from the moment of drawing the Host card. A player is infected with both characters, permanently.
    .title = The Host

## End of the game

rule-WIN-0 = (R) Each end is checked as soon as it can be true: WIN-1 and HIVE-3 with the action itself; at deaths WIN-4, then WIN-2; at a scan WIN-4, WIN-2, WIN-3.
    .title = When an end is checked
rule-WIN-1 = An uninfected Trooper in the Hive spends 1 AP and 3 Gas Cans from the hand: the living uninfected players win.
    .title = Burning the Hive
rule-WIN-2 = A scan shows that every living player is infected: the infected win, but not the last one to be infected, unless no one but the Host was ever infected or the last one is dead. Without a scan the game goes on, except (R) that it ends in the same way at once when the death of a human leaves no human alive. (R) This exclusion never leaves the infected without a winner.
    .title = Everybody is infected
rule-WIN-3 = A scan shows exactly one human alive, who has no Gas Can in hand and none left in the deck (in the Czech edition: too few in both together): the infected win.
    .title = The last human without gas
rule-WIN-4 = All Troopers are dead: the infected win. In the Russian edition they win when all Troopers of uninfected players are dead while at least one such player lives. (R) Checked when characters die and at scans, never after a trade: an infection must not show.
    .title = All Troopers dead
rule-WIN-5 = Only the living win (R). The death of the Host ends nothing. If this leaves no winner, no one wins.
    .title = Only the living win
rule-WIN-6 = (R) After 40 rounds, or as many as the table has set, a final scan is held; if it ends nothing, the Hive still stands and the infected win. A table without bots may do without this limit.
    .title = The last round

## Variants

rule-VARIANT-1 = Easier for humans: 2 infection cards each, minimum hand 4 (R).
    .title = Easier for humans
rule-VARIANT-2 = For a beginner as the Host: a Host who has no infection card of their own color left and has infected no one may give the Host card in a trade, and it infects like one; the receiver is the new Host, the old one stays infected. (R) A Gas Can dodges it: the receiver keeps a card without effect, and the giver stays the Host.
    .title = A beginner as the Host
rule-VARIANT-3 = Harder for humans: 4 Gas Cans burn the Hive.
    .title = Harder for humans
rule-VARIANT-4 = Master and Servant: when the infected win, an infected player other than the Host shares the win only after having, while infected, infected a human or killed the last character of a human. Kills by shot, knife and grenade count for the player who made them. WIN-2’s exclusion stands; proven servants win without the Host (R).
    .title = Master and Servant

# Where the editions differ, at one look: the value of each in a word.

page-ruling-hive_depth = { $value }
page-ruling-hive_blocked_winner = { $value ->
    [humans] hum.
   *[infected] inf.
}
page-ruling-failed_explore = { $value ->
    [bars_turn] bars
   *[once] once
}
page-ruling-last_parasite = { $value ->
    [most_crowded] fullest
   *[any] any
}
page-ruling-terminal_alarm = { $value ->
    [reuse] reuse
   *[red_side] red
}
page-ruling-reveal_limit = { $value ->
    [round] round
   *[turn] turn
}
page-ruling-first_aid = { $value ->
    [any_two] any
   *[one_or_self_and_one] self
}
page-ruling-grenade_spares = { $value ->
    [player] both
   *[thrower] one
}
page-ruling-attack_after_trade = { $value ->
    [other] no
   *[any] yes
}
page-ruling-last_human_gas = { $value ->
    [too_few] few
   *[none] none
}
page-ruling-troopers_dead = { $value ->
    [human] hum.
   *[all] all
}

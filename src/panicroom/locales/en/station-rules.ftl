# The numbered rules of Panic Station. The ids are the contract: code that enforces a rule names
# it, a refusal shows it, a test cites it. This is the one place where they and their wording live.


## Setup

rule-SETUP-0 = 4 to 6 players (R). A random player begins and holds the Parasite Marker.
rule-SETUP-1 = Each player takes a colour, a Trooper and an Android with 4 health each, and 3 infection cards of that colour.
rule-SETUP-2 = The Reactor lies at the centre of the map.
rule-SETUP-3 = Search deck for N players: N Gas Cans, 2N-1 random ones of the other 45-N cards (Gas Cans and Alerts among them) and the Host card are shuffled into a pile of 3N, which goes on top of the shuffled remainder.
rule-SETUP-4 = Everyone is dealt 2 cards. A Parasite Alert dealt here puts a gray parasite in the Reactor without a roll, is discarded and replaced from the deck, as often as it takes, seat by seat from the first player (R). Starting hands have 5 cards (4 with VARIANT-1).
rule-SETUP-5 = Exploration deck: without Reactor, Hive and open Terminal 17 cards remain. 8 of them at random, shuffled, are the upper pile (R); the other 9 with the open Terminal are the lower pile, shuffled; then the Hive is hidden among the last few cards, how many depending on the edition. The upper pile goes on top.
rule-SETUP-6 = The top card of the exploration deck is always visible to all.
rule-SETUP-7 = Public: the map, tokens, health, table cards and bullets, the size of hands and decks, the top exploration card, the discards, every roll, who traded with whom, the counts of scans. Secret, also after death, until the end: hands, infection, the Host, the order of decks.
rule-TALK-1 = Players may say what they like, true or not; but an infected player never admits to it, and nobody ever shows a card.
rule-TALK-2 = (R) The eliminated stay silent towards the living; at the end all is shown.

## Rounds and turns

rule-ROUND-1 = A player who begins a turn with a due marker resolves the Parasite Phase first, then passes the marker to the next living player clockwise and plays the turn. The marker falls due when its new holder's turn comes for the second time: with players A B C D the order is phase, A B C D A, phase, B C D A B, phase, C ... A round runs from one Parasite Phase to the next.
rule-ROUND-2 = (R) The marker arrives with state 0 and has state 1 once its holder has ended a turn begun with it; with 1 it is due. If the holder is eliminated it passes to the next living player, state unchanged. If that happens in the very phase, the next living player takes the turn as if the phase had been that player's own, and the marker goes, with state 0, to the living player after. A last living player passes it to itself. The first phase of the game comes before anyone is on the map and hurts nobody.
rule-TURN-1 = At the start of a player's first turn both characters are put into the Reactor. Until then they are not on the map and nothing can happen to them.
rule-TURN-2 = At the start of the turn every living character gives 2 AP with 3-4 health, 1 AP with 1-2 health. The AP are one pool, to be spent on either character. (R) Wounds and deaths during the turn take no AP back; healing gives none until the next turn.
rule-TURN-3 = AP may be left unspent. The turn ends when its player says so, with nothing owed, or when both of the player's characters are dead.
rule-TURN-4 = In the first turn a player must search at least once if that is possible at all. (R) Possible means: some sequence of moves, free runs, explorations and one search fits into the AP left, doors as they are, encounters taken as trades; the visible card is what it is, a card not yet seen counts as fitting and searchable, so that options betray nothing of the deck. While it is possible, ending the turn is illegal, and so is every action that would make it impossible. Asked anew after every action.
rule-TURN-5 = Every action below costs 1 AP unless it says otherwise, and may be repeated in a turn unless it says otherwise. Parasites hinder no action.

## Parasite Phase

rule-PHASE-1 = Doors opened from a Terminal close.
rule-PHASE-2 = If there are parasites, one D4 is rolled, and every parasite moves one room that way if an open doorway leads to a room that is there; walls, closed security doors and missing rooms stop it. All move at once.
rule-PHASE-3 = Then every parasite wounds every character in its room: a gray face 1, a black face 2 each. (R) All wounds of the phase fall together: summed up, answered, applied, and only then are the dead removed and the end of the game checked.
rule-PHASE-4 = Armor may answer (ARMOR). Players decide in turn order from the marker's holder on, each seeing the answers before.
rule-PHASE-5 = Players never attack in this phase.

## The map

rule-MAP-1 = Cards lie upright or turned by 180 degrees, black (unsearched) icon up.
rule-MAP-2 = A side that meets a neighbour must match: doorway to doorway, wall to wall. A doorway is open or a security door; two security doors may not meet. A side without a neighbour may be anything.
rule-MAP-3 = A new card must be joined by a doorway to at least one card on the map.
rule-MAP-4 = A passage is a security passage if either side of it shows a security door, and the door inside a two-room card is one too. It is closed, except to those DOOR-1 lets through.
rule-MAP-5 = N, E, S, W are directions of the map, whatever way a card lies.
rule-MAP-6 = Next to a room in a direction lies: the other half of its own card if there is one that way; else the neighbouring card's room; if that card has two rooms, coming from N or S the half that touches, from E or W (R) the half at the same height as one's own, or, from an undivided card, the half with the outer doorway.
rule-DOOR-1 = A player passes closed security doors with a Keycard on the table (R), for that player's characters alone; everyone passes while a Terminal holds them open (TERMINAL-3). Parasites never pass a closed one.

## Explore

rule-EXPLORE-1 = A character lays the visible exploration card against the room it stands in, joined by a doorway of that very room, open or security. It does not move there.
rule-EXPLORE-2 = The player chooses the side and the turn of the card, within MAP.
rule-EXPLORE-3 = If the card fits nowhere at the character's room but somewhere else on the map, it may not explore there.
rule-EXPLORE-4 = If it fits nowhere on the map, exploring is allowed once in a player's turn (Reveal counted in), from any room: the AP is paid, the card goes under the deck, and the next one, if there is another, must be laid if it fits at the character's room; if not, it stays on top and the AP is lost. After that, while the visible card fits nowhere, exploring is illegal this turn; at some tables a failure ends all exploring and Reveal for the turn.
rule-EXPLORE-5 = With no cards left there is no exploring; the exploration deck is never remade. After the Hive is laid exploring goes on.
rule-HIVE-1 = A Hive that fits upright nowhere on the map (R) may be laid on its side (turned by 90 or 270 degrees), within MAP otherwise. On the grid it fills one space like any card.
rule-HIVE-2 = If it fits nowhere on its side either, exploring is allowed: the AP is paid and the card under the Hive is shown to all. It is laid if it fits at the character's room, upright or turned by 180 degrees; (R) if it fits elsewhere only, it stays; if it fits nowhere, it goes under the deck. The Hive stays on top. This is not the relief of EXPLORE-4 and may be repeated.
rule-HIVE-3 = If no card left in the deck, the Hive among them, fits anywhere on the map (the Hive on its side too), the game ends at once: the infected win, at some tables the humans. (R) Asked after every laying; what is left in the deck can be read off the map, so it betrays nothing.
rule-HIVE-4 = Laying the Hive calls an automatic heat scan at once (SCAN): no AP, no terminal use, no spawn.

## Move and enter

rule-MOVE-1 = A character moves through a passage into an adjoining room that is there; between the halves of a two-room card too.
rule-ENTER-1 = On entering a parasite room a parasite appears (SPAWN), each time, before anything else.
rule-ENTER-2 = Then the encounter: if other players' characters are in the room, it is not the Reactor, this character has not traded in it this turn, and it has thrown no grenade into it this turn (at some tables: neither has the player's other character), the entering character must trade with one of those players, or itself attack one of those characters in this room with gun or knife (of two Heavy Gun shots the first must be that one), before either character of the player does anything else. Zero-AP items may be laid down first (R). (R) The duty comes with every entry, not only the first; an attack settles this entry alone, and for everyone in the room.
rule-ENTER-3 = Only the trade is left to a character without means to attack or without AP, an Energy Boost played first counted in.
rule-RUN-1 = On entering a Run room with no other player's character in it, that character may at once leave it by one free move into a room that is there, doors as usual. Zero-AP items may be laid down first; any action for AP, by either character, gives the chance up. Whoever runs has not searched the room. It may lead into another Run room and on. (R) A chain of free moves does not return to a Run room it has run through, so that it ends.

## Attack

rule-ATTACK-1 = An attack is a shot, a knife blow or a grenade. Characters of other players and parasites are targets; one's own characters are not (R), but a grenade spares nobody.
rule-ATTACK-2 = (R) A missed or parried attack on a character is still an attack.
rule-FIRE-1 = Only an Android fires, and each shot takes a bullet from an Ammo card on the table.
rule-FIRE-2 = The target is in the same room, or with a Target Scope on the table in an adjoining room too; not through a wall or a closed security door (DOOR-1).
rule-FIRE-3 = A shot never misses and no die is rolled: 1 wound. The bullet is gone even if Armor stops it.
rule-FIRE-4 = With a Heavy Gun on the table the same 1 AP gives two shots, at one target or two, each within FIRE-2, the second chosen after the first is resolved, or withheld; with one bullet left on all Ammo cards there is one shot.
rule-KNIFE-1 = Either character, same room, D4: 3 or 4 wounds by 1.
rule-GRENADE-1 = Thrown into an adjoining room, never into the thrower's own room: 1 wound to every parasite and every character there, the thrower's own included; the room may be empty of either. (R) Only through a passage that is not closed to the thrower. (R) Armor does not help: it names knife, gun and parasite.
rule-PARASITE-1 = A gray face dies of one wound; its token returns to the supply. A black face needs two: after one it is exchanged for a gray token from the supply or, if there is none, turned to its gray face. (R) Of a grenade gray faces die first.
rule-ARMOR-1 = Whoever is wounded by a knife, a shot or parasites may play Armor from the hand after the hit is known: 1 point less. One card covers both characters of the player if they stand in the same room and are hit together. Several may be played, and how many is public. (R) Every player who is hit and whose hand is above the minimum is asked, Armor or not, in the same way.
rule-DEATH-1 = A character without health is dead and leaves the map. Cards belong to the player, not to the character.
rule-DEATH-2 = A player with both characters dead is eliminated and has lost; hand and table cards leave the game for good, unseen.

## Search

rule-SEARCH-1 = A card with an icon, black or red, can be searched, a two-room card from either room. Reactor, Hive and the empty rooms cannot.
rule-SEARCH-2 = On the red side a parasite appears first (SPAWN). Then cards are drawn; then a black side is turned to red, for ever.
rule-SEARCH-3 = One card is drawn into the hand; from a black storage room three, one by one.
rule-SEARCH-4 = A drawn Parasite Alert is shown, resolved (SPAWN) and discarded before the next card, without replacement.
rule-SEARCH-5 = In a team search room the searching player may name one other player with a character there: two cards are drawn and dealt at random, one each; only the searcher pays, and the partner is not asked. Not if the searching player has attacked, with either character or a grenade, another player's character in this room this turn. An Alert is resolved by the player dealt it, from the character in this room, the searcher's first. With one card to draw the searcher has it.
rule-SEARCH-6 = When a card is needed and the search deck is empty, the discards are shuffled into a new one; with neither, drawing stops, and no search can begin.
rule-SPAWN-1 = D4 from the room of the character that triggered it: the parasite appears in the room next to it in that direction (MAP-6), doors or not; with no room there, in the same room.
rule-SPAWN-2 = Gray tokens first, then black ones, black face up. With none left a parasite of another room is moved there with the face it has, chosen by the triggering player (at some tables from the most crowded room only); if all are there already, nothing happens.
rule-SPAWN-3 = It neither moves nor attacks before the next Parasite Phase.

## Terminal and sick bay

rule-TERMINAL-1 = A character in the room with the terminal (of a two-room card: the upper one) uses one of three functions, once in a player's turn whatever the number of terminals. In order: AP, function chosen, parasite if the side is red (at some tables: if this terminal was used before), function, a black side turned red.
rule-TERMINAL-2 = Heat scan (SCAN).
rule-TERMINAL-3 = Open doors: every security door, also of cards laid later, is open to everyone until the next Parasite Phase.
rule-TERMINAL-4 = Reveal: lay the visible exploration card anywhere within MAP; EXPLORE-4 and HIVE apply with 'anywhere' for 'at the character's room'. At some tables this is possible only once in a round, for all players together.
rule-SCAN-1 = Everyone learns how many living players are infected, and no more than that and whether the game ends (WIN).
rule-SICKBAY-1 = A character in the sick bay (the upper room) heals 2 wounds of its player's characters there, once in a player's turn, shared out at will. Health never passes 4. (R) Only if at least one point is healed; points may be forgone. On the red side a parasite appears first; a black side turns red afterwards.

## Items

rule-ITEM-1 = A player may not lay down or spend a card while the hand has 5 cards or fewer (4 with VARIANT-1); armor included, the burning of the Hive excepted.
rule-ITEM-2 = Kept items lie on the table from their first use on, never return to the hand and cannot be traded.
rule-ITEM-3 = First Aid Kit: 2 points of health for one character in the room of the user, or 1 for an own character there and 1 for another (at some tables: 1 each for any two); never above 4, at least one point (R).
rule-ITEM-4 = Energy Boost: 2 AP more this turn; several may be used in a turn.
rule-ITEM-5 = Body Scanner: another player with a character in the user's room shows the whole hand to the user, and to nobody else.
rule-ITEM-6 = Items are laid down and used in one's own turn, between actions or as ENTER-2 and RUN-1 allow; Armor alone out of turn. A kept item may be laid down without being used at once (R).

## Trade and infection

rule-TRADE-1 = Only an encounter brings a trade (ENTER-2); nobody may trade at will, nor in the Reactor. An entering character trades at most once in a room in a turn; nobody is spared for having been traded with.
rule-TRADE-2 = Both choose one card of the hand in secret and exchange them; nobody else learns what they were.
rule-TRADE-3 = Items may be given. An infection card of one's own colour may be given by an infected player only. One of another colour only by a player with no item in the hand. The Host card is never given (R, but see VARIANT-2).
rule-TRADE-4 = After the trade the player may still attack, at the usual cost; at some tables the character that traded attacks no character in that room any more this turn.
rule-TRADE-5 = (R) Nobody lacks a card to give: of five cards in a human hand three at most are infection cards of its own colour. The partner cannot refuse. Both are asked in the same way, whatever they hold.
rule-INFECT-1 = Who receives an infection card of the giver's own colour, and did not give a Gas Can in that trade, is infected. The card stays in the hand either way, and the Gas Can has changed hands.
rule-INFECT-2 = Infection cards of any colour but the giver's infect nobody. An infected player cannot be infected again.
rule-INFECT-3 = The Host is infected from the moment of drawing the Host card. A player is infected with both characters, for ever.

## End of the game

rule-WIN-0 = (R) Each end is asked as soon as it can be true: WIN-1 and HIVE-3 at the act; at deaths WIN-4, then WIN-2; at a scan WIN-4, WIN-2, WIN-3.
rule-WIN-1 = An uninfected Trooper in the Hive spends 1 AP and 3 Gas Cans from the hand: the living uninfected players win.
rule-WIN-2 = A scan shows that every living player is infected: the infected win, but not the last one to be infected, unless nobody but the Host was ever infected or the last one is dead. Without a scan the game goes on, except (R) that it ends in the same way at once when the death of a human leaves no human alive. (R) The shut-out never leaves the infected without a winner.
rule-WIN-3 = A scan shows exactly one human alive, who has no Gas Can in hand and none left in the deck (at some tables: too few in both together): the infected win.
rule-WIN-4 = All Troopers are dead: the infected win. At some tables they win when all Troopers of uninfected players are dead while at least one such player lives. (R) Asked when characters die and at scans, never after a trade: an infection must not show.
rule-WIN-5 = Only the living win. The death of the Host ends nothing. If this leaves no winner, nobody has won.
rule-WIN-6 = (R) After 40 rounds, or as many as the table has set, a last scan is held; if it ends nothing, the Hive still stands and the infected win. A table where no bot sits may do without this limit.

## Variants

rule-VARIANT-1 = Easier for humans: 2 infection cards each, minimum hand 4.
rule-VARIANT-2 = For a beginner as Host: a Host who has no infection card of their own colour left and has infected nobody may give the Host card in a trade, and it infects like one; the receiver is the new Host, the old one stays infected. (R) A Gas Can dodges it: the receiver keeps a card without effect, and the giver stays the Host.
rule-VARIANT-3 = Harder for humans: 4 Gas Cans burn the Hive.
rule-VARIANT-4 = Master and Servant: when the infected win, an infected player other than the Host shares it only after having, while infected, infected a human or killed the last character of a human. Kills by shot, knife and grenade count, each to who made them. WIN-2's shut-out stands; proven servants win without the Host (R).

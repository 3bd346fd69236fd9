# The numbered rules of Panik. The ids are the contract: code that enforces a rule names it, a
# refusal shows it, a test cites it. This is the one place where they and their wording live.


## Setup

rule-PSETUP-1 = 2 to 4 players (R), each with a team of nine hunters in hand. Hunters are face up wherever they are; hands are public.
    .title = Players and teams
rule-PSETUP-2 = The 19 manors are shuffled; everyone gets 4, looks at them, puts them face down and reveals one of their choice. The rest stay out of the game, seen by no one.
    .title = Four manors each
rule-PSETUP-3 = Then everyone places one tandem at one of their own three face-down manors; it is a hunter like any other from then on. (R) All reveal at once, then all place at once, sealed.
    .title = The first tandem
rule-PSETUP-4 = Owners may look at their own face-down manors at any time; no one else may. (R) A random player begins.
    .title = Who may look

## Turn

rule-PTURN-1 = Clockwise, each player places one hunter from the hand at any manor, their own or not, face up or down, that has fewer than 4. Placing is mandatory; no one may pass.
    .title = Placing a hunter
rule-PTURN-2 = The player may then send away one hunter that was already there, whoever owns it, but not an over-equipped one or the one just placed. Its owner places it at once at another manor with fewer than 4, without sending anyone away and without using its skill. There is always a place: 16 for each player against 9 hunters.
    .title = Sending one away
rule-PTURN-3 = Detector: before placing it, its player reveals one face-down manor of an opponent, if there is one, and may then decide where to place it.
    .title = The detector
rule-PTURN-4 = Call for help: after placing it, its player may bring one hunter there, whoever owns it, from another manor that does not hold 4 at that moment, if there is room; never a tandem or an over-equipped one. It uses no skill. (R) Calling and sending away may come in either order; a hunter just called cannot be sent away, and a hunter just sent away cannot be called.
    .title = The call for help
rule-PTURN-5 = Over-equipped hunters are never sent away or called. Tandems are never called, but may be sent away.
    .title = Whom nobody moves

## End

rule-PEND-1 = When every hunter has been placed, all manors are revealed and scored.
    .title = The end
rule-PSCORE-1 = Ghost manor: each hunter there earns its owner the value, a tandem twice that.
    .title = A ghost manor
rule-PSCORE-2 = Shared manor: each hunter card earns 1, 2, 3 or 4 when 4, 3, 2 or 1 cards are there. (R) A tandem is one card and earns like one; as a house rule it may earn double.
    .title = A shared manor
rule-PSCORE-3 = Trap: hunters earn nothing; the manor’s owner earns 3 for each hunter of an opponent, 6 for a tandem, and nothing for their own hunters.
    .title = A trap
rule-PEND-2 = Whoever has the most points wins. (R) Players tied on points share the victory.
    .title = Who wins

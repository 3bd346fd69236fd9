# The numbered rules of Panik. The ids are the contract: code that enforces a rule names it, a
# refusal shows it, a test cites it. This is the one place where they and their wording live.


## Setup

rule-PSETUP-1 = 2 to 4 players (R), each with a team of nine hunters in hand. Hunters lie face up wherever they are; hands are public.
rule-PSETUP-2 = The 19 manors are shuffled; everyone gets 4, looks at them, lays them face down and turns one of choice face up. The rest stay out of the game, unseen by all.
rule-PSETUP-3 = Then everyone puts one tandem on one of their own three face-down manors; it is a hunter like any other from then on. (R) All turn at once, then all place at once, sealed.
rule-PSETUP-4 = Owners may look at their own face-down manors at any time; nobody else may. (R) A random player begins.

## Turn

rule-PTURN-1 = Clockwise, each player places one hunter from the hand at any manor, own or not, face up or down, that has fewer than 4. Placing is an obligation; nobody may pass.
rule-PTURN-2 = The player may then send back one hunter that was already there, of any player, but not an over-equipped one nor the one just placed. Its owner places it at once at another manor with fewer than 4, without sending anyone back and without using its skill. There is always a place: 16 for each player against 9 hunters.
rule-PTURN-3 = Detector: before it is placed, its player turns one face-down manor of an opponent face up, if there is one, and may place it in the light of that.
rule-PTURN-4 = Call for help: when placed, its player may bring one hunter, of any player, from another manor that does not hold 4 at that moment, if there is room; never a tandem or an over-equipped one. It uses no skill. (R) The call and the sending back may come in either order; who has just been called cannot be sent back, and who has just been sent back cannot be called.
rule-PTURN-5 = Over-equipped hunters are never sent back or called. Tandems are never called, but may be sent back.

## End

rule-PEND-1 = When every hunter has been placed all manors are turned face up and scored.
rule-PSCORE-1 = Ghost manor: each hunter there earns its owner the value, a tandem twice that.
rule-PSCORE-2 = Shared manor: each hunter card earns 1, 2, 3 or 4 when 4, 3, 2 or 1 cards are there. (R) A tandem is one card and earns like one; at some tables it earns double.
rule-PSCORE-3 = Trap: hunters earn nothing; the manor's owner earns 3 for each hunter of an opponent, 6 for a tandem; own hunters give nothing.
rule-PEND-2 = The most points win. (R) Players level on points share the victory.

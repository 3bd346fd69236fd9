# What players claim, in the first person, true or not; and what they order in advance.
# The beginning of a sentence that is still to be completed: claiming-...

claim-am-human = I’m human.
claiming-am-human = I’m human
claim-gave-infection = { $seat } gave me an infection card.
claiming-gave-infection = … gave me an infection card
claim-hold = I hold { $number ->
    [1] { FORM($card, form: "a") }
   *[other] { FORM($card, form: "several") }
}.
claiming-hold = I hold …
claim-suspect = I suspect { $seat }.
claiming-suspect = I suspect …
claim-is-infected = { $seat } is infected.
claiming-is-infected = … is infected
claim-trust = I trust { $seat }.
claiming-trust = I trust …
claim-meet-at = Let’s meet in { $room }.
claiming-meet-at = Let’s meet in …
claim-is-human = { $seat } is human.
claiming-is-human = … is human
claim-is-lying = { $seat } is lying.
claiming-is-lying = … is lying
claim-avoid = Don’t trade with { $seat }!
claiming-avoid = Don’t trade with …
claim-gave = { $seat } gave me { FORM($card, form: "a") }.
claiming-gave = … gave me a card
claim-was-scanned = { $seat } has seen my hand with a Body Scanner.
claiming-was-scanned = … has seen my hand
claim-ask-side = { $seat }, are you human?
claiming-ask-side = …, are you human?
claim-ask-for = { $seat }, please give me { FORM($card, form: "a") }.
claiming-ask-for = …, please give me a card
claim-ask-scan = We need a heat scan.
claiming-ask-scan = We need a heat scan
claim-will-give = { $seat }, I’ll give you { FORM($card, form: "a") }.
claiming-will-give = …, I’ll give you a card
claim-agree = Yes, { $seat }.
claiming-agree = Yes, …
claim-refuse = No, { $seat }.
claiming-refuse = No, …

order-take-single = Take single wounds without asking me.
order-cover-trooper = Always cover my Trooper with Armor.

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

order-take-single = Take single wounds without asking me.
order-cover-trooper = Always cover my Trooper with Armor.

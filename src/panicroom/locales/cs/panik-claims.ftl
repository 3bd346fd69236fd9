# Co hráči tvrdí, ať je to pravda, nebo ne.
# claiming-...: začátek věty, kterou je třeba doplnit.

claim-manor-is = { START($manor) } je { $kind }.
claiming-manor-is = Dům je …

# Co činy botů říkají o tom, na čí jsou straně.

tells-no-sides = Ve hře { $game } nejsou strany: nikdo se tam nenakazí.
tells-how = Kolikrát to která strana udělala a v závorce kolikrát ze sta takových činů. Poměr říká, kolikrát se změní šance, že ten, kdo to udělal, je nakažený, v rámci jednoho kola; pak jeho 95% interval spolehlivosti.
tells-humans = lidé
tells-infected = nakažení
tells-ratio = poměr
tells-period = { $period ->
    [early] kola 1 až 3
    [searching] později, před Hnízdem
   *[hive] když je Hnízdo nalezeno
}
tells-gift = Dáno při výměně, { $period }
tells-act = Uděláno v tahu, { $period }
tells-opening = Uděláno ve hře jako první, { $period }
tells-beliefs-early = Co si lidé myslí, dokud hostitel nikoho nenakazil:
tells-beliefs-later = Co si lidé myslí jindy:

# What deeds of bots say about their loyalty.

tells-no-sides = { $game } has no sides: nobody can be infected there.
tells-how = How often each side did what, and in brackets how often in a hundred deeds of that kind. The ratio says by how much the odds that whoever did it is infected change, within one round; then its 95% confidence interval.
tells-humans = humans
tells-infected = infected
tells-ratio = ratio
tells-period = { $period ->
    [early] rounds 1 to 3
    [searching] later, before the Hive
   *[hive] once the Hive is found
}
tells-gift = Given in trades, { $period }
tells-act = Done in turns, { $period }
tells-opening = Done first in the game, { $period }
tells-beliefs-early = What humans believe while the Host has infected nobody yet:
tells-beliefs-later = What humans believe at any other time:

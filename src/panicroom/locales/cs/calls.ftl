# E-maily a řádky v kanálu, do nějž píše stůl (webhook). Je v nich jen hra a kdo je na tahu, nic víc.
# Za textem a za řádkem kanálu stojí adresa.

call-mail-first = Panic Room: je to vaše adresa?
call-mail-first-text = Někdo požádal, ať na tuto adresu chodí e-maily, když je na tahu. Jste-li to vy, potvrďte ji zde. Pokud ne, nedělejte nic: nic dalšího nepřijde.
call-mail-turn = { $game }: jste na tahu
call-mail-turn-text = Ostatní na vás čekají u stolu:
call-mail-over = { $game }: hra skončila
call-mail-over-text = Podívejte se, jak dopadla:
call-mail-stop = Už žádné e-maily:

call-table-first = { $game }: odteď je v tomto kanálu vidět, kdo je na tahu.
call-table-turn = { $game }: u stolu se čeká na: { $seats }.
call-table-turn-unnamed = { $game }: u stolu se na někoho čeká.
call-table-over = { $game }: hra skončila.

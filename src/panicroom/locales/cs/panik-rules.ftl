# Číslovaná pravidla hry Panik, přeložená z našeho anglického znění.


## Příprava

rule-PSETUP-1 = 2 až 4 hráči (R), každý s týmem devíti lovců na ruce. Lovci leží lícem vzhůru, ať jsou kdekoli; ruce jsou veřejné.
    .title = Hráči a týmy
rule-PSETUP-2 = 19 domů se zamíchá; každý dostane 4, prohlédne si je, položí je lícem dolů a jeden podle svého výběru otočí lícem vzhůru. Zbytek zůstane mimo hru a nikdo ho neuvidí.
    .title = Každému čtyři domy
rule-PSETUP-3 = Potom každý dá jeden tandem k jednomu ze svých tří skrytých domů; od té chvíle je to lovec jako každý jiný. (R) Všichni otáčejí najednou, pak všichni najednou a skrytě umisťují.
    .title = První tandem
rule-PSETUP-4 = Na vlastní skryté domy se majitel smí kdykoli podívat, nikdo jiný ne. (R) Začíná náhodný hráč.
    .title = Kdo se smí dívat

## Tah

rule-PTURN-1 = Po směru hodinových ručiček každý umístí jednoho lovce z ruky k libovolnému domu, vlastnímu či cizímu, odkrytému či skrytému, u kterého jsou nejvýš 3 lovci. Umístit se musí; vynechat nelze.
    .title = Umístění lovce
rule-PTURN-2 = Potom smí hráč poslat pryč jednoho lovce kteréhokoli hráče, který už tam byl, ale ne obrněného ani toho, kterého právě umístil. Majitel ho hned umístí k jinému domu, u kterého jsou nejvýš 3 lovci; nikoho přitom pryč neposílá a jeho schopnost nepoužije. Místo se vždy najde: na každého hráče je 16 míst a 9 lovců.
    .title = Poslání pryč
rule-PTURN-3 = Detektor: než ho hráč umístí, otočí lícem vzhůru jeden skrytý dům soupeře, pokud nějaký je, a podle toho ho pak umístí.
    .title = Detektor
rule-PTURN-4 = Spojař: po umístění smí jeho hráč přivolat jednoho lovce kteréhokoli hráče od jiného domu, u kterého právě nejsou 4 lovci, je-li tu pro něj místo; nikdy tandem ani obrněného lovce. Přivolaný svou schopnost nepoužije. (R) Přivolání a poslání pryč smějí přijít v libovolném pořadí; kdo byl právě přivolán, nedá se poslat pryč, a kdo byl právě poslán pryč, nedá se přivolat.
    .title = Spojař
rule-PTURN-5 = Obrněného lovce nelze nikdy poslat pryč ani přivolat. Tandem nelze přivolat, ale poslat pryč ano.
    .title = Kým nikdo nepohne

## Konec

rule-PEND-1 = Když jsou umístěni všichni lovci, všechny domy se otočí lícem vzhůru a sečtou se body.
    .title = Konec
rule-PSCORE-1 = Strašidelný dům: každý lovec u něj vynese svému majiteli hodnotu domu, tandem dvojnásobek.
    .title = Strašidelný dům
rule-PSCORE-2 = Společný dům: každá karta lovce vynese 1, 2, 3 nebo 4 body, jsou-li tu 4, 3, 2 nebo 1 karty. (R) Tandem je jedna karta a vynáší jako jedna, pokud stůl nerozhodne, že vynáší dvojnásobek.
    .title = Společný dům
rule-PSCORE-3 = Dům s pastí: lovci nezískají nic; majitel domu získá 3 body za každého soupeřova lovce, 6 za tandem; vlastní lovci nedávají nic.
    .title = Past
rule-PEND-2 = Vyhrává, kdo má nejvíc bodů. (R) Při rovnosti bodů se o vítězství dělí.
    .title = Kdo vyhrál

# Činy, které mohou prozradit, na čí straně kdo je.

gift-infection = vlastní karta infekce
gift-strange = cizí karta infekce
act-explore = prozkoumat
act-search = prohledat
act-search-together = prohledat ve dvou
act-search-red = prohledat červenou místnost
act-search-red-again = znovu prohledat červenou místnost
act-terminal-scan = terminál: tepelný sken
act-terminal-doors = terminál: otevřít dveře
act-terminal-reveal = terminál: odhalit místnost
act-walk = jít
act-walk-hive = vejít do Hnízda
act-run = běžet zdarma
act-meet = vyměnit kartu při setkání
act-attack = napadnout hráče
act-attack-parasite = napadnout parazita
act-grenade = hodit granát
act-heal = léčit
act-boost = vypít energetický nápoj
act-lay-down = vyložit předmět
act-scan-body = použít skener
act-end-turn = ukončit tah

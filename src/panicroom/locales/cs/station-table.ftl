# Před hrou, stůl, jak leží, a konec.

title = Panic Station
about = Panic Station, 4 až 6 hráčů: najděte Hnízdo a spalte ho, zatímco někdo mezi vámi šíří nákazu.

rules-played = { $count ->
    [0] Panic Station, { $edition }.
   *[other] Panic Station, { $edition }; { $variants }.
}
play-seat = Hrajete za { FORM($seat, form: "gen") }: [{ $letter }T] na mapě je váš mariňák, [{ $letter }A] váš android.
play-aim = Najděte Hnízdo a spalte ho { $gas } kanystry benzínu. Někdo si však vezme kartu hostitele a hostitel při výměnách nakazí další: kdo dostane kartu infekce a sám nedá kanystr benzínu, přechází na druhou stranu.

# Před tím, co se píše. $turn: zda je na tahu ten, kdo se dívá.
prompt-who = { $turn ->
    [yes] { $seat }, { $ap } AP
   *[no] { $seat }
}

prompt-help = Napište číslo možnosti, nebo její zkrácený zápis: „move T n“ pošle mariňáka na sever (T mariňák, A android; n sever, e východ, s jih, w západ). Stačí začátky slov: „m t n“, „end“. ? a číslo řekne, co ta možnost znamená, i s pravidlem; proč move T n řekne, proč to nejde; pravidla MOVE-1 ukáže pravidlo, pravidla a slovo ta, kde se vyskytuje.
prompt-legend = Na mapě je mezera ve zdi otevřený průchod a ═ nebo ║ bezpečnostní dveře; ostatní značky jsou vysvětlené pod ní. rT je červený mariňák, rA červený android; vaši stojí v hranatých závorkách. Písmena S V J Z u karty (sever, východ, jih, západ) říkají, kde bude mít dveře. Parazitní ukazatel (aktivní): před dalším tahem svého držitele přijde parazitní fáze. AP jsou akční body: na tah dává každá vaše postava 2, se zdravím 1 nebo 2 jen 1.
prompt-why-what = Proč co? Napište proč a akci, třeba: proč move T n

# Než se stane něco vážného.
sure-end-turn = Tah tím skončí a { $ap ->
    [one] { $ap } AP zůstane nevyužitý.
    [few] { $ap } AP zůstanou nevyužité.
   *[other] { $ap } AP zůstane nevyužitých.
}
sure-attack = Je to útok na { FORM($others, form: "gen") } a všichni ho uvidí.
sure-enter = { $attack ->
    [yes] Čeká vás tam výměna { FORM($others, form: "with") }, nebo útok. Nemáte kanystr benzínu: při výměně vám hrozí nákaza.
   *[no] Čeká vás tam výměna { FORM($others, form: "with") } a nemáte kanystr benzínu: hrozí vám nákaza.
}
sure-infection = { $seat } pozná, čí karta to je. Pokud vám dá kanystr benzínu, karta ho nenakazí.
sure-gas = { $gas ->
    [one] Máte { $gas } kanystr benzínu, právě dost na spálení Hnízda, a dáváte ho pryč.
    [few] Máte { $gas } kanystry benzínu, právě dost na spálení Hnízda, a jeden dáváte pryč.
   *[other] Máte { $gas } kanystrů benzínu, právě dost na spálení Hnízda, a jeden dáváte pryč.
}

## Co je jisté

# $sure: card (podle karty infekce, která odešla z jeho ruky), infected, human nebo unknown.
dossier-loyalty = { $alive ->
    [yes] { $sure ->
        [card] { $seat } je nakažený: dal někomu kartu infekce své barvy.
        [infected] { $seat } je nakažený, jinak to být nemůže.
        [human] { $seat } je člověk.
       *[unknown] { $seat } může být člověk i nakažený.
    }
   *[no] { $sure ->
        [card] { $seat } je ze hry a byl nakažený: dal někomu kartu infekce své barvy.
        [infected] { $seat } je ze hry a byl nakažený.
        [human] { $seat } je ze hry a byl to člověk.
       *[unknown] { $seat } je ze hry a mohl to být člověk i nakažený.
    }
}
dossier-trade = { $round }. kolo: dal vám { FORM($got, form: "acc") } za { FORM($gave, form: "acc") }.
dossier-met = Výměny: { $trades }.
dossier-met-one = { FORM($seat, form: "with") } ({ $round }. kolo)
dossier-hand = { $round }. kolo, karty na ruce: { $cards }.
dossier-scans = Nakažených podle tepelných skenů: { $scans }.
# „Z pěti“, ale „ze čtyř“.
dossier-scan = { $infected } { $living ->
    [1] z { $living }
    [5] z { $living }
   *[other] ze { $living }
} ({ $round }. kolo)

# Nad tabulkou: vlevo kdo soudí, nahoře o kom.
think-title = Na kolik procent má každý bot (vlevo) ostatní (nahoře) za nakažené:

## Stůl

player-name = { $you ->
    [yes] { $seat } (vy)
   *[no] { $seat }
}
player-hand = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
player-table = { $cards }
player-marker = { $due ->
    [yes] parazitní ukazatel (aktivní)
   *[no] parazitní ukazatel
}
player-absent = zatím tu není
player-out = ze hry

# Značky na mapě; které tam jsou, ty se pod ní vysvětlí.
sign-searched = už prohledáno
sign-used = terminál použit
sign-gray = šedý parazit
sign-black = černý parazit
sign-wounded = zraněný černý parazit
sign-door = bezpečnostní dveře
sign-open-door = bezpečnostní dveře, teď otevřené
map-goes-on = Dál na východ:

facts-rooms = { $rooms ->
    [0] { $round }. kolo. Už není co prozkoumat.
   *[other] { $round }. kolo. Další místnost: { $next } ({ $doors }); v balíčku: { $rooms }.
}
facts-search = Balíček prohledávání: { $search }. Odhozeno: { $discards }.

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] Jste hostitel. Na ruce máte { FORM($cards, form: "acc") }.
        [infected] Patříte k nakaženým. Na ruce máte { FORM($cards, form: "acc") }.
       *[human] Jste člověk. Na ruce máte { FORM($cards, form: "acc") }.
    }
    [dead] { $loyalty ->
        [host] Vaše postavy jsou mrtvé; šlo o hostitele.
        [infected] Vaše postavy jsou mrtvé; patřily k nakaženým.
       *[human] Vaše postavy jsou mrtvé; patřily k lidem.
    }
   *[no] { $loyalty ->
        [host] { $seat } (hostitel): { $cards }.
        [infected] { $seat } (nakažený): { $cards }.
       *[human] { $seat }: { $cards }.
    }
}

## Konec

ending-winners = { ID($side) ->
    [side-nobody] { $alive ->
        [yes] Nevyhrál nikdo: žádný živý nakažený si to nezasloužil (VARIANT-4).
       *[no] Nevyhrál nikdo: z nakažených nikdo nežije.
    }
   *[other] { $you ->
        [won] Vyhráváte! Vítězí { $winners }.
        [lost] Prohráváte. Vítězí { $winners }.
       *[none] Vítězí { $winners }.
    }
}
ending-shut-out = { $you ->
    [seat] Nákaza se k vám dostala až naposled, a tak se o vítězství nedělíte (WIN-2).
   *[none] { $seat } se nakazil poslední, a tak se o vítězství nedělí (WIN-2).
}
ending-host = { $round ->
    [0] { $you ->
        [seat] Kartu hostitele máte od samého začátku.
       *[none] { $seat } má kartu hostitele od samého začátku.
    }
   *[other] { $you ->
        [seat] Kartu hostitele máte od { $round }. kola.
       *[none] { $seat } má kartu hostitele od { $round }. kola.
    }
}
ending-infection = { $you ->
    [seat] { $round }. kolo: nakazil vás { $by }.
    [by] { $round }. kolo: od vás se nakazil { $seat }.
   *[none] { $round }. kolo: { $by } nakazil { FORM($seat, form: "gen") }.
}
ending-no-infection = Nikdo se nikdy nenakazil.

## Kapitoly pravidel

chapter-setup = Příprava
chapter-rounds = Kola a tahy
chapter-phase = Parazitní fáze
chapter-map = Mapa
chapter-explore = Průzkum
chapter-move = Pohyb a vstup
chapter-attack = Útok
chapter-search = Prohledávání
chapter-terminal = Terminál a ošetřovna
chapter-items = Předměty
chapter-trade = Výměna a nákaza
chapter-end = Konec hry
chapter-variants = Varianty

## Spočítáno z mnoha her

figure-rounds = kola
figure-infections = nákazy

# Jak se co jmenuje. Tvar (.acc, .to, ...), který chybí, je základní.

title = Panik
about = Panik, 2 až 4 hráči: tajte, co se skrývá ve vašich domech, a pošlete lovce k těm nejlepším.

## Domy a lovci

# $mine: zda patří tomu, kdo se dívá; [turn] patří tomu, kdo jedná. .own* patří podmětu: „svůj dům“, „ke svému domu“.
manor = { $mine ->
    [yes] váš dům { $number }
   *[no] { FORM($seat, form: "adj") } dům { $number }
}
    .own = { $mine ->
        [yes] svůj dům { $number }
       *[no] { FORM($seat, form: "adj") } dům { $number }
    }
    .to = { $mine ->
        [yes] k vašemu domu { $number }
        [turn] ke svému domu { $number }
       *[no] { FORM($seat, form: "adj-to") } domu { $number }
    }
    .own-to = { $mine ->
        [yes] ke svému domu { $number }
       *[no] { FORM($seat, form: "adj-to") } domu { $number }
    }
    .from = { $mine ->
        [yes] od vašeho domu { $number }
        [turn] od svého domu { $number }
       *[no] od { FORM($seat, form: "adj-gen") } domu { $number }
    }
    .own-from = { $mine ->
        [yes] od svého domu { $number }
       *[no] od { FORM($seat, form: "adj-gen") } domu { $number }
    }
    .at = { $mine ->
        [yes] u vašeho domu { $number }
       *[no] u { FORM($seat, form: "adj-gen") } domu { $number }
    }

# .short na stůl má nejvýš 10 písmen.
manor-ghost-1 = strašidelný dům za 1
    .short = duch 1
manor-ghost-2 = strašidelný dům za 2
    .short = duch 2
manor-ghost-3 = strašidelný dům za 3
    .short = duch 3
manor-ghost-4 = strašidelný dům za 4
    .short = duch 4
manor-ghost-5 = strašidelný dům za 5
    .short = duch 5
manor-shared = společný dům
    .short = společný
manor-trap = dům s pastí
    .short = past
manor-unknown = skrytý dům

hunter = { $mine ->
    [yes] váš { $kind }
   *[no] { FORM($seat, form: "adj") } { $kind }
}
    .acc = { $mine ->
        [yes] { FORM($kind, form: "gender") ->
            [thing] váš { $kind }
           *[person] vašeho { FORM($kind, form: "acc") }
        }
        [turn] { FORM($kind, form: "gender") ->
            [thing] svůj { $kind }
           *[person] svého { FORM($kind, form: "acc") }
        }
       *[no] { FORM($kind, form: "gender") ->
            [thing] { FORM($seat, form: "adj") } { $kind }
           *[person] { FORM($seat, form: "adj-gen") } { FORM($kind, form: "acc") }
        }
    }
    .own = { $mine ->
        [yes] { FORM($kind, form: "gender") ->
            [thing] svůj { $kind }
           *[person] svého { FORM($kind, form: "acc") }
        }
       *[no] { FORM($kind, form: "gender") ->
            [thing] { FORM($seat, form: "adj") } { $kind }
           *[person] { FORM($seat, form: "adj-gen") } { FORM($kind, form: "acc") }
        }
    }

# Tam, kde už byl právě jmenován.
hunter-same = ten

hunter-basic = běžný lovec
    .acc = běžného lovce
    .gender = person
hunter-over-equipped = obrněný lovec
    .acc = obrněného lovce
    .gender = person
hunter-tandem = tandem
    .gender = thing
hunter-detector = detektor
    .gender = thing
hunter-call = spojař
    .acc = spojaře
    .gender = person

## Před hrou a stůl

rules-played = Panik.
play-seat = Hrajete za { FORM($seat, form: "gen") }.
play-aim = Strašidelný dům vynese každému lovci u něj svou hodnotu, tandemu dvojnásobek; u společného domu platí, že čím méně lovců, tím více každý získá; dům s pastí vynese svému majiteli 3 body za každého cizího lovce. Domy leží lícem dolů: hádejte, klamte a posílejte ostatní pryč.
play-skills = Detektor před umístěním otočí jeden soupeřův dům; spojař smí ke svému domu přivolat lovce odjinud. Hra končí, když jsou umístěni všichni lovci; vyhrává, kdo má nejvíc bodů.
play-board = Na stole je { $letter }B váš běžný lovec, { $letter }O obrněný (toho nikdo nepošle pryč), { $letter }T tandem, { $letter }D detektor, { $letter }C spojař. Dům v závorkách leží lícem dolů a znáte ho jen vy. Vpravo vidíte, kteří lovci komu zbývají na ruce.

player-you = (vy)
player-points = = { $points }

# Nad tabulkou: vlevo kdo soudí, nahoře o kterém domě.
think-title = Na kolik procent tuší každý bot ve skrytém domě past:

# Před tím, co se píše.
prompt-who = { $seat }

prompt-help = Napište číslo možnosti, nebo její zkrácený zápis: „place basic blue.3“, „place basic b3“ nebo písmenem „B b3“; „detect b1“; lovec je „blue:tandem“. ? a číslo řekne, co ta možnost znamená, i s pravidlem; proč place call b3 řekne, proč to nejde; pravidla PTURN-2 ukáže pravidlo, pravidla a slovo ta, kde se vyskytuje.
prompt-legend = Na stole je rB červený běžný lovec, rO obrněný, rT tandem, rD detektor, rC spojař. Dům v závorkách leží lícem dolů a znáte ho jen vy.
prompt-why-what = Proč co? Napište proč a akci, třeba: proč place call b3

# Než se stane něco vážného.
sure-trap = V tom domě číhá past, její majitel je { $seat }: váš lovec mu tam vynese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

## Co je jisté

dossier-own = Skryté domy, které znáte jen vy: { $manors }.
dossier-manor = { $manor } ({ $kind })
dossier-unseen = Zatím neviděné: { $kinds }. Z toho leží skrytě na stole: { $hidden }, mimo hru: { $aside }.
dossier-kind = { $count }× { $kind }

## Konec

side-players = hráči

outcome-most_points = Všichni lovci jsou na místě a body jsou sečteny.
    .short = nejvíc bodů
outcome-shared_victory = Všichni lovci jsou na místě a nejlepší mají stejně bodů.
    .short = stejně bodů

# $mine: zda je získal ten, kdo se dívá.
earned = { $mine ->
    [yes] vy { $points }
   *[no] { $seat } { $points }
}
score = { $mine ->
    [yes] vy { $points }
   *[no] { $seat } { $points }
}

ending-winners = { $you ->
    [won] { $count ->
        [1] Vyhráváte!
       *[other] Vyhráváte společně: { $winners }.
    }
    [lost] Prohráváte. { $count ->
        [1] Vítěz: { $winners }.
       *[other] Vítězové: { $winners }.
    }
   *[none] { $count ->
        [1] Vítěz: { $winners }.
       *[other] Vítězové: { $winners }.
    }
}
ending-scores = Body: { $scores }.

figure-score-red = body: Červený
figure-score-blue = body: Modrý
figure-score-green = body: Zelený
figure-score-yellow = body: Žlutý
figure-lead = náskok vítěze

## Výklady a kapitoly pravidel

ruling-shared_tandem = { $value ->
    [double] U společného domu získá tandem dvakrát tolik co jiný lovec.
   *[single] U společného domu získá tandem tolik co každý lovec.
}
ruling-ghosts = Strašidelné domy hodnoty 1, 2, 3, 4 a 5: { $value }.

chapter-setup = Příprava
chapter-turn = Tah
chapter-end = Konec hry

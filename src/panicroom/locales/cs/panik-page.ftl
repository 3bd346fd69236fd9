# Panik v prohlížeči.

## Stůl

# Dům pro toho, kdo ho nevidí: čí je, jaký je, kdo u něj stojí. $face: up nebo down.
page-panik-manor = { START($manor) }: { $kind }{ $face ->
    [up] , lícem vzhůru
   *[down] { "" }
}. { $count ->
    [0] Nikdo u něj není.
   *[other] Lovci u něj: { $hunters }.
}
page-panik-hand = { $count ->
    [0] Na ruce nezbývá žádný lovec
   *[other] Na ruce zbývá: { $hunters }
}
page-panik-hand-kind = { $kind } ×{ $count }
page-panik-own-hand = Vaši lovci
page-panik-own-manors = Vaše domy
page-panik-dimmed = ztmavené vidíte jen vy
page-panik-aside = Mimo hru, nikdo je neviděl: { $count ->
    [one] { $count } dům
    [few] { $count } domy
   *[other] { $count } domů
}
page-panik-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
page-panik-sent-away = Musí pryč: klepněte na dům, ke kterému půjde, nebo ho tam přetáhněte.

# Co hráč právě dělá, vedle jména.
page-panik-plays = hraje
page-panik-answers = hledá místo
page-panik-chooses = tajně vybírá
page-panik-sealed = Máte vybráno. Všechny volby se ukážou najednou, až vybere každý.

## Na co se klepe

# Co je třeba rozhodnout tam, kde se klepe a nepíše.
page-owed-decision-turn = Jste na tahu: klepněte na lovce a pak na dům, který není plný. Nebo lovce přetáhněte.

# Na kartě lovce: jedno slovo.
page-panik-hunter-basic = Běžný
page-panik-hunter-over-equipped = Obrněný
page-panik-hunter-tandem = Tandem
page-panik-hunter-detector = Detektor
page-panik-hunter-call = Spojař

# Na co klepnout dál.
page-panik-ask-hunter = Teď klepněte na lovce, který tam půjde.
page-panik-ask-place = Teď klepněte na osvětlený dům, nebo tam lovce přetáhněte.
page-panik-ask-detect = Teď klepněte na osvětlený dům: detektor ho odhalí.
page-panik-ask-again = Klepněte znovu, nebo stiskněte tlačítko.

page-panik-skill-basic = Běžný lovec se počítá jednou a nemá žádnou schopnost.
page-panik-skill-over-equipped = Obrněného lovce nikdo nepošle pryč ani nepřivolá.
page-panik-skill-tandem = U duchů a v pasti se tandem počítá dvakrát. Nikdo ho nepřivolá.
page-panik-skill-detector = Detektor nejdřív otočí jeden soupeřův dům, pak ho umístíte.
page-panik-skill-call = Spojař smí ke svému domu přivolat lovce od jiného domu, který není plný.

page-panik-pays-ghost = Každý lovec tu získá { $value }, tandem { $twice }.
page-panik-pays-shared = Společný: jeden lovec vynese 4 body, dva po 3, tři po 2, čtyři po 1, ať patří komukoli; tandem se počítá jako jeden{ $tandem ->
    [double] , ale vynese dvojnásobek
   *[single] { "" }
}.
page-panik-pays-trap = Past: majitel získá 3 za každého cizího lovce, 6 za tandem.
page-panik-pays-unknown = Leží lícem dolů: co vynáší, ví jen majitel.

## Když se něco ptá poprvé

page-panik-coach-manors = Tyto čtyři domy jsou vaše a vidíte je jen vy. Klepněte na ten, který smějí vidět všichni; ostatní zůstanou vaším tajemstvím.
page-panik-coach-posts = Teď jde tandem, který se počítá dvakrát, k jednomu z vašich skrytých domů: tam, kde hodně získá, nebo tam, kde ostatní naláká do pasti.
page-panik-coach-turn = V každém tahu umístěte jednoho lovce k libovolnému domu, svému i cizímu. Kam chodí ostatní, leccos prozradí.
page-panik-coach-detector = Dům je otočený. Detektor může jít k němu, nebo kamkoli jinam.
page-panik-coach-send-or-call = Lovci se šipkou mohou odejít: jednoho pošlete pryč, nebo jednoho přivolejte. Koho pošlete pryč, tomu majitel najde jiné místo. Nebo prostě ukončete tah.
page-panik-coach-new-manor = Jeden z vašich lovců musí pryč. Najděte mu jiný dům; svou schopnost tam nepoužije.

## Konec

page-panik-scores = Body dům po domu. Klepněte na dům a uvidíte proč.
page-panik-scores-manor = Dům
page-panik-scores-sum = Celkem
page-panik-end = Duchové jsou chyceni

# Nadpisy v seznamu: bez písmen, která potřebuje terminál.
page-group-row-place = { $kind }
page-group-row-detect = { $kind }: otočit
page-group-row-place-again = { $kind }

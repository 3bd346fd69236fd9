# Před hrou a při hře, ať je to která chce.

## Před hrou

ask-game = Která hra: { $allowed }? [{ $default }]
ask-seats = Kolik hráčů: { $allowed }? [{ $default }]
ask-level = Jak silní mají být boti: { $allowed }? [{ $default }]
ask-again = „{ $text }“ na výběr není: { $allowed }.
ask-help = Napište jedno z těchto slov, nebo číslo, které u něj stojí; samotný Enter znamená { $default }.
ask-resume = Máte rozehranou hru { $title }. Pokračovat? [Enter = ano, n = nová hra]
ask-rest = Chcete vidět, jak to skončí? [a = ano, Enter = ne]
ask-another = Ještě jednu hru? [a = ano, Enter = ne]
ask-yes-or-no = Napište ano, nebo ne; „{ $text }“ není ani jedno.

# Slova, kterými se odpovídá, oddělená mezerou; anglická platí vždy.
answer-yes = ano a
answer-no = ne n
answer-on = zapnout zap
answer-off = vypnout vyp

play-bots = { $count ->
    [0] U stolu nejsou žádní boti.
   *[other] Boti: { $bots }.
}
play-bot = { $seat } ({ $level })
play-bot-named = { $seat } ({ $name }, { $level })
play-how = Napište číslo možnosti a stiskněte Enter; ? napoví. Každá akce se ukládá: kdykoli můžete odejít a pokračovat později.
play-how-waiting = Psát můžete, i když čekáte: říct a vaše slova; ? pomůže.
play-sealed = Otisk náhody: { $hash }. Klíč k němu se ukáže na konci.
play-resumed = Pokračujete ve hře { $title } tam, kde skončila. ? napoví.
play-meanwhile = Mezitím se hra posunula.
# Jak se říká hráči, který neuvedl jméno.
play-guest = Hráč { $number }

## Volby příkazu play

flag-play-bots = počet botů (výchozí: všechna místa kromě jednoho); zbývá-li jich víc, lidé se u klávesnice střídají
flag-play-level = jak dobře boti hrají: random, easy, normal nebo hard; nebo pro každého zvlášť, easy,hard
flag-play-pace = kolik sekund počkat po tahu bota (výchozí: 0.6)
flag-play-no-confirm = neptat se před riskantními akcemi
flag-play-new = začít novou hru, i když je jiná rozehraná
flag-play-data = složka s daty serveru, na kterém se hraje, se všemi rozehranými hrami (výchozí: panicroom-data)
flag-no-browser = nespouštět prohlížeč, jen vypsat adresu

## Co hrát nejde

play-bad-level = „{ $text }“ není úroveň bota: vyberte { $allowed }.
play-bad-levels = Úrovní v --level je { $levels }, botů { $bots }: uveďte jednu pro všechny, nebo jednu pro každého.
play-all-bots = S --bots { $bots } při počtu hráčů { $seats } pro vás nezbývá místo: hru botů ukáže „panicroom watch“.
play-bad-pace = --pace chce sekundy od 0 do 60, ne „{ $text }“.
play-no-server = Server se tu nepodařilo spustit; proč, říká { $file }.

open-shown = Panic Room je otevřen ve vašem prohlížeči: { $address }
open-visit = Panic Room je otevřen. Přejděte na tuto adresu v prohlížeči na tomto počítači: { $address }
open-close = Nechte to běžet, dokud hrajete. Ctrl-C vše zavře; hry pak budou pokračovat tam, kde byly.

## Více lidí u jedné klávesnice

hand-over = Teď je na řadě { $seat }. Stiskněte Enter a obrazovka se smaže.
hand-look = { $seat }, teď se díváte vy: stiskněte Enter.

## Při hře

prompt = { $who } >
prompt-empty = Napište číslo možnosti, nebo ? pro nápovědu.
prompt-not-asked = Teď se vás hra neptá. Příkazy můžete psát i tak, třeba říct a vaše slova; ? pomůže.
prompt-unreadable = { $field ->
    [action] Akci „{ $text }“ nerozumím.
   *[other] „{ $text }“ se nehodí. { $expected }
}
prompt-several = „{ $text }“ může znamenat { $forms }.
prompt-try = Napište číslo ze seznamu, zkrácený zápis, nebo ? pro nápovědu.
prompt-usage = Píše se to takto: { $usage }
prompt-verbs = Zkrácené zápisy:
prompt-verb = { $usage };
prompt-last-verb = { $usage }.
usage = { $text }
prompt-no-such-number = { $most ->
    [1] Možnost { $text } neexistuje: je tu jen jedna.
   *[other] Možnost { $text } neexistuje: čísla jdou od 1 do { $most }.
}
prompt-no-rule = Pravidlo „{ $text }“ neexistuje: samotné pravidla vypíše všechna.
prompt-other-rule = „{ $text }“ patří k jiné hře: { $game }.
prompt-allowed = { $option }: nic tomu nebrání, teď to jde.
prompt-means = { $option }.
prompt-means-cost = { $option } ({ $cost }).
ask-sure = Přesto to udělat? [Enter = ano, n = ne]
prompt-not-done = Nic se nestalo.

# Co dalšího lze napsat: slova pro to, oddělená mezerou; anglická platí vždy.
command-help = pomoc nápověda napoveda
command-map = mapa stůl stul
command-why = proč proc
command-rules = pravidla pravidlo
command-dossier = spis
command-note = poznámka poznamka
command-notes = poznámky poznamky
command-log = průběh prubeh deník denik
command-pace = tempo
command-confirm = ptát ptat
command-quit = konec
command-say = říct rict
command-claim = prohlásit prohlasit tvrdit tvrdím tvrdim
command-reply = odpovedet odpovědět
command-order = rozkaz
command-vote = hlas
command-leave = odejít odejit
command-return = zpět zpet
command-link = odkaz
command-pause = pozastavit pauza
command-resume = pokračovat pokracovat

prompt-commands = Samotný Enter znovu ukáže možnosti. Dále: mapa (znovu stůl), spis (co víte jistě), průběh (dosavadní příběh), poznámka a vaše slova (zapsat si něco), poznámky (přečíst je), tempo 0 (boti nečekají), ptát vyp (žádné otázky před riskantními akcemi), konec (hra se uloží), říct a vaše slova, prohlásit, rozkaz, hlas (pro konec hry), odejít (hraje za vás bot), zpět (hrajete zase vy), odkaz (pro návrat z jiného zařízení); pro zakladatele stolu pozastavit, pokračovat, bot BARVA (hráče zastoupí bot), vyloučit BARVA (vyloučí hráče); ?? ukáže všechny zkrácené zápisy a jak číst mapu.

note-taken = Zapsáno.
note-none = Nemáte nic zapsáno. Napište poznámka a svá slova.
note-line = { $number }. { $text }
dossier-notes = Vaše poznámky:
log-none = Zatím se nic nestalo.
log-wrong = Napište průběh, nebo průběh a kolik odstavců zpět, ne „{ $text }“.
pace-set = { $seconds ->
    [0] Boti hrají bez čekání.
   *[other] Boti po každém tahu počkají { $seconds } s.
}
pace-wrong = Napište tempo a sekundy od 0 do 60, ne „{ $text }“.
confirm-set = { $on ->
    [yes] Před riskantními akcemi přijde otázka.
   *[no] Před riskantními akcemi už otázka nepřijde.
}
confirm-wrong = Napište ptát zap, nebo ptát vyp, ne „{ $text }“.

play-out = Ostatní dohrávají do konce.
play-key = Klíč náhody byl { $key }. Jeho otisk je { $hash }, jak stálo na začátku.
play-saved = Hra je uložena v { $file }: převypráví ji příkaz
play-left = Místo vám zůstává: pokračovat ve hře můžete příkazem
play-not-kept = Zatím se nic nestalo, a tak se nic neukládá.

replay-step = Krok { $step }/{ $last }.
replay-film = Film je v souboru { $file }: otevřete ho v prohlížeči na stránce /g kteréhokoli serveru. Zůstane v prohlížeči.

flag-think = jednou za kolo ukázat, koho který bot podezírá
think-none = Tihle boti nikoho nepodezírají: hrají náhodně.
think-nothing = Už není co hádat.

# Krok za krokem záznamem: slova, která lze napsat, oddělená mezerou; anglická platí vždy.
step-next = d dál dal
step-back = z zpět zpet
step-round = k kolo
step-seat = h hráč hrac
step-open = v vše vse
step-help = pomoc

step-how = Enter nebo d jde dál, z zpět, k na další kolo, číslo na daný krok; h červený se dívá očima Červeného, samotné h očima diváka, v ukáže karty všech; q končí.
step-prompt = { $step }/{ $last } >
step-at = Krok { $step }/{ $last }, { $eyes }.
eyes-spectator = očima diváka
eyes-seat = očima { FORM($seat, form: "gen") }
eyes-open = se všemi kartami odkrytými
step-silent = Odtud není nic vidět.
step-beyond = Kroky jdou od 0 do { $last }.

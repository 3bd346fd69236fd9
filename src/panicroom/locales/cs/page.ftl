# Stránka v prohlížeči, mimo hru.

page-tagline = Někdo u tohoto stolu není tím, za koho se vydává. Dvě deskové hry o blafu a zradě, s přáteli i s boty.
page-language = Jazyk

page-play-heading = Hrát hned
page-play = Hrát
page-opening = Otevírá se…
page-game = Hra
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Prohledejte temnou stanici, najděte Hnízdo a spalte ho. Jenže parazit jde z ruky do ruky.
page-about-panik = Pošlete lovce duchů tam, kde to vynáší, a ostatní nalákejte do pastí. Rychlý blaf.
page-players = Hráči
page-players-range = { $from } až { $to ->
    [one] { $to } hráč
    [few] { $to } hráči
   *[other] { $to } hráčů
}
page-bots = Síla botů
page-players-all = Hráčů i s vámi
page-guest = Host

page-new-heading = Hrát s přáteli
page-new-about = Otevřete stůl, pošlete odkaz a volná místa dejte botům.
page-new = Otevřít stůl
page-name = Vaše jméno
page-listed = Veřejný stůl: ukázat ho na úvodní stránce

page-join-heading = Přisednout ke stolu
page-join-code = Kód nebo odkaz
page-join = Vstoupit
page-join-wrong = Stůl s tímto kódem tu není. Podívejte se na odkaz znovu, nebo si řekněte o nový.

page-mine-heading = Vaše hry
page-mine-more = Ještě { $count }
page-mine-finished = Dohrané hry ({ $count })
page-mine-with = U stolu: { $names }
page-mine-alone = Proti botům
page-mine-invited = Pozvánka
page-mine-won = Výhra
page-mine-lost = Prohra
page-mine-drawn = Bez vítěze
page-open-heading = Otevřené stoly
page-your-move = Jste na tahu
page-status-open = Čeká se
page-status-playing = Hraje se
page-status-over = Dohráno
page-seats-taken = Obsazená místa: { $taken }/{ $seats }

page-credits = Poděkování
page-credits-about = Ikony a písma této stránky jsou dílem jiných a smějí se volně užívat. Místnosti, figurky a obálky jsou nakresleny pro Panic Room.
page-close = Zavřít
page-home = Domů
page-home-learn = Naučit se hrát
page-home-lesson = První lekce
page-lost-heading = Stránka nenalezena
page-lost-about = Odkaz je možná neúplný, nebo už stůl neexistuje.
page-offline = Bez připojení
page-offline-about = Vaše hry jsou v bezpečí na serveru a počkají tam na vás. I bez připojení fungují lekce, pravidla, hádanky a záznamy, které jste si uložili.
page-unreachable = Server neodpovídá. Funguje připojení? Zkuste to za chvíli znovu.
page-failed = Nepovedlo se to. Zkuste to za chvíli znovu.

## Stůl: před hrou, při ní a po ní

page-round = K{ $round }
page-turn = Na tahu { $seat }
page-turn-own = Jste na tahu
page-turn-several = Rozhodují se: { $seats }
page-turn-you = vy
page-turn-phase = Parazitní fáze
page-turn-scoring = Počítají se body
page-title-asked = ● Na tahu – { $title }
page-clock = Zbývá času:
page-clock-own = Váš čas:
page-clock-rests = Hodiny stojí.
page-sound = Zvuk
page-menu = Nabídka
page-log-open = Průběh a chat (nepřečtených: { $count })
page-bar = Akce
page-options = Vše ({ $count })
page-skip = Dál
page-live = Na aktuální stav{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Pravidlo { $rule }
page-moment-over = Hra skončila
page-moment-paused = Hra je pozastavená. Pokračovat v ní může zakladatel stolu.
page-moment-stood-in = Hraje za vás bot. Na své místo se vrátíte v nabídce.
page-moment-sealed = Odpověď je přijata. Ostatní ještě vybírají.
page-moment-watch = Sledujte, co se děje.
page-moment-soon = Za chvíli jste na řadě.
page-connection-lost = Spojení se přerušilo. Obnovuje se…
page-why = Proč ne?
page-why-looking = Hledá se v pravidlech…
page-why-none = Nic teď není zakázáno: vše možné je v seznamu.
page-why-offline = Bez připojení nelze důvody vyhledat.
page-why-more = a další toho druhu

page-panel = Průběh a chat
page-panel-log = Průběh
page-panel-chat = Chat
page-panel-claims = Prohlášení
page-panel-notes = Poznámky
page-news = (nových: { $count })
page-log = Co se stalo
page-log-filter = Ukázat jen jednoho hráče
page-log-all = Vše
page-log-none = Zatím se nic nestalo.
page-log-before = Před hrou
page-chat-none = Zatím nikdo nic nenapsal. Pište, co chcete, ať je to pravda, nebo ne.
page-chat-words = Napsat všem
page-chat-send = Poslat
page-chat-out = Jste ze hry: dokud se hraje, čtou vás jen ti, kdo také vypadli.
page-chat-watching = Tady si píší hráči; vy se jen díváte.
page-claims-none = Nikdo zatím nic neprohlásil.
page-claim = Prohlásit
page-claim-about = Prohlášení si každý přečte ve svém jazyce. Nemusí být pravdivé.
page-claim-reply = Odpovědět: { $seat }
page-back = Zpět
page-notes-about = Vidíte je jen vy, ukládají se v tomto prohlížeči.
page-notes-example = Komu věříte, a proč?

page-calls = Volat mě na tomto zařízení
page-calls-about = Zpráva, když jste na tahu nebo když hra skončí. Je v ní jen stůl, nic ze hry.
page-calls-refused = Tento prohlížeč nedovolí stránce posílat zprávy.
page-calls-quiet = Tiché hodiny
page-calls-quiet-begin = Od
page-calls-quiet-end = Do
page-install = Přidat na plochu
page-install-about = Z plochy se stránka otevře jako aplikace, i bez připojení. iPhone a iPad dostávají zprávy jen takto.
page-install-menu = V nabídce prohlížeče zvolte „Přidat na plochu“ nebo „Instalovat“.
page-call-turn = Jste na tahu
page-call-turn-about = Ostatní na vás čekají u stolu.
page-call-over = Hra skončila
page-call-over-about = Podívejte se, jak dopadla.
page-mail = Psát mi e-maily
page-mail-about = E-mail, když jste na tahu a nejste tu, nebo když hra skončí. Je v něm jen stůl, nic ze hry.
page-mail-address = E-mailová adresa
page-mail-give = Poslat odkaz
page-mail-wrong = To není e-mailová adresa.
page-mail-asked = Na { $address } jde e-mail. Otevřete odkaz v něm a adresu tím potvrďte.
page-mail-on = E-maily chodí na { $address }.
page-mail-end = Už žádné e-maily
page-letters = E-maily z Panic Room
page-letters-asked = Někdo chce na tuto adresu e-maily, když je na tahu. Jste to vy?
page-letters-on = Na tuto adresu chodí e-maily, když jste na tahu nebo když hra skončí.
page-letters-ended = Na tuto adresu už nepřijde žádný e-mail.
page-letters-confirm = Ano, jsem to já
page-channel = Psát do kanálu
page-channel-about = Kanál na Discordu, Slacku a podobně se dozví, kdo je na tahu a kdy hra skončí. Jmenovitě jen u stolu, který je v seznamu.
page-channel-address = Adresa jeho webhooku
page-channel-set = Psát tam
page-channel-wrong = To není adresa jako https://…
page-channel-on = Kanál na { $host } se dozví, kdo je na tahu.
page-channel-secret = Tímto tajemstvím program ověří, že volání je odsud. Ukáže se jen jednou:
page-channel-end = Už tam nepsat
page-settings = Nastavení
page-settings-about = Co si nastavíte, platí i na vašich dalších zařízeních.
page-text = Velikost písma
page-text-normal = Běžná
page-text-large = Velká
page-text-largest = Největší
page-setting-still = Méně pohybu
page-setting-still-about = Obrázky stojí, místo aby se hýbaly
page-map-lights = Světla
page-map-lights-full = Všechna
page-map-lights-low = Méně
page-map-lights-off = Žádná
page-map-lights-full-about = Svítilny, lampy a majáky
page-map-lights-low-about = Lampy a majáky bez svítilen
page-map-lights-off-about = Vše je plně osvětlené
page-map-lights-slow = Světel je méně: na všechna bylo toto zařízení pomalé.
page-setting-sound = Zvuk
page-setting-sound-about = Je slyšet, co se děje a kdy jste na řadě
page-setting-onetap = Jedno klepnutí
page-setting-onetap-about = První klepnutí se hned provede, bez náhledu
page-setting-coach = Rady
page-setting-coach-about = Krátká rada ke všemu, co je tu poprvé
page-setting-peek = Zakrýt karty
page-setting-peek-about = Tajné údaje jsou vidět, jen když se díváte (telefony kolem jednoho stolu)
page-coach = Rada
page-coach-off = Už neradit
page-coach-understood = Rozumím
page-hand-over = Ať hraje bot
page-remove = Vyloučit
page-remove-sure = Vyloučit natrvalo?
page-leave = Ať za mě hraje bot
page-return = Vrátit se na místo
page-vote-end = Hlasovat pro konec hry
page-vote-on = Hlasovat pro pokračování
page-pause = Pozastavit
page-resume = Pokračovat
page-me = Vaše údaje
page-link-make = Odkaz k návratu
page-export = Stáhnout
page-delete = Všechno smazat
page-delete-sure = Smazat? Potvrďte
page-keys = Klávesy: 1–9 vybere možnost, Enter ji provede, Esc jde zpět, ? vysvětlí, proč něco nejde, L složí průběh. P pozastaví vyprávění, N pokračuje, S změní rychlost.
page-keys-station = Na mapě šipky vybírají, R otočí místnost, F ukáže celou mapu.
page-keys-panik = Šipky vedou od domu k domu.

page-end-look = Podívat se na stůl
page-end-show = Jak to skončilo
page-end-truth = Jak k tomu došlo
page-end-share = Sdílet výsledek
page-end-copied = Výsledek je zkopírován.
page-end-not-copied = Prohlížeč kopírovat nedovolí.
page-rematch = Hrát znovu
page-rematch-go = K novému stolu
page-record = Stáhnout záznam hry
page-fair = Je náhoda fér?
page-fair-about = Každé míchání i každý hod vychází z jednoho klíče. Klíč vzejde z tajemství serveru a z náhodného čísla, které pošle zařízení každého hráče. Otisk tajemství je vidět dřív, než kdokoli číslo pošle, a tak si klíč nikdo nemůže zvolit.
page-fair-about-alone = Každé míchání i každý hod vychází z jednoho klíče, který určil server. Jeho otisk byl dán před hrou, takže klíč nikdo nemohl dodatečně změnit.
page-fair-hash = Otisk:
page-fair-nonces = Náhodná čísla:
page-fair-none = neposláno; plyne z otisku
page-fair-own = (posláno odsud)
page-fair-secret = Tajemství:
page-fair-key = Klíč:
page-fair-fits = Náhoda souhlasí: tato stránka ověřila otisk, tajemství, náhodná čísla a klíč.
page-fair-fits-own = Náhoda souhlasí: tato stránka ověřila otisk, tajemství, náhodná čísla včetně vašeho a klíč.
page-fair-alone = Náhodu nelze ověřit: klíč tohoto stolu určil server sám.
page-fair-replay = Zda hra plyne z klíče, ověří „panicroom verify“ podle záznamu této hry.

page-seats = Místa
page-sit = Sednout si
page-sit-for-bot = Sednout si místo bota
page-stand = Uvolnit místo
page-bot = Bot
page-bot-add = Posadit bota…
page-bot-none = Bez bota
page-fill = Doplnit boty ({ $level })
page-watching = Díváte se. Chcete-li hrát, sedněte si.
page-watching-full = Díváte se: všechna místa jsou obsazená.
page-name-ask = Jak vám máme říkat?
page-name-keep = Uložit
page-name-now = Říkáme vám { $name }.
page-name-change = Změnit
page-invite = Pozvat
page-invite-about = S tímto odkazem nebo kódem se dá přisednout ke stolu
page-invite-code = Kód
page-link-copy = Zkopírovat
page-link-share = Sdílet
page-link-copied = Odkaz je zkopírován.
page-link-by-hand = Odkaz je označen: zkopírujte si ho.
page-qr = QR kód odkazu
page-agreed = Nastavení hry
page-agreed-more = Pravidla, čas a rychlost botů
page-wish-edition = Vydání
page-wish-variants = Varianty
page-wish-number = Číslo { $place }
page-wish-sum = Celkem: { $sum }.
page-wish-reset = Výchozí nastavení
page-rulings = Sporná pravidla (změněno: { $count })
page-rulings-about = Kde se vydání nebo herní skupiny rozcházejí. Pro první hru nechte výchozí nastavení.
page-clock-turn = Čas na tah
page-clock-answer = Čas na odpověď
page-pace = Rychlost botů
page-pace-about = Jak dlouho boti před každou odpovědí přemýšlejí: pomalu, abyste stíhali, nebo rychle.
page-talk = Boti mluví
page-talk-on-about = Boti ve svých prohlášeních varují, obviňují i lžou a odpovídají na vaše.
page-talk-off-about = Boti nic neprohlašují.
page-start = Zahájit
page-start-fill = Pozvěte někoho, nebo tam posaďte boty.
page-start-wait = Hra začne, až budou všechna místa obsazená.

page-again = Zkusit znovu
page-trouble = Došlo k chybě
page-trouble-page = Načtěte stránku znovu; vaše hra je uložená na serveru.
page-trouble-picture = Hru se nepodařilo vykreslit. Můžete hrát dál podle seznamu dole, nebo stránku načíst znovu.
page-comeback = Vrátit se pod svým jménem
page-comeback-about = Tento odkaz přenese vaše hry do tohoto prohlížeče. Platí jednou.
page-comeback-go = Vrátit se
page-comeback-other = V tomto prohlížeči jste teď { $name }. Když budete pokračovat, o tuto identitu přijdete; vrátit se k ní lze jen odkazem k návratu.

## Jak se hraje: jeden list pro toho, kdo o hře nikdy neslyšel

page-brief = Jak se hraje
page-brief-heading = { $game }: jak se hraje
page-brief-go = Jdeme na to
page-brief-you = Vy
page-brief-win = Jak vyhrát
page-brief-turn = Váš tah
page-brief-secret = Tajemství
page-brief-beware = Pozor
page-brief-screen = Obrazovka
page-brief-station-you = Vedete mariňáka a androida.
page-brief-station-win = Najděte Hnízdo. Když ho lidský mariňák spálí { $gas ->
    [one] { $gas } kanystrem
    [few] { $gas } kanystry
   *[other] { $gas } kanystry
} benzínu, vyhrají všichni živí lidé.
page-brief-station-turn = Dokud jsou oba zdraví, máte 4 akční body (AP): jít, přikládat místnosti, prohledávat je, bojovat.
page-brief-station-secret = Někdo dostane kartu hostitele, do první ruky nebo při prvních prohledáváních, a mlčí. Nakažení vyhrají, když sken nenajde žádného člověka nebo když zemřou všichni mariňáci.
page-brief-station-beware = Kdo se potká, musí si tajně vyměnit kartu, nebo zaútočit. Dostanete-li infekci a nedáte za ni kanystr, přecházíte na druhou stranu.
page-brief-station-screen = První klepnutí ukáže, co se stane, druhé to udělá.
page-brief-panik-you = Jako všichni máte čtyři domy a devět lovců. Tandem se počítá dvakrát, detektor otočí dům, spojař přivolá lovce od domu, který není plný, a obrněným nikdo nehne.
page-brief-panik-win = Až jsou všichni lovci rozmístěni, vyhrává, kdo má nejvíc bodů. Strašidelný dům vynese každému lovci svou hodnotu; společný jednomu 4, dvěma po 3, dál po 2 a po 1.
page-brief-panik-turn = Umístěte lovce k některému domu, svému nebo cizímu: vejdou se čtyři. Pak odtud smíte jiného poslat pryč; jeho majitel mu najde nové místo.
page-brief-panik-secret = Tři vaše domy leží lícem dolů: co vynesou, víte jen vy.
page-brief-panik-beware = Past vynáší jen svému majiteli: 3 body za každého cizího lovce, 6 za tandem.
page-brief-panik-screen = Klepněte na lovce, pak na dům: vidíte, co se stane. Dalším klepnutím to uděláte. Lovce lze i přetáhnout.

## Jeden hlas: co je vidět, na co se čeká a co je zakryto

page-earlier = před chvílí
page-moment-out = Jste ze hry a prohráváte: obě vaše postavy jsou mrtvé a vyhrávají jen živí. Vaše karty opustily hru a živí už nevidí, co píšete. Dívejte se, jak to skončí.
page-moment-spectator = Díváte se.
page-seat-named = { $seat } ({ $name })
    .gen = { FORM($seat, form: "gen") } ({ $name })
page-moment-answer = Čeká se na vaši odpověď.
page-title-answer = ● Vaše odpověď – { $title }
page-do = { START($role) }: { $does }
page-do-covered = Provést vybranou akci
page-peek = Podívat se
page-peek-end = Zakrýt
page-covered = Tohle je zakryté.
page-log-place = Ukázat na mapě
page-link-void = Zrušit všechny mé odkazy k návratu
page-link-void-sure = Zrušit? Potvrďte
page-devices = Vaše zařízení
page-devices-about = Na těchto zařízeních platí vaše přihlášení. Cizí odhlaste: zaniknou i jejich odkazy k návratu.
page-device-on = { $browser }, { $system }
page-device-terminal = Terminál
page-device-unknown = Neznámé zařízení
page-device-here = Toto zařízení
page-device-seen = Naposledy: { $when }
page-device-out = Odhlásit
page-device-out-sure = Odhlásit? Potvrďte
page-devices-out = Odhlásit všechna ostatní
page-devices-out-sure = Všechna ostatní? Potvrďte

## Pomoc mezi lidmi: skrýt slova, hlasovat, a kdo stůl spravuje

page-person = Akce
page-mute = Skrýt zprávy
page-mute-about = Slova tohoto hráče skryje jen na tomto zařízení. Nikdo se to nedozví.
page-unmute = Ukázat zprávy
page-muted = skrytý
page-muted-lines = Skryté zprávy, { $name } ({ $count })
page-muted-claims = Zprávy tohoto hráče jsou skryté.
page-vote-bot = Hlasovat pro bota místo hráče
page-vote-bot-off = Vzít zpět hlas pro bota
page-vote-slow = Hlasovat pro pomalejší rozhovor
page-vote-slow-off = Vzít zpět hlas pro pomalejší rozhovor
page-slowed = Rozhovor je zpomalený.
page-give = Předat stůl
page-give-sure = Předat? Potvrďte
page-owner = Správa stolu
page-lock = Zamknout stůl
page-lock-about = Nikdo nový si nesedne; kdo tu je, zůstává.
page-code-renew = Změnit kód
page-code-renew-about = Staré pozvánky přestanou platit. Kdo u stolu sedí, zůstává.
page-code-renew-sure = Zrušit staré pozvánky? Potvrďte
page-heir-soon = Zakladatel stolu tu není. Když se brzy nevrátí, můžete stůl převzít vy.
page-heir-other = Zakladatel stolu tu není. Když se brzy nevrátí, může stůl převzít { $seat }.
page-heir-now = Zakladatel stolu tu není: stůl můžete převzít vy.
page-take-over = Převzít stůl
page-moment-heir = Zakladatel stolu tu není: stůl můžete převzít v nabídce.
page-clock-on = Hodiny
page-clock-on-about = Na každý tah je dost času; za toho, komu vyprší, hraje bot. U stolu ho lze změnit.
page-story-pause = Pozastavit vyprávění
page-speed = Rychlost vyprávění
page-speed-now = Rychlost: { $speed }. Změnit
page-speed-slow = Pomalu
page-speed-normal = Běžně
page-speed-fast = Rychle
page-speed-instant = Bez ukázky
page-speed-slow-about = Víc času si všechno prohlédnout
page-speed-normal-about = Kolo botů trvá asi deset sekund
page-speed-fast-about = Pro toho, kdo hru zná
page-speed-instant-about = Nic se neukazuje, vše je v průběhu
page-volume = Hlasitost
page-recap = Co se dělo bez vás
page-recap-count = { $count ->
    [one] Stala se jedna věc.
    [few] Staly se { $count } věci.
   *[other] Stalo se { $count } věcí.
}
page-recap-minutes = { $minutes ->
    [one] Uplynula { $minutes } minuta.
    [few] Uplynuly { $minutes } minuty.
   *[other] Uplynulo { $minutes } minut.
}
page-recap-mine = Hrát svůj tah
page-recap-go = Zpět ke stolu
page-recap-map = Ukázat na mapě
page-recap-list = Zpět k seznamu
page-recap-place = Místo { $number } na mapě

## Dohraná hra: záznam

page-end-replay = Přehrát záznam
page-replay-eyes = Číma očima
page-replay-open = Vše
page-replay-onlooker = Divák
page-replay-you = Vy
page-replay-size = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
page-replay-told = Co se stalo
page-replay-hands = Karty a zdraví
page-replay-moments = Důležité chvíle
page-replay-back = O chvíli zpět
page-replay-on = O chvíli dál
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-speed = Rychlost: ×{ $speed }
page-replay-round = Kolo { $round }
page-replay-position = Chvíle ve hře
page-replay-link = Zkopírovat odkaz na tuto chvíli
page-replay-copied = Odkaz zkopírován.
page-replay-not-copied = Odkaz se nepodařilo zkopírovat: vezměte ho z adresního řádku.
page-replay-unfinished = Ukončeno hlasováním
page-replay-lost = Odkaz možná není celý, nebo hra není sdílená: otevřou ji ti, kdo byli u stolu, a sdílet ji může zakladatel stolu.
page-replay-keep = Uložit na tomto zařízení
page-replay-keep-about = Pak se otevře i bez připojení.
page-replay-kept = { $game }, { $when }
page-replay-share = Sdílet záznam
page-replay-suspicions = Kdo koho podezíral
page-replay-truth = odtud bylo podezření pravdivé
page-replay-suspicion = hráč této barvy měl důvod k podezření
page-replay-belief = bot této barvy ho podezíral
page-replay-no-notes = Divák nemá žádné poznámky.
page-replay-suspected = { $seat }: { $count ->
    [0] teď nemá nikdo důvod k podezření.
   *[other] teď podezírají: { $seats }.
}
page-replay-believed = { $seat }: { $count ->
    [0] teď ho nepodezírá žádný bot.
   *[other] teď ho podezírají boti: { $seats }.
}

## Zlomy skončené hry

page-replay-turning = Zlomy
page-replay-turning-find = Najít zlomy
page-replay-turning-about = Boti dohrávají hru z mnoha chvil: jak často vyhrají titíž? Trvá to asi minutu.
page-replay-turning-progress = Hledání zlomů
page-replay-turning-none = Žádný krok vítězům mnoho nezměnil.
page-replay-turning-chance = Šance vítězů: { $before } % → { $after } %

## Chvíle ze skončené hry

page-replay-play-on = Hrát odtud dál
page-replay-ask = Zeptat se přátel
page-replay-ask-copied = Odkaz zkopírován. Ptá se, co tady udělat ({ $seat }).
page-replay-copied-private = Odkaz zkopírován. Dokud záznam není sdílený, otevřou ho jen ti, kdo byli u stolu.
page-replay-ask-none = Po této chvíli už nikdo nevybírá.
page-replay-asked = Co byste udělali ({ $seat })?
page-replay-asked-same = { $seat }: stejná volba.
page-replay-asked-other = { $seat }: jiná volba.
page-replay-asked-on = Co bylo dál

## Hra ze souboru

page-replay-file = Přehrát hru ze souboru
page-replay-file-about = Vyberte film, nebo ho sem přetáhněte. Zůstane v tomto prohlížeči. Zapíše ho terminál:
page-replay-file-choose = Vybrat soubor
page-replay-file-record = Tohle je záznam: jsou v něm jen akce. Film z něj může udělat server. Záznam se k tomu odešle; neuchová se.
page-replay-file-send = Odeslat záznam
page-replay-file-bad = To není film ani záznam hry.

# Knihovna pravidel

page-rules = Pravidla
page-rules-find = Hledat slovo nebo TRADE-3
page-rules-found = { $count ->
    [0] Takové slovo v pravidlech není. Zkuste jiné.
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
page-rules-back = Zpět
page-rules-chapters = Kapitoly
page-rules-near = Další pravidla
page-rules-differs = Vydání se liší
page-rules-books = Čtyři vydání
page-rules-agree = se v { $rule } shodují.
page-rules-side = Porovnat vydání
page-rules-play = Hrát podle jednoho z nich
page-rules-settled = (R) značí naše vlastní rozhodnutí tam, kde knihy mlčí, jsou nejasné nebo se rozcházejí.
page-rules-example = Příklad
page-rules-try = Vyzkoušet
page-rules-link = Kopírovat odkaz
page-rules-copied = Odkaz je zkopírován.
page-rules-not-copied = Prohlížeč to nedovolil. Zkopírujte adresu nahoře.
page-rules-print = Vytisknout
page-rules-open = Otevřít v pravidlech

## Hádanky

page-puzzles = Hádanky
page-puzzles-about = Z toho, co víte, plyne jediná jistá odpověď
page-puzzle-number = Hádanka č. { $number }
page-puzzle-today = Hádanka dne
page-puzzle-solved-count = Vyřešeno { $solved } z { $all }
page-puzzle-streak = { $days ->
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dnů v řadě
}
page-puzzle-grade-1 = lehká
page-puzzle-grade-2 = střední
page-puzzle-grade-3 = těžká
page-puzzle-next = Další hádanka
page-puzzle-share = Sdílet
page-puzzle-share-text = Panic Room, hádanka ze dne { $date }: { $tries ->
    [1] vyřešeno na první pokus.
   *[other] počet pokusů { $tries }.
}
page-puzzle-all = Všechny hádanky
page-puzzle-solved = vyřešena

# Panic Station v prohlížeči: obrazovka kolem mapy.

## Slovesa: jedno slovo, nanejvýš devět písmen

page-station-verbs = Co můžete udělat
page-station-verb-move = Jít
page-station-verb-explore = Průzkum
page-station-verb-search = Prohledat
page-station-verb-fire = Střílet
page-station-verb-knife = Nůž
page-station-verb-grenade = Granát
page-station-verb-items = Předměty
page-station-verb-terminal = Terminál
page-station-verb-sick-bay = Ošetřit
page-station-verb-trade = Výměna
page-station-verb-burn = Spálit
page-station-verb-end = Konec tahu
page-station-verb-back = Všechny akce
page-station-more = Další
page-station-more-not = Teď ne, a proč

page-station-why-verb = { $verb }: proč to nejde?
page-station-why-what = Co se ověřilo ({ $count })
page-station-why-asking = Hledá se v pravidlech…
page-station-why-nothing = Už tomu nic nebrání. Zkuste to znovu.
page-station-why-items = Nemáte žádný předmět, který by šlo vyložit nebo použít.

## Ostatní a vy

page-station-health = { START($role) }: zdraví { $health } ze 4
page-station-dead = { START($role) } je mrtvý
page-station-fallen = mrtvý
page-station-hand-size = Karet na ruce: { $cards }
page-station-bot = hraje bot
page-station-seat-named = { $seat }: { $name }
page-station-away = není u stolu
page-station-marker-yes = Parazitní ukazatel
page-station-marker-due = Parazitní ukazatel, aktivní
page-station-own = Vaše postavy a karty
page-station-self = Vy
page-station-self-open = Vy: vaše strana a trvalé rozkazy
page-station-chosen = Vybrán { $role }: ukazuje se jen to, co může on. Klepněte znovu a uvidíte obě postavy.
page-station-ap = AP
page-station-loyalty-human = člověk
page-station-loyalty-infected = nakažený
page-station-loyalty-host = hostitel
page-station-loyalty-covered = zakryto
page-station-hand = Vaše karty
page-station-hand-open = Vaše ruka, počet karet: { $cards }. Ukázat velké
page-station-table-cards = Na stole
page-station-bullets = Nábojů: { $bullets }
page-station-orders = Když vás něco zasáhne
page-station-peek-cards = Podívat se na karty
page-station-peek-cover = Zase je zakrýt
page-station-peek-setting = Zakrýt ruku a stranu, dokud se nedívám (telefony kolem jednoho stolu)
page-station-table-open = Vaše karty na stole: ukázat velké
page-station-orders-open = Odpovídat automaticky…
page-station-orders-when = Ptáme se jen tehdy, máte-li na ruce víc karet než { $minimum }: jinak žádnou zahrát nesmíte. Proti granátům neprůstřelná vesta nepomáhá.

## Řádek nad postavami a podrobně o sobě

page-station-goal = Jak vyhrajete
page-station-goal-human = { $hive ->
    [found] Cíl: váš mariňák nebo mariňák jiného člověka spálí Hnízdo
   *[hidden] Cíl: najít Hnízdo; tam ho spálí lidský mariňák
}, kanystrů je třeba { $needed }. Máte { $gas }.
page-station-goal-helper = Cíl: mariňák jiného člověka spálí Hnízdo, kanystrů je třeba { $needed }. Pomozte: { $hive ->
    [found] {""}
   *[hidden] najděte Hnízdo,{" "}
}dejte mu kanystry. Máte { $gas }.
page-station-goal-infected = Cíl: nakazit ostatní při výměnách, až sken nenajde žádného člověka{ $troopers ->
    [human] , nebo až lidé nebudou mít mariňáka.
   *[all] , nebo až budou všichni mariňáci mrtví, i ten váš.
}
page-station-goal-spent = Cíl: sken, který nenajde žádného člověka. Kartu infekce už dát nemáte: ať nakazí jiní, nebo ať zemřou lidé{ $troopers ->
    [human] , aspoň jejich mariňáci.
   *[all] , nebo všichni mariňáci, i ten váš.
}
page-station-goal-covered = Váš cíl je zakrytý.
page-station-goal-out = Jste ze hry a vyhrávají jen živí. Dívejte se, jak to dopadne.
page-station-cards-gone = Jste ze hry: vaše karty opustily hru.
page-station-win-burn = Lidský mariňák v Hnízdě utratí 1 AP a kanystry z jedné ruky (je jich třeba { $needed }): vyhrají všichni lidé.
page-station-win-dodge = Kdo dostane kartu infekce v barvě dárce, přejde na druhou stranu, pokud v té výměně sám nedá kanystr benzínu.
page-station-win-against = Nakažení vyhrají, když tepelný sken nenajde žádného člověka.
page-station-win-infected = Vyhráváte s nakaženými: když tepelný sken ukáže, že jsou nakažení všichni živí.
page-station-win-last = Ukáže-li sken, že jsou nakažení všichni, nevyhrává ten, kdo se nakazil poslední: ať to nejste vy. Shoří-li Hnízdo, všichni nakažení prohráli.
page-station-win-living = Vyhrávají jen živí.
page-station-hive-hidden = Hnízdo ještě není nalezené: leží u dna balíčku místností.
page-station-hive-found = Hnízdo je nalezené: leží na mapě.
page-station-gas = Kanystrů na ruce: { $gas }/{ $needed }.
page-station-infections = Karet infekce vaší barvy na ruce: { $cards }.
page-station-signs = Vysvětlivky
page-station-sign-ap = Akční body. Na začátku tahu dává každá postava 2, se zdravím 1 nebo 2 jen 1. Většina akcí stojí 1.
page-station-sign-health = Zdraví. Bez něj je postava mrtvá; vaše karty slouží oběma postavám.
page-station-sign-bot = Za tuto barvu hraje bot.
page-station-sign-away = Tento hráč teď není u stolu.
page-station-sign-marker-yes = Parazitní ukazatel: aktivní bude, až s ním tento hráč odehraje tah. Pak se před jeho příštím tahem všichni paraziti pohnou a koušou.
page-station-sign-marker-due = Parazitní ukazatel je aktivní: před příštím tahem tohoto hráče se všichni paraziti pohnou a koušou.
page-station-sign-gray = Šedý parazit: způsobí 1 zranění, jedno ho zabije.
page-station-sign-black = Černý parazit: způsobí 2 zranění; po jednom zranění je z něj šedý.

## Co se ví o hráči

page-station-known = Co víte jistě
page-station-known-none = Zatím nic.
page-station-claims = Prohlášení
page-station-claims-none = Zatím žádná.
page-station-notes = Vaše poznámky, jen pro vás

## Rozhodnutí

page-station-decision = Vaše odpověď
page-station-look-owed = Nejdřív se podívat na mapu
page-station-look-sealed = Podívat se na mapu
page-station-back-owed = Zpět k odpovědi
page-station-back-sealed = Zpět k výměně
page-station-trade = Výměna { FORM($seat, form: "with") }
page-station-trade-secret = { $seat } vybírá zároveň s vámi. Nikdo další se nikdy nedozví, co kdo dal.
page-station-trade-can = Co výměna umí
page-station-trade-choose = Klepněte na kartu, kterou dáváte.
page-station-trade-not = Tuto kartu dát nelze.
page-station-seal = Podržet a potvrdit
page-station-seal-card = Podržet a dát: { $card }
page-station-seal-again = Stisknout znovu a potvrdit
page-station-sealed = Vybráno. Karty se otočí, jakmile si vybere i { $seat }.
page-station-traded = Výměna je hotová
page-station-armor-held = Neprůstřelných vest na ruce: { $count }
page-station-armor-again = Můžete zahrát i další: po každé se hra zeptá znovu.
page-station-wounds = { START($weapon, form: "by") } hrozí zranění
page-station-wounds-sum = Celkem { $count } zranění.
page-station-wound-count = Zranění: { $points }
page-station-wound-left = zbude { $left }
page-station-wound-dies = zemře
page-station-wound-less = o 1 zranění méně
page-station-wound-less-both = každému o 1 zranění méně
page-station-answer-left = { START($character, form: "dat") } { $left ->
    [one] zbude 1 bod
    [few] zbudou { $left } body
   *[other] zbude { $left } bodů
} zdraví.
page-station-answer-dies = { START($character) } zemře.
page-station-answer-still-dies = { START($character) } přesto zemře.
page-station-answer-one = Stačí jedno klepnutí: nic jiného se dělat nedá.
page-station-answer-how = Klepněte na odpověď a potvrďte ji dalším klepnutím.
page-station-healing = Léčení
page-station-heal-how = Klepněte na toho, kdo dostane bod, a klepněte znovu, aby ho dostal.
page-station-heal-one = Klepněte na toho, kdo dostane bod.
page-station-heal-all = Nikdo jiný se tu léčit nedá: jedno klepnutí dá všechny body.
page-station-scan = Tepelný sken
# $others: the living players but the reader.
page-station-scan-among = Kdo to je, neřekne. { $side ->
    [human] Vy jste člověk: mezi ostatními ({ $others }) jich je { $count }.
   *[infected] Patříte k nim: mezi ostatními ({ $others }) jich je ještě { $count }.
}
page-station-scanned = Celá ruka: { $seat }
page-station-scanned-alone = Vidíte ji jen vy. Klepnutím na hráče nahoře si ji přečtete znovu.
page-station-scanned-note = Zapsat do poznámek
page-station-scanned-noted = Zapsáno v poznámkách
page-station-knife-odds = Nůž zasahuje při 3 a 4 na K4: každou druhou ranou.
# One wound on somebody who is aimed at: what it leaves.
page-station-hit-leaves = zdraví { $health }, pak { $left }
page-station-hit-dies = zdraví { $health }, pak smrt
page-station-hit-gray = zemře po jednom zranění
page-station-hit-black = zešedne
page-station-parasite-gray = šedý parazit
page-station-parasite-black = černý parazit

## O vlastní nákaze prostými slovy

page-station-turned-infected = Parazit je ve vás
page-station-turned-host = Jste hostitel
page-station-turned-by = Kartu vám dal { $seat }.
page-station-turned-win-infected = Teď vyhráváte s nakaženými: když tepelný sken ukáže, že jsou nakažení všichni živí, nebo když zemřou všichni mariňáci. Ukáže-li však sken, že jsou nakažení všichni, nevyhrává ten, kdo se nakazil poslední: postarejte se, aby se někdo nakazil po vás.
page-station-turned-win-host = Vyhráváte s nakaženými: když tepelný sken ukáže, že jsou nakažení všichni živí, nebo když zemřou všichni mariňáci.
page-station-turned-may-infected = Od této chvíle smíte při výměnách dávat karty infekce své barvy. Nakazí každého, kdo vám za ně nedá kanystr benzínu.
page-station-turned-may-host = Při výměnách smíte dávat karty infekce své barvy. Nakazí každého, kdo vám za ně nedá kanystr benzínu.
page-station-turned-never = Hnízdo spálit nemůžete a nikdy nepřiznávejte, kdo jste.
page-station-turned-known = { $seat } viděl, že se kanystr nevrátil, a ví to. Nikdo jiný ne.
page-station-turned-unknown = Nikdo jiný to neví.
page-station-understood = Rozumím

## Konec

page-station-ending = Jak to dopadlo
page-station-ending-tree = Kdo koho nakazil, kolo po kole
page-station-ending-round = Kolo
page-station-ending-out = mrtvý
page-station-ending-won = vyhrál
page-station-was-human = člověk
page-station-was-infected = nakažený
page-station-was-host = hostitel
page-station-fate = { $side }{ $dead ->
    [yes] , mrtvý
   *[no] {""}
}

## Co která karta dělá, jedním řádkem

page-station-card-gas = S dostatkem kanystrů váš mariňák spálí Hnízdo. Dáte-li ho při výměně, nenakazíte se.
page-station-card-armor = Proti výstřelu, noži i parazitovi: o 1 zranění méně.
page-station-card-ammo = Náboje pro vašeho androida. Zůstává na stole.
page-station-card-alert = Hned se objeví parazit.
page-station-card-first-aid = Vyléčí 2 body v místnosti toho, kdo ji použije.
page-station-card-keycard = Otevírá vám bezpečnostní dveře. Zůstává na stole.
page-station-card-heavy-gun = Váš android vystřelí dvakrát za 1 AP. Zůstává na stole.
page-station-card-grenade = 1 zranění každému ve vedlejší místnosti.
page-station-card-boost = O 2 AP více v tomto tahu.
page-station-card-scope = Váš android střílí do vedlejší místnosti. Zůstává na stole.
page-station-card-knife = Rána ve vlastní místnosti, zasáhne při 3 a 4. Zůstává na stole.
page-station-card-scanner = Uvidíte celou ruku hráče ve stejné místnosti.
page-station-card-host = Nákaza je ve vás, první ze všech. Nakazte ostatní.
page-station-card-infect = Nakazit s ní může jen její nakažený majitel; ostatním jen překáží.
page-station-card-unknown = Nikdo nevidí, co to je.

## Rádce: když se něco potká poprvé

page-station-coach-turn = Klepněte na místnost, kam chcete jít, na obrys místnosti, kterou chcete přiložit, nebo na tlačítko dole. Většina akcí stojí 1 AP.
page-station-coach-run = Chodba a v ní nikdo cizí: můžete hned jít dál zdarma. Po akci nebo setkání stojí pohyb 1 AP.
page-station-coach-encounter = Někdo tu je. Tato postava si teď musí nejdřív vyměnit kartu, nebo zaútočit.
page-station-coach-trade = Bojíte se nákazy? Kdo při výměně dá kanystr benzínu, ten se při ní nenakazí.
page-station-coach-answer = Ptáme se každého zasaženého, kdo má kartu navíc, s vestou i bez ní: vaše ruka zůstane tajná.
page-station-coach-second-shot = Těžký kulomet střílí za jeden akční bod dvakrát. Druhý výstřel si můžete odpustit.
page-station-coach-healing = Dva body zdraví, jeden po druhém.
page-station-coach-place = Tuto kartu je třeba přiložit: vyberte, kde se připojí k mapě, a otočte ji, pokud pasuje oběma směry.
page-station-coach-last-parasite = Všichni paraziti už jsou na mapě, a tak se jeden přesune. Vyberete který.
page-station-coach-phase = Parazitní fáze: všichni paraziti jdou stejným směrem a pak zraní každého ve své místnosti.
page-station-coach-scan = Tepelný sken řekne, kolik živých je nakažených, ale ne kdo.
page-station-coach-alert = Upozornění na parazita přinese parazita a nic jiného.
page-station-coach-spawn = Číslo na kostce je směr, jak stojí na Reaktoru. Do příští parazitní fáze se parazit nehýbe ani nekouše.
page-station-coach-red = Prohledaná místnost zčervená: kdo ji prohledá znovu, nejdřív přivolá parazita.
page-station-coach-doors = Bezpečnostní dveře jsou do příští parazitní fáze otevřené všem.
page-station-coach-death = Hráč pokračuje i s jednou postavou; ze hry je, teprve když jsou mrtvé obě.
page-station-end-burned = Hnízdo hoří
page-station-end-infected = Jsou mezi námi
page-station-end-nobody = Nikdo nezbyl
page-station-end-none = Nikdo není zachráněn

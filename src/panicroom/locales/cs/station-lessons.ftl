# What the coach says in the lessons of Panic Station: for each step what is asked, how it is done,
# and why it was right; then what is answered to a wrong move.

## move

page-lesson-move-look = Toto je váš mariňák v kulatém rámečku a váš android s useknutými rohy. Na tento tah mají dohromady 4 akční body: světýlka vedle nich. Skoro všechno stojí jeden.
page-lesson-move-walk = Běžte do vedlejší místnosti: pošlete mariňáka na sever do Týmové místnosti.
page-lesson-move-walk-hint = Klepněte na Týmovou místnost 1 a dejte pozor, aby šel mariňák. Pak stiskněte velké tlačítko.
page-lesson-move-walk-right = To byl jeden akční bod. Můžete je dát všechny jedné postavě, nebo je rozdělit.
page-lesson-move-explore = Další místnost stanice leží odkrytá: Skladiště 2. Přiložte ji k místnosti svého mariňáka.
page-lesson-move-explore-hint = Klepněte na čárkovaný obrys východně od Týmové místnosti. Průchod musí navázat na průchod, takže pasuje jen jedním směrem.
page-lesson-move-explore-right = Průzkum místnost ukáže, ale nikdo do ní ještě nevstoupil.
page-lesson-move-enter = Teď android. Pošlete ho na východ do Chodby.
page-lesson-move-enter-hint = Klepněte na Chodbu 2 východně od Reaktoru.
page-lesson-move-enter-right = Z Chodby, kde není nikdo cizí, můžete hned běžet dál, a to zdarma.
page-lesson-move-run = Běžte dál na sever do nového Skladiště.
page-lesson-move-run-hint = Klepněte na Skladiště: tento pohyb nic nestojí.
page-lesson-move-run-right = Dvě místnosti za jeden akční bod.
page-lesson-move-done = Tak stanice roste. Co do konce tahu neutratíte, propadne. Zraněná postava přináší méně bodů: se zdravím 1 nebo 2 jen jeden místo dvou.
page-lesson-move-wrong-early = Ještě vám zbývají body a lekce je potřebuje.
page-lesson-move-wrong-trooper = Odtamtud by ji mohl přiložit android. Nechte to ale na mariňákovi.

## search

page-lesson-search-look = Váš mariňák je ve Skladišti, které ještě nikdo neprohledal. Jsou tam tři karty, jinde jen jedna. Karty potřebujete, hlavně kanystry, abyste spálili Hnízdo.
page-lesson-search-search = Prohledejte místnost.
page-lesson-search-search-hint = Stiskněte Prohledat a pak velké tlačítko.
page-lesson-search-search-right = Našli jste kanystr benzínu a lékárničku. Třetí karta bylo upozornění na parazita: pro vás žádná karta, zato parazit.
page-lesson-search-red = Na kostce padl jih, a tak sedí v Reaktoru u vašeho androida. A Skladiště je teď červené: kdo je prohledá znovu, nejdřív potká parazita, a to kvůli jediné kartě.
page-lesson-search-flee = Do parazitní fáze parazit nic nedělá. Pak se všichni pohnou o místnost tam, kam ukáže kostka, a kousnou každého, kdo tam je. Odveďte androida na východ.
page-lesson-search-flee-hint = Klepněte na Chodbu východně od Reaktoru.
page-lesson-search-flee-right = Dobře. Ale kam paraziti půjdou, neví nikdo.
page-lesson-search-end = Parazitní fáze přijde hned po vašem tahu. Ukončete ho.
page-lesson-search-end-hint = Stiskněte Konec tahu.
page-lesson-search-end-right = Na kostce padl východ: parazit šel za vaším androidem.
page-lesson-search-bitten = Kousne: jedno zranění. Na vestu se ptáme každého zasaženého, i když žádnou nemá: vaše ruka zůstane tajná. Vy žádnou nemáte: zranění přijměte.
page-lesson-search-bitten-hint = Odpověď je jen jedna.
page-lesson-search-bitten-right = Zbývají tři srdce a android dál přináší dva body za tah.
page-lesson-search-done = Červené místnosti jsou riziko a stát vedle parazita, když přijde fáze, také. Značka ukazuje, před čím tahem přijde.
page-lesson-search-wrong-early = Nejdřív hledejte: body máte a místnost je plná.
page-lesson-search-wrong-red = Tato místnost je už červená: nejdřív by přišel parazit. Jeden stačí.
page-lesson-search-wrong-stay = Váš android by zůstal vedle parazita.

## trade

page-lesson-trade-look = Mariňák Modrého je v Týmové místnosti. Kdo vejde k jinému hráči, musí si s ním vyměnit kartu, nebo zaútočit. Útočit nemáte čím.
page-lesson-trade-meet = Vejděte: pošlete mariňáka na sever.
page-lesson-trade-meet-hint = Klepněte na Týmovou místnost 1.
page-lesson-trade-meet-right = Je tu Modrý, a dokud se to nevyřeší, nejde nic jiného.
page-lesson-trade-trade = Nabídněte Modrému výměnu.
page-lesson-trade-trade-hint = Stiskněte tlačítko: nic jiného udělat nemůžete.
page-lesson-trade-trade-right = Teď si oba tajně vyberete po kartě.
page-lesson-trade-give = Modrý může být nakažený a karta infekce by z vás udělala zrádce. Která karta vás ochrání, ať dá Modrý cokoli?
page-lesson-trade-give-hint = Jedna z vašich karet hoří. Kdo ji dá, ten se v té výměně nenakazí.
page-lesson-trade-give-right = Kanystr ve výměně: žádná infekce se vás nechytí. Modrý vám dal bojový nůž. Na Hnízdo ale máte o kanystr méně.
page-lesson-trade-share = Jste spolu v Týmové místnosti. Jedno hledání pro oba: dvě náhodně rozdané karty, každému jedna, a platíte jen vy. Hledejte spolu s Modrým.
page-lesson-trade-share-hint = Stiskněte Prohledat a vyberte hledání s Modrým.
page-lesson-trade-share-right = Každý má kartu a tu svou znáte jen vy.
page-lesson-trade-done = Dárek pro Modrého, možná přítele. Kdo se s vámi často potkává a kanystr nikdy nedá? Pamatujte si, co vám kdo dal.
page-lesson-trade-wrong-trooper = Android by mohl jít také. Pošlete ale mariňáka.
page-lesson-trade-wrong-early = Ještě ne: čeká vás setkání.
page-lesson-trade-wrong-armor = Vesta zastaví zranění, ne infekci. Když Modrý dá modrou infekci, jste nakažení.
page-lesson-trade-wrong-first-aid = Léčí zranění. Infekci neléčí nic.
page-lesson-trade-wrong-alone = Můžete. Modrý by ale nic nedostal a spolu se o sobě dozvíte víc.

## infection

page-lesson-infection-look = Nezbývá vám žádný bod ani kanystr. Modrý je v Reaktoru a je na tahu po vás.
page-lesson-infection-end = Ukončete tah a uvidíte, kdo přijde.
page-lesson-infection-end-hint = Stiskněte Konec tahu.
page-lesson-infection-end-right = Modrý k vám vešel a vyměňuje.
page-lesson-infection-give = Kartu dát musíte a kanystr nemáte. Vyberte kteroukoli.
page-lesson-infection-give-hint = Klepněte na kartu a potvrďte ji. Tady vás nezachrání žádná.
page-lesson-infection-give-right = Modrý vám dal modrou infekci a ta nakazí: má barvu toho, kdo ji dal. Jste nakažení, s oběma postavami a natrvalo.
page-lesson-infection-taken = Nikdo jiný to neví. Teď vyhráváte s nakaženými a prohráváte s lidmi. Vaše karty infekce, dosud k ničemu, jsou zbraně. Tvařte se, že se nic nestalo.
page-lesson-infection-visit = Zelený je ve Skladišti na východě. Pošlete tam mariňáka.
page-lesson-infection-visit-hint = Klepněte na Skladiště 2.
page-lesson-infection-visit-right = Teď musíte vyměnit a Zelený vám také musí dát kartu.
page-lesson-infection-trade = Vyměňte si se Zeleným.
page-lesson-infection-trade-hint = Stiskněte tlačítko.
page-lesson-infection-trade-right = Zelený si tajně vybírá kartu, stejně jako vy.
page-lesson-infection-infect = Dejte Zelenému kartu infekce své barvy.
page-lesson-infection-infect-hint = Klepněte na červenou infekci a potvrďte ji.
page-lesson-infection-infect-right = Zelený dal bojový nůž, žádný kanystr. Je nakažený a ví od koho. Nikdo jiný to neví.
page-lesson-infection-done = Když jsou nakažení všichni a ukáže to tepelný sken, nakažení vyhrají, ovšem bez toho, koho dostali jako posledního. Buďte tedy mezi prvními, nebo umějte zůstat člověkem.
page-lesson-infection-wrong-early = Jste na tahu a máte co dát.
page-lesson-infection-wrong-harmless = To by dal člověk. A tím už nejste.

## weapons

page-lesson-weapons-look = V Týmové místnosti jsou s vámi dva paraziti. Šedý zemře po jednom zranění, černý snese dvě. Střílejí jen androidi, bodat umí každý.
page-lesson-weapons-load = Ke střelbě musí munice ležet na stole. Vyložte tu svou: nic to nestojí.
page-lesson-weapons-load-hint = Stiskněte Předměty a vyberte munici.
page-lesson-weapons-load-right = Čtyři náboje a vidí je všichni. Kartu smíte vyložit, jen když jich držíte víc než pět.
page-lesson-weapons-fire = Výstřel nikdy nemine. Zastřelte šedého parazita.
page-lesson-weapons-fire-hint = Stiskněte Střílet a vyberte šedého.
page-lesson-weapons-fire-right = Jeden akční bod, jeden náboj, o parazita méně.
page-lesson-weapons-draw = Šetřete náboji: máte bojový nůž. Vyložte ho.
page-lesson-weapons-draw-hint = Stiskněte Předměty a vyberte bojový nůž.
page-lesson-weapons-draw-right = Zůstane na stole a použít ho mohou obě vaše postavy.
page-lesson-weapons-stab = Bodněte černého parazita. Zasáhnete trojkou nebo čtyřkou na kostce.
page-lesson-weapons-stab-hint = Stiskněte Nůž a vyberte černého. Bodnout může kterákoli z vašich postav.
page-lesson-weapons-stab-right = Čtyřka: zásah. Černý parazit je teď šedý a další zranění ho zabije.
page-lesson-weapons-end = To stačí. Android Modrého má náboje a zaměřovač a stojí vedle. Ukončete tah.
page-lesson-weapons-end-hint = Stiskněte Konec tahu.
page-lesson-weapons-end-right = Modrý střelil po vašem mariňákovi průchodem, aniž vešel.
page-lesson-weapons-armor = V ruce máte neprůstřelnou vestu. Zahrajte ji proti zranění.
page-lesson-weapons-armor-hint = Vyberte vestu pro mariňáka.
page-lesson-weapons-armor-right = Výstřel nic neudělal. Proti granátu vesta nepomůže.
page-lesson-weapons-done = Útok nic nedokazuje: střílejí i lidé. Modrý má ale nějaký důvod a stojí za to ho zjistit.
page-lesson-weapons-wrong-early = V místnosti jsou dva paraziti. Nejdřív si poraďte s nimi.
page-lesson-weapons-wrong-unarmed = Bez munice na stole není čím střílet.
page-lesson-weapons-wrong-black = Černý by jen zešedl. Vyberte toho, který zemře.
page-lesson-weapons-wrong-bullets = Šlo by to, ale nábojů je málo. Zkuste nůž.
page-lesson-weapons-wrong-enough = Ještě jedna rána by nebyla od věci. Podívejme se ale, co udělá Modrý.
page-lesson-weapons-wrong-take = Můžete to snést. Máte ale vestu: zahrajte ji tady.

## terminal

page-lesson-terminal-look = Váš mariňák a mariňák Modrého stojí u terminálu. Jednou za tah udělá jednu ze tří věcí: oskenuje stanici, otevře všechny bezpečnostní dveře, nebo přiloží další místnost kamkoli.
page-lesson-terminal-scan = Spusťte tepelný sken.
page-lesson-terminal-scan-hint = Stiskněte Terminál a vyberte sken.
page-lesson-terminal-scan-right = Sken spočítá nakažené mezi živými. Kdo to je, neřekne nikdy.
page-lesson-terminal-count = Dva ze čtyř. Víte, že vy jste člověk. Nakažení jsou tedy dva ze zbylých tří.
page-lesson-terminal-scanner = Máte tepelný skener. Ukáže vám všechny karty hráče ve vaší místnosti. Oskenujte Modrého mariňákem.
page-lesson-terminal-scanner-hint = Stiskněte Předměty a vyberte sken Modrého mariňákem.
page-lesson-terminal-scanner-right = Karta hostitele. Viděli jste ji jen vy.
page-lesson-terminal-end = Body jsou pryč a terminál slouží jen jednou za tah. Ukončete tah a uvidíte, jestli vás ostatní nechají pokračovat.
page-lesson-terminal-end-hint = Stiskněte Konec tahu.
page-lesson-terminal-end-right = Klidné kolo: nikdo se nehnul. Modrý možná ještě neví, co víte vy.
page-lesson-terminal-doors = Na východ od vás jsou bezpečnostní dveře, bez vstupní karty na stole zavřené. Ať terminál otevře všechny dveře. Od vašeho skenu je červený: jeho použití nejdřív přivolá parazita.
page-lesson-terminal-doors-hint = Stiskněte Terminál a vyberte dveře.
page-lesson-terminal-doors-right = Kostka ukázala na západ, kde ještě žádná místnost není, a tak je parazit tady, s vámi a s Modrým. Všechny dveře jsou ale otevřené, pro všechny, do příští parazitní fáze.
page-lesson-terminal-through = Pryč od Modrého i parazita: pošlete mariňáka na východ otevřenými dveřmi.
page-lesson-terminal-through-hint = Klepněte na Prázdnou místnost 2 východně od terminálu.
page-lesson-terminal-through-right = Bez terminálu by tudy vedla jen vstupní karta na stole.
page-lesson-terminal-beyond = Dál na sever, do Skladiště 1.
page-lesson-terminal-beyond-hint = Klepněte na Skladiště 1 severně od mariňáka.
page-lesson-terminal-beyond-right = Tady ještě nikdo nebyl.
page-lesson-terminal-search = Zbývá jeden bod. Prohledejte skladiště.
page-lesson-terminal-search-hint = Stiskněte Prohledat a pak velké tlačítko.
page-lesson-terminal-search-right = Tři karty a mezi nimi kanystr benzínu.
page-lesson-terminal-done = Modrý je hostitel a někoho už nakazil: Zeleného, nebo Žlutého. Řekněte to ostatním, jestli chcete. Proč by vám ale věřili?
page-lesson-terminal-wrong-function = To se bude hodit později. Teď chceme vědět, kdo je nakažený.
page-lesson-terminal-wrong-early = Ještě ne: právě teď se to dozvíte.
page-lesson-terminal-wrong-other = I to se bude hodit později. Teď dveře.
page-lesson-terminal-wrong-points = Ještě máte body.

## hive

page-lesson-hive-look = Hnízdo leží daleko na severu. Lidský mariňák ho v něm spálí třemi kanystry z ruky za jeden akční bod. Vy máte dva kanystry a čtyři body.
page-lesson-hive-gas = Tuto místnost ještě nikdo neprohledal. Prohledejte ji.
page-lesson-hive-gas-hint = Stiskněte Prohledat.
page-lesson-hive-gas-right = Kanystr benzínu, teď máte tři. Karty v ruce se počítají, ať stojíte kdekoli. Zbývají tři body.
page-lesson-hive-around = Severně od vás stojí Modrý a nikdo neví, kdo je. Když tam vejdete, musíte vyměňovat, nebo zaútočit. Nákaza by vás stála hru a kanystr proti ní váš třetí kanystr. Jděte jinudy: na západ, do Reaktoru.
page-lesson-hive-around-hint = Klepněte na Reaktor západně od mariňáka.
page-lesson-hive-around-right = V Reaktoru se nikdo s nikým nesetká.
page-lesson-hive-corridor = Severně od vás je prázdná Chodba a za ní Hnízdo. Pošlete tam mariňáka.
page-lesson-hive-corridor-hint = Klepněte na Chodbu 3 severně od Reaktoru.
page-lesson-hive-corridor-right = Nikdo tu není, a tak můžete hned běžet dál.
page-lesson-hive-run = Běžte dál do Hnízda, zadarmo: poslední bod je na to, abyste ho spálili.
page-lesson-hive-run-hint = Klepněte na Hnízdo severně od mariňáka. Běh nic nestojí.
page-lesson-hive-run-right = Už vás nikdo nezastaví.
page-lesson-hive-burn = Spalte ho.
page-lesson-hive-burn-hint = Stiskněte Spálit.
page-lesson-hive-burn-right = Hnízdo hoří. Vyhráli jste vy a všichni živí lidé.
page-lesson-hive-done = Spálit je mohou jen lidé. Kdo by mohl, a neudělá to, něco o sobě prozradil.
page-lesson-hive-wrong-too-few = Máte dva kanystry a potřebujete tři. Nejdřív najděte další.
page-lesson-hive-wrong-early = Lepší tah už nepřijde.
page-lesson-hive-wrong-android = Android Hnízdo spálit nemůže. Pošlete mariňáka.
page-lesson-hive-wrong-hurry = Máte, co potřebujete. Běžte.
page-lesson-hive-wrong-now = Jste v Hnízdě a máte tři kanystry. Na co čekáte?
page-lesson-hive-wrong-meet = Tam byste potkali Modrého a výměna rozhodne o víc než o jednom bodu. Obejděte ho.
page-lesson-hive-wrong-back = Tudy se jde zpátky. Hnízdo je na severu.
page-lesson-hive-wrong-costly = To by vás stálo poslední bod a nezbylo by, čím Hnízdo spálit. Raději běžte.
page-lesson-hive-wrong-hive = Do Hnízda je to jeden krok a ten je zadarmo.

## host

page-lesson-host-look = Vzali jste si kartu hostitele: nakažení jste od začátku a nikdo to neví. Nakažení vyhrají, když sken nenajde žádného člověka, když padnou všichni mariňáci nebo když dojde čas.
page-lesson-host-meet = Nakazit se dá výměnou. Modrý ještě nic neprohledal, takže kanystr nejspíš nemá. Vejděte k němu mariňákem.
page-lesson-host-meet-hint = Klepněte na Týmovou místnost 1 na severu.
page-lesson-host-meet-right = Modrý čeká neškodnou výměnu ze začátku hry.
page-lesson-host-trade = Vyměňte si s Modrým.
page-lesson-host-trade-hint = Stiskněte tlačítko.
page-lesson-host-trade-right = Teď si oba vyberete kartu.
page-lesson-host-infect = Dejte Modrému kartu infekce své barvy.
page-lesson-host-infect-hint = Klepněte na červenou infekci a potvrďte ji.
page-lesson-host-infect-right = Kanystr na oplátku nepřišel: Modrý je nakažený a od teď vám pomáhá. Nikdo jiný nic neviděl.
page-lesson-host-second = Teď Zelený, k němu půjde android. Zeleného všichni viděli hledat: to je riziko. Podívejte se, co se stane.
page-lesson-host-second-hint = Klepněte na Chodbu východně od Reaktoru.
page-lesson-host-second-right = Potkat někoho může každá z vašich postav.
page-lesson-host-again = Vyměňte si se Zeleným.
page-lesson-host-again-hint = Stiskněte tlačítko.
page-lesson-host-again-right = Opatrný hostitel by si to teď rozmyslel.
page-lesson-host-risk = Zkuste to: dejte Zelenému kartu infekce.
page-lesson-host-risk-hint = Klepněte na červenou infekci a potvrďte ji.
page-lesson-host-risk-right = Zelený dal kanystr: není nakažený a ví, že vy ano. Kanystr ale máte vy a lidem jeden chybí.
page-lesson-host-done = Vybírejte tedy ty, kteří vám připadají neopatrní. Předmět daný v pravou chvíli z vás udělá člověka a ruka plná kanystrů, které se do Hnízda nedostanou, také vyhrává.
page-lesson-host-wrong-green-first = Zeleného viděli hledat a může mít kanystr. Nejdřív Modrý.
page-lesson-host-wrong-trooper = Na androida také dojde. Pošlete mariňáka.
page-lesson-host-wrong-early = Ostatní sami nezeslábnou. Někoho nakazte.
page-lesson-host-wrong-gas = Vypadáte pak jako člověk, ale Modrý jím zůstane také, a ještě s kanystrem navíc.
page-lesson-host-wrong-item = To by bylo opatrné a často i lepší. Teď se ale podívejte, co se stane, když to zkusíte.

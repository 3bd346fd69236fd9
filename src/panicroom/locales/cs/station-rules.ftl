# Číslovaná pravidla hry Panic Station, přeložená z našeho anglického znění. Čísla jsou ve všech
# jazycích stejná.


## Příprava

rule-SETUP-0 = 4 až 6 hráčů (R). Začíná náhodný hráč a drží parazitní ukazatel.
    .title = Hráči
rule-SETUP-1 = Každý hráč má svou barvu, mariňáka a androida po 4 bodech zdraví a 3 karty infekce své barvy.
    .title = Co má každý
rule-SETUP-2 = Reaktor leží uprostřed mapy.
    .title = Reaktor
rule-SETUP-3 = Balíček prohledávání pro N hráčů: N kanystrů benzínu, 2N-1 náhodných z ostatních 45-N karet (i mezi nimi jsou kanystry a upozornění) a karta hostitele se zamíchají do hromádky 3N karet, která přijde na zamíchaný zbytek.
    .title = Balíček prohledávání
rule-SETUP-4 = Každý dostane 2 karty. Upozornění na parazita rozdané na začátku postaví bez hodu šedého parazita do Reaktoru, odhodí se a nahradí další kartou z balíčku, kolikrát je třeba, hráč po hráči od prvního (R). Na ruce je tak na začátku 5 karet (s VARIANT-1 jen 4).
    .title = Počáteční karty
rule-SETUP-5 = Balíček průzkumu: bez Reaktoru, Hnízda a otevřeného Terminálu zbývá 17 karet. 8 náhodných z nich po zamíchání tvoří horní hromádku (R); ostatních 9 s otevřeným Terminálem po zamíchání dolní; Hnízdo se pak ukryje mezi poslední 4 karty (ve francouzském vydání mezi poslední 3). Horní hromádka přijde navrch.
    .title = Balíček průzkumu
rule-SETUP-6 = Vrchní kartu balíčku průzkumu vždy vidí všichni.
    .title = Příští místnost je vidět
rule-SETUP-7 = Veřejné: mapa, žetony, zdraví, vyložené karty a náboje, počty karet na rukou a v balíčcích, vrchní karta průzkumu, odhozené karty, každý hod, kdo si s kým vyměňoval, výsledky skenů. Tajné až do konce, i po smrti: karty na rukou, nákaza, hostitel, pořadí balíčků.
    .title = Veřejné a tajné
rule-TALK-1 = Hráči smějí říkat, co chtějí, pravdu i lež; nakažený se však nikdy nepřizná a nikdo nikdy neukazuje karty.
    .title = Řeči u stolu
rule-TALK-2 = (R) Vyřazení před živými mlčí; na konci se odkryje vše.
    .title = Mrtví mlčí

## Kola a tahy

rule-ROUND-1 = Hráč, který začíná tah s aktivním ukazatelem, nejdřív vyřeší parazitní fázi, pak předá ukazatel dalšímu živému hráči po směru hodinových ručiček a odehraje svůj tah. Ukazatel je aktivní, když na nového držitele přijde tah podruhé: při hráčích A B C D jde po sobě fáze, A B C D A, fáze, B C D A B, fáze, C… Kolo trvá od jedné parazitní fáze ke druhé.
    .title = Parazitní ukazatel
rule-ROUND-2 = (R) Ukazatel přichází ve stavu 0; stav 1 má, jakmile jeho držitel ukončí tah, který s ním začal; ve stavu 1 je aktivní. Je-li držitel vyřazen, přechází ukazatel beze změny k dalšímu živému hráči. Stane-li se to přímo v parazitní fázi, hraje další živý hráč svůj tah, jako by fáze byla jeho, a ukazatel jde ve stavu 0 k živému hráči za ním. Poslední živý hráč ho předává sám sobě. První fáze hry proběhne dřív, než je kdo na mapě, a nikomu neublíží.
    .title = Kdy je ukazatel aktivní
rule-TURN-1 = Na začátku prvního tahu hráče přijdou obě jeho postavy do Reaktoru. Do té doby nejsou na mapě a nic se jim nemůže stát.
    .title = První tah
rule-TURN-2 = Na začátku tahu dá každá živá postava 2 AP při zdraví 3-4 a 1 AP při zdraví 1-2. AP jsou společné a lze je utratit za kteroukoli postavu. (R) Zranění a smrt během tahu žádné AP neberou; léčení je přidá až v příštím tahu.
    .title = Akční body
rule-TURN-3 = AP není nutné utratit. Tah končí, když to hráč řekne a nic už nemusí řešit, nebo když jsou obě jeho postavy mrtvé.
    .title = Konec tahu
rule-TURN-4 = V prvním tahu (R) musí hráč aspoň jednou prohledávat, je-li to vůbec možné. (R) Možné to je, když se do zbylých AP vejde nějaký sled pohybů, běhů zdarma, průzkumů a jednoho prohledání; dveře se berou, jak jsou, setkání jako výměny; viditelná karta je, co je, a dosud neviděná se bere, jako by se hodila a dala prohledat, aby možnosti neprozradily nic o balíčku. Dokud to možné je, nelze ukončit tah ani provést nic, co by to znemožnilo. Zkoumá se po každé akci znovu.
    .title = První prohledání je povinné
rule-TURN-5 = Každá akce níže stojí 1 AP a v tahu se smí opakovat, není-li řečeno jinak. Paraziti žádné akci nebrání.
    .title = Cena akce

## Parazitní fáze

rule-PHASE-1 = Dveře otevřené z Terminálu se zavřou.
    .title = Dveře se zavřou
rule-PHASE-2 = Jsou-li na mapě paraziti, hodí se jednou K4 (čtyřstěnnou kostkou) a každý parazit se tím směrem přesune o jednu místnost, vedou-li tam otevřené dveře a místnost tam je; zdi, zavřené bezpečnostní dveře a chybějící místnosti ho zastaví. Všichni se hýbou najednou.
    .title = Paraziti se hýbou
rule-PHASE-3 = Potom každý parazit zraní každou postavu ve své místnosti: šedý za 1, černý za 2. (R) Všechna zranění fáze přicházejí společně: sečtou se, hráči odpovědí, zranění se provedou a teprve pak se odstraní mrtví a zkoumá se konec hry.
    .title = Paraziti zraňují
rule-PHASE-4 = Bránit se lze neprůstřelnou vestou (ARMOR). Hráči se rozhodují v pořadí tahů od držitele ukazatele a každý vidí odpovědi před sebou.
    .title = Vesta proti parazitům
rule-PHASE-5 = Hráči v této fázi nikdy neútočí.
    .title = Ve fázi se neútočí

## Mapa

rule-MAP-1 = Karty leží svisle nebo otočené o 180 stupňů, černou (neprohledanou) ikonou vzhůru.
    .title = Svisle nebo otočeně
rule-MAP-2 = Strana, která se dotýká sousední karty, musí odpovídat: dveře ke dveřím, zeď ke zdi. Dveře jsou otevřené nebo bezpečnostní; dvojí bezpečnostní dveře se potkat nesmějí. Na straně bez souseda nezáleží.
    .title = Strany musí odpovídat
rule-MAP-3 = Nová karta musí být dveřmi spojená aspoň s jednou kartou na mapě.
    .title = Spojení dveřmi
rule-MAP-4 = Průchod je zabezpečený, jsou-li na kterékoli jeho straně bezpečnostní dveře; zabezpečené jsou i dveře uvnitř karty se dvěma místnostmi. Je zavřený, kromě těch, které pouští DOOR-1.
    .title = Zabezpečené průchody
rule-MAP-5 = S, V, J, Z (sever, východ, jih, západ) jsou směry mapy, ať karta leží jakkoli.
    .title = Směry
rule-MAP-6 = (R) Vedle místnosti v daném směru leží: druhá polovina téže karty, je-li tam; jinak místnost sousední karty; má-li ta dvě místnosti, pak od severu nebo jihu ta polovina, která se dotýká, od východu nebo západu ta ve stejné výšce jako vlastní, nebo z nedělené karty ta polovina, která má dveře ven.
    .title = Vedlejší místnost
rule-DOOR-1 = Zavřenými bezpečnostními dveřmi projde hráč se vstupní kartou na stole (R), a to jen jeho postavy; dokud je drží otevřené Terminál (TERMINAL-3), projdou všichni. Paraziti zavřenými nikdy neprojdou.
    .title = Vstupní karta a dveře

## Průzkum

rule-EXPLORE-1 = Postava přiloží viditelnou kartu průzkumu k místnosti, ve které stojí; spojit je musí dveře právě této místnosti, otevřené nebo bezpečnostní. Sama se tam nepřesune.
    .title = Přiložení místnosti
rule-EXPLORE-2 = Stranu a otočení karty volí hráč v mezích MAP.
    .title = Volba strany
rule-EXPLORE-3 = Nehodí-li se karta k místnosti postavy, ale jinam na mapu ano, postava tam prozkoumávat nesmí.
    .title = Hodí se jen jinam
rule-EXPLORE-4 = Nevejde-li se nikam na mapu, smí se jednou za tah hráče (včetně Odkrytí) prozkoumávat odkudkoli: zaplatí se AP, karta jde pod balíček a další, je-li nějaká, se musí přiložit, hodí-li se k místnosti postavy; jinak zůstane navrchu a AP propadá. Dokud se viditelná karta nikam nevejde, nelze potom v tomto tahu prozkoumávat; ve francouzském vydání nezdar ukončí pro tento tah veškerý průzkum, (R) i Odkrytí.
    .title = Nevejde se nikam
rule-EXPLORE-5 = Když karty dojdou, průzkum končí; balíček průzkumu se nikdy neobnovuje. Po přiložení Hnízda průzkum pokračuje.
    .title = Karty došly
rule-HIVE-1 = Hnízdo, které se svisle nikam na mapu nevejde, se smí (R) položit na bok (otočené o 90 nebo 270 stupňů), jinak v mezích MAP. Na mapě zabírá jedno pole jako každá karta.
    .title = Hnízdo na boku
rule-HIVE-2 = Nevejde-li se nikam ani na bok, prozkoumávat se smí: zaplatí se AP a karta pod Hnízdem se všem ukáže. Přiloží se, hodí-li se k místnosti postavy, svisle nebo otočená o 180 stupňů; (R) hodí-li se jen jinam, zůstane; nehodí-li se nikam, jde pod balíček. Hnízdo zůstává navrchu. To není pomoc podle EXPLORE-4 a smí se opakovat.
    .title = Pod Hnízdem
rule-HIVE-3 = Nehodí-li se na mapu žádná karta zbylá v balíčku, ani Hnízdo (ani na bok), hra ihned končí: vyhrávají nakažení, v českém vydání lidé. (R) Knihy to zkoumají, jen když je Hnízdo poslední kartou; zde se to zkoumá po každém přiložení. Co v balíčku zbývá, se pozná z mapy, takže to nic neprozradí.
    .title = Nic se nevejde
rule-HIVE-4 = Přiložení Hnízda ihned vyvolá automatický tepelný sken (SCAN): bez AP, bez použití terminálu a bez parazita.
    .title = Hnízdo spustí sken

## Pohyb a vstup

rule-MOVE-1 = Postava projde průchodem do sousední místnosti, která už na mapě je; také mezi polovinami karty se dvěma místnostmi.
    .title = Pohyb
rule-ENTER-1 = Při vstupu do zamořené místnosti se pokaždé a dřív než cokoli jiného objeví parazit (SPAWN).
    .title = Do zamořené místnosti
rule-ENTER-2 = Potom setkání: jsou-li v místnosti postavy jiných hráčů, není to Reaktor, tato postava si v ní v tomto tahu ještě kartu nevyměnila a nehodila do ní v tomto tahu granát (v ruském a českém vydání: ani druhá postava hráče), musí si vstupující postava s jedním z těch hráčů vyměnit kartu, nebo sama v této místnosti zaútočit na jednu z těch postav střelbou či nožem (ze dvou ran těžkého kulometu první), dřív než kterákoli postava hráče (R) udělá cokoli jiného. Předměty za 0 AP smí předtím vyložit (R). (R) Povinnost přichází s každým vstupem, nejen s prvním; útok vyřídí jen tento vstup, zato vůči všem v místnosti.
    .title = Setkání
rule-ENTER-3 = Postavě, která nemá čím zaútočit nebo nemá AP, zbývá jen výměna; počítá se i energetický nápoj vypitý předtím.
    .title = Není čím útočit
rule-RUN-1 = Při vstupu do chodby, ve které není postava jiného hráče, smí ji postava hned opustit jedním pohybem zdarma do místnosti, která už na mapě je, dveřmi jako obvykle. Předměty za 0 AP smí předtím vyložit; jakákoli akce za AP, kteroukoli postavou, možnost ruší. Kdo běží, místnost neprohledal. Běh může vést do další chodby a dál. (R) Řada běhů se nevrací do chodby, kterou už proběhla, a tak jednou skončí.
    .title = Běh

## Útok

rule-ATTACK-1 = Útok je výstřel, rána nožem nebo granát. Cílem jsou postavy jiných hráčů a paraziti; vlastní postavy ne (R), granát však nešetří nikoho.
    .title = Útoky a cíle
rule-ATTACK-2 = (R) I útok na postavu, který mine nebo je odražen, je útok.
    .title = I minutí je útok
rule-FIRE-1 = Střílí jen android a každý výstřel bere jeden náboj z karty munice na stole.
    .title = Kdo střílí
rule-FIRE-2 = Cíl je ve stejné místnosti, se zaměřovačem na stole i v sousední; ne přes zeď nebo zavřené bezpečnostní dveře (DOOR-1).
    .title = Kam se dostřelí
rule-FIRE-3 = Výstřel nikdy nemine a nehází se: 1 zranění. Náboj je pryč, i když ho zastaví vesta.
    .title = Výstřel nemine
rule-FIRE-4 = S těžkým kulometem na stole lze za týž 1 AP vystřelit dvakrát, na jeden cíl nebo na dva, pokaždé podle FIRE-2; druhý výstřel se volí po vyřešení prvního (R), nebo se vynechá; zbývá-li na všech kartách munice jediný náboj, je výstřel jeden.
    .title = Těžký kulomet
rule-KNIFE-1 = Kterákoli postava, cíl ve stejné místnosti. Hází se K4 (čtyřstěnnou kostkou): 3 nebo 4 zraní za 1, jinak rána mine.
    .title = Nůž
rule-GRENADE-1 = Hází se do sousední místnosti, nikdy do vlastní: 1 zranění každému parazitu a každé postavě v ní, i vlastní; být v ní nikdo nemusí. (R) Jen průchodem, který není pro házejícího zavřený. (R) Vesta nepomůže: platí na nůž, střelbu a parazity.
    .title = Granát
rule-PARASITE-1 = Šedý parazit zahyne po jednom zranění a jeho žeton se vrací do zásoby. Černý potřebuje dvě: po prvním se vymění za šedý žeton ze zásoby, a není-li žádný, otočí se na šedou stranu. (R) Od granátu hynou nejdřív šedí.
    .title = Zabití parazita
rule-ARMOR-1 = Koho zraní nůž, výstřel nebo paraziti, smí po zásahu zahrát z ruky neprůstřelnou vestu: o 1 bod méně. Jedna karta chrání obě postavy hráče, stojí-li ve stejné místnosti a jsou-li zasaženy zároveň. Vest smí být víc a jejich počet je veřejný. (R) Každý zasažený hráč s více kartami, než je minimum, dostane stejnou otázku, ať vestu má, nebo ne.
    .title = Neprůstřelná vesta
rule-DEATH-1 = Postava bez zdraví je mrtvá a opouští mapu. Karty patří hráči, ne postavě.
    .title = Smrt postavy
rule-DEATH-2 = Hráč s oběma postavami mrtvými je vyřazen a prohrál; jeho karty z ruky i ze stolu nadobro opouštějí hru a nikdo je neuvidí (R).
    .title = Vyřazený hráč

## Prohledávání

rule-SEARCH-1 = Prohledat lze kartu s ikonou, černou či červenou; kartu se dvěma místnostmi z kterékoli z nich. Reaktor, Hnízdo a prázdné místnosti prohledat nelze.
    .title = Kde prohledávat
rule-SEARCH-2 = Na červené straně se nejdřív objeví parazit (SPAWN). Pak se berou karty; pak se černá strana obrátí na červenou, a to navždy.
    .title = Černá a červená strana
rule-SEARCH-3 = Na ruku se bere jedna karta; z černého skladiště tři, jedna po druhé.
    .title = Kolik karet
rule-SEARCH-4 = Vzaté upozornění na parazita se ukáže, vyřeší (SPAWN) a odhodí dřív než další karta, bez náhrady.
    .title = Upozornění na parazita
rule-SEARCH-5 = V týmové místnosti smí prohledávající hráč jmenovat jednoho jiného hráče, který tam má postavu: vezmou se dvě karty a náhodně (R) se rozdají, každému jedna; platí jen prohledávající a spoluhráče se nikdo neptá. Nelze to, pokud prohledávající v tomto tahu v této místnosti zaútočil, kteroukoli postavou nebo granátem, na postavu jiného hráče. (R) Upozornění řeší hráč, který ho dostal, od své postavy v této místnosti, nejdřív prohledávající. Zbývá-li jediná karta, má ji prohledávající.
    .title = Společné prohledávání
rule-SEARCH-6 = Je-li třeba karta a balíček prohledávání je prázdný, zamíchají se odhozené karty do nového; nejsou-li ani ty, braní končí a žádné prohledávání nelze začít.
    .title = Prázdný balíček
rule-SPAWN-1 = K4 z místnosti postavy, která to způsobila: parazit se objeví v místnosti vedle ní v daném směru (MAP-6), ať jsou tam dveře, nebo ne; není-li tam místnost, objeví se v téže místnosti.
    .title = Kde se parazit objeví
rule-SPAWN-2 = Nejdřív šedé žetony, pak černé, černou stranou vzhůru. Když nezbývá žádný, přesune se tam parazit z jiné místnosti stranou, jakou má; volí ho hráč, který to způsobil (v ruském vydání jen z místnosti, kde je parazitů nejvíc); jsou-li tam už všichni, nestane se nic.
    .title = Který žeton
rule-SPAWN-3 = Nový parazit se před další parazitní fází nehýbe ani neútočí.
    .title = Nový parazit čeká

## Terminál a ošetřovna

rule-TERMINAL-1 = Postava v místnosti s terminálem (na kartě se dvěma místnostmi v horní) (R) použije jednu ze tří funkcí, jednou za tah hráče, bez ohledu na počet terminálů. (R) Pořadí: AP, volba funkce, parazit, je-li strana červená (v českém vydání: byl-li tento terminál už použit), funkce, obrácení černé strany na červenou.
    .title = Použití terminálu
rule-TERMINAL-2 = Tepelný sken (SCAN).
    .title = Tepelný sken
rule-TERMINAL-3 = Otevření dveří: všechny bezpečnostní dveře, i na kartách přiložených později, jsou do příští parazitní fáze otevřené pro všechny.
    .title = Otevření dveří
rule-TERMINAL-4 = Odkrytí: viditelná karta průzkumu se přiloží kamkoli v mezích MAP; EXPLORE-4 a HIVE platí s „kamkoli“ místo „k místnosti postavy“. V českém vydání to jde jen jednou za kolo pro všechny hráče dohromady.
    .title = Odkrytí
rule-SCAN-1 = Všichni se dozvědí, kolik živých hráčů je nakažených a zda hra končí (WIN), a nic víc.
    .title = Co řekne sken
rule-SICKBAY-1 = Postava na Ošetřovně (v horní místnosti) (R) vyléčí jednou za tah hráče 2 zranění vlastním postavám, které tam jsou, rozdělená podle libosti. Zdraví nikdy nepřekročí 4. (R) Jen vyléčí-li se aspoň jeden bod; bodů se lze vzdát. Na červené straně se nejdřív objeví parazit; černá strana se potom obrátí na červenou.
    .title = Ošetřovna

## Předměty

rule-ITEM-1 = Hráč nesmí vyložit ani použít kartu, má-li na ruce 5 karet nebo méně (s VARIANT-1 4); platí to i pro vestu, ne však pro spálení Hnízda.
    .title = Nejméně karet na ruce
rule-ITEM-2 = Trvalé předměty leží od prvního použití na stole, nikdy se nevracejí na ruku a nelze je vyměňovat.
    .title = Trvalé předměty
rule-ITEM-3 = Lékárnička: 2 body zdraví jedné postavě v místnosti uživatele, nebo 1 vlastní postavě a 1 jiné (v českém vydání: po 1 kterýmkoli dvěma); nikdy přes 4, aspoň jeden bod (R).
    .title = Lékárnička
rule-ITEM-4 = Energetický nápoj: 2 AP navíc v tomto tahu; v jednom tahu jich lze vypít víc.
    .title = Energetický nápoj
rule-ITEM-5 = Tepelný skener: jiný hráč s postavou v místnosti uživatele mu ukáže všechny karty na ruce, a nikomu jinému.
    .title = Tepelný skener
rule-ITEM-6 = Předměty se vykládají a používají ve vlastním tahu, mezi akcemi nebo jak dovolují ENTER-2 a RUN-1; mimo vlastní tah jen vesta. Trvalý předmět lze vyložit a hned nepoužít (R).
    .title = Kdy se předměty používají

## Výměna a nákaza

rule-TRADE-1 = Výměna přichází jen ze setkání (ENTER-2); nikdo si karty nevyměňuje, kdy chce, ani v Reaktoru. Vstupující postava si v jedné místnosti vymění kartu nejvýš jednou za tah; kdo byl k výměně už vyzván, ušetřen není.
    .title = Kdy se vyměňuje
rule-TRADE-2 = Oba tajně vyberou jednu kartu z ruky a vymění si je; nikdo jiný se nedozví, které to byly.
    .title = Tajně
rule-TRADE-3 = Předměty se dávat smějí. Kartu infekce vlastní barvy smí dát jen nakažený hráč. Kartu cizí barvy jen hráč, který nemá na ruce žádný předmět. Karta hostitele se nikdy nedává (R, ale viz VARIANT-2).
    .title = Co se smí dát
rule-TRADE-4 = Po výměně smí hráč za obvyklou cenu ještě zaútočit; v českém vydání postava, která si kartu vyměnila, v tomto tahu na postavy v té místnosti už neútočí.
    .title = Po výměně
rule-TRADE-5 = (R) Každý má co dát: z pěti karet na ruce člověka jsou vlastní karty infekce nejvýš tři. Odmítnout nelze. Oba dostanou stejnou otázku, ať mají na ruce cokoli.
    .title = Odmítnout nelze
rule-INFECT-1 = Kdo dostane kartu infekce v barvě dárce a v téže výměně nedal kanystr benzínu, je nakažen. Karta zůstává na ruce tak jako tak a kanystr změnil majitele.
    .title = Kdo se nakazí
rule-INFECT-2 = Karty infekce jiné barvy, než je dárcova, nikoho nenakazí. Nakaženého hráče nelze nakazit znovu.
    .title = Kdo se nenakazí
rule-INFECT-3 = Hostitel je nakažen od chvíle, kdy si vzal kartu hostitele. Hráč je nakažen s oběma postavami, a to navždy.
    .title = Hostitel

## Konec hry

rule-WIN-0 = (R) Každý konec se zkoumá, jakmile může nastat: WIN-1 a HIVE-3 při činu; při úmrtích WIN-4, pak WIN-2; při skenu WIN-4, WIN-2, WIN-3.
    .title = Kdy se zkoumá konec
rule-WIN-1 = Nenakažený mariňák v Hnízdě vydá 1 AP a 3 kanystry benzínu z ruky: vyhrávají živí nenakažení hráči.
    .title = Spálení Hnízda
rule-WIN-2 = Sken ukáže, že všichni živí hráči jsou nakažení: vyhrávají nakažení, ne však ten, kdo se nakazil poslední, ledaže kromě hostitele nebyl nakažen nikdo, nebo je ten poslední mrtvý. Bez skenu hra pokračuje, jen (R) končí stejným způsobem ihned, když smrtí člověka nezbude naživu žádný člověk. (R) Vyloučení nikdy nenechá nakažené bez vítěze.
    .title = Všichni nakažení
rule-WIN-3 = Sken ukáže přesně jednoho živého člověka, který nemá kanystr na ruce a žádný už není ani v balíčku (v českém vydání: na ruce i v balíčku dohromady je jich málo): vyhrávají nakažení.
    .title = Poslední bez benzínu
rule-WIN-4 = Všichni mariňáci jsou mrtví: vyhrávají nakažení. V ruském vydání vyhrávají, když jsou mrtví všichni mariňáci nenakažených hráčů, z nichž aspoň jeden žije. (R) Zkoumá se při úmrtí postav a při skenech, nikdy po výměně: nákaza se nesmí prozradit.
    .title = Všichni mariňáci mrtví
rule-WIN-5 = Vyhrávají jen živí (R). Smrtí hostitele hra nekončí. Nezbude-li tak žádný vítěz, nevyhrál nikdo.
    .title = Vyhrávají jen živí
rule-WIN-6 = (R) Po 40 kolech, nebo po tolika, kolik stůl určil, přijde poslední sken; pokud nic neukončí, Hnízdo stojí dál a vyhrávají nakažení. Stůl bez botů smí omezení zrušit.
    .title = Poslední kolo

## Varianty

rule-VARIANT-1 = Snazší pro lidi: každý má 2 karty infekce, nejméně 4 karty na ruce (R).
    .title = Snazší pro lidi
rule-VARIANT-2 = Pro začínajícího hostitele: hostitel, který už nemá kartu infekce vlastní barvy a nikoho nenakazil, smí při výměně dát kartu hostitele, a ta nakazí jako karta infekce; příjemce je nový hostitel, starý zůstává nakažený. (R) Kanystr benzínu ji odrazí: příjemci zůstane karta bez účinku a dárce je dál hostitelem.
    .title = Začínající hostitel
rule-VARIANT-3 = Těžší pro lidi: Hnízdo spálí 4 kanystry benzínu.
    .title = Těžší pro lidi
rule-VARIANT-4 = Vyvolený a služebník: když vyhrají nakažení, dělí se o vítězství nakažený hráč kromě hostitele, jen pokud sám už jako nakažený nakazil člověka nebo zabil poslední postavu člověka. Počítá se zabití střelbou, nožem i granátem, každé tomu, kdo ho způsobil. Vyloučení podle WIN-2 platí; osvědčení služebníci vyhrávají i bez hostitele (R).
    .title = Vyvolený a služebník

# Where the editions differ, at one look: the value of each in a word.

page-ruling-hive_depth = { $value }
page-ruling-hive_blocked_winner = { $value ->
    [humans] lidé
   *[infected] nak.
}
page-ruling-failed_explore = { $value ->
    [bars_turn] konec
   *[once] 1×
}
page-ruling-last_parasite = { $value ->
    [most_crowded] plná
   *[any] jiný
}
page-ruling-terminal_alarm = { $value ->
    [reuse] znovu
   *[red_side] červ.
}
page-ruling-reveal_limit = { $value ->
    [round] kolo
   *[turn] tah
}
page-ruling-first_aid = { $value ->
    [any_two] všem
   *[one_or_self_and_one] sobě
}
page-ruling-grenade_spares = { $value ->
    [player] obě
   *[thrower] jedna
}
page-ruling-attack_after_trade = { $value ->
    [other] ne
   *[any] ano
}
page-ruling-last_human_gas = { $value ->
    [too_few] málo
   *[none] nic
}
page-ruling-troopers_dead = { $value ->
    [human] lidé
   *[all] vše
}

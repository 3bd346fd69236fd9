# Server pro přátele.

verb-serve = spustit server, aby spolu přátelé mohli hrát po síti

serve-open = Panic Room je otevřen na adrese { $address }. Ctrl-C ho zavře; hry pak budou pokračovat tam, kde byly.
serve-how = Tuto adresu otevřete v prohlížeči, nebo otevřete stůl z terminálu:
serve-here = Odpovídá jen na tomto počítači: --host 0.0.0.0 pustí dál i vaši síť.
serve-closed = Zavřeno.
serve-occupied = Složku { $folder } už používá server: { $address }. Může to být hra otevřená na tomto počítači (panicroom open, panicroom play). Nejdřív ho zavřete, nebo zvolte jinou složku pomocí --data.
serve-occupied-unknown = Složku { $folder } používá server, který se právě spouští. Nejdřív ho zavřete, nebo zvolte jinou složku pomocí --data.
serve-broken-key = Soubor { $file } už neobsahuje podpisový klíč. Obnovte ho ze zálohy; bez něj se nikdo nevrátí na své místo.
serve-newer-database = S těmito daty pracovala novější verze panicroom ({ $found }; tato zná { $known }). Nainstalujte ji, nebo zvolte jinou složku pomocí --data.
serve-exposed = Ostatní uživatelé tohoto počítače mohou číst nebo měnit { $paths }, a s tím i tokeny, jména a tajemství her. Tento příkaz jim to znemožní:

flag-data = složka s daty (výchozí: panicroom-data)
flag-host = adresa, na které server čeká (výchozí: 127.0.0.1, jen tento počítač)
flag-port = port, na kterém server čeká (výchozí: 8080; 0 vezme volný)
flag-metrics-port = port, na kterém Prometheus najde metriky (výchozí: 0, žádný)
flag-database = jiná databáze než soubor ve složce
flag-redis = adresa Redisu, přes který se servery nad jednou databází PostgreSQL dozvídají o změnách
flag-signing-keys = soubor s klíči, které podepisují tokeny, na každém řádku jeden šestnáctkově; podepisuje první
flag-public-url = adresa, kterou lidé otevírají, pokud je jiná
flag-origins = další stránky, odkud se smí prohlížeč připojit; více s čárkami
flag-proxies = důvěryhodné proxy servery, jejichž X-Forwarded-For se přijímá (výchozí: 127.0.0.1,::1); více s čárkami
flag-log-level = jak podrobné jsou záznamy: debug, info, warning, error
flag-message-bytes = nejdelší přijatá zpráva v bajtech
flag-messages-per-second = kolik zpráv za sekundu smí poslat jedno spojení
flag-sockets-per-address = kolik WebSocketů smí držet jedna adresa
flag-connections-per-address = kolik spojení TCP smí držet jedna adresa
flag-guests-per-hour = kolik nových hostů za hodinu smí přijít z jedné adresy
flag-tables-per-guest = kolik nedohraných stolů smí mít jeden host
flag-tables-per-hour = kolik nových stolů za hodinu smí založit jedna adresa
flag-lookups-per-minute = kolik chybných kódů stolu za minutu smí zkusit jedna adresa
flag-welcomes-per-minute = kolikrát za minutu smí jedna adresa otevřít stůl nebo stránku historie
flag-talk-bytes-per-minute = kolik bajtů za minutu smí napsat jeden hráč; stůl čtyřikrát tolik
flag-call-seconds = po kolika sekundách od dotazu volat toho, kdo tu není
flag-call-networks = soukromé adresy nebo sítě, kam smějí volání; více jich oddělte čárkami
flag-smtp = poštovní server pro e-maily, např. smtp://JMÉNO:HESLO@SERVER:587; raději v PANICROOM_SMTP
flag-mail-from = odesílatel e-mailů (jinak panicroom@ a server z --public-url)
flag-mail-seconds = po kolika sekundách od dotazu napsat tomu, kdo tu není
flag-webhooks = on: vlastník stolu může nechat volání posílat na adresu, třeba na Discord (jinak off)
flag-token-days = kolik dní si server hosta pamatuje
flag-link-hours = kolik hodin platí odkaz k návratu
flag-dead-days = po kolika dnech bez aktivity se stůl označí; o týden později se i s chatem smaže

verb-migrate = převést databázi serveru na tuto verzi
verb-backup = zkopírovat vše, co server uchovává, do jednoho souboru
verb-tables = vypsat stoly, které server uchovává

flag-backup-to = soubor, nebo složka pro něj (výchozí: zde, pojmenovaný podle data)
flag-tables-all = i ty, u kterých se dohrálo
flag-tables-codes = kódy místo názvů; kód pustí dál kohokoli
flag-tables-remove = natrvalo smazat tento stůl, ať je v jakémkoli stavu
flag-tables-restore = ponechat tento stůl, označený ke smazání

data-none = Tady žádná data serveru nejsou: chybí { $file }. Jejich složku určí --data.
data-damaged = Soubor { $file } je poškozený, nebo to není databáze panicroom. Zůstane, jak je. Obnovte zálohu (viz docs/hosting.md), nebo zvolte jinou složku pomocí --data.
data-unwritable = Soubor { $file } nelze otevřít pro zápis. Ověřte, že smíte zapisovat do něj i do jeho složky.
data-full = Do souboru { $file } nelze zapisovat: disk je plný, nebo nefunguje. Uvolněte místo a zkuste to znovu.
data-unreachable = S databází { $database } se nelze spojit. Ověřte, že běží, že adresa je správná a že vás pustí dovnitř.
migrate-done = Databáze je připravena pro tuto verzi.
backup-written = Vše je v souboru { $file }. Kdo ho může číst, přečte každou hru i jméno: dobře ho uschovejte.
backup-restore = Chcete-li od něj pokračovat, zavřete server a zadejte:
backup-damaged = Data jsou poškozená a tato kopie také: ponechte si starší zálohy. Co je v nepořádku, řekne „panicroom tables“.
backup-unchecked = Na kontrolu všech dat nezbyl čas.
backup-exists = Soubor { $file } už existuje a zůstane, jak je. Zvolte jiný.
backup-other-database = Tato databáze má vlastní server: zkopírujte ji programem pg_dump a s ní signing.key a uptime.json ze složky { $folder }.

tables-id = stůl
tables-game = hra
tables-status = stav
tables-made = vznikl
tables-last = naposledy
tables-seats = místa
tables-entries = zápisů
tables-open = otevřen
tables-playing = hraje se
tables-over = dohráno
tables-count = { $shown ->
    [0] Žádné stoly.
    [one] { $shown } stůl; místa: lidé + boti / všechna.
    [few] { $shown } stoly; místa: lidé + boti / všechna.
   *[other] { $shown } stolů; místa: lidé + boti / všechna.
}{ $hidden ->
    [0] { "" }
    [one] { " " }Další { $hidden } dohraný: ukáže ho --all.
    [few] { " " }Další { $hidden } dohrané: ukáže je --all.
   *[other] { " " }Dalších { $hidden } dohraných: ukáže je --all.
}
tables-removed = Stůl { $table } už není.
tables-marked = { $marked ->
    [one] { $sign } { $marked } stůl je označen ke smazání: ponechá ho „panicroom tables --restore ID“.
    [few] { $sign } { $marked } stoly jsou označeny ke smazání: kterýkoli z nich ponechá „panicroom tables --restore ID“.
   *[other] { $sign } { $marked } stolů je označeno ke smazání: kterýkoli z nich ponechá „panicroom tables --restore ID“.
}
tables-damaged = { $damaged ->
    [one] { $sign } { $damaged } stůl je poškozený a zůstane zavřený: některé zápisy chybějí, nebo je nelze přečíst. Obnovte zálohu (viz docs/hosting.md), nebo ho smažte pomocí --remove ID.
    [few] { $sign } { $damaged } stoly jsou poškozené a zůstanou zavřené: některé zápisy chybějí, nebo je nelze přečíst. Obnovte zálohu (viz docs/hosting.md), nebo některý smažte pomocí --remove ID.
   *[other] { $sign } { $damaged } stolů je poškozených a zůstane zavřených: některé zápisy chybějí, nebo je nelze přečíst. Obnovte zálohu (viz docs/hosting.md), nebo některý smažte pomocí --remove ID.
}
tables-missing = { $missing ->
    [one] { $missing } stůl chybí, ačkoli ho nikdo nesmazal: { $tables }. Obnovte zálohu (viz docs/hosting.md), nebo na něj zapomeňte pomocí --remove ID.
    [few] { $missing } stoly chybějí, ačkoli je nikdo nesmazal: { $tables }. Obnovte zálohu (viz docs/hosting.md), nebo na některý zapomeňte pomocí --remove ID.
   *[other] { $missing } stolů chybí, ačkoli je nikdo nesmazal: { $tables }. Obnovte zálohu (viz docs/hosting.md), nebo na některý zapomeňte pomocí --remove ID.
}
tables-damaged-elsewhere = Databáze je poškozená: může se to týkat hostů, odkazů a dalších dat. Obnovte zálohu (viz docs/hosting.md).
tables-lost = { $lost ->
    [one] Chybí { $lost } změna hostů, jmen, zařízení nebo odkazů, ačkoli byla uložena. Obnovte zálohu (viz docs/hosting.md), nebo pokračujte bez ní.
    [few] Chybějí { $lost } změny hostů, jmen, zařízení nebo odkazů, ačkoli byly uloženy. Obnovte zálohu (viz docs/hosting.md), nebo pokračujte bez nich.
   *[other] Chybí { $lost } změn hostů, jmen, zařízení nebo odkazů, ačkoli byly uloženy. Obnovte zálohu (viz docs/hosting.md), nebo pokračujte bez nich.
}
tables-unchecked = Na kontrolu všech stolů nezbyl čas.
tables-restored = Stůl { $table } už není označen ke smazání.
tables-not-marked = Stůl { $table } není označen ke smazání.
tables-unknown = Stůl { $table } neexistuje. „panicroom tables --all“ vypíše všechny.
tables-older-database = Tato data vytvořila starší verze panicroom. Nejdřív je jednou otevřete touto pomocí „panicroom serve“.

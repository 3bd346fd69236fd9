# Server pro přátele.

verb-serve = spustit server, aby spolu přátelé mohli hrát po síti

serve-open = Panic Room je otevřen na adrese { $address }. Ctrl-C ho zavře; každá hra pak bude pokračovat tam, kde byla.
serve-closed = Zavřeno.
serve-broken-key = Soubor { $file } už neobsahuje podpisový klíč. Obnovte ho ze zálohy; bez něj se nikdo nevrátí na své místo.
serve-newer-database = S těmito daty pracovala novější verze panicroom ({ $found }; tato zná { $known }). Nainstalujte ji, nebo zvolte jinou složku pomocí --data.

flag-data = složka se vším, co má přetrvat (panicroom-data)
flag-host = adresa, na které server čeká (127.0.0.1: jen tento počítač)
flag-port = port, na kterém server čeká (8080; 0 vezme volný)
flag-database = jiná databáze než soubor ve složce
flag-public-url = adresa, kterou lidé otevírají, pokud je jiná
flag-origins = další stránky, odkud se smí prohlížeč připojit; více s čárkami
flag-log-level = jak podrobné jsou záznamy: debug, info, warning, error
flag-message-bytes = nejdelší přijatá zpráva v bajtech
flag-messages-per-second = kolik zpráv za sekundu smí poslat jedno spojení
flag-sockets-per-address = kolik spojení smí držet jedna adresa
flag-guests-per-hour = kolik nových hostů za hodinu smí přijít z jedné adresy
flag-tables-per-guest = kolik nedohraných stolů smí mít jeden host
flag-token-days = kolik dní si server hosta pamatuje
flag-link-hours = kolik hodin platí odkaz k návratu
flag-dead-days = po kolika tichých dnech se stůl odstraní

# Stůl a jeho hráči, ať se hraje cokoli. Kdo stůl otevřel, je jeho zakladatel: „hostitel“ je slovo
# z Panic Station.

somebody = Někdo
    .gen = někoho

## Co se stalo u stolu. $you: zda se mluví ke čtenáři; $words: jméno, nebo co
## zaznělo; $known: zda tu ještě je a není smazáno.

notice-created = Stůl je připraven.
notice-changed = Zakladatel stolu mění nastavení hry.
notice-named = { $known ->
    [yes] { $you ->
        [yes] Teď se jmenujete { $words }.
       *[no] { $seat } se teď jmenuje { $words }.
    }
   *[no] Jméno { FORM($seat, form: "gen") } je smazáno.
}
notice-sat = { $you ->
    [yes] Sedáte si ke stolu a hrajete za { FORM($seat, form: "gen") }.
   *[no] { $known ->
        [yes] { $words } si sedá ke stolu a hraje za { FORM($seat, form: "gen") }.
       *[no] Někdo si sedá ke stolu a hraje za { FORM($seat, form: "gen") }.
    }
}
notice-stood = { $you ->
    [yes] Vstáváte: místo { FORM($seat, form: "gen") } je volné.
   *[no] Místo { FORM($seat, form: "gen") } je zase volné.
}
notice-bot-sat = Za { FORM($seat, form: "gen") } hraje bot { $persona } ({ $level }).
notice-bot-stood = Bot odchází: místo { FORM($seat, form: "gen") } je volné.
notice-removed = { $you ->
    [yes] Zakladatel stolu vás vyloučil.
   *[no] Zakladatel stolu vyloučil { FORM($seat, form: "gen") }.
}
notice-started = Hra začíná.
notice-talked = { $known ->
    [yes] { $you ->
        [yes] Vy: { $words }
       *[no] { $seat }: { $words }
    }
   *[no] Slova { FORM($seat, form: "gen") } jsou smazána.
}
notice-claimed = { $you ->
    [yes] Prohlašujete: { $claim }
   *[no] { $seat } prohlašuje: { $claim }
}
notice-ordered = Od teď platí: { $order }
notice-paused = Hra je pozastavená, hodiny stojí.
notice-resumed = Hra pokračuje.
notice-voted = { $end ->
    [yes] { $you ->
        [yes] Chcete hru ukončit.
       *[no] { $seat } chce hru ukončit.
    }
   *[no] { $you ->
        [yes] Chcete hrát dál.
       *[no] { $seat } chce hrát dál.
    }
}
notice-voted-slow = { $slow ->
    [yes] { $you ->
        [yes] Hlasujete pro pomalejší rozhovor.
       *[no] { $seat } hlasuje pro pomalejší rozhovor.
    }
   *[no] { $you ->
        [yes] Už nehlasujete pro pomalejší rozhovor.
       *[no] { $seat } už nehlasuje pro pomalejší rozhovor.
    }
}
notice-voted-bot = { $bot ->
    [yes] { $you ->
        [yes] Hlasujete, aby za { FORM($about, form: "gen") } hrál bot.
       *[no] { $seat } hlasuje, aby za { FORM($about, form: "gen") } hrál bot.
    }
   *[no] { $you ->
        [yes] Už nehlasujete, aby za { FORM($about, form: "gen") } hrál bot.
       *[no] { $seat } už nehlasuje, aby za { FORM($about, form: "gen") } hrál bot.
    }
}
notice-locked = { $locked ->
    [yes] Stůl je zamčený: nikdo nový si už nesedne.
   *[no] Stůl je odemčený.
}
notice-code-renewed = Stůl má nový kód: staré pozvánky už neplatí.
notice-host-changed = { $you ->
    [yes] Stůl teď spravujete vy.
   *[no] Stůl teď spravuje { $seat }.
}
notice-stood-in = { $you ->
    [yes] Odcházíte: než se vrátíte, hraje za vás bot ({ $level }).
   *[no] { $seat } odchází: zatím za něj hraje bot ({ $level }).
}
notice-timed-out = { $you ->
    [yes] Váš čas vypršel: než se vrátíte, hraje za vás bot ({ $level }).
   *[no] Čas { FORM($seat, form: "gen") } vypršel: zatím za něj hraje bot ({ $level }).
}
notice-returned = { $you ->
    [yes] Jste zpátky a hrajete za sebe.
   *[no] { $seat } je zpátky.
}
notice-ended = Hráči odhlasovali konec hry.
notice-rematched = Titíž hráči se sejdou znovu: nový stůl je připraven.
notice-replay-shared = { $shared ->
    [yes] Záznam této hry si může pustit každý, kdo má odkaz.
   *[no] Záznam hry si mohou pustit jen ti, kdo byli u tohoto stolu.
}

claim-number = { $number }

presence-away = { $seat } není u stolu.

## Místa

chair-free = volné
chair-guest = { $you ->
    [yes] { $name } (vy)
   *[no] { $name }
}
chair-nameless = někdo beze jména
chair-bot = { $name }, bot ({ $level })
chair-stood-in = { $who } není u stolu: zatím hraje bot ({ $level })
chair-owner = zakladatel stolu
chair-away = není u stolu
onlookers = Dívají se: { $who }.
onlookers-nameless = { $count ->
    [one] někdo beze jména
    [few] { $count } lidé beze jména
   *[other] { $count } lidí beze jména
}

## Jak to u stolu vypadá

table-listed = Tento stůl najdou v seznamu všichni.
table-private = Tento stůl najdou jen ti, kdo mají odkaz.
table-link = S tímto odkazem se dá přijít ke stolu: { $link }
waiting-for = Čeká se na { FORM($seats, form: "gen") }.
waiting-chairs = { $count ->
    [one] Volné je { $count } místo.
    [few] Volná jsou { $count } místa.
   *[other] Volných je { $count } míst.
}
waiting-start = Nikdo nechybí: zakladatel stolu může zahájit hru.
waiting-your-start = Nikdo nechybí: můžete zahájit hru.
votes-end = Pro konec hry: { $seats } ({ $count }/{ $people }). Hra skončí, když to bude chtít víc než polovina.
votes-bot = Hlasy pro bota: { $count }, potřeba { $needed }
votes-slow = Hlasy pro pomalejší rozhovor: { $count }, potřeba { $needed }

## Hodiny. $time je jeden z časů níže.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
terms-no-clock = bez limitu
terms-turn = na tah { $time }
terms-answer = na odpověď mimo vlastní tah { $time }
terms-pace = boti odpovídají asi za { $time }
terms-at-once = boti odpovídají hned
terms-talk = boti mluví

## Trvalé rozkazy; ostatní má každá hra své.

order-ask = Pokaždé se mě zeptat.

## Host: jak se vrátit a co se ukládá

guest-link = Tento odkaz vás přivede zpátky k vašim hrám z jiného zařízení. Platí jednou a jen krátce: nikomu ho nedávejte.
guest-link-code = { $link }
guest-links-void = Vaše odkazy k návratu už neplatí.
guest-tokens-void = Na všech ostatních zařízeních už přihlášení neplatí.
guest-export = Stáhnout všechny údaje o vás: jméno, zařízení, odkazy, stoly a vaše slova u nich.
guest-delete = Smazat jméno a všechno, co od vás kdy zaznělo. Hry půjdou dál bez vás a nelze to vzít zpět.
guest-deleted = Už o vás není uloženo nic. Na shledanou!

## Co nejde, a co jde místo toho

denial-already-started = Hra už začala: tohle jde jen před ní.
denial-bad-budget = { $field ->
    [turn] Čas na tah může být od { $least } do { $most }, nebo bez omezení.
   *[answer] Čas na odpověď může být od { $least } do { $most }, nebo bez omezení.
}
denial-bad-pace = Boti přemýšlejí nejdéle { $most }: zvolte méně.
denial-bad-setup = Takhle se hrát nedá: zvolte jiné možnosti.
denial-busy = U tohoto stolu se děje příliš mnoho najednou. Zkuste to znovu.
denial-cannot-store = Server teď nemůže nic uložit; nic se nezměnilo. Zkuste to později.
denial-later = Server na okamžik ztratil spojení s databází. Zkuste to hned znovu.
denial-claim-about-oneself = Prohlaste něco o někom jiném.
denial-code-renewed = Stůl má nový kód: chcete-li se zase dívat, zeptejte se na něj některého z hráčů.
denial-eliminated = Jste ze hry: nové jméno uvidí jen u jiných stolů.
denial-empty-chair = Místo { FORM($seat, form: "gen") } je ještě volné: počkejte na někoho, nebo tam posaďte bota.
denial-endless-with-bots = Bez omezení počtu kol by boti mohli hrát věčně: nastavte ho, nebo hrajte bez botů.
denial-flooding = Příliš mnoho zpráv: spojení je uzavřeno. Chvíli počkejte a připojte se znovu.
denial-foreign-origin = Tato stránka nemá k tomuto serveru přístup: otevřete stránku samotného serveru.
denial-game-over = Hra skončila.
denial-guest-gone = Server vás už nezná: zadejte jméno znovu.
denial-hello-again = Připojení k tomuto stolu už běží.
denial-hello-first = Program se serveru nepředstavil. Načtěte stránku znovu, nebo program spusťte znovu.
denial-hello-late = Spojení se navazovalo příliš dlouho. Zkuste to znovu.
denial-host-here = Zakladatel tu byl před méně než { $minutes } min: počkejte ještě chvíli.
denial-host-only = To může jen zakladatel stolu.
denial-http = Na tohle server neodpovídá. Vraťte se a zkuste to znovu.
denial-internal = Na serveru se stala chyba; nic se nezměnilo. Zkuste to znovu.
denial-locked-already = Stůl už je zamčený.
denial-malformed = { $field ->
    [none] Tohle server nedokáže přečíst.
   *[other] Tohle server nedokáže přečíst ({ $field }).
}
denial-malformed-expected = { $field }: tohle nejde. { $expected }
denial-method-not-allowed = Tohle tady server nedělá.
denial-name-control = Jméno tvoří viditelná písmena, číslice a znaky: ostatní vynechte.
denial-name-direction = Jméno nesmí měnit směr písma.
denial-name-letters = Slovo ve jméně tvoří písmena jedné dnes užívané abecedy: ostatní nahraďte.
denial-name-empty = Zadejte jméno, které je vidět.
denial-name-long = To jméno je moc dlouhé: zkraťte ho.
denial-name-taken = Někdo u tohoto stolu má podobné jméno: zvolte jiné.
denial-no-bot-there = Za { FORM($seat, form: "gen") } žádný bot nehraje.
denial-no-guest-there = Na místě { FORM($seat, form: "gen") } nikdo nesedí.
denial-no-seat = U tohoto stolu nemáte místo: nejdřív si sedněte.
denial-no-such-level = Takový bot není; jsou tu: { $levels }.
denial-no-such-order = Takový rozkaz v této hře není.
denial-no-such-seat = Takové místo není; počet míst u stolu: { $seats }.
denial-nobody-plays = U stolu nemohou hrát jen boti: sedněte si, nebo na někoho počkejte.
denial-not-away = Už hrajete za sebe.
denial-not-found = Nenalezeno, nebo pro vás nepřístupné. Zkontrolujte odkaz.
denial-not-json = Server nedokázal přečíst zprávu. Načtěte stránku znovu, nebo program spusťte znovu.
denial-not-locked = Stůl není zamčený.
denial-not-longest-seated = Někdo jiný tu sedí déle a může stůl převzít.
denial-not-over = Hra ještě neskončila: nejdřív ji dohrajte.
denial-not-paused = Hra pozastavená není.
denial-not-shared = Záznam hry sdílený není.
denial-not-ready = Server ještě není připraven. Zkuste to za chvíli.
denial-not-started = Hra ještě nezačala.
denial-not-your-seat = Za { FORM($seat, form: "gen") } nehrajete.
denial-not-yourself = Sebe vyloučit nejde: nechte raději své místo botovi.
denial-other-version = Server má jinou verzi než tento program. Načtěte stránku znovu, nebo aktualizujte program.
denial-paused = Hra je pozastavená: pokračovat v ní může zakladatel stolu.
denial-reads-too-slowly = Vaše spojení nestíhalo a server je uzavřel. Po novém připojení je vše zpět.
denial-rematch-made = Nový stůl už je připraven: jděte k němu.
denial-removed-from-table = Zakladatel tohoto stolu vás vyloučil: najděte si jiný.
denial-seat-taken = Místo { FORM($seat, form: "gen") } je obsazené: vyberte si volné.
denial-shared-already = Záznam hry je už sdílený.
denial-spectator = Tady se jen díváte: chcete-li hrát, zadejte jméno.
denial-stale-decision = Pozdě: hra už je dál. Podívejte se znovu.
denial-stood-in = Na tom místě zatím hraje bot: nejdřív se musí hráč vrátit.
denial-table-gone = Tento stůl už není.
denial-table-locked = Zakladatel tento stůl zamkl: nikdo nový si už nesedne.
denial-table-talk-too-much = U tohoto stolu se píše příliš mnoho: chvíli počkejte a pošlete to znovu.
denial-talk-control = Vynechte neviditelné znaky a pošlete to znovu.
denial-talk-length = Napište { $least } až { $most } znaků.
denial-talk-slowed = Hráči zpomalili rozhovor: jedna zpráva za { $seconds } s.
denial-talk-too-much = Napsali jste toho hodně: chvíli počkejte a pošlete to znovu.
denial-token-expired = Vaše nepřítomnost trvala příliš dlouho a server vás už nezná: použijte odkaz k návratu, nebo zadejte jméno.
denial-token-forged = Server vás nezná: použijte odkaz k návratu, nebo zadejte jméno.
denial-token-malformed = Server vás nezná: použijte odkaz k návratu, nebo zadejte jméno.
denial-token-missing = Nejdřív zadejte jméno.
denial-token-revoked = Tady už vaše přihlášení neplatí: použijte odkaz k návratu, nebo zadejte jméno.
denial-too-fast = To bylo moc rychle: chvíli počkejte.
denial-too-large = Tohle je příliš mnoho najednou.
denial-too-long = To je moc dlouhé; nejvýš znaků: { $most }.
denial-too-many-changes = Měníte místo nebo jméno příliš často: chvíli počkejte.
denial-too-many-devices = Jste na příliš mnoha zařízeních: nejdřív se na některých odhlaste.
denial-too-many-guests = Z vaší adresy přichází příliš mnoho nových hostů: zkuste to později.
denial-too-many-lookups = Z vaší adresy přišlo příliš mnoho dotazů na stoly: zkuste to za minutu.
denial-too-many-onlookers = Tento stůl sleduje příliš mnoho lidí: zkuste to později.
denial-too-many-new-tables = Z vaší adresy je příliš mnoho nových stolů: zkuste to později.
denial-too-many-letters = E-mailů už bylo příliš. Zkuste to zítra.
denial-too-many-sockets = Z vaší adresy je příliš mnoho spojení: některá zavřete.
denial-too-many-tables = Máte už tolik otevřených stolů: { $most }. Nejdřív u některého dohrajte.
denial-too-many-welcomes = Z vaší adresy se stoly otevíraly příliš často: zkuste to za minutu.
denial-too-slow = Trvalo to příliš dlouho a server ukončil spojení. Zkuste to znovu.
denial-unknown-type = Server takový požadavek nezná. Načtěte stránku znovu, nebo aktualizujte program.
denial-unreadable = Tento stůl nelze otevřít: je poškozený, nebo ho zapsala jiná verze serveru.
denial-vote-about-yourself = O sobě hlasovat nejde: nechte raději své místo botovi.
denial-voted-already = Takto už hlasujete.
denial-wrong-host = Tento server nezná jméno, pod kterým jste ho otevřeli. Kdo ho provozuje, může to jméno nastavit pomocí --public-url.
denial-yours-already = Stůl už je váš.

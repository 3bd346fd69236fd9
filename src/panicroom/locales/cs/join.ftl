# Stůl na serveru, odkudkoli z terminálu.

verb-join = přisednout ke stolu na serveru, odkudkoli

flag-join-address = kde je stůl: https://panic.example.org/t/CODE, samotný kód spolu s --server, nebo odkaz k návratu; samotný server, https://panic.example.org, pro nový stůl
flag-join-server = server stolu, který je dán jen svým kódem
flag-join-name = jméno, pod kterým poprvé přisednete
flag-join-watch = nesednout si a jen se dívat
flag-join-listed = nový stůl: v seznamu ho najdou všichni
flag-join-turn = nový stůl: sekundy na tah (výchozí: 900; 0: bez omezení)
flag-join-answer = nový stůl: sekundy na každou odpověď mimo vlastní tah (výchozí: 300; 0: bez omezení)

## Před hrou

ask-name = Jak se jmenujete?
join-table = Stůl { $code }: { $title }.
join-made = Váš stůl je připraven. Přátelé ho otevřou v prohlížeči:
join-made-terminal = nebo přisednou z terminálu:
join-made-here = { $address } funguje jen na tomto počítači: přátelé odjinud potřebují veřejnou adresu serveru.
join-not-new = { $flag } je pro nový stůl: vynechte ho, nebo zadejte jen server.
join-watch-what = --watch potřebuje stůl: zadejte jeho adresu, ne jen server.
join-full = Žádné místo není volné: jen se díváte.
join-watching = Díváte se. Ctrl-C: odejít.
join-wait = Hru spustí zakladatel stolu; tady vidíte, kdo přichází. Ctrl-C: odejít.
join-own-how = Enter: obnovit; bot BARVA ÚROVEŇ: posadit bota; boti ÚROVEŇ: na všechna volná místa; vyloučit BARVA: vyloučit hráče; seznam ano: ukázat stůl všem (seznam ne: skrýt ho); říct a vaše slova; odkaz; začít: spustit hru; konec: odejít.
join-prompt = stůl >
join-left = Místo vám zůstává: vrátit se můžete příkazem
join-what = Neznámý příkaz „{ $text }“.
command-start = začít zacit
command-bot = bot
command-bots = boti
command-list = seznam
command-remove = vyloučit vyloucit
command-mute = skrýt skryt
command-unmute = ukázat ukazat
command-slow = zpomalit
command-replace = nahradit
# Two words have a hyphen between them here: they can be typed with a space, too.
command-take-over = převzít prevzit
command-lock = zamknout
command-unlock = odemknout
command-code = kód kod
command-give = předat predat

## Talk

talk-say-what = Napište říct a svá slova.
talk-claim-what = Napište prohlásit a co prohlašujete, třeba jako níže; prohlásit a samotné první slovo ukáže, co po něm může být.
talk-claim-words = Na výběr: { $words }.
talk-reply-none = Nikdo jiný zatím nic neprohlásil, není na co odpovědět.
talk-reply-what = Napište odpovědět a číslo.
talk-order-what = Napište rozkaz a jedno z těchto slov; rozkaz vyp znamená, že se vás hra ptá:

## Other people at the table

help-people = Mezi hráči: skrýt BARVA nebo skrýt JMÉNO (skryje, co píše, jen na této obrazovce; skrýt BARVA ne to zase ukáže), zpomalit (hlas pro pomalejší rozhovor; zpomalit ne ho vezme zpět), nahradit BARVA (hlas, aby za hráče, na kterého se čeká, hrál bot; nahradit BARVA ne ho vezme zpět), převzít (stůl, když tu zakladatel není); pro zakladatele stolu také zamknout a odemknout (zda si může sednout někdo nový), kód (změní kód a zruší staré pozvánky), předat BARVA (předá stůl).
mute-who = Napište skrýt a barvu nebo jméno jiného hráče u tohoto stolu.
mute-not = Nikoho s takovou barvou nebo jménem jste neskryli.
mute-set = { $on ->
    [yes] Co píše { $name }, je teď skryté, jen na této obrazovce. Nikdo se to nedozví.
   *[no] Zase vidíte, co píše { $name }.
}
mute-list = Skrytí hráči: { $names }. Napište skrýt, barvu nebo jméno a ne, a zprávy zase uvidíte.
join-heir = Zakladatel stolu tu není. Když se brzy nevrátí, můžete stůl převzít vy: napište převzít.
join-code = Nový kód je { $code }. Přátelé otevřou stůl v prohlížeči:
ask-give = Předat stůl hráči { $seat }? [a = ano, Enter = ne]

## Trouble

server-unreachable = Na adrese { $address } neodpovídá žádný server Panic Room.
server-lost = Spojení se přerušilo. Obnovuje se…
server-back = Spojení je obnoveno.
server-address = „{ $text }“ není adresa stolu ani serveru. Vypadá takto: { $example }

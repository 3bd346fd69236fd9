# `panicroom verify`: řádky jeho tabulky.

verb-verify = ověřit záznam: že náhodu nikdo nezvolil a že hra z ní plyne
flag-verify-nonce = náhodné číslo, které jste poslali: ověřit, že je v záznamu
flag-verify-hash = otisk, který jste viděli před hrou: ověřit, že je v záznamu
verify-bad-hex = { $flag } chce 32 až 64 číslic od 0 do f, ne „{ $text }“.

verify-fits = souhlasí
verify-wrong = chyba
verify-unchecked = neověřeno

verify-commitment = Otisk patří k tajemství serveru.
verify-nonces = Náhodných čísel je tolik, kolik je míst. Od hráčů: { $sent } z { $seats }; ostatní plynou z otisku.
verify-key = Klíč vzešel z tajemství a z náhodných čísel.
verify-replay = Hra plyne z klíče a končí, jak je zaznamenáno. Akcí: { $actions }.
verify-replay-left = Hra plyne z klíče, kam až záznam sahá; konec podle pravidel nemá. Akcí: { $actions }.
verify-own-nonce = Vaše náhodné číslo je mezi nimi.
verify-own-nonce-missing = Vaše náhodné číslo v záznamu není.
verify-own-hash = Otisk je ten, který jste viděli.
verify-own-hash-missing = Otisk není ten, který jste viděli.
verify-unseen = Zda se tento otisk ukázal před hrou a zda žádné náhodné číslo nechybí ani nepřibylo: to vědí jen ti, kdo u toho byli. --hash a --nonce ověří ta vaše.
verify-no-nonces = Zda klíč někdo zvolil: v záznamu nejsou náhodná čísla hráčů.
verify-position = Odkud se vzaly karty: hra začíná pozicí, bez klíče.

verify-all-fits = Vše, co se ověřilo, souhlasí.
verify-does-not-fit = Tento záznam není v pořádku.

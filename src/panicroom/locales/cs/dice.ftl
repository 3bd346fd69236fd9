# Náhoda u stolu, jak o ní mluví terminál a stránka. Otisk tajemství serveru je vidět před hrou;
# program každého hráče pošle náhodné číslo; z toho všeho vzejde klíč.

dice-sealed = Otisk náhody: { $hash }. Tajemství k němu se na konci ukáže a ověří.
dice-key = Klíč náhody byl { $key }.
dice-checked = Náhoda je ověřená: klíč vzešel z tajemství serveru, daného před hrou, a z náhodných čísel hráčů, a hra z něj plyne.
dice-checked-own = Náhoda je ověřená: klíč vzešel z tajemství serveru, daného před hrou, a z náhodných čísel hráčů včetně vašeho, a hra z něj plyne.
dice-alone = Tento klíč určil server sám; hra se přehraje tak, jak je zaznamenaná.
dice-wrong = Náhoda nesouhlasí. { $fault }

# Co nesouhlasí.
dice-fault-commitment = Otisk patří k jinému tajemství.
dice-fault-nonces = Náhodných čísel není tolik, kolik je míst.
dice-fault-key = Klíč nevzešel z tohoto tajemství a z těchto náhodných čísel.
dice-fault-replay = Hra z klíče neplyne.
dice-fault-commitment-changed = Otisk není ten, který se u tohoto stolu ukázal nejdřív: server tajemství vyměnil.
dice-fault-nonce-left-out = Náhodné číslo poslané odsud chybí: server ho vynechal, nebo jste z jiného zařízení poslali jiné.
dice-fault-bot-with-nonce = Místo bota má náhodné číslo, které si server mohl zvolit.

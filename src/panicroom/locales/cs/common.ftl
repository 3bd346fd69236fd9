# Z čeho se skládají věty: výčty a hráči podle barvy.
# Hráč je „Červený“ (zpodstatnělé přídavné jméno); .adj-* je táž barva u postavy, domu nebo lovce.

list-empty = nic
list-last = { $rest } a { $last }
list-more = { $first }, { $rest }

seat-red = Červený
    .gen = Červeného
    .dat = Červenému
    .with = s Červeným
    .adj = červený
    .adj-gen = červeného
    .adj-dat = červenému
seat-blue = Modrý
    .gen = Modrého
    .dat = Modrému
    .with = s Modrým
    .adj = modrý
    .adj-gen = modrého
    .adj-dat = modrému
seat-green = Zelený
    .gen = Zeleného
    .dat = Zelenému
    .with = se Zeleným
    .adj = zelený
    .adj-gen = zeleného
    .adj-dat = zelenému
seat-yellow = Žlutý
    .gen = Žlutého
    .dat = Žlutému
    .with = se Žlutým
    .adj = žlutý
    .adj-gen = žlutého
    .adj-dat = žlutému
seat-white = Bílý
    .gen = Bílého
    .dat = Bílému
    .with = s Bílým
    .adj = bílý
    .adj-gen = bílého
    .adj-dat = bílému
seat-black = Černý
    .gen = Černého
    .dat = Černému
    .with = s Černým
    .adj = černý
    .adj-gen = černého
    .adj-dat = černému

# Jak dobře bot hraje. .about stojí vedle v seznamu.
level-random = náhodný
    .dat = náhodnému
    .about = bere, co přijde pod ruku
level-easy = lehký
    .dat = lehkému
    .about = dá se snadno porazit: dobrý pro první hru
level-normal = střední
    .dat = střednímu
    .about = rovnocenný soupeř
level-hard = těžký
    .dat = těžkému
    .about = porazit ho dá práci

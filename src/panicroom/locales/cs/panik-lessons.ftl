# What the coach says in the lessons of Panik: for each step what is asked, how it is done, and why
# it was right; then what is answered to a wrong move.

## placing

page-lesson-placing-look = Každý má čtyři domy, jeden z nich odkrytý, a tým devíti lovců, který vidí všichni. Strašidelný dům zaplatí každému lovci své číslo. V tahu umístíte jednoho lovce k libovolnému domu, svému i cizímu.
page-lesson-placing-place = Umístěte běžného lovce tam, kde jistě získá nejvíc.
page-lesson-placing-place-hint = Vyberte běžného lovce ze svého týmu a pak odkrytý dům Modrého za 5.
page-lesson-placing-place-right = Za 5 bodů na lovce je to nejlepší místo v dohledu a Modrý si myslí totéž.
page-lesson-placing-send = Po umístění můžete poslat pryč jednoho lovce, který tam už byl. Pošlete lovce Modrého.
page-lesson-placing-send-hint = Klepněte na běžného lovce Modrého u toho domu.
page-lesson-placing-send-right = Modrý mu musel najít jiné místo a nic z toho nemá. Místo, které zvolil, možná leccos prozradí.
page-lesson-placing-tandem = Zase jste na tahu. Tandem se počítá dvakrát. Umístěte ho k nejlepšímu odkrytému domu, kde není plno soupeřů: k Zelenému za 4.
page-lesson-placing-tandem-hint = Vyberte tandem a pak odkrytý dům Zeleného.
page-lesson-placing-tandem-right = Dvakrát 4 je 8, pokud ho nikdo nepošle pryč.
page-lesson-placing-done = Tandem lze poslat pryč. Obrněného lovce ale nejde poslat pryč ani přivolat: dejte ho tam, kde na tom záleží.
page-lesson-placing-wrong-four = Ten platí 4. Je tu lepší.
page-lesson-placing-wrong-known = Co ten dům platí, není jisté, nebo platí méně. Podívejte se na odkryté domy.
page-lesson-placing-wrong-basic = Zvláštní lovce si nechte na později: vezměte běžného.
page-lesson-placing-wrong-send = Nemusíte. Lovec Modrého by tam ale získal 5.
page-lesson-placing-wrong-five = Dům Modrého by platil ještě víc. Je tam ale plno a brzy vás někdo pošle pryč. Vezměte dům Zeleného.
page-lesson-placing-wrong-double = Dvakrát se počítá tandem. Vyberte ho.

## manors

page-lesson-manors-look = Tyto čtyři domy jsou vaše a vidíte je jen vy: duchové za 5, past, společný dům a duchové za 1. V pasti lovci nezískají nic a její majitel dostane 3 za každého cizího.
page-lesson-manors-turn = Jeden z nich musíte otočit. Ukažte ten, který prozradí nejméně.
page-lesson-manors-turn-hint = Který skoro nic nevynese, ať skrytý, nebo odkrytý? Klepněte na něj.
page-lesson-manors-turn-right = Chudý dům a všechna vaše tajemství jsou v bezpečí.
page-lesson-manors-post = První tandem jde k jednomu z vašich skrytých domů. Dejte ho tam, kde získá nejvíc.
page-lesson-manors-post-hint = Dvakrát 5 je 10.
page-lesson-manors-post-right = Získá 10, pokud ho nikdo nepošle pryč. Ostatní teď hádají: poklad, nebo past?
page-lesson-manors-guard = Umístěte tam lovce, kterého nikdo nepošle pryč: obrněného.
page-lesson-manors-guard-hint = Vyberte obrněného lovce a pak dům se svým tandemem.
page-lesson-manors-guard-right = Pět dalších bodů, které vám nikdo nevezme.
page-lesson-manors-done = Společný dům platí tím méně, čím víc karet u něj je: jedné 4, čtyřem po 1. A u pasti vaši lovci nezískají nic, ale vypadá s nimi bohatě.
page-lesson-manors-wrong-five = Za pěti body by přišli všichni. Nechte ho skrytý.
page-lesson-manors-wrong-trap = Do odkryté pasti nikdo nevejde.
page-lesson-manors-wrong-shared = Pak by všichni věděli, co to je. Jiný je na ukázání lepší.
page-lesson-manors-wrong-trap-tandem = Ve vaší pasti vaši lovci nezískají nic. Jako návnada to není špatné, ale je tu lepší místo.
page-lesson-manors-wrong-shared-tandem = Sám by tam získal 4 a s každým dalším méně.
page-lesson-manors-wrong-five-is-best = Váš nejlepší dům je ten s tandemem.
page-lesson-manors-wrong-can-be-sent = Tohoto lovce mohou ostatní přesunout. Vezměte toho, kterého nemohou.

## bluff

page-lesson-bluff-look = U jednoho ze svých skrytých domů má Modrý tři lovce. Poklad, nebo návnada? Past platí majiteli 3 za každého cizího lovce.
page-lesson-bluff-detect = Váš detektor před umístěním otočí jeden skrytý dům jiného hráče. Podívejte se na tenhle.
page-lesson-bluff-detect-hint = Vyberte detektor a pak dům Modrého se třemi lovci.
page-lesson-bluff-detect-right = Past. Teď ji viděli všichni a nikdo k ní nepůjde.
page-lesson-bluff-leave = Detektor musíte i tak umístit, k libovolnému domu. Vyberte takový, který jistě zaplatí.
page-lesson-bluff-leave-hint = Odkrytý dům Zeleného platí 3.
page-lesson-bluff-leave-right = Tři body a plán Modrého je ten tam.
page-lesson-bluff-call = Váš druhý dům je také past a víte to jen vy. Umístěte k ní svého spojaře.
page-lesson-bluff-call-hint = Vyberte spojaře a pak svou past.
page-lesson-bluff-call-right = Sám tam nic nezíská. Může ale jednoho lovce přivolat.
page-lesson-bluff-drag = Přivolejte do své pasti cizího lovce.
page-lesson-bluff-drag-hint = Klepněte na běžného lovce Modrého nebo Zeleného.
page-lesson-bluff-drag-right = Nemá na vybranou: 3 body pro vás, pokud ho někdo nepošle pryč.
page-lesson-bluff-done = Tandem ve vaší pasti by vynesl 6, ale tandemy přivolat nejde. Musí přijít samy: ať to tam vypadá lákavě.
page-lesson-bluff-wrong-where = Ten vypadá neškodně. Otázka jsou tři lovci u skrytého domu.
page-lesson-bluff-wrong-first = Nejdřív zjistěte, co Modrý skrývá.
page-lesson-bluff-wrong-trap = Právě jste viděli, že je to past.
page-lesson-bluff-wrong-better = Odkrytý dům Zeleného jistě platí 3.
page-lesson-bluff-wrong-own-trap = Tam by přivolal někoho k domu, který platí. Vy je chcete v pasti.
page-lesson-bluff-wrong-caller = Vezměte spojaře.
page-lesson-bluff-wrong-own = Vaši lovci ve vaší pasti nezískají nic. Přivolejte cizího.
page-lesson-bluff-wrong-drag = Můžete. Váš spojař ale přišel právě kvůli tomu.

## scoring

page-lesson-scoring-look = V celé hře zbývá jediný lovec, váš. Až ho umístíte, všechny domy se otočí a zaplatí.
page-lesson-scoring-last = Dejte ho tam, kde jistě získá nejvíc.
page-lesson-scoring-last-hint = Strašidelné domy platí své číslo každému lovci. Podívejte se na vlastní ulici.
page-lesson-scoring-last-right = Tři body za něj.
page-lesson-scoring-send = Ještě můžete jednoho poslat pryč. Tandem Modrého se u vašeho domu počítá dvakrát: pošlete ho.
page-lesson-scoring-send-hint = Klepněte na tandem Modrého u svého domu.
page-lesson-scoring-send-right = Tandem by tam získal dvakrát 3. Teď musí Modrý vzít horší místo.
page-lesson-scoring-ghosts = Teď je všechno odkryté. U vašeho strašidelného domu s trojkou stojí váš tandem a dva vaši lovci: 6, 3 a 3, dohromady dvanáct bodů. A váš spojař stojí u strašidelného domu Modrého s pětkou.
page-lesson-scoring-shared = V jednom společném domě jsou dvě karty, každá získá 3. Ve druhém čtyři, každá získá 1, i váš tandem: tam je jen jednou kartou.
page-lesson-scoring-traps = Ve vaší pasti je lovec a tandem Modrého: 3 a 6 pro vás. Váš vlastní lovec tam nezíská nic. Váš detektor uvízl v pasti Modrého a vynese mu 3.
page-lesson-scoring-done = Vy máte 31 bodů, Modrý 15. Vyhrává, kdo má nejvíc bodů, a při shodě se o vítězství dělí.
page-lesson-scoring-wrong-own-trap = To je vaše vlastní past: vaši lovci tam nezískají nic.
page-lesson-scoring-wrong-shared = Společný dům se třemi kartami platí po 2. Je tu lepší.
page-lesson-scoring-wrong-one = Ten platí 1.
page-lesson-scoring-wrong-unknown = Co tenhle platí, nevíte. Může to být past.
page-lesson-scoring-wrong-six = Pak tam Modrý získá 6. Pošlete tandem pryč.
page-lesson-scoring-wrong-own = To je váš lovec.

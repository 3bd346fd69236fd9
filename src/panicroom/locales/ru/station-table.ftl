# Перед игрой, стол по ходу игры и конец.

title = Станция Паника
about = «Станция Паника», от 4 до 6 игроков: найдите Улей и сожгите его, пока кто-то заражает остальных.

rules-played = { $count ->
    [0] «Станция Паника», { $edition }.
   *[other] «Станция Паника», { $edition }; { $variants }.
}
play-seat = Вы — { $seat }: [{ $letter }T] на плане — ваш Боец, [{ $letter }A] — ваш Андроид.
play-aim = Найдите Улей и сожгите его: { $gas ->
    [one] нужна { $gas } канистра
    [few] нужны { $gas } канистры
   *[many] нужно { $gas } канистр
} с бензином. Но кому-то достанется карта Носителя Паразита, и Носитель заражает других при обмене: кто получил карту инфекции и не отдал взамен канистру, переходит на другую сторону.

# Стоит перед тем, что вводят. $turn: ход самого зрителя.
prompt-who = { $turn ->
    [yes] { $seat }, { $ap } ОД
   *[no] { $seat }
}

prompt-help = Введите номер действия или его короткую запись: «move T n» — ваш Боец переходит на север (T — Боец, A — Андроид; n — север, e — восток, s — юг, w — запад). Хватит и начала слов: «m t n», «end». «? 3» объяснит действие 3 и покажет его правило, «почему move T n» — почему так нельзя, «правила MOVE-1» — само правило.
prompt-legend = На плане просвет в стене — открытая дверь, ═ или ║ — защищённая; остальные знаки объяснены под ним. rT — Боец Красного, rA — Андроид Красного; ваши стоят в квадратных скобках. Маркер Паразита созрел — значит, перед следующим ходом его владельца будет Фаза Паразитов.
prompt-why-what = Почему — что? Введите слово «почему» и действие, например: почему move T n

# Перед тем, о чём можно пожалеть.
sure-end-turn = У вас ещё { $ap } ОД, и есть на что потратить.
sure-attack = Вы нападаете на { FORM($others, form: "gen") }, и об этом узнают все.
sure-enter = Там { $others }: придётся меняться, а канистры у вас нет. Вас могут заразить.
sure-infection = { $seat } увидит, чья это карта. А если { $seat } отдаст взамен канистру, никто не заразится.
sure-gas = Канистр у вас { $gas } — ровно столько, чтобы сжечь Улей, а вы отдаёте одну.

## Что известно наверняка

# $sure: card (по карте инфекции, которая ушла из той руки), infected, human или unknown.
dossier-loyalty = { $alive ->
    [yes] { $sure ->
        [card] { $seat } заражён: он отдал карту инфекции своего цвета.
        [infected] { $seat } заражён: иначе быть не может.
        [human] { $seat } — человек.
       *[unknown] { $seat } — то ли человек, то ли заражённый.
    }
   *[no] { $sure ->
        [card] { $seat } выбыл и был заражён: он отдал карту инфекции своего цвета.
        [infected] { $seat } выбыл и был заражён.
        [human] { $seat } выбыл и был человеком.
       *[unknown] { $seat } выбыл: то ли человек, то ли заражённый.
    }
}
dossier-trade = Раунд { $round }: дал вам { FORM($got, form: "acc") }, а вы ему — { FORM($gave, form: "acc") }.
dossier-met = Менялся с { $trades }.
dossier-met-one = { FORM($seat, form: "ins") } (раунд { $round })
dossier-hand = Его карты в раунде { $round }: { $cards }.
dossier-scans = Тепловые сканирования нашли заражённых: { $scans }.
dossier-scan = { $infected } из { $living } (раунд { $round })

## Стол

player-name = { $you ->
    [yes] { $seat } (вы)
   *[no] { $seat }
}
player-hand = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
player-table = { $cards }
player-marker = { $due ->
    [yes] Маркер Паразита (созрел)
   *[no] Маркер Паразита
}
player-absent = ещё не на станции
player-out = вне игры

# Знаки на плане; что на нём стоит, объяснено под ним.
sign-searched = уже обыскано
sign-used = терминал включали
sign-gray = серый паразит
sign-black = чёрный паразит
sign-wounded = раненый чёрный
sign-door = защищённая дверь
sign-open-door = защищённая дверь, сейчас открыта
map-goes-on = Дальше на восток:

facts-rooms = { $rooms ->
    [0] Раунд { $round }. Исследовать больше нечего.
   *[other] Раунд { $round }. Следующая комната: { $next } ({ $doors }); осталось комнат: { $rooms }.
}
facts-search = Колода обыска: { $search }. Сброс: { $discards }.

# Над таблицей: слева — кто подозревает, сверху — кого.
think-title = Насколько каждый бот уверен, что остальные заражены, в процентах:

own-hand = { $you ->
    [yes] { $loyalty ->
        [host] Вы — Носитель Паразита. Ваши карты: { $cards }.
        [infected] Вы заражены. Ваши карты: { $cards }.
       *[human] Вы — человек. Ваши карты: { $cards }.
    }
    [dead] { $loyalty ->
        [host] Вы были Носителем Паразита и погибли.
        [infected] Вы были заражены и погибли.
       *[human] Вы были человеком и погибли.
    }
   *[no] { $loyalty ->
        [host] { $seat } (Носитель): { $cards }.
        [infected] { $seat } (заражён): { $cards }.
       *[human] { $seat }: { $cards }.
    }
}

## Конец

ending-winners = { $side ->
    [side-nobody] Не победил никто.
   *[other] { $you ->
        [won] Вы победили! Победители: { $winners }.
        [lost] Вы проиграли. Победители: { $winners }.
       *[none] Победители: { $winners }.
    }
}
ending-host = { $round ->
    [0] { $you ->
        [seat] Карта Носителя досталась вам с самого начала.
       *[none] Карта Носителя досталась { FORM($seat, form: "dat") } с самого начала.
    }
   *[other] { $you ->
        [seat] Вы взяли карту Носителя в { $round }-м раунде.
       *[none] { $seat } взял карту Носителя в { $round }-м раунде.
    }
}
ending-infection = { $you ->
    [seat] Вас заразил { $by } в { $round }-м раунде.
    [by] Вы заразили { FORM($seat, form: "gen") } в { $round }-м раунде.
   *[none] { $by } заразил { FORM($seat, form: "gen") } в { $round }-м раунде.
}
ending-no-infection = Никто так и не был заражён.

## Главы правил

chapter-setup = Подготовка
chapter-rounds = Раунды и ходы
chapter-phase = Фаза Паразитов
chapter-map = План станции
chapter-explore = Исследование
chapter-move = Движение и вход
chapter-attack = Нападение
chapter-search = Обыск
chapter-terminal = Терминал и медпункт
chapter-items = Предметы
chapter-trade = Обмен и заражение
chapter-end = Конец игры
chapter-variants = Варианты

## Подсчитано по многим играм

figure-rounds = раундов
figure-infections = заражений

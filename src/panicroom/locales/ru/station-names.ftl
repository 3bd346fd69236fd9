# Как что называется. Падежи: .gen .dat .acc .ins. У комнат ещё .in (где), .into (куда), .from (откуда):
# на Складе, но в Медпункте и у Терминала. Формы, которой нет, заменяет простая.

## Персонажи и где они

nobody = никто

role-trooper = Боец
    .gen = Бойца
    .letter = Б
role-android = Андроид
    .gen = Андроида
    .letter = А

# $mine: персонаж самого зрителя; [turn] — того игрока, о чьём ходе идёт рассказ. .own стоит там,
# где зритель сам действует: «своего Бойца».
character = { $mine ->
    [yes] ваш { $role }
    [turn] { $role }
   *[no] { $role } { FORM($seat, form: "gen") }
}
    .gen = { $mine ->
        [yes] вашего { FORM($role, form: "gen") }
        [turn] { FORM($role, form: "gen") }
       *[no] { FORM($role, form: "gen") } { FORM($seat, form: "gen") }
    }
    .own = { $mine ->
        [yes] своего { FORM($role, form: "gen") }
        [turn] { FORM($role, form: "gen") }
       *[no] { FORM($role, form: "gen") } { FORM($seat, form: "gen") }
    }

direction-n = на север
    .letter = С
    .side = к северу
    .at = на севере
direction-e = на восток
    .letter = В
    .side = к востоку
    .at = на востоке
direction-s = на юг
    .letter = Ю
    .side = к югу
    .at = на юге
direction-w = на запад
    .letter = З
    .side = к западу
    .at = на западе

## Карты обыска и карты инфекции

card-gas = канистра
    .acc = канистру
    .gen = канистры
    .several = { $count ->
        [one] { $count } канистру
        [few] { $count } канистры
       *[many] { $count } канистр
    }
card-armor = бронежилет
    .gen = бронежилета
    .several = { $count ->
        [one] { $count } бронежилет
        [few] { $count } бронежилета
       *[many] { $count } бронежилетов
    }
card-ammo = боеприпасы
    .gen = боеприпасов
    .several = { $count ->
        [one] { $count } карту боеприпасов
        [few] { $count } карты боеприпасов
       *[many] { $count } карт боеприпасов
    }
card-alert = «Активация паразита»
    .acc = карту «Активация паразита»
    .gen = карты «Активация паразита»
card-first-aid = аптечка
    .acc = аптечку
    .gen = аптечки
    .several = { $count ->
        [one] { $count } аптечку
        [few] { $count } аптечки
       *[many] { $count } аптечек
    }
card-keycard = карта доступа
    .acc = карту доступа
    .gen = карты доступа
    .several = { $count ->
        [one] { $count } карту доступа
        [few] { $count } карты доступа
       *[many] { $count } карт доступа
    }
card-heavy-gun = автомат
    .gen = автомата
    .several = { $count ->
        [one] { $count } автомат
        [few] { $count } автомата
       *[many] { $count } автоматов
    }
card-grenade = граната
    .acc = гранату
    .gen = гранаты
    .several = { $count ->
        [one] { $count } гранату
        [few] { $count } гранаты
       *[many] { $count } гранат
    }
card-boost = энергетик
    .gen = энергетика
    .several = { $count ->
        [one] { $count } энергетик
        [few] { $count } энергетика
       *[many] { $count } энергетиков
    }
card-scope = оптический прицел
    .gen = оптического прицела
    .several = { $count ->
        [one] { $count } оптический прицел
        [few] { $count } оптических прицела
       *[many] { $count } оптических прицелов
    }
card-knife = боевой нож
    .gen = боевого ножа
    .several = { $count ->
        [one] { $count } боевой нож
        [few] { $count } боевых ножа
       *[many] { $count } боевых ножей
    }
card-scanner = ручной сканер
    .gen = ручного сканера
    .several = { $count ->
        [one] { $count } ручной сканер
        [few] { $count } ручных сканера
       *[many] { $count } ручных сканеров
    }
card-host = карта Носителя
    .acc = карту Носителя
    .gen = карты Носителя
card-infect-red = красная инфекция
    .acc = красную карту инфекции
    .gen = красной карты инфекции
card-infect-blue = синяя инфекция
    .acc = синюю карту инфекции
    .gen = синей карты инфекции
card-infect-green = зелёная инфекция
    .acc = зелёную карту инфекции
    .gen = зелёной карты инфекции
card-infect-yellow = жёлтая инфекция
    .acc = жёлтую карту инфекции
    .gen = жёлтой карты инфекции
card-infect-white = белая инфекция
    .acc = белую карту инфекции
    .gen = белой карты инфекции
card-infect-black = чёрная инфекция
    .acc = чёрную карту инфекции
    .gen = чёрной карты инфекции
card-unknown = неизвестная карта
    .acc = карту
    .gen = карты

# Несколько одинаковых, как в руке.
card-several = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
# Сколько их сыграно.
card-counted = { $count ->
    [1] { FORM($card, form: "acc") }
   *[other] { FORM($card, form: "several") }
}
# $bullets: патроны на каждой карте боеприпасов на столе, например 4+2.
card-ammo-left = боеприпасы ({ $bullets })

## Комнаты и карты, на которых они нарисованы: .short, для плана станции, — не длиннее 10 букв

room-reactor = Реакторная
    .short = Реакторная
    .acc = Реакторную
    .dat = Реакторной
    .in = в Реакторной
    .into = в Реакторную
    .from = из Реакторной
room-terminal = Терминал
    .short = Терминал
    .dat = Терминалу
    .in = у Терминала
    .into = к Терминалу
    .from = от Терминала
room-hive = Улей
    .short = Улей
    .dat = Улью
    .in = в Улье
    .into = в Улей
    .from = из Улья
room-vault = Бункер
    .short = Бункер
    .dat = Бункеру
    .in = в Бункере
    .into = в Бункер
    .from = из Бункера
room-vault-upper = Бункер
    .short = Бункер
    .dat = Бункеру
    .in = в Бункере
    .into = в Бункер
    .from = из Бункера
room-vault-lower = Тамбур Бункера
    .short = Тамбур
    .dat = Тамбуру Бункера
    .in = в Тамбуре Бункера
    .into = в Тамбур Бункера
    .from = из Тамбура Бункера
room-sick-bay = Медпункт
    .short = Медпункт
    .dat = Медпункту
    .in = в Медпункте
    .into = в Медпункт
    .from = из Медпункта
room-sick-bay-upper = Медпункт
    .short = Медпункт
    .dat = Медпункту
    .in = в Медпункте
    .into = в Медпункт
    .from = из Медпункта
room-sick-bay-lower = Тамбур Медпункта
    .short = Тамбур
    .dat = Тамбуру Медпункта
    .in = в Тамбуре Медпункта
    .into = в Тамбур Медпункта
    .from = из Тамбура Медпункта
room-storage-1 = Склад 1
    .short = Склад 1
    .dat = Складу 1
    .in = на Складе 1
    .into = на Склад 1
    .from = со Склада 1
room-storage-2 = Склад 2
    .short = Склад 2
    .dat = Складу 2
    .in = на Складе 2
    .into = на Склад 2
    .from = со Склада 2
room-empty-1 = Пустая комната 1
    .short = Пустая 1
    .acc = Пустую комнату 1
    .dat = Пустой комнате 1
    .in = в Пустой комнате 1
    .into = в Пустую комнату 1
    .from = из Пустой комнаты 1
room-empty-2 = Пустая комната 2
    .short = Пустая 2
    .acc = Пустую комнату 2
    .dat = Пустой комнате 2
    .in = в Пустой комнате 2
    .into = в Пустую комнату 2
    .from = из Пустой комнаты 2
room-run-1 = Коридор 1
    .short = Коридор 1
    .dat = Коридору 1
    .in = в Коридоре 1
    .into = в Коридор 1
    .from = из Коридора 1
room-run-2 = Коридор 2
    .short = Коридор 2
    .dat = Коридору 2
    .in = в Коридоре 2
    .into = в Коридор 2
    .from = из Коридора 2
room-run-3 = Коридор 3
    .short = Коридор 3
    .dat = Коридору 3
    .in = в Коридоре 3
    .into = в Коридор 3
    .from = из Коридора 3
room-team-1 = Отсек отряда 1
    .short = Отряд 1
    .dat = Отсеку отряда 1
    .in = в Отсеке отряда 1
    .into = в Отсек отряда 1
    .from = из Отсека отряда 1
room-team-2 = Отсек отряда 2
    .short = Отряд 2
    .dat = Отсеку отряда 2
    .in = в Отсеке отряда 2
    .into = в Отсек отряда 2
    .from = из Отсека отряда 2
room-team-3 = Отсек отряда 3
    .short = Отряд 3
    .dat = Отсеку отряда 3
    .in = в Отсеке отряда 3
    .into = в Отсек отряда 3
    .from = из Отсека отряда 3
room-team-4 = Отсек отряда 4
    .short = Отряд 4
    .dat = Отсеку отряда 4
    .in = в Отсеке отряда 4
    .into = в Отсек отряда 4
    .from = из Отсека отряда 4
room-parasite-1 = Отсек паразитов 1
    .short = Паразиты 1
    .dat = Отсеку паразитов 1
    .in = в Отсеке паразитов 1
    .into = в Отсек паразитов 1
    .from = из Отсека паразитов 1
room-parasite-2 = Отсек паразитов 2
    .short = Паразиты 2
    .dat = Отсеку паразитов 2
    .in = в Отсеке паразитов 2
    .into = в Отсек паразитов 2
    .from = из Отсека паразитов 2
room-parasite-3 = Отсек паразитов 3
    .short = Паразиты 3
    .dat = Отсеку паразитов 3
    .in = в Отсеке паразитов 3
    .into = в Отсек паразитов 3
    .from = из Отсека паразитов 3
room-parasite-4 = Отсек паразитов 4
    .short = Паразиты 4
    .dat = Отсеку паразитов 4
    .in = в Отсеке паразитов 4
    .into = в Отсек паразитов 4
    .from = из Отсека паразитов 4
# Там, где её только что назвали.
room-same = комната
    .acc = комнату
    .in = там
searched-again = { $room } ещё раз
    .acc = { FORM($room, form: "acc") } ещё раз
laid-at = { FORM($card, form: "acc") } на клетку { $place }

# Стороны карты, как она ляжет. $open и $security — стороны света, буквами.
doors = { $security ->
    [none] двери: { FORM($open, form: "letter") }
   *[other] { $open ->
        [none] защищённые двери: { FORM($security, form: "letter") }
       *[other] двери: { FORM($open, form: "letter") }, защищённые: { FORM($security, form: "letter") }
    }
}
letters = { FORM($rest, form: "letter") } { FORM($last, form: "letter") }

## Паразиты и оружие

face-gray = серый
    .gen = серого
face-black = чёрный
    .gen = чёрного
face-flipped = серый
    .gen = серого

swarm = { $face } паразит { FORM($room, form: "in") }
    .gen = { FORM($face, form: "gen") } паразита { FORM($room, form: "in") }
    .leaving = { FORM($face, form: "gen") } паразита { FORM($room, form: "from") }

weapon-shot = выстрел
    .from = от выстрела
weapon-knife = удар ножом
    .from = от ножа
weapon-grenade = взрыв гранаты
    .from = от гранаты
weapon-parasites = нападение паразитов
    .from = от паразитов

# Стоит после «и» и после «чтобы»; .done — в скобках.
function-scan = провести тепловое сканирование
    .done = тепловое сканирование
function-doors = открыть все защищённые двери
    .done = все двери открыты
function-reveal = выложить комнату в любом месте
    .done = новая комната

remedy-sick-bay = Медпункт
remedy-first-aid = Аптечка

## Стороны и исходы

side-humans = люди
side-infected = заражённые
side-nobody = никто

outcome-burned = Улей сгорел: люди спасены.
    .short = Улей сожжён
outcome-all_infected = Сканирование не нашло среди живых ни одного человека.
    .short = заражены все
outcome-last_human_killed = Последний человек погиб.
    .short = последний человек убит
outcome-last_human_without_gas = Остался один человек, а бензина, чтобы сжечь Улей, больше нет.
    .short = последний человек без бензина
outcome-troopers_dead = Бойцы погибли, и сжечь Улей больше некому.
    .short = Бойцы погибли
outcome-hive_blocked = Ни одну карту больше некуда выложить, а Улей так и не найден.
    .short = к Улью нет пути
outcome-round_limit = Раунды кончились, а Улей всё ещё цел.
    .short = вышли раунды
outcome-nobody_alive = В живых не осталось никого.
    .short = все погибли

## Издания, варианты и решения стола

edition-en = правила английского издания
edition-fr = правила французского издания
edition-ru = правила русского издания
edition-cs = правила чешского издания

variant-1 = легче людям
variant-2 = Носитель-новичок
variant-3 = труднее людям
variant-4 = «Хозяин и слуга»

ruling-hive_depth = { $value ->
    [one] Улей лежит последним в колоде исследования.
    [few] Улей лежит среди последних { $value } карт колоды исследования.
   *[many] Улей лежит среди последних { $value } карт колоды исследования.
}
ruling-hive_blocked_winner = Если Улей выложить уже нельзя, побеждают { $value ->
    [humans] люди.
   *[infected] заражённые.
}
ruling-failed_explore = { $value ->
    [bars_turn] Если карта исследования не подошла, исследовать в этом ходу больше нельзя.
   *[once] Следующую карту исследования можно попробовать один раз за ход.
}
ruling-last_parasite = Когда паразиты в запасе кончились, { $value ->
    [most_crowded] переходит паразит из комнаты, где их больше всего.
   *[any] переходит любой другой.
}
ruling-terminal_alarm = Терминал привлекает паразита, { $value ->
    [reuse] если его уже включали раньше.
   *[red_side] если карта лежит красной стороной вверх.
}
ruling-reveal_limit = Через терминал комнату выкладывают один раз { $value ->
    [round] за раунд — на всех игроков вместе.
   *[turn] за ход.
}
ruling-first_aid = Аптечка даёт 2 очка здоровья одному персонажу или { $value ->
    [any_two] по одному любым двоим.
   *[one_or_self_and_one] по одному своему и ещё кому-то.
}
ruling-grenade_spares = После броска гранаты { $value ->
    [player] оба персонажа игрока могут до конца хода не меняться в той комнате.
   *[thrower] бросивший её персонаж может до конца хода не меняться в той комнате.
}
ruling-attack_after_trade = После обмена персонаж { $value ->
    [other] до конца хода не нападает на персонажей в этой комнате.
   *[any] может напасть на кого угодно.
}
ruling-last_human_gas = При сканировании последний человек проигрывает, { $value ->
    [too_few] если в руке и в колоде вместе канистр не хватает.
   *[none] если ни в руке, ни в колоде нет ни одной канистры.
}
ruling-troopers_dead = Заражённые побеждают, когда погибли { $value ->
    [human] все Бойцы людей.
   *[all] все Бойцы.
}
ruling-infection_cards = Каждый начинает с { $value ->
    [one] { $value } картой
    [few] { $value } картами
   *[many] { $value } картами
} инфекции.
ruling-minimum_hand = Карту нельзя сыграть, пока в руке { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[many] { $value } карт
} или меньше.
ruling-gas_needed = { $value ->
    [one] Чтобы сжечь Улей, нужна { $value } канистра.
    [few] Чтобы сжечь Улей, нужны { $value } канистры.
   *[many] Чтобы сжечь Улей, нужно { $value } канистр.
}
ruling-host_card_infects = { $value ->
    [yes] Носитель, который остался без своих карт инфекции и никого не заразил, может отдать карту Носителя.
   *[no] Карту Носителя не отдают никогда.
}
ruling-master_and_servant = { $value ->
    [yes] Заражённый делит победу, только если сам заразил или убил человека.
   *[no] Победу делят все живые заражённые.
}
ruling-round_limit = { $value ->
    [0] Число раундов не ограничено.
   *[other] После { $value }-го раунда проводят последнее сканирование.
}

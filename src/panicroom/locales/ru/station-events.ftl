# Что произошло — глазами зрителя. $you называет поле, в котором он сам, или равно "none";
# $known — вправе ли он знать карты, о которых речь.

## Игра, раунды и ходы

event-game-began = { $seats ->
    [one] На станцию входит { $seats } игрок.
    [few] На станцию входят { $seats } игрока.
   *[many] На станцию входят { $seats } игроков.
} { $you ->
    [first] Первый ход — ваш.
   *[none] Первым ходит { $first }.
}
event-card-dealt = { $you ->
    [seat] Вам сдают { FORM($card, form: "acc") }.
   *[none] { START($seat, form: "dat") } сдают { FORM($card, form: "acc") }.
}
event-parasite-phase-began = Раунд { $round }: Фаза Паразитов.
event-turn-began = { $arrives ->
    [yes] { $you ->
        [seat] Ваш первый ход ({ $ap } ОД): ваши Боец и Андроид входят в Реакторную.
       *[none] Первый ход { FORM($seat, form: "gen") } ({ $ap } ОД): Боец и Андроид входят в Реакторную.
    }
   *[no] { $you ->
        [seat] Ваш ход ({ $ap } ОД).
       *[none] Ход { FORM($seat, form: "gen") } ({ $ap } ОД).
    }
}
event-turn-ended = { $you ->
    [seat] Ваш ход окончен.
   *[none] Ход { FORM($seat, form: "gen") } окончен.
}
event-marker-passed = { $you ->
    [seat] Маркер Паразита переходит к вам.
   *[none] Маркер Паразита переходит к { FORM($seat, form: "dat") }.
}
event-die-rolled = { $you ->
    [seat] Вы бросаете кубик: { $number }
   *[none] { $seat } бросает кубик: { $number }
}, { $cast_for }.
cast-for-knife = нож { $hits ->
    [0] не попадает
   *[1] попадает
} в { FORM($target, form: "gen") }
cast-for-way = то есть { $way }

## Паразиты

event-parasites-moved = Паразиты ползут { $direction } — те, кому открыт путь.
event-parasite-appeared = { START($room, form: "in") } появляется { $face } паразит.
event-parasite-shifted = { START($face) } паразит переползает { FORM($origin, form: "from") } { FORM($room, form: "into") }.
event-parasite-killed = { $count ->
    [one] { START($face) } паразит { FORM($room, form: "in") } гибнет.
    [few] { $count } серых паразита { FORM($room, form: "in") } гибнут.
   *[many] { $count } серых паразитов { FORM($room, form: "in") } гибнут.
}
event-parasite-wounded = { $count ->
    [one] Чёрный паразит { FORM($room, form: "in") } ранен и становится серым.
    [few] { $count } чёрных паразита { FORM($room, form: "in") } ранены и становятся серыми.
   *[many] { $count } чёрных паразитов { FORM($room, form: "in") } ранены и становятся серыми.
}

## Исследование и движение

event-room-laid = { $you ->
    [seat] Вы выкладываете { $rooms }.
   *[none] { $seat } выкладывает { $rooms }.
}
    .deed = { $you ->
        [seat] выкладываете { $rooms }
       *[none] выкладывает { $rooms }
    }
event-next-room-shown = Следующая комната — { $card }.
event-room-buried = Карта «{ $card }» уходит под колоду.
event-room-under-hive-shown = Под Ульем лежит карта «{ $card }».
event-character-moved = { $free ->
    [yes] { START($character) } бежит дальше { FORM($room, form: "into") }.
   *[no] { START($character) } идёт { FORM($room, form: "into") }.
}
    .deed = { $free ->
        [yes] бежит дальше { FORM($room, form: "into") }
        [on] проходит дальше { FORM($room, form: "into") }
       *[no] идёт { FORM($room, form: "into") }
    }

## Нападения, раны и смерть

event-shot-fired = { START($character) } стреляет в { FORM($target, form: "gen") }.
event-knife-drawn = { START($character) } { event-knife-drawn.deed }.
    .deed = { $blows ->
        [1] бьёт ножом { FORM($target, form: "gen") }{ $hits ->
            [unknown] {""}
            [0] {" "}и промахивается
           *[other] {" "}и попадает
        }
        [2] дважды бьёт ножом { FORM($target, form: "gen") }{ $hits ->
            [unknown] {""}
            [0] {" "}и оба раза промахивается
            [1] {" "}и один раз попадает
           *[other] {" "}и оба раза попадает
        }
       *[other] бьёт ножом { FORM($target, form: "gen") } (ударов: { $blows }){ $hits ->
            [unknown] {""}
            [0] {" "}и каждый раз промахивается
            [1] {" "}и один раз попадает
           *[other] {" "}и попадает (раз: { $hits })
        }
    }
event-grenade-thrown = { START($character) } бросает гранату { FORM($room, form: "into") }.
    .deed = бросает гранату { FORM($room, form: "into") }
event-character-wounded = { START($character) } получает { $points ->
    [one] { $points } рану
    [few] { $points } раны
   *[many] { $points } ран
} { FORM($weapon, form: "from") }.
event-wounds-taken = { $you ->
    [seat] Вы принимаете удар.
   *[none] { $seat } принимает удар.
}
event-character-died = { START($character) } погибает.
event-player-eliminated = { $you ->
    [seat] Оба ваших персонажа погибли: вы выбываете из игры.
   *[none] { $seat } выбывает из игры.
}
event-character-healed = { START($character) } восстанавливает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} здоровья.

## Обыск, терминалы и медпункт

event-room-searched = { START($character) } { event-room-searched.deed }.
    .deed = { $you ->
        [partner] обыскивает { FORM($room, form: "acc") } вместе с вами
       *[other] { ID($partner) ->
            [nobody] обыскивает { FORM($room, form: "acc") }
           *[other] обыскивает { FORM($room, form: "acc") } вместе с { FORM($partner, form: "ins") }
        }
    }{ $cards ->
        [0] {""}
        [one] {" "}({ $cards } карта)
        [few] {" "}({ $cards } карты)
       *[many] {" "}({ $cards } карт)
    }
event-card-drawn = { $you ->
    [seat] Вы берёте { FORM($card, form: "acc") }.
   *[none] { $seat } берёт { FORM($card, form: "acc") }.
}
event-alert-drawn = { $you ->
    [seat] Вам попадается «Активация паразита»!
   *[none] { START($seat, form: "dat") } попадается «Активация паразита»!
}
event-host-drawn = { $you ->
    [seat] Вы — Носитель Паразита! Вы заражены: отдавайте при обмене свои карты инфекции, и пусть никто ничего не заметит.
   *[none] { $seat } — Носитель Паразита.
}
event-search-deck-remade = Колода обыска пуста: её заменяет перетасованный сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}).
event-card-turned-red = Карту «{ $card }» переворачивают красной стороной вверх.
event-terminal-used = { START($character) } включает терминал, чтобы { $function }.
    .deed = включает терминал ({ FORM($function, form: "done") })
event-doors-opened = Все защищённые двери открыты до следующей Фазы Паразитов.
event-heat-scan-held = Тепловое сканирование: из { $living ->
    [one] { $living } живого игрока
    [few] { $living } живых игроков
   *[many] { $living } живых игроков
} { $infected ->
    [0] не заражён никто.
    [one] заражён { $infected }.
    [few] заражены { $infected }.
   *[many] заражено { $infected }.
}
event-sick-bay-used = { START($character) } лечится в Медпункте.
    .deed = лечится в Медпункте

## Предметы

event-item-laid-down = { $you ->
    [seat] Вы кладёте на стол { FORM($card, form: "acc") }.
   *[none] { $seat } кладёт на стол { FORM($card, form: "acc") }.
}
    .deed = { $you ->
        [seat] кладёте на стол { FORM($card, form: "acc") }
       *[none] кладёт на стол { FORM($card, form: "acc") }
    }
event-item-spent = { $you ->
    [seat] Вы пускаете в ход { FORM($card, form: "acc") }.
   *[none] { $seat } пускает в ход { FORM($card, form: "acc") }.
}
    .deed = { $you ->
        [seat] пускаете в ход { FORM($card, form: "acc") }
       *[none] пускает в ход { FORM($card, form: "acc") }
    }
event-hand-shown = { $you ->
    [viewer] { $seat } показывает вам все свои карты: { $cards }.
    [seat] Вы показываете { FORM($viewer, form: "dat") } все свои карты.
   *[none] { $known ->
        [yes] { $seat } показывает { FORM($viewer, form: "dat") } все свои карты: { $cards }.
       *[no] { $seat } показывает { FORM($viewer, form: "dat") } все свои карты.
    }
}

## Обмен и заражение

event-trade-began = { $you ->
    [partner] { START($character) } встречает вас { FORM($room, form: "in") }: обмен.
   *[other] { START($character) } встречает { FORM($room, form: "in") } { FORM($partner, form: "gen") }: обмен.
}
    .deed = { $you ->
        [partner] меняется картами с вами
       *[other] меняется картами с { FORM($partner, form: "ins") }
    }
event-cards-traded = { $you ->
    [seat] Вы отдаёте { FORM($partner, form: "dat") } { FORM($given, form: "acc") } и получаете { FORM($returned, form: "acc") }.{ $infects ->
        [yes] {" "}Канистры в ответ не было.
        [dodged] {" "}Канистра спасла: заражения не было.
        [saved] {" "}Ваша канистра помогла: эта карта вас не заражает.
       *[no] {""}
    }
    [partner] Вы отдаёте { FORM($seat, form: "dat") } { FORM($returned, form: "acc") } и получаете { FORM($given, form: "acc") }.{ $infects ->
        [yes] {" "}Канистры в ответ не было.
        [dodged] {" "}Канистра спасла: заражения не было.
        [saved] {" "}Ваша канистра помогла: эта карта вас не заражает.
       *[no] {""}
    }
   *[none] { $known ->
        [yes] { $seat } отдаёт { FORM($partner, form: "dat") } { FORM($given, form: "acc") } и получает { FORM($returned, form: "acc") }.
       *[no] { $seat } и { $partner } меняются картами.
    }
}
event-player-infected = { $you ->
    [seat] Вы заражены! Эту карту дал вам { $by }. Теперь вы побеждаете вместе с заражёнными, если не окажетесь заражённым последним: молчите об этом и заразите кого-нибудь ещё.
   *[none] { $by } заражает { FORM($seat, form: "gen") }.
}
event-host-card-passed = { $you ->
    [seat] С этой картой вы — новый Носитель Паразита.
   *[none] Новый Носитель Паразита — { $seat }.
}

## Конец

event-hive-burned = { $you ->
    [seat] Вы сжигаете Улей!
   *[none] { $seat } сжигает Улей!
}
event-game-ended = Игра окончена.

## Несколько событий в одной фразе

# Что один персонаж делает подряд: .deed — то же событие без подлежащего.
told-deeds = { START($character) } { FORM($deeds, form: "deed") }.
told-turn = { $you ->
    [seat] Вы { FORM($deeds, form: "deed") }.
   *[none] { $seat } { FORM($deeds, form: "deed") }.
}
told-wounds = Раны { FORM($weapon, form: "from") }: { $hits }.
told-hit = { $character } — { $points }
# Кто погиб вместе.
told-deaths = { START($characters) } погибают.
# Ход, в котором ничего не сделано.
told-idle = { $you ->
    [seat] Вы ничего не делаете.
   *[none] { $seat } ничего не делает.
}
# Выстрелы в паразитов: каждый убивает серого или ранит чёрного.
told-gray-shot = { START($character) } { $shots ->
    [one] убивает выстрелом серого паразита
    [few] убивает выстрелами { $shots } серых паразитов
   *[many] убивает выстрелами { $shots } серых паразитов
} { FORM($room, form: "in") }.
told-black-shot = { START($character) } { $shots ->
    [one] ранит выстрелом чёрного паразита { FORM($room, form: "in") }: тот становится серым.
    [few] ранит выстрелами { $shots } чёрных паразитов { FORM($room, form: "in") }: те становятся серыми.
   *[many] ранит выстрелами { $shots } чёрных паразитов { FORM($room, form: "in") }: те становятся серыми.
}
# Выстрелы в одну цель и что из них вышло.
told-shots = { START($character) } стреляет в { FORM($target, form: "gen") }: { $shots ->
    [1] {""}
    [one] { $shots } выстрел,{" "}
    [few] { $shots } выстрела,{" "}
   *[many] { $shots } выстрелов,{" "}
}{ $points ->
    [one] { $points } рана
    [few] { $points } раны
   *[many] { $points } ран
}.

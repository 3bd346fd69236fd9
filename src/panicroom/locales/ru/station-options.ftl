# Что можно сделать (option-), что нужно решить (decision-) и почему чего-то нельзя (why-).

## Как пишут действия: что стоит на месте каждого слова после первого

slot-who = T|A
slot-direction = n|e|s|w
slot-quarter = 0|90|180|270
slot-cell = КЛЕТКА
slot-partner = ЦВЕТ|-
slot-function = scan|doors|reveal
slot-target = ЦВЕТ.T|ЦВЕТ.A|gray@КОМНАТА|black@КОМНАТА
slot-card = КАРТА
slot-seat = ЦВЕТ
slot-character = ЦВЕТ.T|ЦВЕТ.A
slot-parasite = gray@КОМНАТА|black@КОМНАТА

## Действия

option-move = { $met ->
    [0] Перейти { $direction }, { FORM($room, form: "into") }
   *[other] Перейти { $direction }, { FORM($room, form: "into") } (там { $others })
}
option-run = { $met ->
    [0] Пробежать дальше бесплатно { $direction }, { FORM($room, form: "into") }
   *[other] Пробежать дальше бесплатно { $direction }, { FORM($room, form: "into") } (там { $others })
}
option-explore = Выложить { FORM($direction, form: "side") } { FORM($room_card, form: "acc") } ({ $doors })
option-try-next = Взять следующую карту: { FORM($next, form: "acc") } некуда выложить
option-lay = Выложить { FORM($room_card, form: "acc") } на клетку { $cell } ({ $doors })
option-search = { ID($seat) ->
    [nobody] Обыскать { FORM($room, form: "acc") }
   *[other] Обыскать { FORM($room, form: "acc") } вместе с { FORM($seat, form: "ins") }
}{ $spawns ->
    [yes] {" "}(появится паразит, где — решит D4)
   *[no] {""}
}
option-terminal = Включить терминал и { $function }{ ID($function) ->
    [function-scan] {" "}(все узнают, сколько живых заражено)
    [function-doors] {" "}(до следующей Фазы Паразитов)
   *[function-reveal] { $places ->
        [none] {""}
        [0] {" "}({ $next } никуда не подходит: проверяется следующая карта)
        [1] {" "}({ $next }: подходит 1 место)
       *[other] {" "}({ $next }: мест, куда подходит, — { $places })
    }
}{ $spawns ->
    [yes] {" "}(появится паразит, где — решит D4)
   *[no] {""}
}
option-sick-bay = Подлечиться в Медпункте
option-fire = Выстрелить в { FORM($target, form: "gen") }
option-hold-fire = Больше не стрелять
option-stab = Ударить ножом { FORM($target, form: "gen") } (попадает при 3 или 4 на D4)
option-grenade = { $met ->
    [0] Бросить гранату { $direction }, { FORM($room, form: "into") }
   *[other] Бросить гранату { $direction }, { FORM($room, form: "into") } (там { $others })
}
option-lay-down = Положить на стол { FORM($card, form: "acc") }
option-boost = Выпить энергетик (ещё 2 ОД)
option-first-aid = Открыть аптечку
option-scan-body = Проверить { FORM($seat, form: "gen") } сканером: увидеть все карты
option-heal = Подлечить { FORM($character, form: "own") } (здоровье { $health })
option-stop-healing = Больше не лечить
option-trade = Поменяться картами с { FORM($seat, form: "ins") }
option-give = Отдать { FORM($card, form: "acc") }
option-armor = Прикрыть бронежилетом { FORM($character, form: "own") }
option-take-wounds = Принять раны
option-move-parasite = Переместить { FORM($target, form: "leaving") }
option-burn = Сжечь Улей ({ $gas ->
    [one] { $gas } канистра
    [few] { $gas } канистры
   *[many] { $gas } канистр
})
option-end-turn = Закончить ход

group-character = { $role } { FORM($room, form: "in") } (здоровье { $health })
group-both = Боец или Андроид, оба { FORM($room, form: "in") }
group-player = Ещё

cost = { $ap } ОД

## Решения: что нужно выбрать и почему. Форма .name продолжает фразу «Сначала ...».

decision-turn = Ваш ход: осталось { $ap } ОД.{ $search ->
    [owed] {" "}Первый ход можно закончить, только обыскав комнату.
   *[free] {""}
}
    .name = сделайте свой ход
decision-encounter = { START($character) } встречает { FORM($others, form: "gen") } { FORM($room, form: "in") }: { $offered ->
    [trade] меняйтесь.
    [attack] нападайте.
   *[both] меняйтесь или нападайте.
}
    .name = решите, чем кончится встреча
decision-trade = Обмен с { FORM($other, form: "ins") } { FORM($room, form: "in") }: выберите карту, которую отдадите. Никто другой её не увидит.
    .name = выберите карту для обмена
decision-answer = { START($weapon) } ({ $hits }): сыграйте бронежилет или примите раны.
    .name = решите, примете ли вы раны
decision-second-shot = У автомата есть второй выстрел: стреляйте или остановитесь.
    .name = решите, будет ли второй выстрел
decision-healing = { $remedy }: можно восстановить { $left ->
    [one] ещё { $left } очко
    [few] ещё { $left } очка
   *[many] ещё { $left } очков
} здоровья. Кого лечить?
    .name = закончите лечение
decision-place = Пора выложить { FORM($card, form: "acc") }: выберите место.
    .name = выложите комнату
decision-last-parasite = { $cause ->
    [red] Обыск на красной стороне: появляется паразит.{" "}
    [alert] «Активация паразита» зовёт паразита.{" "}
    [room] Эта комната зовёт паразита.{" "}
   *[none] {""}
}Паразиты в запасе кончились: выберите, какой из них перейдёт { FORM($room, form: "into") }.
    .name = выберите паразита

hit = { $character } — { $points ->
    [one] { $points } рана
    [few] { $points } раны
   *[many] { $points } ран
}

## Почему нельзя. Одна фраза; за ней следует само правило.

why-game-over = Игра окончена.
why-others-decide = Сейчас решаете не вы.
why-answer-first = Сначала { FORM($decision, form: "name") }.
why-no-ap = У вас больше нет ОД.
why-no-ap-to-attack = На нападение у вас нет ОД: остаётся обмен.
why-character-dead = Ваш { $who } погиб.
why-search-first = В первый ход нужно провести обыск, и вы ещё можете это сделать.
why-leaves-no-search = После этого вы уже не успеете провести обыск, а в первый ход он обязателен.

why-nobody-of-that-colour = За этот цвет никто не играет.
why-no-passage = { START($direction) } прохода нет.
why-door-closed = Защищённая дверь { FORM($direction, form: "at") } для вас закрыта: карты доступа на столе у вас нет, и терминал её не держит открытой.
why-no-run = Ваш { $who } не входил только что в Коридор: бежать дальше нельзя.
why-ran-through = Через эту комнату вы уже пробежали.
why-encounter-first = Ваш { $who } кое-кого встретил { FORM($room, form: "in") }: сначала он сам должен обменяться или напасть.

why-no-rooms-left = Колода исследования пуста.
why-exploring-barred = Одна карта уже не подошла: в этом ходу исследовать больше нельзя.
why-relief-spent = { START($room_card, form: "acc") } некуда выложить, а следующую карту в этом ходу уже пробовали.
why-fits-nowhere = { START($room_card, form: "acc") } некуда выложить.
why-fits-elsewhere = К этой комнате { FORM($room_card, form: "acc") } не приложить: дверь должна смотреть на дверь, стена — на стену. Место есть возле этих комнат: { $rooms }.
why-fits-somewhere = { START($room_card, form: "acc") } есть куда выложить, так что следующую карту не берут.
why-no-free-doorway = В этой комнате { FORM($direction, form: "at") } нет свободной двери.
why-hive-fits-upright = Улей можно выложить прямо, поэтому набок его не кладут.
why-not-upright = { START($room_card, form: "acc") } кладут прямо или с поворотом на 180 градусов, иначе никак.
why-same-either-way = { START($room_card) } выглядит одинаково, как ни поверни: кладите прямо.
why-sides-clash = { START($room_card, form: "acc") } сюда не положить: дверь должна смотреть на дверь, стена — на стену, и хоть одна дверь должна вести на станцию.
why-no-card-to-lay = Сейчас нечего выкладывать.
why-not-at-this-room = Карту нужно приложить к { FORM($room, form: "dat") }.

why-nothing-to-search = { START($room, form: "in") } нечего обыскивать.
why-no-search-cards = Карт обыска больше нет.
why-no-team-search-room = { START($room, form: "in") } нет командного обыска.
why-partner-not-here = { START($seat, form: "gen") } здесь нет: вместе не обыскать.
why-attacked-here = В этом ходу вы уже напали на кого-то { FORM($room, form: "in") }: вместе с вами никто обыскивать не станет.
why-no-terminal-here = { START($room, form: "in") } нет терминала.
why-terminal-used = В этом ходу вы уже включали терминал.
why-revealed-this-round = В этом раунде через терминал уже выкладывали комнату.
why-no-sick-bay-here = { START($room, form: "in") } не лечат.
why-healed-already = В этом ходу вы уже лечились в Медпункте.
why-nobody-wounded = Раненых здесь нет.

why-own-character = На своих персонажей не нападают.
why-no-such-parasite = Такого паразита нет.
why-not-on-the-map = { START($character, form: "gen") } нет на станции.
why-no-bullets = У вас на столе нет патронов.
why-too-far = Цель слишком далеко.
why-no-scope = Без оптического прицела на столе стреляют только в своей комнате.
why-door-closed-to-shots = Мешает закрытая защищённая дверь.
why-no-knife = У вас на столе нет боевого ножа.
why-not-in-this-room = Цель в другой комнате.
why-traded-here = Этот персонаж в этом ходу здесь уже менялся и ни на кого не нападает.
why-no-second-shot = Второго выстрела сейчас нет.
why-no-wounds-to-answer = Отвечать не на что: ран нет.
why-not-hit = { START($character) } не ранен.
why-covered-together = Здесь один бронежилет прикроет обоих ваших персонажей: назовите Бойца.

why-not-in-hand = У вас в руке нет { FORM($card, form: "gen") }.
why-hand-at-minimum = В руке всего { $minimum ->
    [one] { $minimum } карта
    [few] { $minimum } карты
   *[many] { $minimum } карт
}: меньше нельзя.
why-not-kept = { START($card, form: "acc") } на стол не кладут.
why-not-here = { START($seat, form: "gen") } здесь нет.
why-nothing-to-heal-with = Лечить сейчас нечем.
why-patient-not-here = { START($character, form: "gen") } нет в этой комнате.
why-not-wounded = { START($character) } не ранен.
why-only-own-patients = В Медпункте лечат только своих персонажей.
why-second-point-elsewhere = Второе очко получает тот же персонаж — или одно из двух должно достаться вашему.
why-heal-one-at-least = Нужно вылечить хотя бы одну рану.

why-no-encounter = Меняются только при встрече: войдите в комнату, где кто-то есть. В Реакторной никто никого не встречает.
why-not-met = Там вы не встретили { FORM($seat, form: "gen") }.
why-no-trade = Обмена сейчас нет.
why-host-card-stays = Карту Носителя не отдают.
why-human-gives-no-infection = Карты инфекции своего цвета отдаёт только заражённый.
why-items-first = Карту инфекции чужого цвета отдаёт только тот, у кого в руке нет ни одного предмета.

why-no-parasite-to-move = Сейчас не нужно перемещать паразита.
why-parasite-stays = Этого паразита переместить нельзя.

why-only-trooper-burns = Сжечь Улей может только Боец.
why-not-in-hive = Ваш Боец не в Улье.
why-infected-never-burn = Вы заражены: Улей вы не сожжёте.
why-too-little-gas = Чтобы сжечь Улей, в руке { $needed ->
    [one] нужна { $needed } канистра
    [few] нужны { $needed } канистры
   *[many] нужно { $needed } канистр
}.

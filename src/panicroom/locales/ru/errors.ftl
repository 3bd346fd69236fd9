# Что не так с тем, о чём попросили; каждое — в одну строку.

error-unknown-verb = Неизвестная команда «{ $verb }»: «panicroom» без аргументов покажет все команды.
error-missing-extra = Для «panicroom { $verb }» не установлены нужные пакеты. Установите их:
error-unknown-flag = Неизвестный флаг «{ $flag }»: «{ $command } --help» перечислит все.
error-flag = { $flag }: чего-то не хватает; «{ $command } --help» покажет, как это пишут.
error-command-line = Чего-то не хватает: «{ $command } --help» покажет, что нужно.
error-lang = { $flag }: можно { $allowed }, но не «{ $text }».
error-number = { $least ->
    [0] { $flag }: нужно число не меньше 0, а не «{ $text }».
   *[other] { $flag }: нужно число не меньше 1, а не «{ $text }».
}
error-ruling = --ruling: нужны имя и значение, NAME=VALUE, а не «{ $text }».
error-no-editions = У игры { $game } только одно издание.
error-no-variants = У игры { $game } нет вариантов.
error-seat = Здесь нет игрока «{ $text }». Можно выбрать: { $seats }.
error-no-file = Файла «{ $file }» нет.
error-folder = «{ $file }» — папка, а не файл.
error-no-folder = «{ $file }» — не папка.
error-permission = К «{ $file }» нет доступа.
error-file = Файл «{ $file }» нельзя использовать: { $reason }.
error-not-text = Этот файл — не текст.
error-refused = Так нельзя: { $reason }.
error-malformed = { $line ->
    [0] { $field }: «{ $text }» не подходит. { $expected }
   *[other] Строка { $line }, { $field }: «{ $text }» не подходит. { $expected }
}
error-by-rule = { $error } ({ $rule })
error-by-flag = { $flag }: { $error }
error-record-action = Строка { $line }: «{ $text }» — не действие этой игры.
error-record-refused = Строка { $line }: «{ $text }» здесь против правил ({ $rule }).
error-record-field = Строка { $line }: «{ $field }» нет или не того типа.
error-game = Терминал не умеет показывать игру «{ $game }», только { $games }.
error-step = Шага { $step } нет: запись кончается шагом { $last }.
error-digest = Запись изменена: при повторе получается другой результат.
error-rule = Правила «{ $text }» нет: «panicroom rules» перечислит все.
error-rule-and-rulings = «{ $text }» не зависит от издания: спросите или о правиле, или — с --edition, --variant и --ruling — о настройках игры.

## Что должно было стоять на этом месте. Каждое — фраза, которая следует за error-malformed или
## prompt-unreadable; $field — имя флага или слово из файла, оно остаётся как есть.

expected-number = Нужно число.
expected-from-to = Нужно от { $least } до { $most }.
expected-at-most = Нужно не больше { $most }.
expected-this-many = Их должно быть { $count }.
expected-adding-up = Чисел должно быть { $count }, а их сумма — { $sum }.
expected-one-of = Можно: { $allowed }.
expected-one-or-each = Нужно одно на всех или по одному на каждого (игроков: { $seats }).
expected-begins-with = В начале должно стоять: { $allowed }.
expected-like = Пишется так: { $example }.
expected-key = Нужно от 1 до { $most } букв или цифр, без пробелов и без #.
expected-complete = Здесь чего-то не хватает.
expected-nothing-more = Больше здесь ничего быть не должно.
expected-not-empty = Значение не должно быть пустым.
expected-new = Это указано дважды.
expected-in-the-file = Этого не хватает.
expected-south-doorway = У двухкомнатной карты одна дверь — на юге.
expected-json-object = Нужен объект JSON.
expected-ray-cluster = Нужен адрес работающего кластера Ray.
expected-folder-of-dataset = Нужна пустая папка или папка набора тех же игр той же версии.
expected-folder-not-in-use = В эту папку уже пишет другой запуск.
expected-kind = Нужно значение такого типа: { $kind }.
expected-action = Нужно действие этой игры.
expected-possible = В этот момент это должно быть возможно.
expected-record = Нужна запись партии, какой она была сделана.

## Какой позиции быть не может

expected-at-the-table = Все, кто здесь назван, должны сидеть за столом.
expected-living = Нужен живой игрок.
expected-living-trooper = Если погибли все Бойцы, игра уже окончена.
expected-only-in-the-box = В коробке их всего { $count }.
expected-enough-cards = Осталось слишком мало карт, чтобы сдать эту руку.
expected-at-the-origin = Она должна лежать прямо, на клетке 0,0.
expected-joined = Она должна соединяться с Реакторной.
expected-upright = Она должна лежать прямо или с поворотом на 180 градусов.
expected-fitting = Здесь она лежать не может.
expected-free-cell = Нужна новая карта на свободной клетке.
expected-with-a-terminal = Отметить как использованную можно только карту с терминалом.
expected-searchable = У этой карты нет красной стороны: обыскивать там нельзя.
expected-on-the-map = Нужна комната, которая уже выложена.
expected-not-laid = Она уже лежит в другом месте.
expected-in-no-room = Погибший персонаж не стоит ни в одной комнате.
expected-not-in-a-room = Персонаж, который в стороне, не стоит ни в одной комнате.
expected-never-held = Эту карту не держат в руке.
expected-cards-in-hand = Карт в руке должно быть не меньше { $least }, а здесь их { $found }.
expected-kept-on-the-table = Нужна карта, которую держат на столе.
expected-infected-once = Игрока заражают только один раз.
expected-infected-by-somebody = Только Носителя никто не заражал.
expected-in-order-of-rounds = Заражения идут по порядку раундов: это не может быть раньше раунда { $least }.
expected-infected-by-infected = Кто заражает, должен быть заражён раньше.
expected-host-first = Первым заражён Носитель.
expected-with-a-host = Пока нет Носителя, никто не заражён.
expected-host-infected = Носитель должен быть среди заражённых.
expected-host-card-held = Карта Носителя должна быть у кого-то в руке.
expected-held-by-the-host = Карту Носителя держит только сам Носитель.
expected-all-not-dealt = Здесь должно быть всё, что не роздано.
expected-answerable = Нужен вопрос, на который есть ответ.
expected-asked-now = Сейчас об этом не спрашивают.
expected-asked-last = Это должно быть последнее из решений, которых ждут, поверх остальных.
expected-there = То, о чём идёт речь, должно быть на месте.
expected-heavy-gun-loaded = Это должен быть ход этого игрока, а на столе у него — автомат и хотя бы один патрон.
expected-met-there = Это должен быть ход этого игрока, и его персонаж должен был кого-то встретить в этой комнате. Реакторной она быть не может.
expected-after-wounds = Об этом спрашивают только после ран.
expected-wound = Ран не бывает меньше нуля.
expected-two-traders = В обмене участвуют двое игроков.
expected-traders-there = Это должен быть ход первого игрока, и у обоих должен быть персонаж в этой комнате. Реакторной она быть не может.
expected-in-the-giving-hand = Карта должна быть в руке у того, кто её отдаёт.
expected-one-still-owed = Нужно место для каждого игрока и кто-то, кто ещё не ответил.
expected-own-and-face-down = Нужен свой закрытый особняк.

# «Станция Паника» в браузере: экран вокруг плана.

## Глаголы: по одному слову, букв до девяти

page-station-verbs = Что вы можете сделать
page-station-verb-move = Идти
page-station-verb-explore = Выложить
page-station-verb-search = Обыск
page-station-verb-fire = Стрелять
page-station-verb-knife = Нож
page-station-verb-grenade = Граната
page-station-verb-items = Предметы
page-station-verb-terminal = Терминал
page-station-verb-sick-bay = Лечение
page-station-verb-trade = Обмен
page-station-verb-burn = Сжечь
page-station-verb-end = Закончить
page-station-verb-back = Все действия
page-station-more = Ещё
page-station-more-not = Сейчас нельзя, и почему

page-station-why-verb = { $verb }: почему нельзя?
page-station-why-what = Что проверено ({ $count })
page-station-why-asking = Сверяемся с правилами…
page-station-why-nothing = Больше ничего не мешает. Попробуйте ещё раз.
page-station-why-items = У вас нет предметов, которые можно выложить или применить.

## Другие и вы сами

page-station-health = { $role }: здоровье { $health } из 4
page-station-dead = { $role } погиб
page-station-fallen = погиб
page-station-hand-size = Карт в руке: { $cards }
page-station-bot = играет бот
page-station-seat-named = { $seat }: { $name }
page-station-away = не за столом
page-station-marker-yes = Маркер Паразита
page-station-marker-due = Маркер Паразита созрел
page-station-own = Ваши персонажи и карты
page-station-self = Вы
page-station-self-open = Вы: ваша сторона и постоянные приказы
page-station-chosen = Выбран { $role }: показаны только его ходы. Коснитесь ещё раз, чтобы видеть обоих.
page-station-ap = ОД
page-station-loyalty-human = человек
page-station-loyalty-infected = заражение
page-station-loyalty-host = Носитель
page-station-loyalty-covered = скрыто
page-station-hand = Ваши карты
page-station-hand-open = Ваша рука, карт: { $cards }. Показать крупно
page-station-table-cards = На столе
page-station-bullets = Патронов: { $bullets }
page-station-orders = Когда вас ранят
page-station-peek-cards = Посмотреть свои карты
page-station-peek-cover = Снова закрыть
page-station-peek-setting = Скрывать руку и сторону, пока я не смотрю (если телефоны лежат вокруг одного стола)
page-station-table-open = Ваши карты на столе: показать крупно
page-station-orders-open = Отвечать автоматически…
page-station-orders-when = Вас спрашивают, только пока карт в руке больше { $minimum }: иначе играть карты нельзя. От гранат бронежилет не спасает.

## Строка над персонажами и подробно о себе

page-station-goal = Как вам победить
page-station-goal-human = { $hive ->
    [found] Цель: ваш Боец или Боец другого человека сжигает Улей
   *[hidden] Цель: найти Улей; там его сжигает Боец-человек
}, нужно канистр: { $needed }. У вас: { $gas }.
page-station-goal-helper = Цель: Боец другого человека сжигает Улей, нужно канистр: { $needed }. Помогите: { $hive ->
    [found] {""}
   *[hidden] найдите Улей,{" "}
}отдайте ему канистры. У вас: { $gas }.
page-station-goal-infected = Цель: заражать других при обменах, пока сканирование не покажет, что людей нет{ $troopers ->
    [human] , или пока у людей не останется Бойцов.
   *[all] , или пока не погибнут все Бойцы, и ваш тоже.
}
page-station-goal-spent = Цель: сканирование, которое не найдёт людей. Карт инфекции у вас больше нет: пусть заражают другие или гибнут люди{ $troopers ->
    [human] , хотя бы их Бойцы.
   *[all] , или все Бойцы, и ваш тоже.
}
page-station-goal-covered = Ваша цель скрыта.
page-station-goal-out = Вы выбыли, а побеждают только живые. Смотрите, чем кончится.
page-station-cards-gone = Вы выбыли: ваши карты вышли из игры.
page-station-win-burn = Боец-человек в Улье тратит 1 ОД и канистры из одной руки (нужно { $needed }): побеждают все люди.
page-station-win-dodge = Кому дали карту инфекции цвета дающего, тот переходит на другую сторону, если сам не отдал в этом обмене канистру.
page-station-win-against = Заражённые побеждают, когда тепловое сканирование не находит людей.
page-station-win-infected = Вы побеждаете с заражёнными: когда тепловое сканирование покажет, что заражены все живые.
page-station-win-last = Когда сканирование покажет, что заражены все, тот, кого заразили последним, не побеждает: пусть это будете не вы. Если Улей сгорит, вы все проиграли.
page-station-win-living = Побеждают только живые.
page-station-hive-hidden = Улей ещё не найден: он лежит ближе к низу колоды комнат.
page-station-hive-found = Улей найден: он лежит на плане.
page-station-gas = Канистр у вас в руке: { $gas }, нужно { $needed }.
page-station-infections = Карт инфекции своего цвета у вас в руке: { $cards }.
page-station-signs = Обозначения
page-station-sign-ap = Очки действия. В начале хода каждый персонаж даёт 2, а со здоровьем 1 или 2 — только 1. Почти все действия стоят 1.
page-station-sign-health = Здоровье. Без него персонаж мёртв; ваши карты служат обоим персонажам.
page-station-sign-bot = За этот цвет играет бот.
page-station-sign-away = Этого игрока сейчас нет за столом.
page-station-sign-marker-yes = Маркер Паразита: он созреет, когда этот игрок сделает с ним ход. Тогда перед его следующим ходом все паразиты двигаются и кусают.
page-station-sign-marker-due = Маркер Паразита созрел: перед следующим ходом этого игрока все паразиты двигаются и кусают.
page-station-sign-gray = Серый паразит: наносит 1 рану, гибнет от одного попадания.
page-station-sign-black = Чёрный паразит: наносит 2 раны; после одного попадания становится серым.

## Что известно об игроке

page-station-known = Что вы знаете наверняка
page-station-known-none = Пока ничего.
page-station-claims = Заявления
page-station-claims-none = Пока нет.
page-station-notes = Ваши заметки, только для вас

## Решения

page-station-decision = Ваш ответ
page-station-look-owed = Сначала взглянуть на план
page-station-look-sealed = Взглянуть на план
page-station-back-owed = Вернуться к ответу
page-station-back-sealed = Вернуться к обмену
page-station-trade = Обмен с { FORM($seat, form: "ins") }
page-station-trade-secret = { $seat } выбирает одновременно с вами. Никто другой никогда не узнает, что было отдано.
page-station-trade-can = Что даёт обмен
page-station-trade-choose = Коснитесь карты, которую отдаёте.
page-station-trade-not = Эту карту отдать нельзя.
page-station-seal = Держите, чтобы подтвердить
page-station-seal-card = Держите, чтобы отдать: { $card }
page-station-seal-again = Нажмите ещё раз, чтобы подтвердить
page-station-sealed = Выбор сделан. Карты откроются, как только { $seat } тоже выберет.
page-station-traded = Обмен состоялся
page-station-armor-held = Бронежилетов в руке: { $count }
page-station-armor-again = Можно сыграть и несколько: после каждого вас спросят снова.
page-station-wounds = Вас ранили: { $weapon }
page-station-wounds-sum = { $count ->
    [one] Всего { $count } рана.
    [few] Всего { $count } раны.
    [many] Всего { $count } ран.
   *[other] Всего { $count } раны.
}
page-station-wound-count = Ран: { $points }
page-station-wound-left = останется { $left }
page-station-wound-dies = погибнет
page-station-wound-less = на 1 рану меньше
page-station-wound-less-both = каждому на 1 рану меньше
page-station-answer-left = У { FORM($character, form: "gen") } останется { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
} здоровья.
page-station-answer-dies = { START($character) } погибнет.
page-station-answer-still-dies = { START($character) } всё равно погибнет.
page-station-answer-one = Достаточно одного касания: другого ответа нет.
page-station-answer-how = Коснитесь ответа и коснитесь ещё раз, чтобы подтвердить.
page-station-healing = Лечение
page-station-heal-how = Коснитесь того, кому дать очко здоровья, и коснитесь ещё раз, чтобы дать.
page-station-heal-one = Коснитесь того, кому дать очко здоровья.
page-station-heal-all = Больше здесь лечить некого: одно касание отдаёт все очки.
page-station-scan = Тепловое сканирование
# $others: the living players but the reader.
page-station-scan-among = Кто именно, оно не говорит. { $side ->
    [human] Вы человек: заражённых среди остальных ({ $others }) — { $count }.
   *[infected] Вы в их числе: среди остальных ({ $others }) их ещё { $count }.
}
page-station-scanned = Вся рука: { $seat }
page-station-scanned-alone = Видели её только вы. Коснитесь игрока вверху, чтобы прочесть снова.
page-station-scanned-note = Записать в мои заметки
page-station-scanned-noted = Записано в заметки
page-station-knife-odds = Нож попадает при 3 и 4 на D4: каждый второй удар.
# One wound on somebody who is aimed at: what it leaves.
page-station-hit-leaves = здоровье { $health }, потом { $left }
page-station-hit-dies = здоровье { $health }, потом смерть
page-station-hit-gray = погибнет от одной раны
page-station-hit-black = станет серым
page-station-parasite-gray = серый паразит
page-station-parasite-black = чёрный паразит

## О своём заражении простыми словами

page-station-turned-infected = Вы заражены
page-station-turned-host = Вы — Носитель Паразита
page-station-turned-by = Эту карту дал { $seat }.
page-station-turned-win-infected = Теперь вы побеждаете вместе с заражёнными: когда тепловое сканирование покажет, что заражены все живые, или когда погибнут все Бойцы. Но если сканирование покажет, что заражены все, тот, кого заразили последним, не побеждает: позаботьтесь, чтобы после вас заразили ещё кого-нибудь.
page-station-turned-win-host = Вы побеждаете с заражёнными: когда тепловое сканирование покажет, что заражены все живые, или когда погибнут все Бойцы.
page-station-turned-may-infected = Отныне вы можете отдавать при обмене карты инфекции своего цвета. Они заражают того, кто не даст вам взамен канистру.
page-station-turned-may-host = При обмене вы можете отдавать карты инфекции своего цвета. Они заражают того, кто не даст вам взамен канистру.
page-station-turned-never = Сжечь Улей вы не можете — и не признавайтесь, кто вы.
page-station-turned-known = { $seat } видел, что канистра не вернулась, и знает. Больше никто.
page-station-turned-unknown = Больше никто не знает.
page-station-understood = Понятно

## Конец

page-station-ending = Чем всё кончилось
page-station-ending-tree = Кто кого заразил, раунд за раундом
page-station-ending-round = Раунд
page-station-ending-out = погиб
page-station-ending-won = победил
page-station-was-human = человек
page-station-was-infected = заражён
page-station-was-host = Носитель
page-station-fate = { $side }{ $dead ->
    [yes] , погиб
   *[no] {""}
}

## Что делает карта, одной строкой

page-station-card-gas = Набрав их достаточно, ваш Боец сожжёт Улей. Отданная при обмене, спасает от заражения.
page-station-card-armor = Против выстрела, ножа и паразита: на 1 рану меньше.
page-station-card-ammo = Патроны для вашего Андроида. Остаётся на столе.
page-station-card-alert = Сразу появляется паразит.
page-station-card-first-aid = Лечит 2 раны в комнате того, кто её применил.
page-station-card-keycard = Открывает вам защищённые двери. Остаётся на столе.
page-station-card-heavy-gun = Ваш Андроид стреляет дважды за 1 ОД. Остаётся на столе.
page-station-card-grenade = 1 рана каждому в соседней комнате.
page-station-card-boost = Ещё 2 ОД в этот ход.
page-station-card-scope = Ваш Андроид стреляет в соседнюю комнату. Остаётся на столе.
page-station-card-knife = Удар в своей комнате, попадает при 3 и 4. Остаётся на столе.
page-station-card-scanner = Вы видите всю руку игрока в той же комнате.
page-station-card-host = Вы заражены первым из всех. Заражайте других.
page-station-card-infect = Заразить ею может только её заражённый владелец; другим она лишь мешает.
page-station-card-unknown = Никто не видит, что это.

## Советчик: когда что-то встречается впервые

page-station-coach-turn = Коснитесь комнаты, чтобы пойти туда; контура — чтобы выложить комнату; или кнопки внизу. Почти всё стоит 1 ОД.
page-station-coach-run = Коридор, и никого чужого в нём нет: можно сразу идти дальше бесплатно. После действия или встречи переход стоит 1 ОД.
page-station-coach-encounter = Вы кого-то встретили. Прежде всего этот персонаж должен поменяться картами или напасть.
page-station-coach-trade = Боитесь заражения? Кто отдаёт при обмене канистру, того не заразят.
page-station-coach-answer = Спрашивают каждого раненого, у кого есть лишняя карта, с бронежилетом или без: рука остаётся тайной.
page-station-coach-second-shot = Автомат стреляет дважды за одно очко действия. Второй выстрел можно придержать.
page-station-coach-healing = Два очка здоровья, по одному.
page-station-coach-place = Эту карту нужно выложить: выберите место, а если подходит по-разному, поверните её.
page-station-coach-last-parasite = Все паразиты уже на плане, поэтому один из них перемещается. Какой — решаете вы.
page-station-coach-phase = Фаза Паразитов: все паразиты идут в одну сторону, а потом ранят всех в своих комнатах.
page-station-coach-scan = Тепловое сканирование говорит, сколько живых заражено, но не кто.
page-station-coach-alert = «Активация паразита» приносит паразита, и ничего больше.
page-station-coach-spawn = Число на кубике — сторона, как на Реакторной. До следующей Фазы Паразитов паразит не двигается и не кусает.
page-station-coach-red = Обысканная комната становится красной: кто обыщет её снова, сначала вызовет паразита.
page-station-coach-doors = Защищённые двери открыты для всех до следующей Фазы Паразитов.
page-station-coach-death = Игрок продолжает и с одним персонажем; он выбывает, когда погибли оба.
page-station-end-burned = Улей горит
page-station-end-infected = Они среди нас
page-station-end-nobody = Никого не осталось
page-station-end-none = Никто не спасён

# Страница в браузере, вне партии.

page-tagline = Кто-то за этим столом не тот, за кого себя выдаёт. Две настольные игры о блефе и предательстве: с друзьями или с ботами.
page-language = Язык

page-play-heading = Играть сразу
page-play = Играть
page-opening = Загрузка…
page-game = Игра
page-game-station = Станция Паника
page-game-panik = Panik
page-about-station = Обыщите тёмную станцию, найдите Улей и сожгите его. Но паразит переходит из рук в руки.
page-about-panik = Отправьте охотников за привидениями туда, где больше очков, а других заманите в ловушки. Быстрый блеф.
page-players = Игроки
page-players-range = { $from }–{ $to ->
    [one] { $to } игрок
    [few] { $to } игрока
   *[other] { $to } игроков
}
page-bots = Сила ботов
page-players-all = Игроков вместе с вами
page-guest = Гость

page-new-heading = Играть с друзьями
page-new-about = Откройте стол, пошлите ссылку, а свободные места отдайте ботам.
page-new = Открыть стол
page-name = Ваше имя
page-listed = Открытый стол: показать его на главной странице

page-join-heading = Сесть за стол
page-join-code = Код или ссылка
page-join = Войти
page-join-wrong = Стола с таким кодом нет. Проверьте ссылку или попросите новую.

page-mine-heading = Ваши партии
page-mine-more = Ещё { $count }
page-mine-finished = Оконченные партии ({ $count })
page-mine-with = За столом: { $names }
page-mine-alone = Против ботов
page-mine-invited = Приглашение
page-mine-won = Победа
page-mine-lost = Поражение
page-mine-drawn = Без победителя
page-open-heading = Открытые столы
page-your-move = Ваш ход
page-status-open = Ждёт игроков
page-status-playing = Идёт
page-status-over = Окончена
page-seats-taken = Занято мест: { $taken } из { $seats }

page-credits = Благодарности
page-credits-about = Значки и шрифты этой страницы созданы другими людьми и доступны свободно. Комнаты, фишки и обложки нарисованы для Panic Room.
page-close = Закрыть
page-home = На главную
page-home-learn = Обучение
page-home-lesson = Первый урок
page-lost-heading = Страница не найдена
page-lost-about = Возможно, ссылка неполная или стола больше нет.
page-offline = Нет соединения
page-offline-about = Ваши партии целы: они на сервере и ждут вас. Без соединения работают уроки, правила, задачи и записи партий, которые вы сохранили.
page-unreachable = Сервер не отвечает. Проверьте подключение к интернету и попробуйте ещё раз.
page-failed = Не получилось. Попробуйте ещё раз чуть позже.

## Стол: до игры, во время игры и после неё

page-round = Р{ $round }
page-turn = Ход { FORM($seat, form: "gen") }
page-turn-own = Ваш ход
page-turn-several = Решают: { $seats }
page-turn-you = вы
page-turn-phase = Фаза Паразитов
page-turn-scoring = Подсчёт очков
page-title-asked = ● Ваш ход — { $title }
page-clock = Осталось времени:
page-clock-own = Ваше время:
page-clock-rests = Часы стоят.
page-sound = Звук
page-menu = Меню
page-log-open = Журнал и чат (непрочитанных: { $count })
page-bar = Действия
page-options = Все ({ $count })
page-skip = Дальше
page-live = К текущему ходу{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Правило { $rule }
page-moment-over = Игра окончена
page-moment-paused = Игра на паузе. Продолжить её может создатель стола.
page-moment-stood-in = За вас играет бот. Вернуться на место можно в меню.
page-moment-sealed = Ваш ответ принят. Остальные ещё выбирают.
page-moment-watch = Смотрите, что происходит.
page-moment-soon = Скоро ваша очередь.
page-connection-lost = Связь прервалась. Подключаемся снова…
page-why = Почему нельзя?
page-why-looking = Сверяемся с правилами…
page-why-none = Сейчас ничего не запрещено: всё возможное есть в списке.
page-why-offline = Без связи причины узнать нельзя.
page-why-more = и другое в том же роде

page-panel = Журнал и чат
page-panel-log = Журнал
page-panel-chat = Чат
page-panel-claims = Заявления
page-panel-notes = Заметки
page-news = (новых: { $count })
page-log = Что произошло
page-log-filter = Показать одного игрока
page-log-all = Все
page-log-none = Пока ничего не произошло.
page-log-before = До начала игры
page-chat-none = Пока все молчат. Пишите что угодно, правду или нет.
page-chat-words = Написать всем
page-chat-send = Отправить
page-chat-out = Вы выбыли: пока игра идёт, ваши слова видят только другие выбывшие.
page-chat-watching = Здесь пишут игроки; вы зритель.
page-claims-none = Никто пока ничего не заявил.
page-claim = Заявить
page-claim-about = Каждый прочтёт заявление на своём языке. Оно не обязано быть правдой.
page-claim-reply = Ответить: { $seat }
page-back = Назад
page-notes-about = Видны только вам, хранятся в этом браузере.
page-notes-example = Кому вы верите и почему?

page-calls = Звать меня на этом устройстве
page-calls-about = Сообщение, когда ваш ход или партия окончена. В нём только стол и ничего о партии.
page-calls-refused = Этот браузер не даёт странице присылать сообщения.
page-calls-quiet = Тихие часы
page-calls-quiet-begin = С
page-calls-quiet-end = До
page-install = Добавить на главный экран
page-install-about = С главного экрана страница открывается как приложение, в том числе без сети. На iPhone и iPad сообщения приходят только так.
page-install-menu = Выберите «На экран „Домой“» или «Установить» в меню браузера.
page-call-turn = Ваш ход
page-call-turn-about = Остальные ждут вас за столом.
page-call-over = Партия окончена
page-call-over-about = Посмотрите, чем всё кончилось.
page-mail = Писать мне на почту
page-mail-about = Письмо, когда ваш ход, а вас нет, или когда партия окончена. В нём только стол и ничего о партии.
page-mail-address = Адрес почты
page-mail-give = Прислать ссылку
page-mail-wrong = Это не адрес почты.
page-mail-asked = Письмо отправлено на { $address }. Откройте ссылку в нём, чтобы подтвердить адрес.
page-mail-on = Письма идут на { $address }.
page-mail-end = Больше не писать
page-letters = Письма от Panic Room
page-letters-asked = Кто-то хочет получать на этот адрес письма о своём ходе. Это вы?
page-letters-on = На этот адрес приходят письма, когда ваш ход или партия окончена.
page-letters-ended = На этот адрес больше не придёт ни одного письма.
page-letters-confirm = Да, это я
page-channel = Сообщать в канал
page-channel-about = Канал в Discord, Slack или где-то ещё узнаёт, чей ход и когда партия окончена. Имён и цветов там нет, если стол не открыт для всех.
page-channel-address = Адрес его вебхука
page-channel-set = Сообщать
page-channel-wrong = Это не адрес вроде https://…
page-channel-on = Канал на { $host } узнаёт, чей ход.
page-channel-secret = По этому секрету программа проверит, что вызов отсюда. Он показан один раз:
page-channel-end = Больше не сообщать
page-settings = Настройки
page-settings-about = Настройки действуют и на других ваших устройствах.
page-text = Размер текста
page-text-normal = Обычный
page-text-large = Крупный
page-text-largest = Очень крупный
page-setting-still = Меньше движения
page-setting-still-about = Картинки стоят на месте и не движутся
page-map-lights = Свет
page-map-lights-full = Весь
page-map-lights-low = Меньше
page-map-lights-off = Без теней
page-map-lights-full-about = Фонари, лампы и маяки
page-map-lights-low-about = Лампы и маяки без фонарей
page-map-lights-off-about = Всё освещено полностью
page-map-lights-slow = Света меньше: для всего это устройство слишком медленное.
page-setting-sound = Звук
page-setting-sound-about = Слышно, что происходит и когда решать вам
page-setting-onetap = Одно касание
page-setting-onetap-about = Первое касание сразу действует, без предпросмотра
page-setting-coach = Подсказки
page-setting-coach-about = Короткая подсказка обо всём, что встречается впервые
page-setting-peek = Прятать карты
page-setting-peek-about = Секреты видны, только пока вы смотрите (если все играют за одним столом)
page-coach = Подсказка
page-coach-off = Больше не показывать подсказки
page-coach-understood = Понятно
page-hand-over = Пусть играет бот
page-remove = Исключить
page-remove-sure = Исключить навсегда?
page-leave = Пусть за меня играет бот
page-return = Вернуться на место
page-vote-end = Голос за конец игры
page-vote-on = Голос за продолжение
page-pause = Пауза
page-resume = Продолжить
page-me = Ваши данные
page-link-make = Ссылка для возврата
page-export = Скачать
page-delete = Удалить всё
page-delete-sure = Удалить всё? Нажмите ещё раз
page-keys = Клавиши: 1–9 выбирают действие, Enter выполняет его, Esc отменяет выбор, ? объясняет, почему нельзя, L сворачивает журнал. P приостанавливает рассказ, N ведёт дальше, S меняет скорость.
page-keys-station = На плане стрелки выбирают, R поворачивает комнату, F показывает план целиком.
page-keys-panik = Стрелки ведут от особняка к особняку.

page-end-look = Посмотреть на стол
page-end-show = Чем всё кончилось
page-end-truth = Как это вышло
page-end-share = Поделиться итогом
page-end-copied = Итог скопирован.
page-end-not-copied = Браузер не даёт скопировать.
page-rematch = Сыграть ещё
page-rematch-go = За новый стол
page-record = Скачать запись игры
page-fair = Честна ли случайность?
page-fair-about = Все броски и тасовки получены из одного ключа. Ключ получен из секрета сервера и случайных чисел, которые присылают устройства игроков. Хеш секрета показан до того, как кто-либо пришлёт число, и выбрать ключ не может никто.
page-fair-about-alone = Все броски и тасовки получены из одного ключа, который выбрал сервер. Его хеш был известен до игры, и подменить ключ потом никто не мог.
page-fair-hash = Хеш:
page-fair-nonces = Случайные числа:
page-fair-none = не прислано; следует из хеша
page-fair-own = (отправлено отсюда)
page-fair-secret = Секрет:
page-fair-key = Ключ:
page-fair-fits = Случайность сходится: эта страница проверила хеш, секрет, случайные числа и ключ.
page-fair-fits-own = Случайность сходится: эта страница проверила хеш, секрет, случайные числа, в том числе ваше, и ключ.
page-fair-alone = Проверить случайность нельзя: ключ этого стола выбрал один сервер.
page-fair-replay = Следует ли игра из ключа, проверит «panicroom verify» по записи этой игры.

page-seats = Места
page-sit = Сесть сюда
page-sit-for-bot = Сесть вместо бота
page-stand = Освободить место
page-bot = Бот
page-bot-add = Посадить бота…
page-bot-none = Без бота
page-fill = Добавить ботов ({ $level })
page-watching = Вы смотрите. Чтобы играть, займите место.
page-watching-full = Вы смотрите: все места заняты.
page-name-ask = Как вас называть?
page-name-keep = Сохранить
page-name-now = Вас зовут { $name }.
page-name-change = Изменить
page-invite = Пригласить
page-invite-about = По этой ссылке или коду можно сесть за стол
page-invite-code = Код
page-link-copy = Скопировать
page-link-share = Поделиться
page-link-copied = Ссылка скопирована.
page-link-by-hand = Ссылка выделена: скопируйте её.
page-qr = QR-код ссылки
page-agreed = Настройки игры
page-agreed-more = Правила, время и скорость ботов
page-wish-edition = Издание
page-wish-variants = Варианты
page-wish-number = Число { $place }
page-wish-sum = Всего: { $sum }.
page-wish-reset = По умолчанию
page-rulings = Спорные правила (изменено: { $count })
page-rulings-about = То, в чём издания и компании расходятся. Для первой игры подойдут обычные.
page-clock-turn = Время на ход
page-clock-answer = Время на ответ
page-pace = Скорость ботов
page-pace-about = Сколько боты думают перед каждым ответом: медленно, чтобы всё видеть, или быстро.
page-talk = Боты разговаривают
page-talk-on-about = Боты предупреждают, обвиняют и лгут в заявлениях и отвечают на ваши.
page-talk-off-about = Боты ничего не заявляют.
page-start = Начать
page-start-fill = Пригласите кого-нибудь или посадите ботов.
page-start-wait = Игра начнётся, когда все места будут заняты.

page-again = Попробовать ещё раз
page-trouble = Произошла ошибка
page-trouble-page = Загрузите страницу заново: ваша игра сохранена на сервере.
page-trouble-picture = Не удалось нарисовать поле. Играйте дальше по списку внизу или загрузите страницу заново.
page-comeback = Вернуться под своим именем
page-comeback-about = Эта ссылка перенесёт ваши игры в этот браузер. Она действует один раз.
page-comeback-go = Вернуться
page-comeback-other = Сейчас в этом браузере вы { $name }. Если продолжить, это имя будет потеряно: вернуться к нему можно только по ссылке для возврата.

## Как играть: одна страничка для тех, кто об игре ничего не слышал

page-brief = Как играть
page-brief-heading = { $game }: как играть
page-brief-go = Поехали
page-brief-you = Вы
page-brief-win = Победа
page-brief-turn = Ваш ход
page-brief-secret = Тайна
page-brief-beware = Берегитесь
page-brief-screen = Экран
page-brief-station-you = У вас Боец и Андроид.
page-brief-station-win = Найдите Улей. Если Боец-человек сожжёт его, потратив { $gas ->
    [one] { $gas } канистру
    [few] { $gas } канистры
   *[many] { $gas } канистр
}, победят все живые люди.
page-brief-station-turn = Пока оба здоровы, у вас 4 очка действия (ОД): ходить, выкладывать комнаты, обыскивать их, драться.
page-brief-station-secret = Кому-то при раздаче или в первых обысках достаётся карта Носителя, и он молчит. Заражённые побеждают, когда сканирование не находит людей или погибли все Бойцы.
page-brief-station-beware = При встрече нужно втайне поменяться картой — или напасть. Взяв карту инфекции и не отдав за неё канистру, вы переходите на другую сторону.
page-brief-station-screen = Первое касание показывает, что произойдёт, второе — делает.
page-brief-panik-you = У вас, как и у всех, четыре особняка и девять охотников. Тандем считается за двоих, сыщик открывает особняк, связист зовёт к себе охотника оттуда, где заняты не все места, тяжеловеса никто не сдвинет.
page-brief-panik-win = Когда все охотники на местах, побеждает тот, у кого больше очков. Особняк с привидениями даёт каждому охотнику своё число; общий — 4 одному, по 3 двоим, затем по 2 и по 1.
page-brief-panik-turn = Отправьте охотника в любой особняк, свой или чужой: мест там четыре. Потом можно прогнать оттуда другого; хозяин найдёт ему новое место.
page-brief-panik-secret = Три ваших особняка закрыты: что в них, знаете только вы.
page-brief-panik-beware = Ловушка приносит очки только хозяину: 3 за каждого чужого охотника, 6 за тандем.
page-brief-panik-screen = Коснитесь охотника, потом особняка: видно, что произойдёт. Ещё касание — и готово. Можно и перетащить.

## Один голос: что показано, что спрошено и что скрыто

page-earlier = только что
page-moment-out = Вы выбыли и проиграли: оба ваших персонажа погибли, а побеждают только живые. Ваши карты вышли из игры, и живые больше не видят, что вы пишете. Смотрите, чем всё кончится.
page-moment-spectator = Вы смотрите игру.
page-seat-named = { $seat } ({ $name })
    .gen = { FORM($seat, form: "gen") } ({ $name })
page-moment-answer = Нужен ваш ответ.
page-title-answer = ● Ваш ответ — { $title }
page-do = { START($role) }: { $does }
page-do-covered = Сделать выбранное
page-peek = Посмотреть
page-peek-end = Спрятать
page-covered = Это скрыто.
page-log-place = Показать на плане
page-link-void = Отменить все мои ссылки для возврата
page-link-void-sure = Отменить все? Нажмите ещё раз
page-devices = Ваши устройства
page-devices-about = На них вы вошли в игру. Закройте вход на чужих: их ссылки для возврата тоже будут отменены.
page-device-on = { $browser }, { $system }
page-device-terminal = Терминал
page-device-unknown = Неизвестное устройство
page-device-here = Это устройство
page-device-seen = Последний вход: { $when }
page-device-out = Закрыть вход
page-device-out-sure = Закрыть вход? Нажмите ещё раз
page-devices-out = Закрыть вход на всех других
page-devices-out-sure = На всех других? Нажмите ещё раз

## Помощь между людьми: скрыть слова, голосовать, и кто управляет столом

page-person = Действия
page-mute = Скрыть сообщения
page-mute-about = Слова этого игрока скрыты только на этом устройстве. Никто об этом не узнает.
page-unmute = Показать сообщения
page-muted = скрыт
page-muted-lines = Скрытые сообщения, { $name } ({ $count })
page-muted-claims = Сообщения этого игрока скрыты.
page-vote-bot = Голос за бота вместо игрока
page-vote-bot-off = Забрать голос за бота
page-vote-slow = Голос за то, чтобы писать реже
page-vote-slow-off = Забрать голос, чтобы писать реже
page-slowed = Сообщения можно писать реже.
page-give = Передать стол
page-give-sure = Передать? Нажмите ещё раз
page-owner = Управление столом
page-lock = Закрыть стол
page-lock-about = Новые игроки сесть не могут, остальные остаются.
page-code-renew = Сменить код
page-code-renew-about = Старые приглашения перестанут действовать. Кто за столом, остаётся.
page-code-renew-sure = Отменить приглашения? Нажмите ещё раз
page-heir-soon = Создателя стола нет. Если он скоро не вернётся, управление можете взять вы.
page-heir-other = Создателя стола нет. Если он скоро не вернётся, управление может взять { $seat }.
page-heir-now = Создателя стола нет: управление можете взять вы.
page-take-over = Взять управление столом
page-moment-heir = Создателя стола нет: взять управление можно в меню.
page-clock-on = Часы
page-clock-on-about = На каждый ход много времени; кто его исчерпал, за того играет бот. Время можно изменить за столом.
page-story-pause = Приостановить рассказ
page-speed = Скорость рассказа
page-speed-now = Скорость: { $speed }. Сменить
page-speed-slow = Медленно
page-speed-normal = Обычно
page-speed-fast = Быстро
page-speed-instant = Без показа
page-speed-slow-about = Больше времени, чтобы всё рассмотреть
page-speed-normal-about = Круг ботов длится около десяти секунд
page-speed-fast-about = Для тех, кто знает игру
page-speed-instant-about = Ничего не показывается: всё есть в журнале
page-volume = Громкость
page-recap = Пока вас не было
page-recap-count = { $count ->
    [one] Произошло { $count } событие.
    [few] Произошло { $count } события.
    [many] Произошло { $count } событий.
   *[other] Произошло { $count } события.
}
page-recap-minutes = { $minutes ->
    [one] Прошла { $minutes } минута.
    [few] Прошло { $minutes } минуты.
    [many] Прошло { $minutes } минут.
   *[other] Прошло { $minutes } минуты.
}
page-recap-mine = Сделать ход
page-recap-go = Вернуться к столу
page-recap-map = Показать на карте
page-recap-list = Назад к списку
page-recap-place = Место { $number } на карте

## Законченная партия: просмотр

page-end-replay = Посмотреть партию
page-replay-eyes = Чьими глазами
page-replay-open = Всё
page-replay-onlooker = Зритель
page-replay-you = Вы
page-replay-size = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
page-replay-told = Что произошло
page-replay-hands = Карты и здоровье
page-replay-moments = Важные моменты
page-replay-back = На момент назад
page-replay-on = На момент вперёд
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-speed = Скорость: ×{ $speed }
page-replay-round = Раунд { $round }
page-replay-position = Момент партии
page-replay-link = Скопировать ссылку на этот момент
page-replay-copied = Ссылка скопирована.
page-replay-not-copied = Скопировать ссылку не удалось: возьмите её из адресной строки.
page-replay-unfinished = Партия прекращена голосованием
page-replay-lost = Возможно, ссылка неполная или партия не открыта: её могут посмотреть те, кто был за столом, а открыть для всех — создатель стола.
page-replay-keep = Сохранить на этом устройстве
page-replay-keep-about = Тогда запись откроется и без соединения.
page-replay-kept = { $game }, { $when }
page-replay-share = Открыть по ссылке
page-replay-suspicions = Кто кого подозревал
page-replay-truth = с этого места подозрение верно
page-replay-suspicion = у игрока этого цвета были причины для подозрений
page-replay-belief = бот этого цвета подозревал
page-replay-no-notes = У зрителя нет заметок.
page-replay-suspected = { $seat }: { $count ->
    [0] сейчас подозревать некому.
   *[other] сейчас подозревают: { $seats }.
}
page-replay-believed = { $seat }: { $count ->
    [0] сейчас боты никого не подозревают.
   *[other] сейчас подозревают боты: { $seats }.
}

## Переломы законченной партии

page-replay-turning = Переломы
page-replay-turning-find = Найти переломы
page-replay-turning-about = Боты доигрывают партию со многих моментов: часто ли побеждают те же? Это займёт около минуты.
page-replay-turning-progress = Поиск переломов
page-replay-turning-none = Ни один шаг не изменил многого для победителей.
page-replay-turning-chance = Шансы победителей: { $before } % → { $after } %

## Момент из законченной партии

page-replay-play-on = Играть отсюда
page-replay-ask = Спросить друга
page-replay-ask-copied = Ссылка скопирована. Она спросит, как ходить здесь ({ $seat }).
page-replay-copied-private = Ссылка скопирована. Пока партия не открыта, по ней войдут только те, кто был за столом.
page-replay-ask-none = После этого момента никто уже не выбирает.
page-replay-asked = Как бы вы поступили ({ $seat })?
page-replay-asked-same = { $seat }: тот же выбор.
page-replay-asked-other = { $seat }: другой выбор.
page-replay-asked-on = Что было дальше

## Партия из файла

page-replay-file = Посмотреть партию из файла
page-replay-file-about = Выберите фильм или перетащите его сюда. Он останется в этом браузере. Его записывает терминал:
page-replay-file-choose = Выбрать файл
page-replay-file-record = Это запись: в ней только действия. Фильм по ней может сделать сервер. Для этого запись отправляется туда; она не сохраняется.
page-replay-file-send = Отправить запись
page-replay-file-bad = Это не фильм и не запись партии.

# Библиотека правил

page-rules = Правила
page-rules-find = Найти слово или TRADE-3
page-rules-found = { $count ->
    [0] Такого слова в правилах нет. Попробуйте другое.
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
page-rules-back = Назад
page-rules-chapters = Главы
page-rules-near = Другие правила
page-rules-differs = Издания расходятся
page-rules-books = Четыре издания
page-rules-agree = едины насчёт { $rule }.
page-rules-side = Сравнить издания
page-rules-play = Играть по одному из них
page-rules-settled = (R) — наше решение там, где книги молчат, неясны или расходятся.
page-rules-example = Пример
page-rules-try = Попробовать
page-rules-link = Скопировать ссылку
page-rules-copied = Ссылка скопирована.
page-rules-not-copied = Браузер этого не разрешает. Скопируйте адрес вверху.
page-rules-print = Напечатать
page-rules-open = Открыть в книге правил

## Задачи

page-puzzles = Задачи
page-puzzles-about = Из того, что вы знаете, следует один верный ответ
page-puzzle-number = Задача { $number }
page-puzzle-today = Задача дня
page-puzzle-solved-count = Решено { $solved } из { $all }
page-puzzle-streak = Дней подряд: { $days }
page-puzzle-grade-1 = лёгкая
page-puzzle-grade-2 = средняя
page-puzzle-grade-3 = трудная
page-puzzle-next = Следующая задача
page-puzzle-share = Поделиться
page-puzzle-share-text = Panic Room, задача за { $date }: { $tries ->
    [1] решена с первой попытки.
   *[other] число попыток — { $tries }.
}
page-puzzle-all = Все задачи
page-puzzle-solved = решена

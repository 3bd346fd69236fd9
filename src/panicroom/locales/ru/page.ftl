# Страница в браузере, вне партии.

page-tagline = Один из вас — не тот, за кого себя выдаёт. Обыщите станцию, найдите Улей, сожгите его и дважды подумайте над каждой картой, которую протягивает друг.
page-language = Язык
# Каждый язык — своими словами, на каком бы ни говорили.
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-language-cs = Čeština

page-play-heading = Играть сразу
page-play = Играть
page-opening = Станция открывается…
page-game = Игра
page-game-station = Panic Station
page-game-panik = Panik
page-about-station = Тёмные отсеки, мало патронов и паразит, который переходит из рук в руки. От 4 до 6 игроков.
page-about-panik = Охотники за привидениями у четырёх особняков. Быстрый блеф, от 2 до 4.
page-players = Игроки
page-bots = Боты
page-guest = Гость

page-new-heading = Играть с друзьями
page-new-about = Откройте стол, пошлите ссылку, а свободные места отдайте ботам.
page-new = Открыть стол
page-name = Ваше имя
page-listed = Для всех: показать стол на первой странице

page-join-heading = Сесть за стол
page-join-code = Код или ссылка
page-join = Войти
page-join-wrong = Стола с таким кодом нет. Проверьте ссылку или попросите новую.

page-mine-heading = Ваши партии
page-open-heading = Открытые столы
page-open-none = Сейчас игроков никто не ищет.
page-your-move = Ваш ход
page-status-open = Ждёт игроков
page-status-playing = Идёт
page-status-over = Окончена
page-seats-taken = Занято мест: { $taken } из { $seats }

page-credits = Благодарности
page-credits-about = Значки и шрифты этой страницы созданы другими людьми и доступны свободно. Отсеки, фишки и обложки нарисованы для Panic Room.
page-close = Закрыть
page-home = На первую страницу
page-lost-heading = Здесь никого не было
page-lost-about = Эта дверь никуда не ведёт. Возможно, ссылка обрезана или стола больше нет.
page-unreachable = Сервер не отвечает. Есть ли сеть? Попробуйте ещё раз чуть позже.
page-failed = Не получилось. Попробуйте ещё раз чуть позже.

## Стол: до игры, во время игры и после неё

page-round = Р{ $round }
page-turn = Ход { FORM($seat, form: "gen") }
page-turn-own = Ваш ход
page-turn-several = Решают несколько
page-title-asked = ● Ваш ход – { $title }
page-clock = Осталось времени:
page-clock-own = Ваше время:
page-clock-rests = Часы стоят.
page-sound = Звук, когда ваш ход
page-menu = Меню
page-log-open = Журнал и разговор (непрочитанных: { $count })
page-bar = Что делать
page-options = Все ({ $count })
page-skip = Дальше
page-live = К делу{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-rule = Правило { $rule }
page-moment-over = Игра окончена
page-moment-paused = В игре перерыв. Продолжает её создатель стола.
page-moment-stood-in = За вас играет бот. Вернуться на место можно в меню.
page-moment-sealed = Ваш ответ дан и скрыт. Остальные ещё выбирают.
page-moment-watch = Смотрите, что происходит.
page-connection-lost = Связь прервалась. Она восстановится сама…
page-why = Почему нельзя?
page-why-looking = Сверяемся с правилами…
page-why-none = Запретов нет: всё возможное в списке.
page-why-more = и ещё { $count } такого же рода

page-panel = Журнал и разговор
page-panel-log = Журнал
page-panel-chat = Разговор
page-panel-claims = Заявления
page-panel-notes = Заметки
page-log = Что произошло
page-log-filter = Только один игрок
page-log-all = Все
page-log-none = Пока ничего не произошло.
page-chat-none = Пока все молчат. Говорите что угодно, правду или нет.
page-chat-words = Сказать всем
page-chat-send = Сказать
page-chat-watching = Здесь говорят те, кто за столом; вы смотрите.
page-claims-none = Никто пока ничего не заявил.
page-claim = Заявить
page-claim-about = Каждый прочтёт заявление на своём языке. Оно не обязано быть правдой.
page-back = Назад
page-notes-about = Видно только вам, хранится в этом браузере.
page-notes-example = Кому вы верите и почему?

page-setting-sound = Звук
page-setting-sound-about = Короткий сигнал, когда решать вам
page-setting-onetap = Одно касание
page-setting-onetap-about = Первое касание сразу действует, без предпросмотра
page-setting-coach = Подсказки
page-setting-coach-about = Несколько слов обо всём, что встречается впервые
page-setting-peek = Прятать карты
page-setting-peek-about = Карты и сторона видны, только пока держите палец: если все за одним столом
page-hand-over = Пусть играет бот
page-remove = Удалить из игры
page-remove-sure = Точно? Навсегда?
page-leave = Пусть за меня играет бот
page-return = Вернуться на место
page-vote-end = Предложить закончить игру
page-vote-on = Всё же играть дальше
page-pause = Перерыв
page-resume = Продолжить
page-me = Что о вас хранится
page-link-make = Ссылка, чтобы вернуться с другого устройства
page-export = Скачать
page-delete = Удалить всё
page-delete-sure = Удалить навсегда? Нажмите ещё раз
page-keys = Клавиши: 1–9 выбирают действие, Enter выполняет его, Esc отменяет выбор, ? спрашивает, почему нельзя, L сворачивает журнал; на карте стрелки выбирают, R поворачивает отсек, F показывает карту целиком.

page-end-look = Посмотреть на стол
page-end-show = Чем всё кончилось
page-rematch = Сыграть ещё
page-rematch-go = За новый стол
page-record = Скачать запись игры
page-fair = Всё ли было честно?
page-fair-about = Все броски и колоды получены из одного ключа. Его отпечаток был известен до игры, и подменить ключ потом никто не мог.
page-fair-key = Ключ:
page-fair-hash = Отпечаток:

page-seats = Места
page-sit = Сесть сюда
page-stand = Встать
page-bot = Бот
page-bot-add = Посадить бота…
page-bot-none = Без бота
page-fill = Посадить ботов на свободные места
page-watching = Вы смотрите. Чтобы играть, займите место.
page-name-ask = Как вас называть?
page-name-keep = Это я
page-name-now = Вас зовут { $name }.
page-name-change = Изменить
page-invite = Пригласить
page-invite-about = По этой ссылке можно прийти за стол
page-link-copy = Скопировать
page-link-share = Поделиться
page-link-copied = Ссылка скопирована.
page-link-by-hand = Ссылка выделена: скопируйте её.
page-qr = QR-код ссылки
page-agreed = Во что играем
page-wish-edition = Издание
page-wish-variants = Варианты
page-wish-number = Число { $place }
page-wish-sum = Всего { $sum }.
page-wish-reset = Как обычно
page-rulings = Все спорные правила (изменено: { $count })
page-rulings-about = То, в чём правила и компании расходятся. Для первой игры хорошо как обычно.
page-clock-turn = Время на ход
page-clock-answer = Время на ответ
page-pace = Боты
page-start = Начать
page-start-fill = Подождите кого-нибудь или посадите ботов.
page-start-wait = Игра начнётся, когда все будут заняты.

page-again = Попробовать ещё раз
page-trouble = Что-то не так
page-trouble-page = Страница ошиблась. Загрузите её заново: ваша игра цела на сервере.
page-trouble-picture = Рисунок игры не удался. Играть можно дальше по списку внизу, или загрузите страницу заново.
page-comeback = Вернуться под своим именем
page-comeback-about = Эта ссылка перенесёт ваши игры в этот браузер. Она действует один раз.
page-comeback-go = Вернуться
page-comeback-other = Сейчас в этом браузере вы { $name }. Потом это изменится, и без ссылки пути назад нет.

# Стол и его игроки, какая бы игра ни шла. Кто открыл стол, тот его создатель: «Хозяин» и «Носитель» —
# слова «Станции Паника».

somebody = Кто-то
    .gen = кого-то

## Что произошло за столом. $you: говорят ли с читателем; $words: имя
## или сказанное; $known: есть ли оно ещё, не удалено ли.

notice-created = Стол готов.
notice-changed = Создатель стола изменил настройки игры.
notice-named = { $known ->
    [yes] { $you ->
        [yes] Теперь вас зовут { $words }.
       *[no] Теперь { FORM($seat, form: "gen") } зовут { $words }.
    }
   *[no] Имя { FORM($seat, form: "gen") } удалено.
}
notice-sat = { $you ->
    [yes] Вы садитесь за стол и играете за { FORM($seat, form: "gen") }.
   *[no] { $known ->
        [yes] { $words } садится за стол и играет за { FORM($seat, form: "gen") }.
       *[no] Кто-то садится за стол и играет за { FORM($seat, form: "gen") }.
    }
}
notice-stood = { $you ->
    [yes] Вы встаёте: место { FORM($seat, form: "gen") } свободно.
   *[no] Место { FORM($seat, form: "gen") } снова свободно.
}
notice-bot-sat = За { FORM($seat, form: "gen") } играет бот ({ $level }).
notice-bot-stood = Бот уходит: место { FORM($seat, form: "gen") } свободно.
notice-removed = { $you ->
    [yes] Создатель стола исключил вас.
   *[no] Создатель стола исключил { FORM($seat, form: "gen") }.
}
notice-started = Игра начинается.
notice-talked = { $known ->
    [yes] { $you ->
        [yes] Вы: { $words }
       *[no] { $seat }: { $words }
    }
   *[no] Слова { FORM($seat, form: "gen") } удалены.
}
notice-claimed = { $you ->
    [yes] Вы заявляете: { $claim }
   *[no] { $seat } заявляет: { $claim }
}
notice-ordered = Отныне так: { $order }
notice-paused = Игра на паузе, часы стоят.
notice-resumed = Игра продолжается.
notice-voted = { $end ->
    [yes] { $you ->
        [yes] Вы хотите закончить игру.
       *[no] { $seat } хочет закончить игру.
    }
   *[no] { $you ->
        [yes] Вы хотите играть дальше.
       *[no] { $seat } хочет играть дальше.
    }
}
notice-voted-slow = { $slow ->
    [yes] { $you ->
        [yes] Вы голосуете за то, чтобы писать реже.
       *[no] { $seat } голосует за то, чтобы писать реже.
    }
   *[no] { $you ->
        [yes] Вы больше не голосуете за то, чтобы писать реже.
       *[no] { $seat } больше не голосует за то, чтобы писать реже.
    }
}
notice-voted-bot = { $bot ->
    [yes] { $you ->
        [yes] Вы голосуете за то, чтобы за { FORM($about, form: "gen") } играл бот.
       *[no] { $seat } голосует за то, чтобы за { FORM($about, form: "gen") } играл бот.
    }
   *[no] { $you ->
        [yes] Вы больше не голосуете за бота вместо { FORM($about, form: "gen") }.
       *[no] { $seat } больше не голосует за бота вместо { FORM($about, form: "gen") }.
    }
}
notice-locked = { $locked ->
    [yes] Стол закрыт: новые игроки сесть не могут.
   *[no] Стол снова открыт.
}
notice-code-renewed = У стола новый код: старые приглашения больше не действуют.
notice-host-changed = { $you ->
    [yes] Теперь столом управляете вы.
   *[no] Теперь столом управляет { $seat }.
}
notice-stood-in = { $you ->
    [yes] Вас нет за столом: пока вы не вернётесь, за вас играет бот ({ $level }).
   *[no] { $seat } отходит: за него пока играет бот ({ $level }).
}
notice-timed-out = { $you ->
    [yes] Ваше время вышло: пока вы не вернётесь, за вас играет бот ({ $level }).
   *[no] Время { FORM($seat, form: "gen") } вышло: за него пока играет бот ({ $level }).
}
notice-returned = { $you ->
    [yes] Вы снова за столом и играете сами.
   *[no] { $seat } снова за столом.
}
notice-ended = Игроки проголосовали за конец игры.
notice-rematched = Те же игроки встречаются снова: новый стол готов.

claim-number = { $number }

presence-away = { START($seat, form: "gen") } нет за столом.

## Места

chair-free = свободно
chair-guest = { $you ->
    [yes] { $name } (вы)
   *[no] { $name }
}
chair-nameless = гость без имени
chair-bot = бот ({ $level })
chair-stood-in = { $who } не за столом: пока играет бот ({ $level })
chair-owner = создатель стола
chair-away = не за столом
onlookers = Смотрят: { $who }.
onlookers-nameless = { $count ->
    [one] { $count } гость без имени
    [few] { $count } гостя без имени
   *[many] { $count } гостей без имени
}

## Как обстоят дела за столом

table-listed = Этот стол виден в списке всем.
table-private = Этот стол найдут только те, у кого есть ссылка.
table-link = По этой ссылке можно прийти за стол: { $link }
waiting-for = Ждём { FORM($seats, form: "gen") }.
waiting-chairs = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
waiting-start = Все в сборе: создатель стола может начать игру.
waiting-your-start = Все в сборе: можете начать игру.
votes-end = За конец игры: { $seats } ({ $count } из { $people }). Игра кончится, когда этого захочет больше половины.
votes-bot = Голосов за бота: { $count }, нужно { $needed }
votes-slow = Голосов за то, чтобы писать реже: { $count }, нужно { $needed }

## Часы. $time — одно из времён, что ниже.

time-seconds = { $count } с
time-minutes = { $count } мин
time-hours = { $count } ч
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
terms-no-clock = без таймера
terms-turn = на ход { $time }
terms-answer = на ответ вне своего хода { $time }
terms-pace = боты отвечают примерно через { $time }
terms-at-once = боты отвечают сразу

## Постоянные приказы; остальные у каждой игры свои.

order-ask = Спрашивать меня каждый раз.

## Гость: как вернуться и что хранится

guest-link = По этой ссылке вы вернётесь к своим играм с другого устройства. Она действует один раз и недолго: никому её не давайте.
guest-link-code = { $link }
guest-links-void = Ваши ссылки для возврата отменены.
guest-tokens-void = На всех других устройствах вход закрыт.
guest-export = Скачать все данные о вас: имя, устройства, ссылки, столы и ваши слова за ними.
guest-delete = Удалить имя и всё, что вы говорили. Игры продолжатся без вас, и вернуть ничего нельзя.
guest-deleted = О вас больше ничего не хранится. Всего доброго!

## Чего сделать нельзя и что можно вместо того

denial-already-started = Игра уже началась: это делается до неё.
denial-bad-budget = { $field ->
    [turn] Время на ход может быть таким: от { $least } до { $most }, или без ограничения.
   *[answer] Время на ответ может быть таким: от { $least } до { $most }, или без ограничения.
}
denial-bad-pace = Боты думают не дольше, чем { $most }: выберите меньше.
denial-bad-setup = Так сыграть нельзя: выберите другие настройки.
denial-busy = За этим столом происходит слишком многое сразу. Попробуйте ещё раз.
denial-claim-about-oneself = Заявите что-нибудь о ком-то другом.
denial-code-renewed = У стола новый код: чтобы снова смотреть, спросите его у игроков.
denial-eliminated = Вы выбыли из игры: новое имя видно только за другими столами.
denial-empty-chair = Место { FORM($seat, form: "gen") } ещё свободно: подождите кого-нибудь или посадите бота.
denial-endless-with-bots = Без предела раундов боты могут играть вечно: назначьте предел или играйте без ботов.
denial-flooding = Слишком много сообщений: связь закрыта. Подождите и подключитесь снова.
denial-foreign-origin = Этой странице нельзя обращаться к этому серверу: откройте страницу самого сервера.
denial-game-over = Игра окончена.
denial-guest-gone = Сервер вас больше не знает: введите имя снова.
denial-hello-again = Вы уже подключены к этому столу.
denial-hello-first = Программа не представилась серверу. Загрузите страницу заново или перезапустите программу.
denial-hello-late = Связь устанавливалась слишком долго. Попробуйте ещё раз.
denial-host-here = Создатель стола был здесь меньше { $minutes } мин назад: подождите ещё немного.
denial-host-only = Это может только создатель стола.
denial-http = На это сервер не отвечает. Вернитесь и попробуйте ещё раз.
denial-internal = На сервере произошла ошибка; ничего не изменилось. Попробуйте ещё раз.
denial-locked-already = Стол уже закрыт.
denial-malformed = { $field ->
    [none] Сервер не может этого прочесть.
   *[other] Сервер не может этого прочесть ({ $field }).
}
denial-malformed-expected = { $field }: так нельзя. { $expected }
denial-method-not-allowed = Здесь сервер этого не делает.
denial-name-control = Имя состоит из видимых букв, цифр и знаков: остальные уберите.
denial-name-direction = Имя не должно менять направление письма.
denial-name-empty = Введите имя, которое видно.
denial-name-long = Имя слишком длинное: сократите его.
denial-name-taken = За этим столом уже есть похожее имя: выберите другое.
denial-no-bot-there = На месте { FORM($seat, form: "gen") } нет бота.
denial-no-guest-there = На месте { FORM($seat, form: "gen") } никого нет.
denial-no-seat = У вас нет места за этим столом: сначала займите его.
denial-no-such-level = Такого бота нет; есть: { $levels }.
denial-no-such-order = Такого приказа в этой игре нет.
denial-no-such-seat = Такого места нет; мест за столом: { $seats }.
denial-nobody-plays = За столом не могут играть одни боты: займите место или подождите кого-нибудь.
denial-not-away = Вы и так играете сами.
denial-not-found = Не найдено или недоступно вам. Проверьте ссылку.
denial-not-json = Сервер не смог прочесть сообщение. Загрузите страницу заново или перезапустите программу.
denial-not-locked = Стол не закрыт.
denial-not-longest-seated = Кто-то другой сидит здесь дольше: управлять столом может он.
denial-not-over = Игра ещё не окончена: сначала доиграйте её.
denial-not-paused = Игра не на паузе.
denial-not-ready = Сервер ещё не готов. Попробуйте чуть позже.
denial-not-started = Игра ещё не началась.
denial-not-your-seat = Вы не играете за { FORM($seat, form: "gen") }.
denial-not-yourself = Исключить себя нельзя: лучше оставьте место боту.
denial-other-version = Версии сервера и этой программы не совпадают. Загрузите страницу заново или обновите программу.
denial-paused = Игра на паузе: продолжить её может создатель стола.
denial-reads-too-slowly = Ваша связь не успевала, и сервер её закрыл. Подключитесь снова, и всё вернётся.
denial-rematch-made = Новый стол уже готов: идите туда.
denial-removed-from-table = Создатель этого стола исключил вас: найдите другой.
denial-seat-taken = Место { FORM($seat, form: "gen") } занято: выберите свободное.
denial-spectator = Вы здесь только смотрите: чтобы играть, введите имя.
denial-stale-decision = Поздно: игра уже ушла вперёд. Взгляните ещё раз.
denial-stood-in = На этом месте пока играет бот: сначала игрок должен вернуться.
denial-table-gone = Этого стола больше нет.
denial-table-locked = Этот стол закрыт: новые игроки сесть не могут.
denial-table-talk-too-much = За этим столом пишут слишком много: подождите немного и отправьте ещё раз.
denial-talk-control = Уберите невидимые знаки и отправьте ещё раз.
denial-talk-length = Напишите от { $least } до { $most } знаков.
denial-talk-slowed = Игроки решили писать реже: одно сообщение в { $seconds } с.
denial-talk-too-much = Вы написали слишком много: подождите немного и отправьте ещё раз.
denial-token-expired = Вас не было слишком долго, и сервер вас больше не знает: вернитесь по ссылке для возврата или введите имя.
denial-token-forged = Сервер вас не знает: вернитесь по ссылке для возврата или введите имя.
denial-token-malformed = Сервер вас не знает: вернитесь по ссылке для возврата или введите имя.
denial-token-missing = Сначала введите имя.
denial-token-revoked = Здесь вход закрыт: вернитесь по ссылке для возврата или введите имя.
denial-too-fast = Слишком быстро: подождите немного.
denial-too-large = Это слишком много за один раз.
denial-too-long = Слишком длинно; знаков не больше: { $most }.
denial-too-many-changes = Вы слишком часто меняете место или имя: подождите минуту.
denial-too-many-devices = Вы вошли на слишком многих устройствах: сначала закройте вход на некоторых.
denial-too-many-guests = С вашего адреса слишком много новых гостей: попробуйте позже.
denial-too-many-lookups = С вашего адреса искали слишком много столов: попробуйте через минуту.
denial-too-many-new-tables = С вашего адреса слишком много новых столов: попробуйте позже.
denial-too-many-sockets = С вашего адреса слишком много соединений: закройте лишние.
denial-too-many-tables = У вас уже столько открытых столов: { $most }. Сначала доиграйте за одним из них.
denial-too-many-welcomes = С вашего адреса слишком часто открывали столы: попробуйте через минуту.
denial-too-slow = Это заняло слишком много времени, и сервер прервал связь. Попробуйте ещё раз.
denial-unknown-type = Сервер не знает такого запроса. Загрузите страницу заново или обновите программу.
denial-unreadable = Этот стол записан другой версией сервера, и открыть его нельзя.
denial-vote-about-yourself = За себя голосовать нельзя: лучше оставьте место боту.
denial-voted-already = Вы уже так проголосовали.
denial-wrong-host = Этот сервер не знает имени, по которому вы его открыли. Тот, кто его запустил, может указать это имя: --public-url.
denial-yours-already = Стол уже ваш.

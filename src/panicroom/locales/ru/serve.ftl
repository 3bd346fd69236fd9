# Сервер для друзей.

verb-serve = запустить сервер, чтобы играть с друзьями по сети

serve-open = Panic Room открыт по адресу { $address }. Ctrl-C закроет сервер; потом игры продолжатся с того же места.
serve-how = Откройте этот адрес в браузере; или откройте стол из терминала:
serve-here = Сервер отвечает только на этом компьютере: --host 0.0.0.0 откроет его для вашей сети.
serve-closed = Сервер закрыт.
serve-occupied = С папкой { $folder } уже работает сервер: { $address }. Возможно, это игра, открытая на этой машине (panicroom open, panicroom play). Сначала закройте его или укажите другую папку: --data.
serve-occupied-unknown = С папкой { $folder } работает сервер, который как раз запускается. Сначала закройте его или укажите другую папку: --data.
serve-broken-key = В файле { $file } больше нет ключа подписи. Верните его из резервной копии: без него никто не сможет вернуться на своё место.
serve-newer-database = С этими данными работала более новая версия panicroom ({ $found }; эта знает { $known }). Установите её или укажите другую папку: --data.

flag-data = папка с данными (по умолчанию panicroom-data)
flag-host = адрес, на котором ждать соединений (по умолчанию 127.0.0.1, только этот компьютер)
flag-port = порт (по умолчанию 8080; 0 — любой свободный)
flag-database = другая база данных вместо файла в папке
flag-public-url = адрес, который открывают люди, если он другой
flag-origins = другие сайты, с которых браузер может подключаться; через запятую
flag-proxies = доверенные прокси, чей X-Forwarded-For принимается (по умолчанию 127.0.0.1,::1); через запятую
flag-log-level = насколько подробен журнал: debug, info, warning, error
flag-message-bytes = самое длинное сообщение, в байтах
flag-messages-per-second = сколько сообщений в секунду может слать одно соединение
flag-sockets-per-address = сколько WebSocket может держать один адрес
flag-connections-per-address = сколько соединений TCP может держать один адрес
flag-guests-per-hour = сколько новых гостей в час с одного адреса
flag-tables-per-guest = сколько незаконченных столов может быть у гостя
flag-tables-per-hour = сколько новых столов в час с одного адреса
flag-lookups-per-minute = сколько неверных кодов столов в минуту с одного адреса
flag-welcomes-per-minute = сколько раз в минуту с одного адреса можно открыть стол или страницу истории
flag-talk-bytes-per-minute = сколько байт в минуту может написать один игрок; стол — вчетверо больше
flag-token-days = сколько дней помнить гостя
flag-link-hours = сколько часов действует ссылка для возврата
flag-dead-days = через сколько дней без активности стол помечается; ещё через неделю он удаляется вместе с чатом

verb-backup = скопировать всё, что хранит сервер, в один файл
verb-tables = перечислить столы, которые хранит сервер

flag-backup-to = файл или папка для него (по умолчанию здесь, с датой в имени)
flag-tables-all = и те, где игра окончена
flag-tables-codes = коды вместо имён; по коду может войти любой
flag-tables-remove = навсегда удалить этот стол, в каком бы состоянии он ни был
flag-tables-restore = оставить этот стол, помеченный на удаление

data-none = Здесь нет данных сервера: нет файла { $file }. Их папку указывает --data.
backup-written = Всё записано в { $file }. Кто может прочесть этот файл, прочтёт все игры и имена: храните его в надёжном месте.
backup-restore = Чтобы продолжить с этого места, закройте сервер и выполните:
backup-exists = Файл { $file } уже есть и остаётся как был. Укажите другой.
backup-other-database = У этой базы данных свой сервер: скопируйте её программой pg_dump, а вместе с ней — signing.key и uptime.json из папки { $folder }.

tables-id = стол
tables-game = игра
tables-status = состояние
tables-made = создан
tables-last = последняя
tables-seats = места
tables-entries = записей
tables-open = открыт
tables-playing = идёт
tables-over = окончен
tables-count = { $shown ->
    [0] Столов нет.
    [one] { $shown } стол; места: люди + боты / все.
    [few] { $shown } стола; места: люди + боты / все.
    [many] { $shown } столов; места: люди + боты / все.
   *[other] { $shown } стола; места: люди + боты / все.
}{ $hidden ->
    [0] { "" }
    [one] { " " }Ещё { $hidden } окончен: его покажет --all.
    [few] { " " }Ещё { $hidden } окончены: их покажет --all.
    [many] { " " }Ещё { $hidden } окончены: их покажет --all.
   *[other] { " " }Ещё { $hidden } окончены: их покажет --all.
}
tables-removed = Стола { $table } больше нет.
tables-marked = { $marked ->
    [one] { $sign } { $marked } стол помечен на удаление: его оставит «panicroom tables --restore ID».
    [few] { $sign } { $marked } стола помечены на удаление: любой из них оставит «panicroom tables --restore ID».
    [many] { $sign } { $marked } столов помечены на удаление: любой из них оставит «panicroom tables --restore ID».
   *[other] { $sign } { $marked } стола помечены на удаление: любой из них оставит «panicroom tables --restore ID».
}
tables-restored = Стол { $table } больше не помечен на удаление.
tables-not-marked = Стол { $table } не помечен на удаление.
tables-unknown = Стола { $table } нет. «panicroom tables --all» перечислит все.
tables-older-database = Эти данные созданы более ранней версией panicroom. Сначала запустите с ними «panicroom serve» этой версии.

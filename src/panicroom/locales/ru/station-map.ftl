# План станции на странице.

page-map = План станции. Комнат: { $rooms }, паразитов: { $parasites }.
page-map-keys = План станции. Стрелки — выбрать, R — повернуть новую комнату, C — сменить персонажа, F — показать план целиком.
page-map-rooms = Комнаты и кто в них
page-map-room = { $room }: { $inside }
page-map-room-empty = { $room }: никого
page-map-parasites-gray = { $count ->
    [one] { $count } серый паразит
    [few] { $count } серых паразита
   *[many] { $count } серых паразитов
}
page-map-parasites-black = { $count ->
    [one] { $count } чёрный паразит
    [few] { $count } чёрных паразита
   *[many] { $count } чёрных паразитов
}
page-map-doors-open = Защищённые двери открыты.
page-map-doors-closed = Защищённые двери закрыты.

page-map-next = Следующая · осталось { $count }
page-map-next-none = Комнат больше нет
page-map-search-deck = Карт обыска в колоде: { $left }, в сбросе: { $gone }
page-map-fit = Показать весь план
page-map-near = Приблизить

# Карта, которую можно выложить в нескольких местах.
page-map-places = Куда выложить комнату
page-map-place = { $number } из { $count }
page-map-place-none = Мест: { $count }
page-map-place-only = Подходит только сюда
page-map-missed = Коснитесь «?» на плане: почему туда нельзя.
page-map-before = Предыдущее место
page-map-after = Следующее место
page-map-turn = Повернуть

# Что сделает ещё одно касание и почему карта лежит так. $who и $other — роли.
page-map-tap-turn = Ещё раз — положить, стрелка на ней — повернуть ({ $number } из { $count }).
page-map-tap-go = Ещё раз — пойти туда.
page-map-tap-lay = Ещё раз — положить.
page-map-turn-barred = Повернуть нельзя.

# Для чего нужна комната. $searched: она лежит красной стороной вверх.
page-map-does-storage = Склад: { $searched ->
    [yes] обыск даёт одну карту.
   *[no] первый обыск даёт три карты.
}
page-map-does-team = Можно обыскать: одна карта; вдвоём с другим игроком — по карте каждому.
page-map-does-run = Коридор: если вошли, а других игроков нет, можно сразу бесплатно идти дальше. Можно обыскать.
page-map-does-parasite = Паразит появляется всякий раз, когда кто-то входит. Можно обыскать.
page-map-does-terminal = Терминал, раз за ход: сканирование, двери или новая комната. Можно обыскать.
page-map-does-sick-bay = Медпункт, раз за ход: лечит 2 раны. Можно обыскать.
page-map-does-hive = Здесь незаражённый Боец с канистрами ({ $gas }) сжигает Улей, и люди побеждают.
page-map-does-reactor = Здесь не меняются картами, и обыскивать нечего.
page-map-does-empty = Обыскивать нечего.
page-map-does-anteroom = За защищённой дверью — вторая половина. Можно обыскать.
page-map-red = Красный значок: перед обыском появляется паразит.

# Как кусают паразиты. $faces: какие здесь есть.
page-map-bites = { $faces ->
    [gray] В Фазу Паразитов серый наносит всем здесь по 1 ране; гибнет от 1 попадания.
    [black] В Фазу Паразитов чёрный наносит всем здесь по 2 раны; гибнет от 2 попаданий.
   *[both] В Фазу Паразитов серый наносит всем здесь по 1 ране, чёрный — по 2. Серый гибнет от 1 попадания, чёрный — от 2.
}

# Что говорит касание колод. $sides — стороны света.
page-map-sides-open = Двери, как нарисовано: { FORM($sides, form: "at") }.
page-map-sides-security = Защищённые двери: { FORM($sides, form: "at") }. Закрыты для тех, у кого нет карты доступа, если их не открыл терминал.
page-map-rooms-left = Осталось комнат: { $count }{ $hive ->
    [yes] , Улей среди них.
   *[no] .
} Когда кончатся, исследовать нечего.
page-map-searches-left = Карт обыска в колоде: { $left }, в сбросе: { $gone }. Когда колода пуста, сброс тасуют в новую; если нет и его, обыскивать нельзя.

# Настройки плана.
page-map-lights = Свет
page-map-lights-full = Весь
page-map-lights-low = Меньше
page-map-lights-off = Без теней
page-map-lights-full-about = Фонари, лампы и маяки
page-map-lights-low-about = Лампы и маяки без фонарей
page-map-lights-off-about = Всё освещено полностью
page-map-lights-slow = Света меньше: для всего это устройство слишком медленное.
page-map-coordinates = Координаты
page-map-coordinates-about = Числа по краям плана, чтобы записывать позиции

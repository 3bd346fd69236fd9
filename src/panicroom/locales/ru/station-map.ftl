# План станции на странице.

page-map = План станции. Комнат: { $rooms }, паразитов: { $parasites }.
page-map-keys = План станции. Стрелки — прицелиться, R — повернуть новую комнату, F — показать план целиком.
page-map-rooms = Комнаты и кто в них
page-map-room = { $room }: { $inside }
page-map-room-empty = { $room }: никого
page-map-parasites-gray = { $count ->
    [one] { $count } серый паразит
    [few] { $count } серых паразита
   *[many] { $count } серых паразитов
}
page-map-parasites-black = { $count ->
    [one] { $count } чёрный паразит
    [few] { $count } чёрных паразита
   *[many] { $count } чёрных паразитов
}
page-map-parasites-flipped = { $count ->
    [one] { $count } раненый чёрный паразит
    [few] { $count } раненых чёрных паразита
   *[many] { $count } раненых чёрных паразитов
}
page-map-doors-open = Защищённые двери открыты.
page-map-doors-closed = Защищённые двери закрыты.

page-map-next = Следующая · осталось { $count }
page-map-next-none = Комнат больше нет
page-map-search-left = Карт обыска в колоде
page-map-discards = Карт обыска в сбросе
page-map-fit = Показать весь план
page-map-near = Ближе

# Карта, которую можно выложить в нескольких местах.
page-map-places = Куда выложить комнату
page-map-place = { $number } из { $count }
page-map-place-none = Мест: { $count }
page-map-before = Предыдущее место
page-map-after = Следующее место
page-map-turn = Повернуть

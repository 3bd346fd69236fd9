# Из чего может состоять любая фраза: перечисления и игроки, названные по цвету.

list-empty = нет
list-last = { $rest } и { $last }
list-more = { $first }, { $rest }

seat-red = Красный
    .gen = Красного
    .dat = Красному
    .ins = Красным
seat-blue = Синий
    .gen = Синего
    .dat = Синему
    .ins = Синим
seat-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .ins = Зелёным
seat-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .ins = Жёлтым
seat-white = Белый
    .gen = Белого
    .dat = Белому
    .ins = Белым
seat-black = Чёрный
    .gen = Чёрного
    .dat = Чёрному
    .ins = Чёрным

# Как сильно играет бот. .about стоит рядом в списке.
level-random = случайный
    .gen = случайного
    .about = ходит наугад
level-easy = лёгкий
    .gen = лёгкого
    .about = его легко обыграть: хорош для первой игры
level-normal = средний
    .gen = среднего
    .about = достойный соперник
level-hard = сильный
    .gen = сильного
    .about = обыграть его трудно

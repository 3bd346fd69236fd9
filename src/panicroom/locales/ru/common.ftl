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

# Кто такой бот: имя и нрав, который ничего не говорит о его игре.
persona-bruno = Бруно
    .about = Спит при свете.
persona-dora = Дора
    .about = Дважды прочла правила.
persona-emil = Эмиль
    .about = Извиняется перед дверями.
persona-greta = Грета
    .about = Никогда не любила коридоров.
persona-iris = Ирис
    .about = Вечно мёрзнет.
persona-leo = Лео
    .about = Напевает, когда становится тихо.
persona-max = Макс
    .about = Верит, что всё кончится хорошо.
persona-nora = Нора
    .about = Ждёт худшего.
persona-otto = Отто
    .about = Любит чётные числа.
persona-pavel = Павел
    .about = Хочет домой.
persona-vera = Вера
    .about = Пьёт кофе холодным.
persona-zora = Зора
    .about = Не боится темноты.

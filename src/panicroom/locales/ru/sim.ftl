# Много игр, и скорость движка.

flag-sim-seats = сколько игроков: { $games }; можно несколько, через запятую; --edition — так же
flag-sim-level = как сильно играют боты (по умолчанию normal): { $games }; один на всех или по одному на место, через запятую
flag-humans = как сильно играют люди; через запятую — каждый уровень против каждого
flag-infected = как сильно играют заражённые
flag-sim-talk = разговоры ботов: off (по умолчанию), on или both, чтобы сравнить одни и те же расклады
flag-plot = нарисовать в этот файл (.png, .svg или .pdf)
flag-tells-plot = нарисовать, что думают боты, в этот файл (.png, .svg или .pdf)

sim-no-sides = В игре { $game } нет сторон: назовите уровни через --level.
sim-level-or-sides = Либо --level говорит, как сильно играют все, либо --humans и --infected — каждая сторона.
sim-progress = сыграно { $done } из { $games }

sim-games = { $games ->
    [one] { $games } игра.
    [few] { $games } игры.
   *[many] { $games } игр.
}
sim-players = { $seats ->
    [one] { $seats } игрок.
    [few] { $seats } игрока.
   *[many] { $seats } игроков.
}
sim-bot-levels = { $count ->
    [1] Уровень ботов: { $levels }.
   *[other] Уровни ботов: { $levels }.
}
sim-sides = Уровень людей: { $humans }; заражённых: { $infected }.
sim-common = Все игры на одних и тех же ключах. В скобках — доверительный интервал 95 %.

sim-side = победили
sim-reason = как
sim-wins = игр
sim-interval = интервал 95 %
sim-seat = игрок
sim-level = уровень
sim-won = побед
sim-shared = не один
sim-score = счёт
sim-figure = за игру
sim-mean = среднее
sim-lower = 25 %
sim-median = 50 %
sim-upper = 75 %
sim-decimal = { NUMBER($number, minimumFractionDigits: 1, useGrouping: 0) }
sim-range = [{ $low }; { $high }]

# Как часто побеждает сторона: строки — её уровень, столбцы — уровень другой стороны.
sim-side-wins = { START($side) }: побед, %
sim-against = против { FORM($level, form: "gen") }
sim-gain = { $level } вместо { FORM($other, form: "gen") }

# What talk changes, and what bots say.
sim-mute = боты молчат
sim-talk = боты говорят
sim-change = разница
sim-claims = заявлений за игру
sim-lies = ложь, %
sim-accusations = поверили ложным обвинениям, %
sim-defenses = поверили ложной защите, %
sim-moved = подозрение выросло на, %
sim-said = заявления за игру, по ролям

plot-no-matplotlib = Для графиков нужен matplotlib, а он здесь не установлен. Установите его:
plot-bad-file = --plot: имя файла должно кончаться на .png, .svg или .pdf, а не «{ $file }».
plot-each = На каждый столбец — { $games ->
    [one] { $games } игра.
    [few] { $games } игры.
   *[many] { $games } игр.
}
plot-players = игроков
plot-wins = побед, %
plot-round = раунд
plot-infected = заражено игроков, %
plot-points = очки
plot-score = счёт, %
plot-chance = наугад

figure-decisions = решений

bench-begins = Случайные игры на одном ядре, по { $games } на каждое число игроков; время в микросекундах.
bench-game = игра
bench-seats = игроков
bench-rate = решений/с
bench-options = варианты
bench-apply = ход
bench-view = вид
bench-copy = копия
bench-ratio = × catanatron
bench-catanatron = catanatron: решений в секунду — { $rate } (четыре случайных игрока, в том же запуске).
bench-no-catanatron = catanatron (движок игры «Катан», для сравнения) не установлен.
bench-core-begins = Обе игры в обычном движке и в нативном ядре, решений в секунду; «внутри» — партии, подготовленные заранее, «с подготовкой» — вместе с ней; «пакет» — 1024 партии сразу с масками, «тензоры» — то же с наблюдениями; доигрывание идёт с середины игры до конца, копия — в наносекундах.
bench-core-game = игра
bench-core-seats = игроков
bench-core-readable = обычный
bench-core-driven = нативное
bench-core-times = раз
bench-core-inside = внутри
bench-core-whole = с подготовкой
bench-core-batch = пакет
bench-core-tensors = тензоры
bench-core-playouts = доигр./с
bench-core-copy = копия
bench-no-numpy = Без NumPy пакеты измерить нельзя: pip install panicroom[research].
bench-no-core = Нативное ядро здесь не собрано: python -m panicroom.core.build соберёт его там, где есть компилятор C.
bench-peers = Другие симуляторы рядом с нашими измеряет make peers, из исходного кода.

flag-rate-games = сколько раздач играет каждая пара уровней, для всех одних и тех же (по умолчанию 100)
flag-rate-level = какие уровни сравнить, через запятую (по умолчанию все)
rate-one-level = Назовите хотя бы два разных уровня.
rate-how = Каждая пара уровней сыграла { $games ->
    [one] { $games } раздачу
    [few] одни и те же { $games } раздачи
   *[many] одни и те же { $games } раздач
}. 400 очков — это десять к одному; 0 — среднее по всем. В скобках — доверительный интервал 95 %, если раздачи тянуть заново.
rate-rating = рейтинг
rate-side = сторона

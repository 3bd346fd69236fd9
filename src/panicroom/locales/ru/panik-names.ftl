# Как что называется. Падежи: .gen .acc; у особняков .into (куда), .from (откуда).

title = Panik
about = «Panik», от 2 до 4 игроков: не выдайте, чего стоят ваши особняки, и отправьте охотников в самые выгодные, свои и чужие.

## Особняки и охотники

# $mine: особняк самого зрителя; [turn] — того, кто действует. «Во 2-й», но «в 3-й». .own... стоит там, где зритель сам действует:
# «в свой 2-й особняк».
manor = { $mine ->
    [yes] ваш { $number }‑й особняк
   *[no] { $number }‑й особняк { FORM($seat, form: "gen") }
}
    .into = { $mine ->
        [yes] в ваш { $number }‑й особняк
        [turn] в свой { $number }‑й особняк
       *[no] { $number ->
            [2] во
           *[other] в
        } { $number }‑й особняк { FORM($seat, form: "gen") }
    }
    .own = { $mine ->
        [yes] свой { $number }‑й особняк
       *[no] { $number }‑й особняк { FORM($seat, form: "gen") }
    }
    .own-into = { $mine ->
        [yes] в свой { $number }‑й особняк
       *[no] { $number ->
            [2] во
           *[other] в
        } { $number }‑й особняк { FORM($seat, form: "gen") }
    }
    .own-from = { $mine ->
        [yes] из своего { $number }‑го особняка
       *[no] из { $number }‑го особняка { FORM($seat, form: "gen") }
    }
    .from = { $mine ->
        [yes] из вашего { $number }‑го особняка
        [turn] из своего { $number }‑го особняка
       *[no] из { $number }‑го особняка { FORM($seat, form: "gen") }
    }
    .in = { $mine ->
        [yes] в вашем { $number }‑м особняке
       *[no] { $number ->
            [2] во
           *[other] в
        } { $number }‑м особняке { FORM($seat, form: "gen") }
    }

# .kind — одно определение, без слова «особняк»; .short, для поля, — не длиннее 10 букв.
manor-ghost-1 = особняк с привидениями на 1 очко
    .kind = с привидениями на 1
    .short = привид. 1
manor-ghost-2 = особняк с привидениями на 2 очка
    .kind = с привидениями на 2
    .short = привид. 2
manor-ghost-3 = особняк с привидениями на 3 очка
    .kind = с привидениями на 3
    .short = привид. 3
manor-ghost-4 = особняк с привидениями на 4 очка
    .kind = с привидениями на 4
    .short = привид. 4
manor-ghost-5 = особняк с привидениями на 5 очков
    .kind = с привидениями на 5
    .short = привид. 5
manor-shared = общий особняк
    .kind = общий
    .short = общий
manor-trap = особняк с ловушкой
    .kind = с ловушкой
    .short = ловушка
manor-unknown = закрыт
    .kind = закрыт

hunter = { $mine ->
    [yes] ваш { $kind }
   *[no] { $kind } { FORM($seat, form: "gen") }
}
    .acc = { $mine ->
        [yes] { FORM($kind, form: "your") }
        [turn] { FORM($kind, form: "own") }
       *[no] { FORM($kind, form: "acc") } { FORM($seat, form: "gen") }
    }
    .own = { $mine ->
        [yes] { FORM($kind, form: "own") }
       *[no] { FORM($kind, form: "acc") } { FORM($seat, form: "gen") }
    }

# Там, где его только что назвали.
hunter-same = тот

# .your и .own — винительный падеж: «вашего сыщика», но «ваш тандем».
hunter-basic = рядовой
    .acc = рядового
    .gen = рядового
    .your = вашего рядового
    .own = своего рядового
hunter-over-equipped = тяжеловес
    .acc = тяжеловеса
    .gen = тяжеловеса
    .your = вашего тяжеловеса
    .own = своего тяжеловеса
hunter-tandem = тандем
    .gen = тандема
    .your = ваш тандем
    .own = свой тандем
hunter-detector = сыщик
    .acc = сыщика
    .gen = сыщика
    .your = вашего сыщика
    .own = своего сыщика
hunter-call = связист
    .acc = связиста
    .gen = связиста
    .your = вашего связиста
    .own = своего связиста

## Перед игрой и стол

rules-played = Panik.
play-seat = Вы — { $seat }.
play-aim = Особняк с привидениями приносит каждому охотнику столько очков, сколько стоит сам, а тандему — вдвое больше; в общем особняке чем меньше охотников, тем больше достаётся каждому (одному — 4 очка, четверым — по 1); особняк с ловушкой приносит своему хозяину по 3 очка за каждого чужого охотника. Особняки закрыты: угадывайте и блефуйте. Отправив охотника, вы можете прогнать из того же особняка другого.
play-skills = Сыщик, прежде чем войти в особняк, открывает один из особняков соперников; связист может позвать к себе одного охотника из другого особняка. Игра кончается, когда отправлены все охотники; побеждает тот, у кого больше всех очков.
play-board = На поле { $letter }B — ваш рядовой охотник, { $letter }O — тяжеловес (его никто не прогонит), { $letter }T — тандем, { $letter }D — сыщик, { $letter }C — связист. Особняк в скобках закрыт, и знаете его только вы. Справа — охотники, которые остались у каждого в руке.

player-you = (вы)
player-points = = { $points }

# Над таблицей: слева — кто подозревает, сверху — какой особняк.
think-title = Насколько каждый бот (строка) уверен, что закрытый особняк (столбец) — с ловушкой, в процентах:

# Стоит перед тем, что вводят.
prompt-who = { $seat }

prompt-help = Введите номер действия или его короткую запись: «place basic blue.3», «place basic b3» или, по буквам, «B b3»; «detect b1»; охотник — «blue:tandem». «? 3» объяснит действие 3 и покажет его правило, «почему place call b3» — почему так нельзя, «правила PTURN-2» — само правило, «правила» и слово — все, где оно встречается.
prompt-legend = На поле rB — рядовой Красного, rO — тяжеловес, rT — тандем, rD — сыщик, rC — связист. Особняк в скобках закрыт, и знаете его только вы.
prompt-why-what = О каком действии вы спрашиваете? Введите слово «почему» и это действие, например: почему place call b3

# Перед тем, о чём можно пожалеть.
sure-trap = Этот особняк — ловушка { FORM($seat, form: "gen") }: за вашего охотника { $seat } получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Что известно наверняка

dossier-own = Закрыты, и знаете их только вы: { $manors }.
dossier-manor = { $manor } ({ FORM($kind, form: "kind") })
dossier-unseen = Вы ещё не видели: { $kinds }. Из них закрыто на столе: { $hidden }, вне игры: { $aside }.
dossier-kind = { $count ->
    [1] { FORM($kind, form: "kind") }
   *[other] { FORM($kind, form: "kind") } ×{ $count }
}

## Конец

side-players = игроки

outcome-most_points = Все охотники отправлены, очки подсчитаны.
    .short = больше всех очков
outcome-shared_victory = Все охотники отправлены, и у лучших очков поровну.
    .short = очков поровну

# $mine: заработал ли их сам зритель.
earned = { $mine ->
    [yes] вы — { $points }
   *[no] { $seat } — { $points }
}
score = { $mine ->
    [yes] вы — { $points }
   *[no] { $seat } — { $points }
}

ending-winners = { $you ->
    [won] { $count ->
        [1] Вы победили!
       *[other] Вы победили — вместе: { $winners }.
    }
    [lost] Вы проиграли. { $count ->
        [1] Победитель — { $winners }.
       *[other] Победители: { $winners }.
    }
   *[none] { $count ->
        [1] Победитель — { $winners }.
       *[other] Победители: { $winners }.
    }
}
ending-scores = Очки: { $scores }.

figure-score-red = очки Красного
figure-score-blue = очки Синего
figure-score-green = очки Зелёного
figure-score-yellow = очки Жёлтого
figure-lead = отрыв лучшего

## Решения стола и главы правил

ruling-shared_tandem = { $value ->
    [double] В общем особняке тандем приносит вдвое больше, чем другой охотник.
   *[single] В общем особняке тандем приносит столько же, сколько любой охотник.
}
ruling-ghosts = Особняков с привидениями на 1, 2, 3, 4 и 5: { $value }.

chapter-setup = Подготовка
chapter-turn = Ход
chapter-end = Конец игры

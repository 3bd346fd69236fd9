# Что можно сделать (option-), что нужно решить (decision-) и почему чего-то нельзя (why-).

## Как пишут действия: что стоит на месте каждого слова после первого

slot-manor = ЦВЕТ.НОМЕР
slot-kind = basic|over-equipped|tandem|detector|call
slot-hunter = ЦВЕТ:ОХОТНИК

## Действия

option-turn-up = Открыть { FORM($manor, form: "own") } ({ FORM($face, form: "kind") })
option-post-tandem = Поставить тандем { FORM($manor, form: "own-into") } ({ FORM($face, form: "kind") })
option-place = Отправить { FORM($kind, form: "acc") } { FORM($manor, form: "own-into") } ({ FORM($face, form: "kind") })
option-detect = Открыть { FORM($manor, form: "own") }, потом отправить сыщика
option-send-back = Прогнать { FORM($hunter, form: "own") }
option-call = Позвать { FORM($hunter, form: "own") } { FORM($origin, form: "own-from") }
option-place-again = Отправить { FORM($hunter, form: "own") } { FORM($manor, form: "own-into") } ({ FORM($face, form: "kind") })
option-end-turn = Закончить ход

# Строки таблицы действий: столбцы — особняки. $letter обозначает охотника на поле.
row-place = { $letter }  { $kind }
row-detect = { $letter }  { $kind }: открыть
row-place-again = { $letter }  { $kind }

## Решения: что нужно выбрать и почему. Форма .name продолжает фразу «Сначала ...».

decision-manors = Какой из своих особняков вы откроете для всех? Все открывают одновременно.
    .name = откройте особняк
decision-posts = В какой из своих закрытых особняков вы поставите первый тандем? Все ставят одновременно.
    .name = поставьте тандем в особняк
decision-turn = Ваш ход: отправьте одного охотника в особняк, где есть место. Введите номер на пересечении его строки и столбца особняка.
    .name = отправьте охотника
decision-detector = Теперь отправьте сыщика.
    .name = отправьте сыщика
decision-send-or-call = { $may_call ->
    [yes] { $may_send ->
        [yes] Вы можете прогнать одного охотника { FORM($manor, form: "own-from") } и позвать туда другого, в любом порядке.
       *[no] Вы можете позвать одного охотника { FORM($manor, form: "own-into") }.
    }
   *[no] Вы можете прогнать одного охотника { FORM($manor, form: "own-from") }.
}
    .name = прогоните кого-нибудь, позовите или закончите ход
decision-new-manor = { START($hunter, form: "acc") } прогнали { FORM($origin, form: "from") }: отправьте его в другой особняк.
    .name = найдите место прогнанному охотнику

## Почему нельзя. Одна фраза; за ней следует само правило.

why-game-over = Игра окончена.
why-others-decide = Сейчас решаете не вы.
why-answer-first = Сначала { FORM($decision, form: "name") }.

why-not-at-the-table = За этим столом нет такого особняка: { $manor }.
why-not-your-manor = Выбрать можно только свой особняк.
why-manor-is-up = Особняк, который уже открыт, выбрать нельзя.

why-not-in-hand = У вас в руке больше нет { FORM($kind, form: "gen") }.
why-manor-full = Особняк, где уже 4 охотника, полон: больше никто не поместится.
why-detect-first = Прежде чем отправить сыщика, выберите особняк соперника: сыщик его откроет.
why-detector-first = Вы открыли особняк: теперь отправьте сыщика.
why-own-manor = Сыщик открывает особняк соперника, а не ваш собственный.

why-sent-already = В этом ходу вы уже прогнали одного.
why-no-such-hunter = { START($manor, form: "in") } нет такого охотника.
why-over-equipped-stays = Тяжеловеса никто не прогонит.
why-just-placed = Охотника, которого вы только что отправили, прогнать нельзя.
why-just-called = Охотника, которого вы только что позвали, прогнать нельзя.
why-another-manor = Его нужно отправить в другой особняк, не { FORM($manor, form: "into") }.

why-no-call = Зовёт только связист, которого только что отправили.
why-never-called = Тяжеловесов и тандемы никогда не зовут.
why-origin-full = Из полного особняка никого не зовут.
why-no-room = { START($manor, form: "in") } все места заняты: ещё один не поместится.
why-just-sent-back = Охотника, которого вы только что прогнали, позвать нельзя.

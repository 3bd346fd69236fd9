# Программа на месте игрока: что у неё спрашивают и что измеряют.

flag-llm-command = программа-игрок: читает со входа вопрос в строке и отвечает строкой
flag-llm-seat = за какие цвета она играет, через запятую (по умолчанию red)
flag-llm-text = спрашивать обычным текстом, а не JSON
flag-llm-seconds = сколько секунд на ответ (по умолчанию 60)
flag-llm-games = сколько раздач; каждую играют и одни боты (по умолчанию 10)

llm-quotes = Кавычки не закрыты: { $text }
llm-no-program = Эту программу не запустить: { $text }

llm-said = { $seat } говорит: { $claim }
llm-claims = Что можно заявить вслух, правду или нет:
llm-how = Ответьте одной строкой: номер или текст действия, всего { $most }. Можно добавить заявления и вероятности, например «{ $example }». { $question } (от 0 до 1): { $about }.
llm-question-infected = Заражён ли этот игрок
llm-question-trap = Ловушка ли эта усадьба

llm-wrong = Последний ответ не подошёл. { $reason }
llm-wrong-unread = Это не прочитать: { $text }
llm-wrong-no-option = Варианта { $text } нет, есть от 1 до { $most }.
llm-wrong-no-action = Это не действие: { $text }
llm-wrong-claims = За один раз можно сделать заявлений: { $most }.
llm-wrong-claim = Этого нельзя заявить: { $text }
llm-wrong-belief = Это не вероятность: { $text }
llm-wrong-late = Ответ опоздал.
llm-wrong-died = Программа завершилась.
llm-wrong-deaf = Программа закрыла вход.
llm-wrong-too-long = Ответ слишком длинный.
llm-wrong-flood = Программа слишком много говорит без вопроса.
llm-wrong-given-up = Программа ошибалась слишком часто, её больше не спрашивают.

llm-won = победы
llm-fixed = бот на том же месте
llm-gain = разница, пункты
llm-answers = ответы
llm-count-asked = вопросы
llm-count-unread = не прочитать
llm-count-no-option = нет такого варианта
llm-count-no-action = не действие
llm-count-refused = против правил
llm-count-claims = слишком много заявлений
llm-count-claim = невозможное заявление
llm-count-belief = не вероятность
llm-count-late = опоздал
llm-count-died = завершилась
llm-count-deaf = вход закрыт
llm-count-too-long = слишком длинный
llm-count-flood = много лишнего
llm-count-given-up = больше не спрашивали
llm-count-stood-in = решил бот
llm-count-restarts = перезапуски

llm-role = роль
llm-claimed = заявления
llm-judged = проверяемые
llm-mistakes = ошибки
llm-lies = ложь, %
llm-role-human = человек
llm-role-infected = заражённый
llm-role-host = Носитель
llm-role-player = игрок
llm-lie = ложь
llm-mistake = ошибка
llm-false = Что заявлено и неверно (раздача/решение):
llm-beliefs = вероятности
llm-said-chance = названо, %
llm-was-so = верно, %
llm-brier = оценка Брайера (всегда частота)

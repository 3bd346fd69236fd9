# Поиск задач.

flag-puzzles-games = сколько игр просмотреть (по умолчанию 1000)
flag-puzzles-into = папка для найденного; прерванный поиск продолжится с того же места (по умолчанию puzzles)

puzzles-found = Найдено задач: { $found }, из них { $kept } записано в { $file }.
puzzles-grade-1 = лёгкая
puzzles-grade-2 = средняя
puzzles-grade-3 = трудная
puzzles-host = Кто Носитель?
puzzles-count = Сколько заражённых?
puzzles-infected = Кто точно заражён?
puzzles-human = Кто точно человек?
puzzles-gas = Отдать канистру?

# Поступки, которые могут выдать, на чьей кто стороне.

gift-infection = своя карта инфекции
gift-strange = чужая карта инфекции
act-explore = исследовать
act-search = обыскать
act-search-together = обыскать вдвоём
act-search-red = обыскать красную комнату
act-search-red-again = снова обыскать красную комнату
act-terminal-scan = терминал: тепловой сканер
act-terminal-doors = терминал: открыть двери
act-terminal-reveal = терминал: открыть комнату
act-walk = перейти
act-walk-hive = войти в Улей
act-run = пробежать бесплатно
act-meet = поменяться при встрече
act-attack = напасть на игрока
act-attack-parasite = напасть на паразита
act-grenade = бросить гранату
act-heal = лечить
act-boost = выпить энергетик
act-lay-down = положить предмет на стол
act-scan-body = проверить сканером
act-end-turn = закончить ход

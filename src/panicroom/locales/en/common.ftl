# What every sentence may be made of: lists, players by their color, bots.

list-empty = none
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black

# How well a bot plays. .about stands beside it in a list.
level-random = random
    .about = picks any option at random
level-easy = easy
    .about = easy to beat: good for a first game
level-normal = normal
    .about = a fair opponent
level-hard = hard
    .about = hard to beat

# Who a bot is: a name, and a temperament that says nothing about its play.
persona-bruno = Bruno
    .about = Sleeps with the light on.
persona-dora = Dora
    .about = Has read the rules twice.
persona-emil = Emil
    .about = Apologizes to doors.
persona-greta = Greta
    .about = Has never liked corridors.
persona-iris = Iris
    .about = Is always cold.
persona-leo = Leo
    .about = Hums when it gets quiet.
persona-max = Max
    .about = Is sure it will end well.
persona-nora = Nora
    .about = Expects the worst.
persona-otto = Otto
    .about = Likes even numbers.
persona-pavel = Pavel
    .about = Would rather be at home.
persona-vera = Vera
    .about = Takes her coffee cold.
persona-zora = Zora
    .about = Isn’t afraid of the dark.

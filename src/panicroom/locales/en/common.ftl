# What every sentence may be made of: lists, players by their color, levels of bots.

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

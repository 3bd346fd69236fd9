# What every sentence may be made of: lists, and players by their colour.

list-empty = none
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black

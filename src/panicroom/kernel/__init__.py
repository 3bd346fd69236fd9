"""What any table game needs and no game's rules.

Its types are generic over a game's state, actions and views. `Any` is left where a type is known
only while the program runs: what is found through annotations, what JSON holds, tables that give
each class a function over that class, and code that plays whichever game it is given.
"""

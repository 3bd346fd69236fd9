"""The games as other libraries expect them, each in a module that imports its library:

- `pettingzoo.TableEnv`: all seats, one decision after the other
- `gymnasium_seat.SeatEnv`: one seat, the others are played for you
- `gymnasium_batch.BatchEnv`: many games at once, for self-play
- `openspiel`: registers `python_panic_station` and `python_panik` when it is imported
"""

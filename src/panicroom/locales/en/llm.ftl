# A program in a player’s seat: what it is asked, and what is measured.

flag-llm-command = the program that plays: it reads a question a line from standard input and answers with a line
flag-llm-seat = the colors it plays, separated by commas (default: red)
flag-llm-text = ask in plain text instead of JSON
flag-llm-seconds = seconds for an answer (default: 60)
flag-llm-games = number of deals; each is also played by bots alone (default: 10)

llm-quotes = These quotation marks don’t match: { $text }
llm-no-program = This program can’t be started: { $text }

llm-said = { $seat } says: { $claim }
llm-claims = Claims you can make aloud, true or not:
llm-how = Answer on one line: the number or the text of an action, of { $most }. You can add claims and how likely you think something is, such as “{ $example }”. { $question } (from 0 to 1): { $about }.
llm-question-infected = Is this player infected
llm-question-trap = Is this manor a trap

llm-wrong = Your last answer was wrong. { $reason }
llm-wrong-unread = This can’t be read: { $text }
llm-wrong-no-option = There is no option { $text }, only 1 to { $most }.
llm-wrong-no-action = This is no action: { $text }
llm-wrong-claims = At most { $most } claims can be made at a time.
llm-wrong-claim = This can’t be claimed: { $text }
llm-wrong-belief = This is no belief: { $text }
llm-wrong-late = It came too late.
llm-wrong-died = The program ended.
llm-wrong-deaf = The program closed its input.
llm-wrong-too-long = It was too long.
llm-wrong-flood = The program said too much unasked.
llm-wrong-given-up = The program has failed too often and isn’t asked anymore.

llm-won = won
llm-fixed = a bot there
llm-gain = difference, points
llm-answers = answers
llm-count-asked = questions
llm-count-unread = not readable
llm-count-no-option = no such option
llm-count-no-action = no action
llm-count-refused = against the rules
llm-count-claims = too many claims
llm-count-claim = no possible claim
llm-count-belief = no belief
llm-count-late = too late
llm-count-died = ended
llm-count-deaf = input closed
llm-count-too-long = too long
llm-count-flood = too much unasked
llm-count-given-up = no longer asked
llm-count-stood-in = decided by a bot instead
llm-count-restarts = restarts

llm-role = role
llm-claimed = claims
llm-judged = can be judged
llm-mistakes = mistakes
llm-lies = lies, %
llm-role-human = human
llm-role-infected = infected
llm-role-host = Host
llm-role-player = player
llm-lie = lie
llm-mistake = mistake
llm-false = What was claimed and false (deal/decision):
llm-beliefs = beliefs
llm-said-chance = said, %
llm-was-so = was so, %
llm-brier = Brier score (always the base rate)

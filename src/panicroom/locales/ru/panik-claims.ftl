# Что игроки заявляют, правда это или нет.
# claiming-...: начало фразы, которую ещё дополнят.

claim-manor-is = { START($manor) } — { $kind }.
claiming-manor-is = Особняк — это …

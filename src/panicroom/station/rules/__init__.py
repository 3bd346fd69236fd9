"""The rulebook, a file for each chapter.

In a chapter stand together: what is refused and why (`judge_...`), what is offered
(`offer_...`), what an action does (`do_...`), what happens by itself (`step_...`), and the
events with their audience and what they write.
"""

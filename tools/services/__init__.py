"""PostgreSQL, Redis and nginx on this machine: those that run, or our own in temporary folders."""


class Unavailable(Exception):
    """Neither is there one that runs, nor can one be started."""

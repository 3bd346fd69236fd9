"""Ports of loopback for the tests."""

from tools.services.ports import free_port, is_free

__all__ = ["free_port", "is_free"]

"""The server: tables over HTTP and WebSockets. A table is a log, stored before it is broadcast."""

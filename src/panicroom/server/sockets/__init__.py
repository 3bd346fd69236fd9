"""The WebSocket side: handshake, one session for each connection, error answers."""

"""Tables held in memory: loading, one lock for each, broadcast to subscribers, answers due."""

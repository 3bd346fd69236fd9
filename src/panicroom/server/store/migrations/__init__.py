"""One file a version; written by hand, and a test compares where they lead with the schema."""

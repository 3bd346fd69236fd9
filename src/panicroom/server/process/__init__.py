"""What one server process needs: settings, data folder, clock, logs, metrics, backup."""

"""What the autopilot strives for in each scenario: what it asks the general planning to value."""

// Keeps the target from being empty until its tests are merged.

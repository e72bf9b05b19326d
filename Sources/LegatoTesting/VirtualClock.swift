// The virtual clock.

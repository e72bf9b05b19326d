// Counts what one thread takes from the heap. Linux only.

/// Begins to count the allocations of the calling thread.
void allocation_counter_start(void);

/// Stops counting and returns how many allocations there were.
long allocation_counter_stop(void);

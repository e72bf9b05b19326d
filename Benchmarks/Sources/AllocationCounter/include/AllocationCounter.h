// Counts the calling thread's heap allocations, by standing in for the C library's allocator.

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks the calling thread has asked for so far; always 0 where the counter does not work, which is anywhere but on
/// Linux with the GNU C library.
long allocation_count(void);

#endif

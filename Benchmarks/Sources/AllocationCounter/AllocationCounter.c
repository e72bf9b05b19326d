#include "AllocationCounter.h"

#include <stdlib.h>

static _Thread_local long count;

long allocation_count(void) { return count; }

#ifdef __GLIBC__

// The GNU C library's own functions, under the names that it keeps for those who replace its allocator.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  const int out_of_memory = 12;
  count++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : out_of_memory;
}

#endif

// Stands in front of glibc's allocator, which is what Swift's runtime calls, and counts.

#include <errno.h>
#include <stddef.h>

#include "AllocationCounter.h"

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local int isCounting;
static _Thread_local long count;

void allocation_counter_start(void) { count = 0; isCounting = 1; }
long allocation_counter_stop(void) { isCounting = 0; return count; }

void *malloc(size_t size) {
  count += isCounting;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += isCounting;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += isCounting;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += isCounting;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += isCounting;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

// The other functions of a C library that compiled Swift needs. `-mbulk-memory` turns each builtin into one
// instruction.

#ifdef __wasm__  // elsewhere the system provides this

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

size_t strlen(const char *string) {
  const char *end = string;
  while (*end) end++;
  return (size_t)(end - string);
}

uintptr_t __stack_chk_guard = 0x2badf00d;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The seed of sets and dictionaries is constant, so that every run is like the last.
void arc4random_buf(void *buffer, size_t count) {
  uint32_t state = 0x9e3779b9;
  for (uint8_t *byte = buffer; count > 0; count--, byte++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *byte = (uint8_t)state;
  }
}

#endif

// The heap: size classes with a free list each.
//
// A block's size is rounded up to one of four classes per power of two, so at most a quarter is lost. Freed blocks wait
// in their class's list and are never split or merged: both calls take constant time, and a program that repeats
// itself, as an animation does, soon takes nothing more from the system.
//
// Each block is an 8-byte header and a payload at a multiple of 16. The header holds a mark, so that a double free or
// an overrun of the block before traps here, not frames later.

#ifdef __wasm__  // elsewhere the system provides this

#include <stddef.h>
#include <stdint.h>

enum {
  unit = 16,                  // sizes are counted in units of this many bytes
  largest = 0x10000000,       // the greatest request in bytes, all memory that toolset.json allows: no sum overflows
  page = 65536,               // WebAssembly's memory grows by pages
  mostPagesAhead = 64,        // beyond what it needs, the heap grows by at most 4 MiB a step
  classes = 128
};

#define LIVE 0x5afe0000u
#define DEAD 0xdead0000u

typedef struct {
  uint32_t mark;              // LIVE plus the size class, or DEAD
  uint32_t shift;             // how far an over-aligned payload lies behind its block's own
} Header;

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

extern char __heap_base;      // from the linker: the first byte after the stack and the globals

static FreeBlock *freeBlocks[classes];
static uintptr_t heapTop;     // the first byte never handed out
static uintptr_t heapEnd;     // the first byte that memory does not have yet

static Header *headerOf(void *payload) { return (Header *)payload - 1; }

// Grows the memory so that `bytes` fit, doubling it while it is small.
static int grow(uintptr_t bytes) {
  size_t needed = (bytes - (heapEnd - heapTop) + page - 1) / page;
  size_t wanted = __builtin_wasm_memory_size(0);
  if (wanted > mostPagesAhead) wanted = mostPagesAhead;
  if (wanted < needed) wanted = needed;
  if (__builtin_wasm_memory_grow(0, wanted) == SIZE_MAX) {
    wanted = needed;
    if (__builtin_wasm_memory_grow(0, wanted) == SIZE_MAX) return 0;
  }
  heapEnd += wanted * page;
  return 1;
}

// Cuts a new block from the top of the heap. Blocks start 8 bytes before a multiple of 16, so that payloads are
// aligned.
static Header *cut(uintptr_t bytes) {
  if (heapTop == 0) {
    uintptr_t base = (uintptr_t)&__heap_base;
    heapTop = (base + unit - 1) / unit * unit + sizeof(Header);
    heapEnd = __builtin_wasm_memory_size(0) * page;
  }
  // The top can be a header beyond the end, if the globals fill the last page.
  if (heapTop + bytes > heapEnd && !grow(bytes)) return NULL;
  Header *block = (Header *)heapTop;
  heapTop += bytes;
  return block;
}

// The size class for a block of `units`, which are rounded up to the size of the class: 2, 3, 4, then 5, 6, 7, 8 times
// a power of two.
static uint32_t sizeClass(uint32_t *units) {
  if (*units <= 2) *units = 2;
  if (*units <= 4) return *units - 1;
  uint32_t exponent = 31 - __builtin_clz(*units - 1);
  uint32_t quarter = ((*units - 1) >> (exponent - 2)) & 3;
  *units = (5 + quarter) << (exponent - 2);
  return exponent * 4 + quarter;
}

void *malloc(size_t size) {
  if (size > largest) return NULL;
  uint32_t units = (uint32_t)(size + sizeof(Header) + unit - 1) / unit;
  uint32_t class = sizeClass(&units);
  Header *block;
  if (freeBlocks[class]) {
    block = headerOf(freeBlocks[class]);
    freeBlocks[class] = freeBlocks[class]->next;
  } else {
    block = cut((uintptr_t)units * unit);
    if (!block) return NULL;
  }
  *block = (Header){.mark = LIVE | class, .shift = 0};
  return block + 1;
}

void free(void *payload) {
  if (!payload) return;
  payload = (char *)payload - headerOf(payload)->shift;
  Header *block = headerOf(payload);
  uint32_t class = block->mark ^ LIVE;
  if (class >= classes) __builtin_trap();
  block->mark = DEAD;
  FreeBlock *freed = payload;
  freed->next = freeBlocks[class];
  freeBlocks[class] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  const int outOfMemory = 12;
  if (alignment <= unit) return (*result = malloc(size)) ? 0 : outOfMemory;
  if (alignment > largest || size > largest - alignment) return outOfMemory;
  char *payload = malloc(size + alignment);
  if (!payload) return outOfMemory;
  char *aligned = (char *)(((uintptr_t)payload + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned != payload) *headerOf(aligned) = (Header){.mark = LIVE, .shift = (uint32_t)(aligned - payload)};
  *result = aligned;
  return 0;
}

#endif

// The heap's functions, defined in the executable: the dynamic linker prefers them to glibc's for
// every library in the process (ICU, Foundation, the Swift runtime), so each call is counted and
// then handed on. The count is the thread's own: an atomic one would slow the sides that allocate.

#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

static _Thread_local uint64_t count;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) {
    return ENOMEM;
  }
  *result = block;
  return 0;
}

bool allocationsAreCounted(void) { return true; }
uint64_t allocationsOfThisThread(void) { return count; }

#else

bool allocationsAreCounted(void) { return false; }
uint64_t allocationsOfThisThread(void) { return 0; }

#endif

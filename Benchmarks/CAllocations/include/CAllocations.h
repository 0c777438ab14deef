#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this build counts allocations: it needs glibc, and no sanitizer that does the same.
bool allocationsAreCounted(void);

/// How many blocks the calling thread has asked the heap for since it began.
uint64_t allocationsOfThisThread(void);

/// Makes the compiler believe that somebody reads what `pointer` leads to, at no cost: without it,
/// a result that nobody looks at need not be computed.
static inline void consume(const void *pointer) {
  __asm__ volatile("" : : "r"(pointer) : "memory");
}

#endif

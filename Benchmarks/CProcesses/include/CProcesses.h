// Other programs, run to their end and measured.

#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <stdint.h>

/// What one run of a program cost.
typedef struct {
  /// From before its start until after its end, in nanoseconds.
  double wall;
  /// Its most memory at once, in bytes.
  int64_t peakMemory;
  /// How many bytes it wrote to its standard output, or -1 when it could not be run, failed, or
  /// wrote more than there was room for.
  int32_t length;
} ProcessRun;

/// Runs a program and collects what it writes to its standard output.
///
/// `arguments` begins with the path of the program and ends with NULL.
ProcessRun runProcess(const char *const *arguments, char *bytes, int32_t capacity);

/// The CPU time of this thread in nanoseconds.
double threadTime(void);

#endif

// Other programs, run to their end and measured.

#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <stdint.h>

/// What one run of a program cost.
typedef struct {
  /// From before its start until after its end, in nanoseconds.
  double wall;
  /// How many bytes it wrote to its standard output, or -1 when it could not be run, failed, or
  /// wrote more than there was room for.
  int32_t length;
} ProcessRun;

/// Runs a program and collects what it writes to its standard output.
///
/// `arguments` begins with the path of the program and ends with NULL.
ProcessRun runProcess(const char *const *arguments, char *bytes, int32_t capacity);

/// The most memory that this process had at once, in bytes, or 0 when the system does not say.
///
/// Its own word counts: what a parent is told includes the parent's memory before the start.
int64_t peakMemory(void);

/// The CPU time of this thread in nanoseconds.
double threadTime(void);

#endif

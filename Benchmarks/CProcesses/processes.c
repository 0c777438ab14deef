#define _GNU_SOURCE

#include "CProcesses.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double now(void) { return nanoseconds(CLOCK_MONOTONIC); }

int64_t peakMemory(void) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) {
    return 0;
  }
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "VmHWM: %lld", &kilobytes) == 1) {
      break;
    }
  }
  fclose(file);
  return kilobytes * 1024;
}

double threadTime(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

/// Reads to the end, or until the room is full; returns the length, or -1 when it did not fit.
static int32_t readAll(int from, char *bytes, int32_t capacity) {
  int32_t length = 0;
  while (length < capacity) {
    ssize_t count = read(from, bytes + length, (size_t)(capacity - length));
    if (count <= 0) {
      return count < 0 ? -1 : length;
    }
    length += (int32_t)count;
  }
  return -1;
}

ProcessRun runProcess(const char *const *arguments, char *bytes, int32_t capacity) {
  ProcessRun run = {.length = -1};
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC) != 0) {
    return run;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO);
  double start = now();
  pid_t child;
  int failure =
    posix_spawn(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(pipes[1]);
  if (failure == 0) {
    int32_t length = readAll(pipes[0], bytes, capacity);
    int status;
    pid_t ended = waitpid(child, &status, 0);
    run.wall = now() - start;
    run.length = ended == child && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? length : -1;
  }
  close(pipes[0]);
  return run;
}

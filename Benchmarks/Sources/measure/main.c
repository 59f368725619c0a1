// measure PROGRAM [ARGUMENT]...: runs a program without input and with its output thrown away, and
// prints the seconds it took, its largest resident set in megabytes and its exit status.
//
// A program of its own, as Linux counts the memory of whoever starts a process as the process's.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  posix_spawn_file_actions_t actions;
  if (count < 2 || posix_spawn_file_actions_init(&actions) != 0) return 2;
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t pid;
  double start = now();
  if (posix_spawn(&pid, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 2;
  int status;
  struct rusage usage;
  if (wait4(pid, &status, 0, &usage) != pid) return 2;
  double seconds = now() - start;
#ifdef __APPLE__
  double bytes = (double)usage.ru_maxrss;
#else
  double bytes = (double)usage.ru_maxrss * 1024;
#endif
  printf("%.9f %.6f %d\n", seconds, bytes / 1e6, WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

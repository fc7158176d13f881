/*
 * Loaded into a server (LD_PRELOAD): appends to a log, in order, what the process asks of the disk within one folder. A
 * record is written in one piece with O_APPEND, so threads and the tests themselves share the log; recording.ts reads it.
 *
 * A write is in the log after it was done, a sync before and after: whoever waits for the one before starting the other
 * finds them there in that order. The log itself goes past these functions, by system calls.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* 9 is a mark of the test. */
enum { WRITTEN = 1, CUT, SYNC_BEGUN, SYNC_DONE, CREATED, REMOVED, RENAMED, UNSEEN, LINKED = 10 };

struct header {
  uint32_t kind, path_length;
  /* An offset or size in the file; of a sync its number. */
  uint64_t number, data_length;
};

static char folder[PATH_MAX];
static size_t folder_length;
static int log_fd = -1;

__attribute__((constructor)) static void start(void) {
  const char *watched = getenv("MUSTER_DISK_FOLDER"), *log = getenv("MUSTER_DISK_LOG");
  if (watched == NULL || log == NULL || realpath(watched, folder) == NULL) return;
  folder_length = strlen(folder);
  log_fd = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* Whoever cannot be recorded must not go on: the log would lie. */
static void record(uint32_t kind, const char *path, uint64_t number, const void *data, size_t length) {
  int kept = errno;
  struct header header = {kind, (uint32_t)strlen(path), number, length};
  struct iovec parts[3] = {
      {&header, sizeof header}, {(void *)path, header.path_length}, {(void *)data, length}};
  size_t all = sizeof header + header.path_length + length;
  if (syscall(SYS_writev, log_fd, parts, 3) != (long)all) abort();
  errno = kept;
}

/* The path below the folder, "" for the folder itself; NULL when it is elsewhere, or SQLite's shared memory. */
static const char *inside(const char *path) {
  if (log_fd < 0 || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == '\0') return "";
  if (path[folder_length] != '/') return NULL;
  size_t length = strlen(path);
  if (length > 4 && strcmp(path + length - 4, "-shm") == 0) return NULL;
  return path + folder_length + 1;
}

static const char *inside_fd(int fd, char *buffer) {
  char link[64];
  if (log_fd < 0) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, buffer, PATH_MAX - 1);
  if (length < 0) return NULL;
  buffer[length] = '\0';
  return inside(buffer);
}

/* The folder may be named by a way of its own (a link, "..") when files are opened by name. */
static const char *inside_name(const char *name, char *buffer) {
  char copy[PATH_MAX];
  if (log_fd < 0 || strlen(name) >= PATH_MAX) return NULL;
  strcpy(copy, name);
  char *slash = strrchr(copy, '/');
  const char *last = slash == NULL ? copy : slash + 1;
  if (slash != NULL) *slash = '\0';
  if (realpath(slash == NULL ? "." : slash == copy ? "/" : copy, buffer) == NULL) return NULL;
  size_t length = strlen(buffer);
  if (length + strlen(last) + 2 > PATH_MAX) return NULL;
  buffer[length] = '/';
  strcpy(buffer + length + 1, last);
  return inside(buffer);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (real == NULL) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name);

static void written(int fd, int64_t at, const void *data, ssize_t length) {
  char buffer[PATH_MAX];
  const char *path = length > 0 ? inside_fd(fd, buffer) : NULL;
  if (path == NULL) return;
  /* Without a place of its own it went to where the file now stands, or to its end. */
  if (at < 0) at = syscall(SYS_lseek, fd, 0, SEEK_CUR) - length;
  record(WRITTEN, path, (uint64_t)at, data, (size_t)length);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  REAL(pwrite64)
  ssize_t done = real(fd, data, length, at);
  written(fd, at, data, done);
  return done;
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  REAL(pwrite)
  ssize_t done = real(fd, data, length, at);
  written(fd, at, data, done);
  return done;
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  REAL(pwritev)
  ssize_t done = real(fd, parts, count, at), left = done;
  for (int index = 0; index < count && left > 0; index++) {
    ssize_t length = (ssize_t)parts[index].iov_len < left ? (ssize_t)parts[index].iov_len : left;
    written(fd, at + done - left, parts[index].iov_base, length);
    left -= length;
  }
  return done;
}
ssize_t write(int fd, const void *data, size_t length) {
  REAL(write)
  ssize_t done = real(fd, data, length);
  written(fd, -1, data, done);
  return done;
}

static uint64_t syncs;
static int synced(int fd, int (*real)(int)) {
  char buffer[PATH_MAX];
  const char *path = inside_fd(fd, buffer);
  if (path == NULL) return real(fd);
  uint64_t number = ((uint64_t)getpid() << 32) | __atomic_add_fetch(&syncs, 1, __ATOMIC_SEQ_CST);
  record(SYNC_BEGUN, path, number, NULL, 0);
  int done = real(fd);
  if (done == 0) record(SYNC_DONE, path, number, NULL, 0);
  return done;
}
int fsync(int fd) {
  REAL(fsync)
  return synced(fd, real);
}
int fdatasync(int fd) {
  REAL(fdatasync)
  return synced(fd, real);
}

static int resized(int fd, int done, off64_t size) {
  char buffer[PATH_MAX];
  const char *path = done == 0 ? inside_fd(fd, buffer) : NULL;
  if (path != NULL) record(CUT, path, (uint64_t)size, NULL, 0);
  return done;
}
int ftruncate64(int fd, off64_t size) {
  REAL(ftruncate64)
  return resized(fd, real(fd, size), size);
}
int ftruncate(int fd, off_t size) {
  REAL(ftruncate)
  return resized(fd, real(fd, size), size);
}
int truncate(const char *name, off_t size) {
  REAL(truncate)
  char buffer[PATH_MAX];
  int done = real(name, size);
  const char *path = done == 0 ? inside_name(name, buffer) : NULL;
  if (path != NULL) record(CUT, path, (uint64_t)size, NULL, 0);
  return done;
}
/* Room that is asked for makes a file longer, with zeros. */
int posix_fallocate(int fd, off_t at, off_t length) {
  REAL(posix_fallocate)
  int done = real(fd, at, length);
  struct stat now;
  if (done == 0 && fstat(fd, &now) == 0) resized(fd, done, now.st_size);
  return done;
}

static int opened(int fd, int flags) {
  char buffer[PATH_MAX];
  const char *path = fd >= 0 && (flags & (O_CREAT | O_TRUNC)) != 0 ? inside_fd(fd, buffer) : NULL;
  if (path == NULL) return fd;
  if (flags & O_CREAT) record(CREATED, path, 0, NULL, 0);
  if (flags & O_TRUNC) record(CUT, path, 0, NULL, 0);
  return fd;
}
static mode_t mode_of(int flags, va_list *more) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? (mode_t)va_arg(*more, int) : 0;
}
#define MODE \
  va_list more; \
  va_start(more, flags); \
  mode_t mode = mode_of(flags, &more); \
  va_end(more);
int open(const char *path, int flags, ...) {
  REAL(open)
  MODE
  return opened(real(path, flags, mode), flags);
}
int open64(const char *path, int flags, ...) {
  REAL(open64)
  MODE
  return opened(real(path, flags, mode), flags);
}
int openat(int at, const char *path, int flags, ...) {
  REAL(openat)
  MODE
  return opened(real(at, path, flags, mode), flags);
}

int unlink(const char *name) {
  REAL(unlink)
  char buffer[PATH_MAX];
  int done = real(name);
  const char *path = done == 0 ? inside_name(name, buffer) : NULL;
  if (path != NULL) record(REMOVED, path, 0, NULL, 0);
  return done;
}
int unlinkat(int at, const char *name, int flags) {
  REAL(unlinkat)
  char buffer[PATH_MAX];
  int done = real(at, name, flags);
  const char *path = done == 0 && (at == AT_FDCWD || name[0] == '/') ? inside_name(name, buffer) : NULL;
  if (path != NULL) record(REMOVED, path, 0, NULL, 0);
  return done;
}
int rename(const char *from, const char *to) {
  REAL(rename)
  char one[PATH_MAX], two[PATH_MAX];
  int done = real(from, to);
  const char *old = done == 0 ? inside_name(from, one) : NULL, *new = done == 0 ? inside_name(to, two) : NULL;
  if (old != NULL && new != NULL) record(RENAMED, old, 0, new, strlen(new));
  return done;
}
int link(const char *from, const char *to) {
  REAL(link)
  char one[PATH_MAX], two[PATH_MAX];
  int done = real(from, to);
  const char *old = done == 0 ? inside_name(from, one) : NULL, *new = done == 0 ? inside_name(to, two) : NULL;
  if (old != NULL && new != NULL) record(LINKED, old, 0, new, strlen(new));
  return done;
}

/* The library of C opens and writes streams without the functions above: what came of one is read when it is closed. */
int fclose(FILE *stream) {
  REAL(fclose)
  char buffer[PATH_MAX], data[1 << 16];
  int stream_fd = fileno(stream), writes = stream_fd >= 0 && (fcntl(stream_fd, F_GETFL) & O_ACCMODE) != O_RDONLY;
  const char *path = writes ? inside_fd(stream_fd, buffer) : NULL;
  if (path == NULL) return real(stream);
  fflush(stream);
  record(CREATED, path, 0, NULL, 0);
  record(CUT, path, 0, NULL, 0);
  int fd = (int)syscall(SYS_openat, AT_FDCWD, buffer, O_RDONLY | O_CLOEXEC);
  long length;
  for (uint64_t at = 0; fd >= 0 && (length = syscall(SYS_read, fd, data, sizeof data)) > 0; at += (uint64_t)length)
    record(WRITTEN, path, at, data, (size_t)length);
  syscall(SYS_close, fd);
  return real(stream);
}

/* What would reach the disk without being seen here. */
static void mapped(int protection, int flags, int fd) {
  char buffer[PATH_MAX];
  int writes = (protection & PROT_WRITE) != 0 && (flags & MAP_SHARED) != 0 && (flags & MAP_ANONYMOUS) == 0;
  const char *path = writes ? inside_fd(fd, buffer) : NULL;
  if (path != NULL) record(UNSEEN, path, 0, "mmap", 4);
}
void *mmap64(void *address, size_t length, int protection, int flags, int fd, off64_t at) {
  REAL(mmap64)
  mapped(protection, flags, fd);
  return real(address, length, protection, flags, fd, at);
}
void *mmap(void *address, size_t length, int protection, int flags, int fd, off_t at) {
  REAL(mmap)
  mapped(protection, flags, fd);
  return real(address, length, protection, flags, fd, at);
}

// Preloaded into a client: writes each name that it looks up to the file URLKIT_LOOKUPS, and finds none of them.

#define _GNU_SOURCE
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>

static void record(const char *name) {
  const char *path = getenv("URLKIT_LOOKUPS");
  FILE *file = name == NULL || path == NULL ? NULL : fopen(path, "a");
  if (file == NULL) return;
  fprintf(file, "%s\n", name);
  fclose(file);
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
  (void)service, (void)hints, (void)found;
  record(name);
  return EAI_NONAME;
}

struct hostent *gethostbyname(const char *name) {
  record(name);
  h_errno = HOST_NOT_FOUND;
  return NULL;
}

int gethostbyname_r(const char *name, struct hostent *entry, char *buffer, size_t length, struct hostent **found,
                    int *error) {
  (void)entry, (void)buffer, (void)length;
  record(name);
  *found = NULL;
  *error = HOST_NOT_FOUND;
  return 0;
}

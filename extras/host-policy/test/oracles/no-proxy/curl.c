// Tells for each line of standard input, a value of NO_PROXY, a tab and a URL, whether libcurl reaches the URL without
// a proxy: 1, 0, or ! if it connects to nothing. It stops before it opens a socket.
#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PROXY "192.0.2.1"
#define TARGET "192.0.2.2"

static curl_socket_t open_socket(void *answer, curlsocktype purpose, struct curl_sockaddr *peer) {
  (void)purpose;
  struct in_addr address = ((struct sockaddr_in *)&peer->addr)->sin_addr;
  *(char *)answer = address.s_addr == inet_addr(TARGET) ? '1' : '0';
  return CURL_SOCKET_BAD;
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  struct curl_slist *to = curl_slist_append(NULL, "::" TARGET ":1");
  CURL *curl = curl_easy_init();
  while ((length = getline(&line, &size, stdin)) > 0) {
    line[length - 1] = '\0';
    char *url = strchr(line, '\t');
    *url++ = '\0';
    char answer = '!';
    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PROXY, "http://" PROXY ":1");
    curl_easy_setopt(curl, CURLOPT_NOPROXY, line);
    curl_easy_setopt(curl, CURLOPT_CONNECT_TO, to);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &answer);
    curl_easy_perform(curl);
    printf("%c\n", answer);
  }
  curl_slist_free_all(to);
  curl_easy_cleanup(curl);
  return 0;
}

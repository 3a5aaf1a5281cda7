// Reads URLs as curl's transfers do. One input a line and one answer a line; see ../protocol.ts.
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FLAGS (CURLU_GUESS_SCHEME | CURLU_NON_SUPPORT_SCHEME)

static const CURLUPart parts[] = {CURLUPART_SCHEME, CURLUPART_USER, CURLUPART_PASSWORD,
                                  CURLUPART_HOST,   CURLUPART_PORT, CURLUPART_PATH,
                                  CURLUPART_QUERY,  CURLUPART_FRAGMENT};

static char *decode(const char *hex, size_t length) {
  char *text = malloc(length / 2 + 1);
  for (size_t i = 0; i < length / 2; i++) {
    unsigned byte = 0;
    sscanf(hex + 2 * i, "%2x", &byte);
    text[i] = (char)byte;
  }
  text[length / 2] = '\0';
  return text;
}

static void write_hex(const char *text) {
  for (; *text; text++) printf("%02x", (unsigned char)*text);
}

static CURLUcode set(CURLU *url, const char *hex, size_t length) {
  char *text = decode(hex, length);
  CURLUcode code = curl_url_set(url, CURLUPART_URL, text, FLAGS);
  free(text);
  return code;
}

static void answer(CURLU *url) {
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    char *value = NULL;
    if (i) putchar('\t');
    if (curl_url_get(url, parts[i], &value, 0) == CURLUE_OK) {
      putchar('+');
      write_hex(value);
      curl_free(value);
    } else {
      putchar('-');
    }
  }
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, stdin)) > 0) {
    line[--length] = '\0';
    char *tab = strchr(line, '\t');
    CURLU *url = curl_url();
    CURLUcode code = tab ? set(url, tab + 1, strlen(tab + 1)) : CURLUE_OK;
    if (code == CURLUE_OK) code = set(url, line, tab ? (size_t)(tab - line) : (size_t)length);
    if (code == CURLUE_OK) {
      answer(url);
    } else {
      putchar('!');
      write_hex(curl_url_strerror(code));
    }
    putchar('\n');
    curl_url_cleanup(url);
  }
  return 0;
}

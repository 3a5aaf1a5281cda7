// What pages in jsdom read of URLs, as a list: `inputs.json` has pairs of an input and a base URL.

const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');

const attributes = [
  ...['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname'],
  ...['search', 'hash'],
];

function read(url) {
  return attributes.map((name) => url[name]);
}

/** The value of a function, or the name of its error. */
function attempt(run) {
  try {
    return run();
  } catch (error) {
    return String(error.name);
  }
}

const { window } = new JSDOM('<base><a></a><form><input name="q"></form>', {
  url: 'https://example.org/a/b?c#d',
});
const { document, URL, URLSearchParams } = window;
const [base, link] = document.querySelectorAll('base, a');

function readInput([input, from]) {
  const url = attempt(() => new URL(input, from ?? undefined));
  base.href = from ?? '';
  link.href = input;
  const anchor = read(link);
  link.search = input;
  link.hostname = input;
  link.port = input;
  link.pathname = input;
  link.hash = input;
  link.username = input;
  link.password = input;
  link.protocol = input;
  return {
    url: url instanceof URL ? read(url) : url,
    pairs: url instanceof URL ? Array.from(url.searchParams) : null,
    canParse: URL.canParse(input, from ?? undefined),
    parameters: String(new URLSearchParams(input)),
    anchor,
    changed: read(link),
    baseURI: document.baseURI,
    pushed: attempt(() => {
      window.history.pushState(null, '', input);
      return read(window.location);
    }),
  };
}

const inputs = JSON.parse(readFileSync('inputs.json', 'utf8'));
console.log(JSON.stringify(inputs.map(readInput)));

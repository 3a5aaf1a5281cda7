// What the command curl makes of the header Location, asked with a server on this machine.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { curl7, type ProgramURL } from '@urlkit/url-dialects';
import { run } from './programs.js';

const CURL = '/usr/bin/curl';

const bases = [
  'http://h.example/a/b?c#d',
  'http://u:p@h.example:8080/a/b/c/../d',
  'http://h.example',
  'http://h.example/x?a/b/../c',
];

// Kinds that programs read in different ways: paths, dot segments, slashes, schemes, userinfo, ports, spaces, other letters,
// addresses and control characters.
const locations: readonly string[] = [
  ...['/x', 'x', './x', '../x', '../../../x', '..', '.', './', 'x/..', '/a/./b/../c', '/a//b'],
  ...['/a/%2e%2e/b', '?q', '?', '#f', '/x?y=../z', 'x?../y', '../x?../y#../z', ';p', '/;p?q'],
  ...[
    '//o.example/x',
    '//o.example',
    '///x',
    '///o.example/x',
    '//u:p@o.example/',
    '//o.example:81',
  ],
  ...['http://o.example/x', 'HTTP://O.example/x', 'http:/o.example/x', 'http:///o.example/x'],
  ...['http:x', 'http:', 'https:/x', 'http://o.example:80/', 'http://o.example:0/'],
  ...['http://o.example:99999/', 'http://o.example:/', 'http://o.example#f', 'http://o.example?q'],
  ...['/a b', 'a b?c d', '//o.example/a b', 'http://o.example/a b', '/x  ', '  /x', '/x\t'],
  ...['/é', '/%e9', '/%C3%A9', '?é', '/x#é y', 'http://o.example/é?é', 'http://bücher.example/'],
  ...['\\x', '/\\o.example', '\\\\o.example\\x', '/%zz', '/a|b', '/"<>^`{}', '/a%20b', '/A%2fB'],
  ...[
    'mailto:x@y',
    'javascript:alert(1)',
    'ftp://o.example/x',
    'gopher://o.example/',
    'foo://bar/x',
  ],
  ...['1http://x/', 'a:b', 'a:80/b', 'o.example/x', 'www.o.example', '/x\u0001', '/x\ty'],
  ...['http://o.example./x', 'http://127.1/x', 'http://0x7f.1/', 'http://2130706433/'],
  ...['http://[::1]/x', 'http://a@b@o.example/', 'http://o%2eexample/', '*', '@', '/@o.example'],
];

/** Starts a proxy whose first answer leads to a location. The other answers are empty. */
async function listen(answers: () => string | null): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      const location = answers();
      const head =
        location === null
          ? 'HTTP/1.1 200 OK\r\n'
          : `HTTP/1.1 302 Found\r\nLocation: ${location}\r\n`;
      socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Returns the URL that curl goes to; null if it refuses it. */
async function follow(base: string, location: string): Promise<string | null> {
  const answers = [location];
  const server = await listen(() => answers.shift() ?? null);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const proxy = ['--proxy', `http://127.0.0.1:${port}`, '--noproxy', '', '--proto-redir', '=http'];
  const print = ['--output', '/dev/null', '--write-out', '%{url_effective}'];
  const options = ['-q', '--silent', '--globoff', '--location', '--max-redirs', '1'];
  const child = spawn(CURL, [...options, ...proxy, ...print, base]);
  const [url, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  server.close();
  const stays = componentsOf(curl7.parse(url)) === componentsOf(curl7.parse(base));
  return status !== 0 && stays ? null : url;
}

/**
 * Returns a location in the form in which curl's URL API gets it. A redirect has other flags than the dialects: no scheme is
 * guessed, one that curl does not support is refused, and spaces and other letters are percent-encoded in absolute URLs, too.
 */
function asGiven(header: string, schemes: ReadonlySet<string>): string | null {
  const location = header.replace(/^[ \t]+|[ \t]+$/g, '');
  const [, scheme, rest = ''] = /^([a-z\d][a-z\d+.-]*):(.*)$/is.exec(location) ?? [];
  if (scheme === undefined) return location;
  if (!schemes.has(scheme.toLowerCase()) || !rest.startsWith('/')) return null;
  const [, start = '', end = ''] = /^(\/*[^/?#]*)(.*)$/s.exec(rest) ?? [];
  const written = end
    .replace(/ /g, '%20')
    .replace(/[^\0-\x7F]+/g, (letters) => encodeURIComponent(letters).toLowerCase());
  return `${scheme}:${start}${written}`;
}

// curl prints no empty query.
function componentsOf(url: ProgramURL | null): string {
  return JSON.stringify(url && { ...url, query: url.query || null });
}

/** Compares what the command curl makes of locations with its dialect. Returns the number of differences. */
export async function checkRedirects(): Promise<number> {
  const { output } = run([CURL, '--version']);
  if (!output.startsWith(`curl ${curl7.version} `)) {
    console.log(`redirects: not compared, here is ${output.split('\n', 1)[0]}`);
    return 0;
  }
  const schemes = new Set(/^Protocols: (.*)$/m.exec(output)?.[1]?.split(' '));
  let differences = 0;
  for (const base of bases) {
    for (const location of locations) {
      const given = asGiven(location, schemes);
      const expected = given === null ? null : curl7.parse(given, { base });
      const real = await follow(base, location);
      const read = real === null ? null : curl7.parse(real);
      if (componentsOf(read) === componentsOf(expected)) continue;
      differences++;
      console.error(`  ${JSON.stringify(location)} from ${base}: ${real}`);
    }
  }
  console.log(`redirects: ${bases.length * locations.length} locations, ${differences} different`);
  return differences;
}

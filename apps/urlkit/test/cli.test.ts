import { spawnSync } from 'node:child_process';
import test from 'ava';
import { cli, fileOf, runBuilt, urlkit } from './run-command.js';

const noScheme =
  'Write https:// first. If this is a relative URL, give the URL of its page as the base. (missing-scheme-non-relative-URL, column 1)';

/** The rest of each line, with single spaces between columns, by its first word. */
function rows(stdout: string): Record<string, string> {
  const lines = stdout.split('\n').map((line) => line.trim().split(/ +/));
  return Object.fromEntries(lines.map(([label, ...rest]) => [label, rest.join(' ')]));
}

test('parse shows each kind of host', async (t) => {
  const hosts = [
    ['http://EXAMPLE.com', 'example.com domain'],
    ['http://faß.de', 'xn--fa-hia.de domain, in Unicode: faß.de'],
    [
      'http://0x7f.1',
      '127.0.0.1 IPv4 address, your own computer, Loopback (RFC 1122), not globally reachable',
    ],
    ['http://8.8.8.8', '8.8.8.8 IPv4 address, Global Unicast (RFC 4632)'],
    ['http://a.localhost', 'a.localhost domain, your own computer, Special-use domain (RFC 6761)'],
    [
      'http://[::0:1]',
      '[::1] IPv6 address, your own computer, Loopback Address (RFC 4291), not globally reachable',
    ],
    ['git://Ex%41', 'Ex%41 opaque host, decoded: ExA'],
    ['file:///x', '(empty) empty host'],
    ['mailto:a@b', '(none)'],
  ] as const;
  for (const [url, expected] of hosts) {
    const { stdout, status } = await urlkit(['parse', url]);
    t.is(rows(stdout)['host'], expected);
    t.is(status, 0);
  }
});

test('parse and inspect say why a host is shown in ASCII', async (t) => {
  const url = 'https://g\u043E\u043Egle.\u0441\u043E.com/';
  const note =
    'xn--ggle-55da.xn--n1af.com domain, in Unicode: g\u043E\u043Egle.\u0441\u043E.com; ' +
    'shown in ASCII: xn--ggle-55da mixes scripts, xn--n1af looks like Latin letters';
  for (const command of ['parse', 'inspect']) {
    const { stdout } = await urlkit([command, url]);
    t.is(rows(stdout)['host'], note);
  }
  const { stdout } = await urlkit(['parse', '--json', url]);
  t.deepEqual(JSON.parse(stdout).host.asciiLabels, [
    { label: 'xn--ggle-55da', reason: 'mixed-scripts' },
    { label: 'xn--n1af', reason: 'whole-script-confusable' },
  ]);
});

test('parse shows decoded text without control characters', async (t) => {
  const url = 'x:/%1B%5B31m%E2%80%AEa?q=%C3%A9&%00=1#%zz';
  const { stdout } = await urlkit(['parse', url]);
  t.false(/[^\P{C}\n]/u.test(stdout));
  t.is(rows(stdout)['path'], '/%1B%5B31m%E2%80%AEa decoded: /\\u{1B}[31m\\u{202E}a');
  t.is(rows(stdout)['\\u{0}'], '1');
  t.is(rows(stdout)['fragment'], '%zz');
});

test('parse takes a base URL as an argument or an option', async (t) => {
  const base = 'http://h/a/b';
  const asArgument = await urlkit(['parse', '../c', base]);
  t.is(rows(asArgument.stdout)['href'], 'http://h/c');
  t.deepEqual(await urlkit(['parse', '../c', '--base', base]), asArgument);
});

test('parse --json prints the components', async (t) => {
  const { stdout } = await urlkit(['parse', '--json', 'https://u:p@[::1]:8/a%20b?q=1&q#f']);
  t.deepEqual(JSON.parse(stdout), {
    input: 'https://u:p@[::1]:8/a%20b?q=1&q#f',
    file: null,
    line: 1,
    href: 'https://u:p@[::1]:8/a%20b?q=1&q#f',
    origin: 'https://[::1]:8',
    scheme: 'https',
    username: 'u',
    password: 'p',
    host: {
      kind: 'ipv6',
      serialized: '[::1]',
      unicode: '[::1]',
      asciiLabels: [],
      class: {
        kind: 'ipv6',
        block: '::1/128',
        name: 'Loopback Address',
        reference: 'RFC 4291',
        source: false,
        destination: false,
        forwardable: false,
        globallyReachable: false,
        service: null,
        embedded: [],
      },
    },
    port: 8,
    path: '/a%20b',
    query: 'q=1&q',
    fragment: 'f',
    searchParams: [
      ['q', '1'],
      ['q', ''],
    ],
  });
});

test('parse --json prints the IPv4 address inside an address as text', async (t) => {
  const { stdout } = await urlkit(['parse', '--json', 'http://[2002:a9fe:a9fe::]/']);
  const [{ address, class: inside }] = JSON.parse(stdout).host.class.embedded;
  t.deepEqual([address, inside.name], ['169.254.169.254', 'Link Local']);
});

test('parse reads lines of standard input and continues after one that fails', async (t) => {
  const { stdout, stderr, status } = await urlkit(['parse'], 'http://a\n\r\nhttp://:1\nhttp://b');
  t.deepEqual(stdout.match(/^href.*$/gm), ['href      http://a/', 'href      http://b/']);
  t.is(
    stderr,
    'urlkit: line 3 does not parse: The host is missing here. Write one, such as example.org. (host-missing, column 8)\n',
  );
  t.is(status, 1);
});

test('parse --json prints one line for each line of standard input', async (t) => {
  const { stdout, status } = await urlkit(['parse', '--json'], 'http://a\nhttp://a:b\n');
  const [first, second, ...rest] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  t.is(first.href, 'http://a/');
  t.deepEqual(second, {
    input: 'http://a:b',
    file: '-',
    line: 2,
    failure: {
      name: 'port-invalid',
      start: 9,
      end: 10,
      fatal: true,
      message: 'The port `b` is not a number. After the host and `:`, write only digits.',
      cause: null,
    },
  });
  t.deepEqual(rest, []);
  t.is(status, 1);
});

test('a URL that does not parse gives a message, no standard output, and status 1', async (t) => {
  t.deepEqual(await urlkit(['parse', 'http://a:port/']), {
    stdout: '',
    stderr:
      'urlkit: the argument does not parse: The port `port` is not a number. After the host and `:`, write only digits. (port-invalid, columns 10 to 13)\n',
    status: 1,
  });
});

test('inspect underlines errors and shows the components', async (t) => {
  const { stdout, status } = await urlkit(['inspect', 'https://u@h/ä b']);
  const lines = stdout.split('\n');
  t.deepEqual(lines.slice(0, 2), ['  https://u@h/ä b', `  ${' '.repeat(8)}^^   ^`]);
  t.true(lines.includes('  https://u@h/ä%20b'));
  t.is(rows(stdout)['host'], 'h domain');
  t.is(status, 0);
});

test('carets are below wide and escaped characters', async (t) => {
  const wide = await urlkit(['inspect', 'x:漢 字']);
  t.true(wide.stdout.includes('  x:漢 字\n      ^\n'));
  const escaped = await urlkit(['inspect', 'x:\u{202E}\u{1}']);
  t.true(escaped.stdout.includes('  x:\\u{202E}\\u{1}\n    ^^^^^^^^^^^^^\n'));
});

test('only the text around an error is shown of a long URL', async (t) => {
  const { stdout } = await urlkit(['inspect', `x:${'a'.repeat(500)} ${'b'.repeat(500)}`]);
  const [shown = '', marks = ''] = stdout.split('\n');
  t.regex(shown, /^ {2}…a{30,50} b{30,}…$/);
  t.true(shown.length <= 160);
  t.is(marks, `${' '.repeat(shown.indexOf('a b') + 1)}^`);
});

test('inspect --strict fails if the input is not a valid URL string', async (t) => {
  t.is((await urlkit(['inspect', 'https://u@h/'])).status, 0);
  t.is((await urlkit(['inspect', '--strict', 'https://u@h/'])).status, 1);
  t.is((await urlkit(['inspect', '--strict', 'https://h/'])).status, 0);
  t.is((await urlkit(['inspect', '--strict', '../a', 'https://h/'])).status, 0);
  t.is((await urlkit(['inspect', 'https://h:x'])).status, 1);
});

test('inspect --json prints the report', async (t) => {
  const { stdout } = await urlkit(['inspect', '--json', ' https://h']);
  const { input, valid, url, diagnostics, fixed } = JSON.parse(stdout);
  t.is(input, ' https://h');
  t.false(valid);
  t.is(url.href, 'https://h/');
  t.is(diagnostics[0].name, 'invalid-URL-unit');
  t.is(fixed, 'https://h');
  const failed = JSON.parse((await urlkit(['inspect', '--json', 'https://'])).stdout);
  t.is(failed.url, null);
  t.is(failed.fixed, null);
  t.true(failed.diagnostics[0].fatal);
});

test('nothing is coloured in a pipe', async (t) => {
  const { stdout } = await urlkit(['inspect', 'https://u@h/']);
  t.false(stdout.includes('\u001B'));
});

test('lint reports file, line, column, name and message', async (t) => {
  const file = fileOf('https://h/\n\nhttps://h/a b\nhttps://h:x\n');
  const { stdout, status } = await urlkit(['lint', '-e', 'lines', file, '-'], 'https://u@h');
  t.deepEqual(
    stdout.split('\n').map((line) => line.replace(file, 'FILE').split(' ', 3).join(' ')),
    [
      'FILE:3:12 warning invalid-URL-unit',
      'FILE:4:11 error port-invalid',
      '-:1:9 warning invalid-credentials',
      '',
    ],
  );
  t.is(status, 1);
  t.deepEqual(await urlkit(['lint'], 'https://h/\n'), { stdout: '', stderr: '', status: 0 });
});

test('lint says why a host is not valid, and where', async (t) => {
  const { stdout } = await urlkit(['lint'], 'https://exam ple.com/\nhttps://a..b/\nhttps://h/ {\n');
  t.deepEqual(stdout.split('\n'), [
    '-:1:13 error domain-to-ASCII A host cannot contain a space. Remove it.',
    '-:2:10 warning domain-to-ASCII There should be a name between these dots, or only one dot.',
    '-:3:11 warning invalid-URL-unit A space and `{` (U+007B) are not allowed here. Write %20 and %7B. (2 times)',
    '',
  ]);
});

test('lint continues after a file that it cannot read', async (t) => {
  const { stdout, stderr, status } = await urlkit(['lint', 'no-such-file', '-'], 'https://u@h');
  t.regex(stderr, /^urlkit: "no-such-file" cannot be read: /);
  t.regex(stdout, /^-:1:9 warning invalid-credentials /);
  t.is(status, 2);
});

test('resolve prints the URL that a reference leads to', async (t) => {
  const resolved = { stdout: 'http://h/%C3%BC?q\n', stderr: '', status: 0 };
  t.deepEqual(await urlkit(['resolve', '../ü?q', 'http://H:80/a/b']), resolved);
  t.deepEqual(await urlkit(['resolve', '../ü?q', '--base', 'http://H:80/a/b']), resolved);
  t.is((await urlkit(['resolve', 'HTTPS:\\\\h'])).stdout, 'https://h/\n');
  t.is((await urlkit(['resolve', 'C|\\x', 'file:///a/b'])).stdout, 'file:///C:/x\n');
});

test('resolve reads lines of standard input and continues after one that fails', async (t) => {
  t.deepEqual(await urlkit(['resolve', '-b', 'http://h/a/'], 'b\n\n//\n../c'), {
    stdout: 'http://h/a/b\nhttp://h/c\n',
    stderr:
      'urlkit: line 3 does not resolve: The host is missing here. Write one, such as example.org. (host-missing, column 3)\n',
    status: 1,
  });
});

test('relativize prints the shortest reference of a kind', async (t) => {
  const base = 'http://h/a/b?q';
  const kinds = [
    ['path-relative', './c:d'],
    ['root-relative', '/a/c:d'],
    ['scheme-relative', '//h/a/c:d'],
    ['absolute', 'http://h/a/c:d'],
  ] as const;
  for (const [kind, expected] of kinds) {
    const { stdout, status } = await urlkit(['relativize', 'http://h/a/c:d', base, '--kind', kind]);
    t.is(stdout, `${expected}\n`);
    t.is(status, 0);
  }
  t.is((await urlkit(['relativize', 'http://h/a/b', base])).stdout, 'b\n');
  t.is((await urlkit(['relativize', 'foo:/\\', 'foo:/a'])).stdout, '\\\n');
});

test('relativize reads targets from standard input', async (t) => {
  t.deepEqual(await urlkit(['relativize', '-', 'http://h/a/b'], 'http://h/\nx\nhttp://u@h/a'), {
    stdout: '..\n//u@h/a\n',
    stderr: `urlkit: line 2 is not a URL: ${noScheme}\n`,
    status: 1,
  });
});

test('normalize takes a level, and a mode for references without a scheme', async (t) => {
  const input = 'HTTP://:@h:80/a/../ü';
  const levels = [
    ['as-is', 'HTTP://:@h:80/a/../%C3%BC'],
    ['syntax', 'HTTP://h:80/%C3%BC'],
    ['scheme', 'http://h/%C3%BC'],
    ['percent-coding', 'http://h/%C3%BC'],
  ] as const;
  for (const [level, expected] of levels) {
    t.is((await urlkit(['normalize', '--level', level, input])).stdout, `${expected}\n`);
  }
  t.deepEqual(await urlkit(['normalize'], '../a/./b\n//h:x\nC|\\x'), {
    stdout: '../a/b\nC|/x\n',
    stderr:
      'urlkit: line 2 is not a URL reference: The port `x` is not a number. After the host and `:`, write only digits. (port-invalid, column 5)\n',
    status: 1,
  });
  const kept = await urlkit(['normalize', '--json', '--on-error', 'keep'], '../a/./b\n//h:x\n');
  const [first = '', second = ''] = kept.stdout.split('\n');
  t.is(first, '{"input":"../a/./b","file":"-","line":1,"reference":"../a/b"}');
  t.like(JSON.parse(second), {
    ...{ input: '//h:x', file: '-', line: 2, reference: null },
    failure: {
      name: 'port-invalid',
      message: 'The port `x` is not a number. After the host and `:`, write only digits.',
    },
  });
  t.is(kept.stderr, 'urlkit: 1 of 2 rows is not a URL reference\n');
  t.is(kept.status, 0);
  t.is((await urlkit(['normalize', '--mode', 'file', 'C|\\x'])).stdout, '/C:/x\n');
  t.is((await urlkit(['normalize', '--mode', 'generic', '\\x'])).stdout, '\\x\n');
});

test('an input that is not a URL gives a message, no standard output, and status 1', async (t) => {
  for (const [args, message] of [
    [['resolve', 'a'], `the argument does not resolve: ${noScheme}`],
    [['relativize', 'a', 'http://h'], `the argument is not a URL: ${noScheme}`],
    [
      ['normalize', '//h:x'],
      'the argument is not a URL reference: The port `x` is not a number. After the host and `:`, write only digits. (port-invalid, column 5)',
    ],
  ] as const) {
    t.deepEqual(await urlkit(args), { stdout: '', stderr: `urlkit: ${message}\n`, status: 1 });
  }
});

// The end of a message, which says what to write instead.
const usages: readonly (readonly [args: readonly string[], message: string])[] = [
  [['help', 'nope'], "urlkit: unknown command 'nope'"],
  [['lint', '--url', 'http://h', 'urls.txt'], 'urlkit: --url and files cannot be combined'],
  [
    ['get', '{host}', '-', 'http://h'],
    'urlkit: URLs and -, which is standard input, cannot be combined',
  ],
  [['parse', '--nope'], "urlkit: unknown option '--nope'"],
  [['parse', '--\u001B'], "urlkit: unknown option '--\\u{1B}'"],
  [
    ['parse', '--input-encoding', 'utf-16', 'http://h'],
    'urlkit: URLs and --input-encoding cannot be combined',
  ],
  [['parse', '--jobs', '0'], 'It must be a whole number from 1 to 1024.'],
  [['parse', '--jobs', '9'.repeat(20)], 'It must be a whole number from 1 to 1024.'],
  [['lint', '--max-warnings', '-1'], 'It must be a whole number from 0 to 999999999.'],
  [['parse', '--file', ''], 'urlkit: "" cannot be read: there is no such file'],
  [['lint', '--base', 'x'], noScheme],
  [['relativize', 'http://a'], 'urlkit: give a base URL: a second argument or --base'],
  ...[
    ['parse', 'a', 'b'],
    ['parse', '--base', 'b', 'a'],
    ['inspect', 'a', 'b'],
    ['get', '{host}', 'a', '--base', 'b'],
    ['set', 'a', 'port=8', '--base', 'b'],
    ['resolve', 'a', 'b'],
    ['relativize', 'http://h', 'a'],
  ].map((args) => [args, `urlkit: the base URL does not parse: ${noScheme}`] as const),
];

for (const [args, message] of usages) {
  test(`urlkit ${args.join(' ')} is wrong usage`, async (t) => {
    const { stdout, stderr, status } = await urlkit(args);
    t.is(stdout, '');
    t.is(stderr.trimEnd().slice(-message.length), message);
    t.is(status, 2);
  });
}

test('wrong usage gives a message and status 2', async (t) => {
  for (const args of [
    [],
    ['nope'],
    ['parse', '--nope'],
    ['parse', 'a', 'b', 'c'],
    ['--nope'],
    ['get'],
    ['set', '-x', 'http://h'],
    ['set', 'http://h', 'port+=1'],
    ['lint', '--rule', 'nope=off'],
    ['lint', '--fix'],
    ['lint', '--json', '--format', 'sarif'],
    ['parse', 'a', 'b', '--base', 'c'],
    ['parse', 'a', '--file', 'b'],
    ['parse', '--input-encoding', 'nope'],
    ['compare', 'a', 'b', 'c'],
    ['compare', '--nope', 'a'],
    ['lint', '--nope'],
    ['relativize'],
    ['relativize', 'http://h', 'http://h', '--kind', 'nope'],
    ['normalize', '--level', 'nope', 'a'],
    ['resolve', 'a', 'b', 'c'],
  ]) {
    const { stdout, stderr, status } = await urlkit(args);
    t.is(status, 2, args.join(' '));
    t.is(stdout, '');
    t.not(stderr, '');
  }
});

test('compare takes at most 65,536 code units', async (t) => {
  const { stdout, stderr, status } = await urlkit(['compare', 'http://h/'.padEnd(0x10001, 'a')]);
  t.is(stdout, '');
  t.regex(stderr, /is too long to compare/);
  t.is(status, 1);
});

test('compare and lint name the rule of RFC 3986 that does not match', async (t) => {
  const reason = 'not a URI reference: the rule reg-name does not match at offset 8';
  const compared = await urlkit(['compare', '--with', 'rfc-3986,living', '--json', 'http://h|st/']);
  const { readings } = JSON.parse(compared.stdout);
  t.deepEqual(readings[1].interpretation, { kind: 'failure', reason });

  const lint = ['lint', '--rule', 'rfc-3986=error'];
  const urls = 'http://h/a|b\nhttp://h/%zz\nhttp://h/\n';
  const { stdout, status } = await urlkit([...lint, '--rule', 'invalid-URL-unit=off'], urls);
  t.is(status, 1);
  t.is(
    stdout,
    '-:1:11 error rfc-3986 This is not a URI reference. The rule path-abempty of RFC 3986 does not match.\n' +
      '-:2:10 error rfc-3986 This is not a URI reference. The rule pct-encoded of RFC 3986 does not match.\n',
  );
  const asJSON = await urlkit([...lint, '--json', '--url', 'http://h/#a#b']);
  t.like(JSON.parse(asJSON.stdout), {
    problems: { 1: { name: 'rfc-3986', start: 11, end: 12 } },
  });
  t.deepEqual(
    await urlkit(['lint'], 'http://h/a|b\n'),
    await urlkit(['lint', '--rule', 'rfc-3986=off'], 'http://h/a|b\n'),
  );
});

test('compare marks differences, with their causes and the hosts that programs reach', async (t) => {
  const { stdout, stderr, status } = await urlkit(['compare', 'http://0x7f.1/\u202e']);
  t.is(stderr, '');
  t.is(status, 1);
  const lines = stdout.split('\n');
  t.regex(lines[0] ?? '', /^program +protocol +username +password +hostname +port +pathname/);
  t.is(lines.filter((line) => line.startsWith('document ')).length, 1);
  t.is(lines.filter((line) => /^(rfc|html|w3c|whatwg|url-spec)/.test(line)).length, 7);
  t.is(lines.filter((line) => /^(curl|python|go|java-ur[il]|php|living) /.test(line)).length, 7);
  t.regex(
    stdout,
    /^rfc-3986 +\* rejects it: not a URI reference: the rule [\w-]+ does not match at offset \d+$/m,
  );
  t.regex(stdout, /^living +http: +- +- +\* 127\.0\.0\.1 /m);
  t.regex(
    stdout,
    /^This is your own computer\.\n {2}127\.0\.0\.1 always .*^Programs may disagree\.$/ms,
  );
  t.regex(stdout, /^ {2}versions: curl \d+\.\d+\.\d+, python \d/m);
  t.true(stdout.includes('\\u{202E}'));
  t.false(stdout.includes('\u202e'));
});

test('compare exits with 1 for a name that deceives', async (t) => {
  const { stdout, status } = await urlkit([
    'compare',
    '--json',
    'https://paypal.com.evil.example/',
  ]);
  t.is(status, 1);
  const { verdict, findings, versions } = JSON.parse(stdout);
  t.is(verdict, 'alike');
  t.like(findings[0], { name: 'imitated-name', severity: 'error', start: 8, end: 18 });
  t.is(typeof versions.curl, 'string');
});

test('compare prints no causes if all readers agree', async (t) => {
  const { stdout, status } = await urlkit(['compare', 'http://example.org/b']);
  t.is(status, 0);
  t.regex(stdout, /\n\nIt leads to example\.org\.\n {2}All 10 programs agree\. [^\n]*\n$/);
  const unread = await urlkit(['compare', '--with', 'go,living', ':']);
  t.is(unread.status, 1);
  t.regex(
    unread.stdout,
    /\n\nIt is not a whole URL\.\n {2}Write https:\/\/ first\. If this is a relative URL, .*\n$/,
  );
});

test('compare judges a URL in spaces as the URL alone', async (t) => {
  for (const url of [
    'https://example.org/a',
    'http://good.example\\@evil.example/',
    'http://h:80a/',
  ]) {
    const alone = await urlkit(['compare', '--json', url]);
    const { verdict, readings } = JSON.parse(alone.stdout);
    for (const [before, after] of [
      [' ', ''],
      ['', '\t '],
      [' \t', '\n'],
    ]) {
      const { stdout, status } = await urlkit(['compare', '--json', `${before}${url}${after}`]);
      t.is(status, alone.status, url);
      t.deepEqual(JSON.parse(stdout).readings, readings, url);
      t.is(JSON.parse(stdout).verdict, verdict, url);
    }
  }
});

test('compare takes a base, which programs use if they resolve references', async (t) => {
  const { stdout, status } = await urlkit(['compare', '/b', 'http://h/a']);
  t.is(status, 0);
  t.regex(stdout, /^curl +http: +- +- +h +- +\/b /m);
  t.regex(stdout, /^php +\* rejects it: the program does not resolve relative URLs$/m);
  t.regex(stdout, /^living +http: +- +- +h +- +\/b /m);
});

test('compare takes the readers to compare', async (t) => {
  const { stdout, status } = await urlkit([
    'compare',
    '--with',
    'living,rfc-3986-appendix-b',
    'http://a\\@b/',
  ]);
  t.is(status, 1);
  t.is(stdout.match(/^(?:living|rfc-3986-appendix-b) /gm)?.length, 2);
  t.notRegex(stdout, /^curl/m);
  t.regex(stdout, /different hosts\.\n {2}/);
  t.deepEqual(await urlkit(['compare', '--with', 'living, rfc-3986-appendix-b', 'http://a\\@b/']), {
    stdout,
    stderr: '',
    status,
  });
  const unknown = await urlkit(['compare', '--with', 'living,nope', 'http:h']);
  t.is(unknown.status, 2);
  t.regex(unknown.stderr, /there is no reader "nope"; the readers are curl, /);
  for (const one of ['living', 'living,living']) {
    const { status: failed, stderr } = await urlkit(['compare', '--with', one, 'http:h']);
    t.is(failed, 2);
    t.regex(stderr, /--with needs at least two readers/);
  }
});

test('compare explains short reasons', async (t) => {
  const { stdout } = await urlkit(['compare', '--with', 'curl,java-url,living', 'foo://a b']);
  t.regex(stdout, /^curl +\* rejects it: it contains a space or a control character$/m);
  t.regex(stdout, /^java-url +\* rejects it: the program does not know the scheme$/m);
});

test('compare prints JSON', async (t) => {
  const { stdout, status } = await urlkit(['compare', '--json', 'http://a\\@b']);
  t.is(status, 1);
  const comparison = JSON.parse(stdout);
  t.like(comparison, { input: 'http://a\\@b', base: null, verdict: 'different' });
  t.is(comparison.readings.length, 17);
  t.is(comparison.disagreements[0].component, 'host');
  const withBase = await urlkit(['compare', '--json', '--with', 'living,go', 'a', 'http://h']);
  t.like(JSON.parse(withBase.stdout), { base: 'http://h', verdict: 'alike' });
});

test('inspect says whether errors remain', async (t) => {
  const titleOf = async (url: string) =>
    /^the same URL .*$/m.exec((await urlkit(['inspect', url])).stdout)?.[0];
  t.is(await titleOf('https://h/a b'), 'the same URL without errors:');
  t.is(await titleOf('https://u@h/a b'), 'the same URL with fewer errors:');
});

test('the help of every command has examples and exit statuses', async (t) => {
  const [, listed = ''] = (await urlkit(['--help'])).stdout.split('Commands:\n');
  const names = Array.from(listed.matchAll(/^ {2}([a-z]+) .*\S/gm), ([, name]) => name ?? '');
  t.true(names.length > 10);
  for (const name of names.filter((name) => name !== 'help')) {
    const { stdout } = await urlkit(['help', name]);
    t.regex(stdout, /\nExamples:\n {2}\$ urlkit/, name);
    t.regex(stdout, /\nExit status:\n {2}0 /, name);
  }
});

test('help and version exit with 0', async (t) => {
  for (const args of [['--help'], ['help'], ['parse', '--help'], ['--version']]) {
    const { stdout, stderr, status } = await urlkit(args);
    t.is(status, 0);
    t.is(stderr, '');
    t.not(stdout, '');
  }
});

test('check says which URLs a policy allows, and why it refuses others, without secrets', async (t) => {
  const policy = fileOf('{ "refuseHosts": ["*.example.net"], "requireUnambiguous": true }');
  const lines = [
    ...['https://example.org/SECRET?SECRET', 'http://u:SECRET@[::1]/', 'https://a.example.net:8/'],
    ...['http://SECRET SECRET', 'http://good.example.com\\\\@evil.example.com/', 'data:SECRET'],
  ];
  const { stdout, stderr, status } = await urlkit(['check', '--policy', policy], lines.join('\n'));
  t.is(stderr, '');
  t.is(status, 1);
  t.false(stdout.includes('SECRET'));
  t.deepEqual(stdout.match(/^(?:-:\d .*| {2}[a-z-]+)/gm), [
    ...['-:1 allowed https://example.org:443', '-:2 refused http://[::1]:80', '  credentials'],
    ...[
      '  address-not-globally-reachable',
      '-:3 refused https://a.example.net:8',
      '  host-refused',
    ],
    ...['-:4 refused', '  unparsable', '-:5 refused http://good.example.com:80', '  ambiguous'],
    ...['-:6 refused data:', '  scheme-not-allowed', '  host-unusable'],
  ]);
});

test('check names the files, and says why a URL does not parse', async (t) => {
  const [policy, one, two] = [fileOf('{}'), fileOf('http://[::1]/'), fileOf('x')];
  const args = ['check', '--policy', policy, '--file', one, '--file', two];
  const { stdout } = await urlkit(args);
  t.deepEqual(stdout.match(/^\S.*/gm), [`${one}:1 refused http://[::1]:80`, `${two}:1 refused`]);
  t.true(stdout.endsWith(`\n  unparsable: The URL does not parse: ${noScheme}\n`));
  const objects = (await urlkit([...args, '--json'])).stdout.trimEnd().split('\n');
  t.deepEqual(
    objects.map((line) => JSON.parse(line).file),
    [one, two],
  );
});

test('check takes URLs as arguments, and exits with 0 if all are allowed', async (t) => {
  const policy = fileOf('{ "allowLocal": ["127.0.0.1"] }');
  const urls = ['http://127.0.0.1:8080/a', 'https://example.org'];
  const { stdout, status } = await urlkit(['check', '--json', '--policy', policy, ...urls]);
  const [first, second] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const rest = { allowed: true, reasons: [], findings: [] };
  t.deepEqual(first, {
    input: urls[0],
    file: null,
    line: 1,
    scheme: 'http',
    host: '127.0.0.1',
    port: 8080,
    ...rest,
  });
  t.deepEqual(second, {
    input: urls[1],
    file: null,
    line: 2,
    scheme: 'https',
    host: 'example.org',
    port: 443,
    ...rest,
    findings: [
      {
        name: 'registrable-domain',
        severity: 'note',
        start: 8,
        end: 19,
        message: 'The name belongs to whoever registered `example.org`.',
      },
    ],
  });
  t.is(status, 0);
});

test('an invalid policy gives a message that says why, and status 2', async (t) => {
  const policies = [
    ['[]', /object/],
    ['{\n"a":1,}', /is not valid: it is not JSON \(line 2, column 7\)/],
    ['\uFEFF{ "ports": 1 }', /policy\.ports/],
    ['{ "schemes": ["https:"] }', /policy\.schemes\[0\] must be a scheme in lower case without/],
    ['{ "hosts": [] }', /there is no option "hosts"; the options are schemes, /],
    ['{ "schemes": "http" }', /policy\.schemes/],
    ['{ "allowHosts": ["a", "b.*"] }', /policy\.allowHosts\[1\]/],
    ['{ "requireUnambiguous": 1 }', /policy\.requireUnambiguous/],
  ] as const;
  for (const [content, message] of policies) {
    const { stdout, stderr, status } = await urlkit([
      'check',
      '--policy',
      fileOf(content),
      'http://a',
    ]);
    t.regex(stderr, message);
    t.is(stdout, '');
    t.is(status, 2);
  }
  t.is((await urlkit(['check', '--policy', '/nowhere/policy.json', 'http://a'])).status, 2);
});

// Completions, by the shells that are installed.

/** Words of command lines, the last of which is completed, and what it becomes. */
const cases: readonly (readonly [words: readonly string[], completed: readonly string[]])[] = [
  [['k'], ['key']],
  [['--col'], ['--color']],
  [['key', '--prof'], ['--profile']],
  [
    ['key', '--profile', 'urlcanon'],
    ['urlcanon-semantic', 'urlcanon-whatwg'],
  ],
  [['completion', 'z'], ['zsh']],
];

/** How a shell says what completes `$2…`, with the script in the file `$1`. */
const shells = {
  bash: `source "$1"; shift; COMP_WORDS=(urlkit "$@"); COMP_CWORD=$#; _urlkit; printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: `source $argv[1]; complete -C "urlkit $argv[2..]" | string split -f 1 \\t`,
  // Only what it says may come here: zsh itself chooses, on a terminal.
  zsh: `compdef() { }; _describe() { print -rl -- $commands }; _arguments() { print -rl -- "$@" }
    source "$1"; shift; words=(urlkit "$@"); CURRENT=$#words; _urlkit`,
} as const;

for (const [shell, script] of Object.entries(shells)) {
  const isInstalled = spawnSync(shell, ['--version']).status === 0;
  const run = isInstalled ? test : test.skip;
  run(
    `${shell} completes commands, options and values${isInstalled ? '' : ': not installed'}`,
    (t) => {
      const { stdout } = spawnSync(process.execPath, [cli, 'completion', shell]);
      const file = fileOf(stdout.toString());
      for (const [words, expected] of cases) {
        const zero = shell === 'fish' ? [] : [shell];
        const args = ['-c', script, ...zero, file, ...words];
        const { stdout: output, stderr } = spawnSync(shell, args, { encoding: 'utf8' });
        t.is(stderr, '');
        if (shell === 'zsh') for (const word of expected) t.true(output.includes(word));
        else t.deepEqual(output.trimEnd().split('\n').sort(), [...expected]);
      }
    },
  );
}

async function answerOf(args: readonly string[], input = ''): Promise<[string, number | null]> {
  const { stdout, status } = await urlkit(args, input);
  return [stdout, status];
}

test('get prints components raw, decoded and in Unicode', async (t) => {
  const url = 'https://us%C3%A9r:p@B\u00DCCHER.example/a%20b?q=caf%C3%A9&x&q=2#%41';
  const cases = [
    ['{scheme}|{protocol}|{username}|{password}', 'https|https:|us%C3%A9r|p'],
    ['{host}|{hostname}|{port}|{default:port}', 'xn--bcher-kva.example|xn--bcher-kva.example||443'],
    ['{unicode:hostname} {decoded:username}', 'b\u00FCcher.example us\u00E9r'],
    ['{path}|{decoded:path}|{search}|{fragment}', '/a%20b|/a b|?q=caf%C3%A9&x&q=2|%41'],
    ['{query:q}|{raw:query:q}|{query-all:q}|{query:none}', 'caf\u00E9|caf%C3%A9|caf\u00E9 2|'],
    ['\\{{origin}\\}\\t', '{https://xn--bcher-kva.example\\}\t'],
  ] as const;
  for (const [template, expected] of cases) {
    t.deepEqual(await answerOf(['get', template, url]), [`${expected}\n`, 0]);
  }
});

test('get --json prints all values of a parameter as an array', async (t) => {
  const url = 'https://h/?a=x%20y&a=z';
  const fields = ['{query-all:a}', '{must:query-all:a}', '{query-all:b}', '{query:a}'];
  const { stdout } = await urlkit(['get', '--json', fields.join(''), url]);
  t.deepEqual(JSON.parse(stdout), {
    ...{ input: url, file: null, line: 1 },
    'query-all:a': ['x y', 'z'],
    'must:query-all:a': ['x y', 'z'],
    'query-all:b': null,
    'query:a': 'x y',
  });
});

test('get --json prints values as they are', async (t) => {
  const url = 'https://xn--mgba3gch31f060k.com/?q=%0A%E2%80%AE';
  const { stdout } = await urlkit([
    'get',
    '--json',
    '{query:q}{unicode:host}{decoded:search}',
    url,
  ]);
  t.deepEqual(JSON.parse(stdout), {
    ...{ input: url, file: null, line: 1 },
    'query:q': '\n\u202E',
    'unicode:host': '\u0646\u0627\u0645\u0647\u200C\u0627\u06CC.com',
    'decoded:search': '?q=\n\u202E',
  });
  t.is((await urlkit(['get', '{query:q}', url])).stdout, '\\u{A}\u202E\n');
});

test('get prints values exactly into a pipe, but line breaks', async (t) => {
  const persian = '\u0645\u06CC\u200C\u062E\u{1F468}\u200D\u{1F469}';
  const url = `https://h/?q=${encodeURIComponent(persian)}&b=%0A%0D%00%1B`;
  t.is((await urlkit(['get', '{query:q}', url])).stdout, `${persian}\n`);
  t.is((await urlkit(['get', '{query:b}', url])).stdout, '\\u{A}\\u{D}\\u{0}\x1B\n');
  const exact = ['get', '-0', '{query:b}', url, 'https://h/?b=2'];
  t.is((await urlkit(exact)).stdout, '\n\r\\u{0}\x1B\0' + '2\0');
  t.is((await urlkit(['set', '-0', url, 'path=x'])).stdout.slice(-1), '\0');
  t.is((await urlkit(['get', '-0', '--json', '{query:b}', url])).status, 2);
});

test('get reports a missing component with must:', async (t) => {
  t.deepEqual(await answerOf(['get', '{must:query:a}|{must:query}', 'http://h?a=']), ['|a=\n', 0]);
  t.deepEqual(await answerOf(['get', '{must:query}'], 'http://h?\nhttp://h'), ['\n', 1]);
  t.deepEqual(await answerOf(['get', '{must:port}'], 'http://a:1\nhttp://b'), ['1\n', 1]);
  t.is((await answerOf(['get', '{nope}', 'http://a']))[1], 2);
  t.is((await answerOf(['get', '{port', 'http://a']))[1], 2);
});

test('set edits components, and does not change the rest of a query', async (t) => {
  const cases = [
    [['https://h/', 'hostname=example.net', 'port=8080'], 'https://example.net:8080/'],
    [['http://h/?a=%7e&utm_x=1&b=+', '-query:utm_*'], 'http://h/?a=%7e&b=+'],
    [['http://h/?a=%7e', 'query:b=1 2', '+query:a=3'], 'http://h/?a=%7e&b=1+2&a=3'],
    [['http://h/?a=1', 'query:a=2', 'query:b=3', '--existing'], 'http://h/?a=2'],
    [['http://h/a/', 'path+=b/c', 'path+=%'], 'http://h/a/b%2Fc/%25'],
    [['http://h:1/', 'port?=2', 'username?=u'], 'http://u@h:1/'],
    [['http://h/?b=2&a=%31&b=1', '--sort-query'], 'http://h/?a=%31&b=2&b=1'],
    [['http://h/', '--iterate', 'port=81 82'], 'http://h:81/\nhttp://h:82/'],
    [['http://h/', 'hash=x', '--get', '{hash}'], '#x'],
    [['http://h/?a=1&b', 'query:a', '+query:c', 'query:d'], 'http://h/?a&b&c&d'],
    [['http://h/?a=1&b&%61=2', 'query:a', '+query:a*'], 'http://h/?a&b&a*'],
    [['http://h/?a=1&b&%61=2', 'query:*=x y'], 'http://h/?a=x+y&b=x+y&%61=x+y'],
    [['http://h/?ab=1&b=1&ac=2#?a', 'query:a*=x'], 'http://h/?ab=x&b=1&ac=x#?a'],
    [['http://h/?a*=1&ab=1', 'query:a\\*=x'], 'http://h/?a*=x&ab=1'],
    [['HTTP://H:80'], 'http://h/'],
    [['http://h/?a=b', 'query=?c'], 'http://h/?c'],
    [['http://h/?a=b', 'query='], 'http://h/'],
  ] as const;
  for (const [args, expected] of cases)
    t.deepEqual(await answerOf(['set', ...args]), [`${expected}\n`, 0]);
});

test('edits of the query keep all other bytes, and other edits keep the query', async (t) => {
  const cases = [
    [["https://h/a?Sig='x'&utm_source=z", '-query:utm_*'], "https://h/a?Sig='x'"],
    [['HTTP://H/\u00E9 ?"a"=b&c#"', 'query:c=1'], 'HTTP://H/\u00E9 ?"a"=b&c=1#"'],
    [["https://h/?b='&a", '--sort-query'], "https://h/?a&b='"],
    [["http://H/?'&a", 'port=8', 'path+=x'], "http://h:8/x?'&a"],
    [['http://h/?a=\u200D', 'port=8'], 'http://h:8/?a=\u200D'],
    [['  http://h/?a\tb=1 ', 'query:ab=2', '+query:c=3'], 'http://h/?ab=2&c=3'],
    [["../x?'&a", '-query:a', '--base', 'http://h/a/b?c'], "http://h/x?'"],
    [['#x', '-query:a', '--base', "http://h/?'&a"], 'http://h/?%27#x'],
    [["http://h/?'", 'query:a=1', '--get', '{href}'], 'http://h/?%27&a=1'],
  ] as const;
  for (const [args, expected] of cases) {
    t.deepEqual(await answerOf(['set', ...args]), [`${expected}\n`, 0]);
  }
  const json = await urlkit(['set', '--json', "http://h/?'", 'query:a=1']);
  t.like(JSON.parse(json.stdout), { input: "http://h/?'", href: "http://h/?'&a=1" });
});

test('an edit that is not possible is an error', async (t) => {
  for (const [url, edit] of [
    ['mailto:a', 'path=b'],
    ['http://h/', 'scheme=mailto'],
    ['http://h/', 'hostname=a:8'],
    ['http://h/', 'port=x'],
    ['mailto:a', 'path+=b'],
  ] as const) {
    t.deepEqual(await answerOf(['set', url, edit]), ['', 1]);
  }
});

test('an edit whose value has more than the component names the rest', async (t) => {
  for (const [edit, component, rest] of [
    ['host=h/x', 'host', '/x'],
    ['host=[::1]:80x', 'host', 'x'],
    ['port=80x', 'port', 'x'],
    ['scheme=http:x', 'scheme', 'x'],
  ] as const) {
    const { stderr } = await urlkit(['set', 'https://h/', edit]);
    const reason = `The value has text after the ${component}: ${rest}`;
    t.is(stderr, `urlkit: the argument cannot have ${edit}: ${reason}\n`);
  }
});

test('set edits each line', async (t) => {
  t.deepEqual(await answerOf(['set', 'port=8'], 'http://a\nnope\nhttp://b'), [
    'http://a:8/\nhttp://b:8/\n',
    1,
  ]);
});

// A call with an option goes through the parser of options.
const callsWithoutOptions: readonly (readonly string[])[] = [
  ['get'],
  ['get', ''],
  ['get', '{href}'],
  ['get', '{nope}', 'http://h/'],
  ['get', '{href}', '-'],
  ['get', '{href}', 'http://h/', '?'],
  ['get', '{href}', '-', 'http://h/'],
  ['parse'],
  ['parse', ''],
  ['parse', '-'],
  ['parse', 'http://h/?a=b'],
  ['parse', '../a', 'http://h/b/'],
  ['parse', 'http://h/', 'http://h/b/'],
  ['parse', 'http://h/', 'x'],
  ['parse', 'http://a/', 'http://b/', 'http://c/'],
];

for (const args of callsWithoutOptions) {
  test(`${JSON.stringify(args)} answers without the parser of options as with it`, async (t) => {
    const input = 'http://a/ b\nc:d\n';
    t.deepEqual(await urlkit(args, input), await urlkit(['--color', 'never', ...args], input));
  });
}

for (const args of [
  ['get', '{href}', 'http://h/'],
  ['parse', 'http://h/'],
]) {
  test(`${args[0]} loads neither the parser of options nor lists`, async (t) => {
    const before = `import { createRequire } from 'node:module';
      const { cache } = createRequire(process.cwd() + '/');
      process.on('exit', () => console.log(Object.keys(cache).join('\\n')));`;
    const { stdout } = await runBuilt(args, '', { before });
    t.regex(stdout, /cli\.cjs/);
    t.notRegex(stdout, /command-program\.cjs|node_modules|-list/);
  });
}

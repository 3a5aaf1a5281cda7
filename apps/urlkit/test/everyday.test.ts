// Jobs of every day: one URL, hosts without schemes, rewritten links, filters, and mistakes in names.

import test from 'ava';
import { fileOf, type Result, urlkit } from './run-command.js';

async function output(args: readonly string[], input?: string): Promise<string> {
  const { stdout, stderr, status } = await urlkit(args, input);
  return stderr === '' ? stdout : `${stderr}${status}`;
}

test('a URL alone is inspected', async (t) => {
  for (const url of [
    'https://example.org/a b',
    'https://exa mple.org/',
    'mailto:a@h',
    'a:',
    'HTTP:\\\\h',
  ]) {
    t.deepEqual(await urlkit([url]), await urlkit(['inspect', url]), url);
    t.deepEqual(await urlkit([url, '--json']), await urlkit(['inspect', url, '--json']), url);
  }
  for (const word of ['example.org', 'insepct', '/a']) t.is((await urlkit([word])).status, 2, word);
});

test('fields of a path are its segments by number, and its file name', async (t) => {
  const url = 'https://h/a/b%20c/d.tar.gz?q';
  t.is(
    await output(['get', '{segment:1} {segment:2} {segment:-1} {segment:-3}', url]),
    'a b%20c d.tar.gz a\n',
  );
  t.is(await output(['get', '[{segment:4}] [{segment:-4}]', url]), '[] []\n');
  t.is(
    await output(['get', '{decoded:segment:2} {filename} {extension}', url]),
    'b c d.tar.gz gz\n',
  );
  t.is(await output(['get', '[{filename}] [{segment:-1}]', 'https://h/a/']), '[] []\n');
  t.is(await output(['get', '[{filename}] [{segment:1}]', 'mailto:a/b']), '[] []\n');
  t.is((await urlkit(['get', '{must:segment:2}', 'https://h/a'])).status, 1);
  for (const field of ['segment', 'segment:', 'segment:0', 'segment:x', 'segment:1.5']) {
    t.is((await urlkit(['get', `{${field}}`, url])).status, 2, field);
  }
});

test('set --where changes only the URLs that meet all conditions', async (t) => {
  const lines = 'https://a.example/x?q=1\nhttps://b.example/y\nhttps://a.example/z\n';
  t.is(
    await output(
      ['set', '--where', 'hostname=a.example', '--where', 'query:q=1', 'port=81'],
      lines,
    ),
    'https://a.example:81/x?q=1\nhttps://b.example/y\nhttps://a.example/z\n',
  );
  t.is(
    await output([
      'set',
      '--where',
      'scheme=http',
      '--iterate',
      'port=1 2',
      'https://h/',
      'http://h/',
    ]),
    'https://h/\nhttp://h:1/\nhttp://h:2/\n',
  );
  for (const condition of ['hostname', '=a', 'hostnam=a']) {
    t.is((await urlkit(['set', '--where', condition, 'https://h/'])).status, 2, condition);
  }
});

test('check is a filter', async (t) => {
  const lines = 'https://u@example.org/a?b#c\nhttp://10.0.0.1/x\nfoo\nHTTPS://example.net\n';
  const printed = async (verdict: string): Promise<string> =>
    (await urlkit(['check', '--print', verdict], lines)).stdout;
  t.is(await printed('allowed'), 'https://example.net/\n');
  t.is(await printed('refused'), 'https://u@example.org/a?b#c\nhttp://10.0.0.1/x\nfoo\n');
  const json = await urlkit(['check', '--json', '--print', 'allowed'], lines);
  t.deepEqual(
    json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).input),
    ['HTTPS://example.net'],
  );
  const silent: Result = { stdout: '', stderr: '', status: 1 };
  t.deepEqual(await urlkit(['check', '--quiet'], lines), silent);
  t.deepEqual(await urlkit(['check', '--quiet', 'https://example.org/']), { ...silent, status: 0 });
  t.is((await urlkit(['check', '--quiet', '--json', 'https://h/'])).status, 2);
  t.is((await urlkit(['check', '--quiet', '--print', 'allowed', 'https://h/'])).status, 2);
});

test('compare --with a URL says in what URLs differ', async (t) => {
  const args = ['compare', 'https://example.org/a?x&y', '--with'];
  const same = await urlkit([...args, 'HTTPS://EXAMPLE.org:443/a?x&y']);
  t.deepEqual(same, { stdout: 'the same\n', stderr: '', status: 0 });
  const other = await urlkit([...args, 'https://www.example.org/a/?y&x#top']);
  const differences = ['www', 'trailing-slash', 'parameter-order', 'fragment'];
  t.deepEqual(other, {
    stdout: `not the same: ${differences.join(', ')}\n`,
    stderr: '',
    status: 1,
  });
  const json = await urlkit([...args, 'https://www.example.org/a/?y&x#top', '--json']);
  t.deepEqual(JSON.parse(json.stdout).differences, differences);
  t.is((await urlkit([...args, 'https://'])).status, 2);
  t.is(
    (await urlkit(['compare', '/a', '--with', 'https://h/a', '--base', 'https://h/'])).status,
    0,
  );
  t.is((await urlkit(['compare', 'https://', '--with', 'https://h/'])).status, 1);
});

test('--unwrap reads the URL inside a link', async (t) => {
  const link = 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2';
  t.is(
    await output(['get', '--unwrap', '{href}', link, 'https://h/']),
    'https://example.org/?a=1&b=2\nhttps://h/\n',
  );
  t.is(await output(['get', '{host}', link]), 'www.google.com\n');
  t.is(await output(['set', '--unwrap', link, '-query:a']), 'https://example.org/?b=2\n');
  t.regex(
    await output(['parse', '--unwrap', '--default-scheme', 'https', link.slice(8)]),
    /^href +https:\/\/example\.org/m,
  );
});

test('a host without a scheme is told the option for it', async (t) => {
  for (const args of [['get', '{host}'], ['parse'], ['set', '--base', 'https://[']]) {
    const { stderr } = await urlkit([...args, 'www.example.org/a']);
    if (args[0] !== 'set') t.regex(stderr, /use --default-scheme https\n$/);
  }
  for (const path of ['docs/a.md', '/a', 'https://h:port/']) {
    t.notRegex((await urlkit(['get', '{host}', path])).stderr, /default-scheme/);
  }
  for (const scheme of ['https:', '1', '']) {
    t.is((await urlkit(['get', '{host}', '--default-scheme', scheme, 'h.example'])).status, 2);
  }
});

const mistakes: readonly (readonly [args: readonly string[], meant: string | null])[] = [
  [['get', '{hostnam}', 'https://h/'], 'hostname'],
  [['get', '{Fragment}', 'https://h/'], 'fragment'],
  [['get', '{decoded:pathnmae}', 'https://h/'], 'pathname'],
  [['get', '{registrabledomain}', 'https://h/'], 'registrable-domain'],
  [['get', '{x}', 'https://h/'], null],
  [['compare', '--with', 'crul,go', 'https://h/'], 'curl'],
  [['lint', '--rule', 'invalid-credental=off', '--url', 'https://h/'], 'invalid-credentials'],
  [['lint', '--rule', 'invalid-url-unit=off', '--url', 'https://h/'], 'invalid-URL-unit'],
  [['lint', '--rule', 'x=off', '--url', 'https://h/'], null],
  [['lint', '--rule', 'missing-slash=eror', '--url', 'https://h/'], 'error'],
  [['lint', '--rule', 'missing-slash=1', '--url', 'https://h/'], null],
  [['lint', '--config', fileOf('{"maxWarning":1}'), '--url', 'https://h/'], 'maxWarnings'],
  [['links', '--fix', 'port=1', '--where', 'hostnme=h', 'package.json'], 'hostname'],
  [['set', 'https://h/', 'hots=b'], 'host'],
  [['set', 'https://h/', '-query'], 'query'],
  [['set', 'https://h/', '+fragmnt=b'], 'fragment'],
  [['set', 'https://h/', '--iterate', 'prot=1 2'], 'port'],
  [['set', 'https://h/', '--exsting'], '--existing'],
  [['set', 'https://h/', 'x=b'], null],
  [['check', '--policy', fileOf('{"scheme":["https"]}'), 'https://h/'], 'schemes'],
  [['check', '--policy', fileOf('{"refusehosts":["h"]}'), 'https://h/'], 'refuseHosts'],
  [['check', '--policy', fileOf('{"addresses":[]}'), 'https://h/'], null],
  [['check', '--policy', fileOf('{"schemes":["ftps","htps"]}'), 'https://h/'], 'https'],
];

for (const [args, meant] of mistakes) {
  test(`${args.join(' ')} is told the name ${meant}`, async (t) => {
    const { stderr, status } = await urlkit(args);
    t.is(status, 2);
    t.is(/did you mean (\S+)\?/.exec(stderr)?.[1] ?? null, meant);
  });
}

test('a policy may have any scheme that is not a slip of typing', async (t) => {
  const schemes = ['ftps', 'sftp', 'coap', 'ws', 'wss', 'git+https', 'gemini', 'ipp', 'ipps', 'h2'];
  const policy = fileOf(JSON.stringify({ schemes }));
  const { stderr, status } = await urlkit(['check', '--policy', policy, 'wss://example.org/']);
  t.is(stderr, '');
  t.is(status, 0);
});

test('the help of lint is shorter than its rules', async (t) => {
  const { stdout } = await urlkit(['lint', '--help']);
  t.false(stdout.includes('invalid-reverse-solidus'));
  t.true(stdout.includes('frames'));
});

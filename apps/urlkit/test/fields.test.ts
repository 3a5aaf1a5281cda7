// Fields of templates, --unique, --drop @tracking, and normal forms.

import test from 'ava';
import { urlkit } from './run-command.js';

async function outputOf(args: readonly string[], input = ''): Promise<string> {
  const { stdout, stderr } = await urlkit(args, input);
  return stdout.trimEnd() + stderr;
}

test('get prints parts of domains', async (t) => {
  const template = '{registrable-domain}|{public-suffix}|{subdomain}';
  const cases = [
    ['https://a.b.example.co.uk/', 'example.co.uk|co.uk|a.b'],
    ['https://example.org/', 'example.org|org|'],
    ['https://co.uk/', '|co.uk|'],
    ['https://127.0.0.1/', '||'],
    ['mailto:a@b', '||'],
  ] as const;
  for (const [url, expected] of cases) t.is(await outputOf(['get', template, url]), expected);
  const unicode = ['get', '{unicode:registrable-domain}', 'https://www.b\u00FCcher.example/'];
  t.is(await outputOf(unicode), 'b\u00FCcher.example');
  t.is(await outputOf(['set', 'https://a.co.uk', 'port=8', '-g', '{public-suffix}']), 'co.uk');
  const { stderr, status } = await urlkit(['get', '{must:registrable-domain}', 'https://co.uk/']);
  t.is(stderr, 'urlkit: the argument has no registrable-domain\n');
  t.is(status, 1);
});

test('get prints extensions', async (t) => {
  const cases = [
    ['/a/b.tar.gz', 'gz'],
    ['/a.b/c', ''],
    ['/.htaccess', ''],
    ['/a.', ''],
    ['/a.%C3%A9', '%C3%A9'],
  ] as const;
  for (const [path, expected] of cases) {
    t.is(await outputOf(['get', '{extension}', `https://h${path}?x.y`]), expected);
  }
  t.is(await outputOf(['get', '{decoded:extension}', 'https://h/a.%C3%A9']), '\u00E9');
});

test('get prints the names and values of parameters', async (t) => {
  const url = 'https://h/?a=1&%62=x%20y&a';
  t.is(await outputOf(['get', '{keys}|{values}', url]), 'a b a|1 x y');
  t.deepEqual(JSON.parse(await outputOf(['get', '--json', '{keys}{values}', url])), {
    ...{ input: url, file: null, line: 1 },
    keys: ['a', 'b', 'a'],
    values: ['1', 'x y', ''],
  });
});

test('get --unique prints each answer once', async (t) => {
  const lines = 'http://a/1\nhttp://b/\nhttp://a/2\n';
  t.is(await outputOf(['get', '--unique', '{host}'], lines), 'a\nb');
  t.is(await outputOf(['get', '--unique', '{host}', 'http://a', 'http://a/x']), 'a');
  t.is((await urlkit(['get', '--unique', '--json', '{host}'], lines)).status, 2);
});

test('key --drop @tracking drops the parameters of trackers', async (t) => {
  const url = 'https://h/?utm_source=x&q=1&fbclid=2&_gl=3&ref=4&s=5';
  t.is(
    await outputOf(['key', '-p', 'href', '--drop', '@tracking', url]),
    'https://h/?q=1&ref=4&s=5',
  );
});

test('key --drop rejects an unknown list', async (t) => {
  t.deepEqual(await urlkit(['key', '-p', 'href', '--drop', '@traking', 'https://h/']), {
    stdout: '',
    stderr: 'urlkit: --drop "@traking": there is no such list; the only one is @tracking\n',
    status: 2,
  });
});

test('normalize gives spellings of one URL one form', async (t) => {
  const spellings = [
    ...['http://example.org/~a', 'HTTP://EXAMPLE.org/%7ea', 'http://example.org:80/%7Ea'],
    ...['http:\\\\example.org\\~a', ' http://example.org/b/../~a', 'http:example.org/~%61'],
    ...['http://%65xample.org/./~a', 'http:///example.org/%7ea', 'http://exam\u00ADple.org/~a'],
    'http://@example.org:/~a',
  ];
  const { stdout } = await urlkit(['normalize'], spellings.join('\n'));
  t.deepEqual(stdout.split('\n'), [...spellings.map(() => 'http://example.org/~a'), '']);
  t.is(await outputOf(['normalize', 'http://h/%c3%a9%2f?%3d']), 'http://h/%C3%A9%2F?%3D');
  t.is(await outputOf(['normalize', '../%7ea/./b']), '../~a/b');
  t.is(
    await outputOf(['normalize', '-l', 'percent-coding', spellings[1] ?? '']),
    'http://EXAMPLE.org/%7ea',
  );
});

test('the help lists fields and edits that work', async (t) => {
  const url = 'https://u:p@a.example.org:8080/a.b?c=d#e';
  const ofGet = (await urlkit(['get', '--help'])).stdout;
  const listed = ofGet.slice(ofGet.indexOf('Fields:'), ofGet.indexOf('Examples:'));
  const fields = Array.from(listed.matchAll(/\{([a-z-]+)\}/g), ([field]) => field);
  t.is(fields.length, 23);
  for (const field of fields) t.is((await urlkit(['get', field, url])).status, 0, field);
  const ofSet = (await urlkit(['set', '--help'])).stdout;
  const edits = Array.from(
    ofSet.slice(ofSet.indexOf('Edits:'), ofSet.indexOf('Examples:')).matchAll(/^ {2}(\S+)/gm),
    ([, edit = '']) => edit.replace('COMPONENT', 'hash'),
  );
  t.is(edits.length, 8);
  for (const edit of edits) t.is((await urlkit(['set', url, edit])).status, 0, edit);
});

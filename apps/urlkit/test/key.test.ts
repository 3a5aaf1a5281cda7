import { spawn } from 'node:child_process';
import test from 'ava';
import { cli, fileOf, urlkit } from './run-command.js';

const key = (args: string, input: string | Buffer = '') =>
  urlkit(['key', ...args.split(' ')], input);

test('the key of an argument is printed', async (t) => {
  t.deepEqual(await key('-p surt http://www.Example.org/A?b=2&a=1'), {
    stdout: 'org,example)/a?a=1&b=2\n',
    stderr: '',
    status: 0,
  });
  const { stdout } = await key('-p href -d utm_* --drop c http://h/?utm_a=1&b=2&c');
  t.is(stdout, 'http://h/?b=2\n');
  t.deepEqual(await key('-p href http://secret:x:y/'), {
    stdout: '',
    stderr: 'urlkit: the argument has no href key\n',
    status: 1,
  });
});

test('--drop takes a name, a prefix, or all parameters', async (t) => {
  const url = 'http://h/?a=1&b=2#c?d';
  t.is((await key(`-p href --drop a ${url}`)).stdout, 'http://h/?b=2#c?d\n');
  t.is((await key('-p href --drop *', url)).stdout, 'http://h/#c?d\n');
  for (const [name, message] of [
    ['', '--drop needs a name, not an empty string'],
    ['a*b', '--drop "a*b": an asterisk can only be at the end'],
    ['**', '--drop "**": an asterisk can only be at the end'],
  ] as const) {
    const { stderr, status } = await urlkit(['key', '-p', 'href', '--drop', name, url]);
    t.is(stderr, `urlkit: ${message}\n`);
    t.is(status, 2);
  }
  const { stderr, status } = await key(`-p href ${url} --drop a b`);
  t.regex(stderr, /only one URL can be given; to drop several parameters, repeat --drop/);
  t.is(status, 2);
});

test('each line gives one line, with the same line ending', async (t) => {
  const { stdout, stderr, status } = await key(
    '-p href',
    '\uFEFFhttp://A\r\n\nx\u2028\rb\nhttp://b',
  );
  t.is(stdout, 'http://a/\r\n\n\nhttp://b/\n');
  t.is(stderr, 'urlkit: 2 of 4 rows have no href key\n');
  t.is(status, 0);
});

test('rows without a key are kept, skipped, or end the run', async (t) => {
  const input = 'http://a\nb\nhttp://c\nd';
  t.is((await key('-p href --on-error keep', input)).stdout, 'http://a/\n\nhttp://c/\n\n');
  t.deepEqual(await key('-p href --on-error skip', input), {
    stdout: 'http://a/\nhttp://c/\n',
    stderr: 'urlkit: 2 of 4 rows have no href key\n',
    status: 0,
  });
  t.deepEqual(await key('-p href --on-error fail', input), {
    stdout: 'http://a/\n',
    stderr: 'urlkit: line 2 has no href key\n',
    status: 1,
  });
});

test('--json prints an object for each line, and --on-error decides about those without a key', async (t) => {
  const input = 'http://a\nb\n';
  const [first, second] = [
    '{"input":"http://a","file":"-","line":1,"key":"http://a/"}\n',
    '{"input":"b","file":"-","line":2,"key":null,"failure":{"name":"no-key","message":"has no href key"}}\n',
  ];
  t.deepEqual(await key('-p href --json', input), {
    stdout: first + second,
    stderr: 'urlkit: 1 of 2 rows has no href key\n',
    status: 0,
  });
  t.is((await key('-p href --json --on-error skip', input)).stdout, first);
  const { stdout, status } = await key('-p href --json --on-error fail', input);
  t.is(stdout, first);
  t.is(status, 1);
});

test('keys are added as a column of TSV', async (t) => {
  const input = '\uFEFFid\tpage\tz\r\n"1\thttp://H\t\r\n\\N\t\té\n2\tx\t"';
  const { stdout } = await key('-p href -f tsv -c page -o k', input);
  t.is(stdout, '\uFEFFid\tpage\tz\tk\r\n"1\thttp://H\t\thttp://h/\r\n\\N\t\té\t\n2\tx\t"\t\n');
});

test('keys are added as a column of CSV, without other changes', async (t) => {
  const input = '\uFEFFid,"url"\r\n"a ""b""\n,c",http://H/\r\n"1","http://h/"",\r\n"\n é ,x';
  const { stdout } = await key('-p surt -f csv -o the,key', input);
  const expected =
    '\uFEFFid,"url","the,key"\r\n"a ""b""\n,c",http://H/,h)/\r\n' +
    '"1","http://h/"",\r\n","h)/"","\n é ,x,x)/\n';
  t.is(stdout, expected);
});

test('keys are added as a member of JSON Lines, without other changes', async (t) => {
  const input = '{"url":"http:\\/\\/H", "n": 1.0, "n":2} \r\n{}\n{"url":1}\n{"URL":{"url":"x"}}';
  const { stdout, stderr } = await key('-p href -f jsonl', input);
  const lines = [
    '{"url":"http:\\/\\/H", "n": 1.0, "n":2,"key":"http://h/"} \r',
    '{"key":null}',
    '{"url":1,"key":null}',
    '{"URL":{"url":"x"},"key":null}',
    '',
  ];
  t.is(stdout, lines.join('\n'));
  t.is(stderr, 'urlkit: 3 of 4 rows have no href key\n');
});

test('one row without a key is counted in the singular', async (t) => {
  const { stderr } = await key('-p href', 'http://a/\n\n');
  t.is(stderr, 'urlkit: 1 of 2 rows has no href key\n');
});

const ENCODING_HINT = '; if it is in another encoding, use --input-encoding';

const noColumn = 'is a header without the column "url"; name the column of the URLs with --column';

test('a header without the column names the file', async (t) => {
  const file = fileOf('id,link\n1,http://h\n');
  t.deepEqual(await urlkit(['key', '-p', 'href', '--format', 'csv', '--file', file]), {
    stdout: '',
    stderr: `urlkit: line 1 of ${file} ${noColumn}\n`,
    status: 2,
  });
});

test('malformed input gives its position, the answers before it, and status 2', async (t) => {
  const cases = [
    [
      'tsv',
      Buffer.from('url\nb\xFFc\nd', 'latin1'),
      `line 2 is not UTF-8, at byte offset 5${ENCODING_HINT}`,
    ],
    [
      'jsonl',
      Buffer.from('{}\n{}\n\xE2\x98', 'latin1'),
      `line 3 is not UTF-8, at byte offset 8${ENCODING_HINT}`,
    ],
    ['tsv', 'a\tb\n', `line 1 ${noColumn}`],
    [
      'tsv',
      'url\tkey\n',
      'line 1 is a header that already has the column "key"; choose another name with --output-column',
    ],
    ['tsv', 'url\tb\nx\ty\nx', 'line 3 has 1 column, but the header has 2'],
    ['csv', 'url,b\n"\n",y\nx', 'line 4 has 1 column, but the header has 2'],
    ['csv', 'url\na"b', 'line 2 is not valid CSV: a quotation mark is inside a field'],
    ['csv', 'url\n"a"b', 'line 2 is not valid CSV: text follows a closing quotation mark'],
    ['csv', 'url\n"a', 'line 2 is not valid CSV: a quotation mark is not closed'],
    [
      'csv',
      Buffer.from('url\na\n\xFF', 'latin1'),
      `line 3 starts a record that is not UTF-8, at byte offset 6${ENCODING_HINT}`,
    ],
    ['jsonl', '{}\n[]', 'line 2 is not a JSON object'],
    ['jsonl', '{"key":1}', 'line 1 already has a member "key"'],
  ] as const;
  for (const [format, input, message] of cases) {
    const { stderr, status } = await key(`-p surt -f ${format}`, input);
    t.is(stderr, `urlkit: ${message}\n`);
    t.is(status, 2);
  }
  t.deepEqual(await key('-p surt', Buffer.from('a\nb\n\xFF\nc', 'latin1')), {
    stdout: 'a)/\nb)/\n\nc)/\n',
    stderr: `urlkit: line 3 is not UTF-8, at byte offset 4${ENCODING_HINT}\nurlkit: 1 of 4 rows has no surt key\n`,
    status: 0,
  });
});

test('lines may be split anywhere between chunks', async (t) => {
  const child = spawn(process.execPath, [cli, 'key', '-p', 'surt', '--flush', 'line']);
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const ended = new Promise((settle) => child.on('close', settle));
  for (const byte of Buffer.from('http://é/☕\r\nb\n')) {
    child.stdin.write(Buffer.of(byte));
    await new Promise((settle) => setImmediate(settle));
  }
  child.stdin.end();
  await ended;
  t.is(stdout, 'xn--9ca)/%e2%98%95\r\nb)/\n');
});

test('with --flush line, a line is answered before the next one arrives', async (t) => {
  const child = spawn(process.execPath, [cli, 'key', '-p', 'surt', '--flush', 'line']);
  const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  for (const name of ['a', 'b', 'c']) {
    child.stdin.write(`${name}\n`);
    t.is((await answers.next()).value, `${name})/\n`);
  }
  child.stdin.end();
  t.true((await answers.next()).done);
});

test('a reader that closes the pipe ends it without an error', async (t) => {
  const child = spawn('sh', [
    '-c',
    `yes example.org | "$0" "$1" key -p surt | head -n 2`,
    process.execPath,
    cli,
  ]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  await new Promise((settle) => child.on('close', settle));
  t.is(stdout, 'org,example)/\norg,example)/\n');
  t.is(stderr, '');
});

test('wrong usage gives a message and status 2', async (t) => {
  for (const args of [
    ...['', '-p x', '-p surt -f xml', '-p surt --on-error x', '-p surt --flush x'],
    ...['-p surt --json -f tsv', '-p surt -f tsv http://h', '-p surt -c x', '-p surt -o x --json'],
  ]) {
    const { stdout, stderr, status } = await key(args);
    t.is(stdout, '');
    t.regex(stderr, /^urlkit: /);
    t.is(status, 2);
  }
});

import { relevantDiagnostics, validateURL } from '@urlkit/url-validation';
import test from 'ava';

const refused: readonly (readonly [input: string, start: number, end: number])[] = [
  ['javascript:alert(1)', 0, 10],
  ['example.com:8080/x', 0, 11],
  ['htp://x.org', 0, 3],
  ['http://x.org/', 0, 4],
  ['data:text/html,x', 0, 4],
  ['file:///etc/passwd', 0, 4],
  ['blob:https://x.org/a', 0, 4],
  [' \tjava\nscript:alert(1)', 2, 13],
  ['HTTPSS://x.org/', 0, 6],
];

for (const [input, start, end] of refused) {
  test(`a form that allows https refuses ${JSON.stringify(input)}`, (t) => {
    const { url, href, diagnostics } = validateURL(input, { schemes: ['https'] });
    t.is(url, null);
    t.is(href, null);
    const [error, ...others] = diagnostics.filter(({ fatal }) => fatal);
    t.deepEqual(others, []);
    t.is(error?.name, 'scheme-not-allowed');
    t.deepEqual([error?.start, error?.end], [start, end]);
    t.is(
      error?.message,
      'URLs with this scheme are not allowed here. Write one that begins with `https:`.',
    );
    t.is(error?.reference, null);
  });
}

test('URLs with allowed schemes have the report that they have without the option', (t) => {
  for (const input of [
    'https://x.org/',
    'HTTPS:x.org a',
    'ht\ntps://x.org',
    'https://[',
    '',
    'x',
  ]) {
    t.deepEqual(validateURL(input, { schemes: ['https'] }), validateURL(input), input);
  }
  t.is(validateURL('/a', { base: 'https://x.org/b', schemes: ['https'] }).href, 'https://x.org/a');
});

test('the base does not allow another scheme', (t) => {
  const options = { base: 'https://x.org/', schemes: ['https'] };
  t.is(validateURL('javascript:alert(1)', options).href, null);
  t.is(validateURL('http://x.org/', options).href, null);
  t.throws(() => validateURL('/a', { ...options, base: 'http://x.org/' }), {
    message: 'options.schemes must contain the scheme of options.base',
  });
});

test('the message names all schemes', (t) => {
  const schemes = ['http', 'https', 'mailto'];
  t.is(
    validateURL('x:', { schemes }).diagnostics[0]?.message,
    'URLs with this scheme are not allowed here. Write one that begins with `http:`, `https:` or `mailto:`.',
  );
});

test('the error is in the report whatever the limit is', (t) => {
  const { diagnostics, omitted } = validateURL('x: ^^ ^^ a', { schemes: ['https'], limit: 0 });
  t.deepEqual(
    diagnostics.map(({ name }) => name),
    ['scheme-not-allowed'],
  );
  t.true(omitted > 0);
});

test('a hint does not suggest a URL that would be refused again', (t) => {
  const suggestions = (schemes: readonly string[]): readonly (string | null)[] =>
    validateURL('example.com:8080/x', { schemes }).hints.map(({ href }) => href);
  t.deepEqual(suggestions(['http', 'https']), ['http://example.com:8080/x']);
  t.deepEqual(suggestions(['https']), []);
  const report = validateURL('htp://x.org', { schemes: ['http'] });
  t.deepEqual(
    report.hints.map(({ href }) => href),
    ['http://x.org/'],
  );
});

test('diagnostics that a hint contradicts leave a reason', (t) => {
  const report = validateURL('example.com:8080/x', { schemes: ['https'] });
  t.deepEqual(
    relevantDiagnostics(report).map(({ name }) => name),
    ['scheme-not-allowed'],
  );
});

test('a list that nobody means is a TypeError', (t) => {
  const lists: readonly unknown[] = [
    [],
    null,
    'https',
    { 0: 'https' },
    new Set(['https']),
    [undefined],
    [['https']],
    [''],
    ['https:'],
    ['HTTPS'],
    ['*'],
    ['https', 'java script'],
    ['undefined'],
    ['$(SCHEME)'],
    ['https,http'],
    // biome-ignore lint/suspicious/noSparseArray: as a program might make it
    [, 'https'],
  ];
  for (const schemes of lists) {
    t.throws(() => validateURL('javascript:alert(1)', { schemes } as never), {
      instanceOf: TypeError,
    });
  }
  t.throws(() => validateURL('x:', { scheme: ['https'] } as never), { instanceOf: TypeError });
});

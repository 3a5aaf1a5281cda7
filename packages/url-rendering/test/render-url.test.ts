import { percentDecode } from '@urlkit/percent-encoding';
import { parseURL } from '@urlkit/url-parser';
import { type RenderURLOptions, renderURL } from '@urlkit/url-rendering';
import test from 'ava';
import fc from 'fast-check';
import { show } from '../../../test/support/show.js';

function textOf(url: string, options?: RenderURLOptions): string | undefined {
  return renderURL(url, options)?.text;
}

// The parts, with the registrable domain in brackets.
function partsOf(url: string, options?: RenderURLOptions): string {
  const { parts = [] } = renderURL(url, options) ?? {};
  return parts
    .map(({ text, isRegistrableDomain }) => (isRegistrableDomain ? `[${text}]` : text))
    .join(' ');
}

test('a URL is shown in parts', (t) => {
  const cases: Readonly<Record<string, string>> = {
    'https://www.example.co.uk:8443/a/b?c=d#e': 'https:// www. [example.co.uk] :8443 /a/b ?c=d #e',
    'https://user:password@example.com/': 'https:// [example.com] /',
    'HTTPS://EXAMPLE.com:443': 'https:// [example.com] /',
    'https://a.b.example.com./': 'https:// a.b. [example.com.] /',
    'https://github.io/': 'https:// github.io /',
    'https://x.y.github.io/': 'https:// x. [y.github.io] /',
    'https://127.1/x': 'https:// 127.0.0.1 /x',
    'http://[::1]:8080/x': 'http:// [::1] :8080 /x',
    'http://localhost/?#': 'http:// localhost / ? #',
    'https://bücher.münchen.example/': 'https:// bücher. [münchen.example] /',
    'file:///etc/passwd': 'file:// /etc/passwd',
    'file://server/share': 'file:// server /share',
    'mailto:me@example.com?subject=x': 'mailto: me@example.com ?subject=x',
    'data:text/plain,x': 'data: text/plain,x',
    'web+demo:/.//not-a-host/': 'web+demo:/. //not-a-host/',
    'custom://a%20b.example/': 'custom:// a%20b.example /',
    'custom:///x': 'custom:// /x',
  };
  for (const [url, parts] of Object.entries(cases)) t.is(partsOf(url), parts, url);
  const { parts = [] } = renderURL('https://a.example.com:1/p?q#f') ?? {};
  t.deepEqual(
    parts.map(({ kind }) => kind),
    ['scheme', 'host', 'host', 'port', 'path', 'query', 'fragment'],
  );
});

test('a URL is a string, a URL object or a record', (t) => {
  const input = 'https://a.example.com/%41';
  const record = parseURL(input);
  if (record === null) throw new Error('The input does not parse');
  t.deepEqual(renderURL(record), renderURL(input));
  t.deepEqual(renderURL({ href: input }), renderURL(input));
  t.is(renderURL('no URL'), null);
  for (const wrong of [undefined, null, 1, {}, { scheme: 'https' }, { href: 1 }]) {
    t.throws(() => renderURL(wrong as never), { instanceOf: TypeError, message: /^url / });
  }
});

test('the options decide how much is shown', (t) => {
  const url = 'https://www.example.com:8443/a?b#c';
  t.is(textOf(url, { show: 'url' }), url);
  t.is(textOf(url, { show: 'origin' }), 'https://www.example.com:8443');
  t.is(textOf(url, { show: 'host' }), 'www.example.com');
  t.is(textOf(url, { show: 'registrable-domain' }), 'example.com');
  t.is(textOf(url, { scheme: false }), 'www.example.com:8443/a?b#c');
  t.is(textOf('https://co.uk/x', { show: 'registrable-domain' }), 'co.uk');
  t.is(textOf('http://[::1]/x', { show: 'registrable-domain' }), '[::1]');
  t.is(textOf('mailto:x', { show: 'host', scheme: false }), 'mailto:x');
  t.is(textOf('file:///x', { scheme: false }), 'file:///x');
});

test('hosts are shown like by displayHost', (t) => {
  const { host, text } = renderURL('https://раураl.example/') ?? {};
  t.is(text, 'https://xn--l-7sba6dbr.example/');
  t.deepEqual(host?.asciiLabels, [{ label: 'xn--l-7sba6dbr', reason: 'mixed-scripts' }]);
  t.is(renderURL('mailto:x')?.host, null);
  const knownNames = ['example.com'];
  t.is(renderURL('https://exámple.com/', { knownNames })?.host?.lookalike, 'example.com');
});

test('text that is too wide is elided', (t) => {
  const url = 'https://example.com.login.evil.example/example.com/x?y';
  const cases: readonly (readonly [width: number, text: string])[] = [
    [54, url],
    [53, 'https://example.com.login.evil.example/example.com/x…'],
    [51, 'https://example.com.login.evil.example/example.com…'],
    [40, 'https://example.com.login.evil.example/…'],
    [39, 'https://example.com.login.evil.example'],
    [37, 'https://….com.login.evil.example/exa…'],
    [32, 'https://….com.login.evil.example'],
    [30, 'https://….login.evil.example/…'],
    [22, 'https://….evil.example'],
    [0, 'https://….evil.example'],
  ];
  for (const [width, text] of cases) {
    const rendered = renderURL(url, { width });
    t.is(rendered?.text, text, String(width));
    t.is(rendered?.isElided, width < 54, show(width, text));
    t.true(
      rendered?.parts.some((part) => part.isRegistrableDomain && part.text === 'evil.example'),
      show(width, text),
    );
  }
  t.false(renderURL('http://127.0.0.1', { show: 'host', width: 3 })?.isElided);
  t.is(textOf('https://127.0.0.1/x', { width: 3 }), 'https://127.0.0.1');
  t.is(textOf('https://example.com:8443/x', { width: 3 }), 'https://example.com:8443');
  t.is(textOf('data:text/plain,abcdef', { width: 10 }), 'data:text…');
  t.is(textOf('https://a.example/%F0%9F%90%8Dxyz', { width: 20 }), 'https://a.example/🐍…');
});

test('a host of many labels is elided in one pass', (t) => {
  const url = `https://${'a.'.repeat(100_000)}example.com/`;
  t.is(textOf(url, { width: 25 }), 'https://….a.a.example.com');
});

test('at any width, the registrable domain is shown, and the text is no wider than necessary', (t) => {
  const urls = [
    'https://a.bc.def.example.co.uk:81/path/to?query#fragment',
    'https://x.y.github.io/',
  ];
  for (const url of urls) {
    const domain = /[^.]+\.(?:co\.uk|github\.io)/.exec(url)?.[0] ?? '';
    const least = Array.from(textOf(url, { width: 0 }) ?? '').length;
    for (let width = 0; width <= url.length; width++) {
      const { text, parts } = renderURL(url, { width }) ?? { text: '', parts: [] };
      t.true(Array.from(text).length <= Math.max(width, least), text);
      t.is(parts.find((part) => part.isRegistrableDomain)?.text, domain);
    }
  }
});

test('only ASCII characters that are never syntax are decoded', (t) => {
  for (let code = 0; code < 0x80; code++) {
    const sequence = `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
    const character = String.fromCharCode(code);
    const expected = /[A-Za-z\d._~-]/.test(character) ? character : sequence;
    t.is(textOf(`https://a.example/x${sequence}x`), `https://a.example/x${expected}x`);
  }
});

const encoded = (text: string): string => encodeURIComponent(text);

test('readable characters are decoded', (t) => {
  const texts = ['é', 'ß', 'Ωμέγα', 'кириллица', '日本語', '한국어', 'हिन्दी', '🐍', 'e\u0301', '€'];
  for (const text of texts) {
    for (const front of ['', '?', '#']) {
      const url = `https://a.example/${front}`;
      t.is(textOf(url + encoded(text)), url + text);
    }
  }
  t.is(textOf('https://a.example/%c3%A9'), 'https://a.example/é');
});

test('characters that are invisible, reorder text, or look like syntax or a lock stay encoded', (t) => {
  const unsafe = [
    ...['\u00A0', '\u00AD', '\u034F', '\u061C', '\u115F', '\u180E', '\u200B', '\u200D', '\u200E'],
    ...['\u2028', '\u202E', '\u2060', '\u2066', '\u2800', '\u3000', '\u3164', '\uFE0F', '\uFEFF'],
    ...['\uE000', '\uFFA0', '\uFFFD', '\u{E0041}', '\u{F0000}', '\u0085', '\u007F'],
    ...['\u2044', '\u2215', '\uFF0F', '\u2571', '\u29F8', '½', '\uFF1F', '\uFF03', '\u2024', '。'],
    ...['\uFF0E', '\u2236', '\uA789', '\uFF1A', '\u01C3', '\uFF20', '\uFF05', '\u2010', '\u2212'],
    ...['🔒', '🔓', '🔏', '🔐', '🛡', '✓', '✅'],
  ];
  for (const text of unsafe) {
    const url = `https://a.example/x${encoded(text)}y`;
    t.is(textOf(url), url);
  }
});

test('marks are decoded only after letters', (t) => {
  t.is(textOf('https://a.example/%CC%B8x'), 'https://a.example/%CC%B8x');
  t.is(textOf('https://a.example/?a=%CC%81'), 'https://a.example/?a=%CC%81');
  t.is(textOf('https://a.example/e%CC%81'), 'https://a.example/e\u0301');
  t.is(textOf('https://a.example/%2F%CC%B8'), 'https://a.example/%2F%CC%B8');
});

test('every nonspacing or enclosing mark after a delimiter stays encoded', (t) => {
  let count = 0;
  for (let codePoint = 0x80; codePoint < 0xe0000; codePoint++) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const character = String.fromCodePoint(codePoint);
    if (!/[\p{Mn}\p{Me}]/u.test(character)) continue;
    count++;
    const text = encoded(character);
    const url = `https://a.example/${text}x`;
    if (textOf(url) !== url) t.fail(text);
  }
  t.true(count > 1_800);
});

test('unassigned code points stay encoded', (t) => {
  for (const codePoint of [0x378, 0x530, 0x2fe0, 0x10000 + 0xc, 0x3fffd, 0xdfffd]) {
    const url = `https://a.example/x${encoded(String.fromCodePoint(codePoint))}y`;
    t.is(textOf(url), url);
  }
});

test('bytes that are not UTF-8 stay encoded', (t) => {
  const paths = [
    ...['%FF', '%C3', '%C3x', '%E2%82', '%C0%AF', '%ED%A0%80', '%F4%90%80%80', '%80', '%E0%80%AF'],
    ...['%F0%80%80%AF', '%C3%28'],
  ];
  for (const path of paths) t.is(textOf(`https://a.example/${path}`), `https://a.example/${path}`);
  t.is(textOf('https://a.example/%C3%C3%A9%FF'), 'https://a.example/%C3é%FF');
});

test('decoding changes no byte', (t) => {
  const path = fc
    .array(
      fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0xc3, 0xa9, 0xe2, 0x82, 0xac)),
    )
    .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  fc.assert(
    fc.property(path, (segment) => {
      const { parts = [] } = renderURL(`https://a.example/?${segment}`, {}) ?? {};
      const query = parts.find(({ kind }) => kind === 'query')?.text ?? '';
      const again = parseURL(`https://a.example/${query}`)?.query ?? '';
      t.deepEqual(percentDecode(again), percentDecode(segment));
    }),
    { numRuns: 500 },
  );
});

test('bidirectional text is isolated', (t) => {
  const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];
  const { text, parts = [] } = renderURL('https://ואה.קום.he/א/b?ج=1') ?? {};
  t.is(
    text,
    `${LRI}https://${FSI}ואה${PDI}.${FSI}קום${PDI}.he/${FSI}א${PDI}/b?${FSI}ج${PDI}=1${PDI}`,
  );
  t.true(parts.every((part) => !/[\u2066-\u2069]/.test(part.text)));
  t.is(textOf('https://bücher.example/é'), 'https://bücher.example/é');
});

test('wrong options are TypeErrors that do not repeat them', (t) => {
  const secret = 'secret';
  const options: readonly Readonly<Record<string, unknown>>[] = [
    ...[{ show: secret }, { show: null }, { scheme: secret }, { scheme: 0 }, { width: secret }],
    ...[{ width: -1 }, { width: Number.NaN }, { knownNames: secret }, { nonsense: secret }],
  ];
  for (const option of options) {
    const name = Object.keys(option)[0] ?? '';
    const { message } = t.throws(() => renderURL('https://a.example/', option as never), {
      instanceOf: TypeError,
    }) ?? { message: '' };
    t.true(message.includes(name), message);
    t.false(message.includes(secret), message);
  }
  t.throws(() => renderURL('https://a.example/', Object.create({ show: 'host' })), {
    message: /plain object/,
  });
});

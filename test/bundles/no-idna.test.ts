// Tests the variant of @urlkit/idna for the export condition no-idna, in bundles and in Node.

import { execFileSync } from 'node:child_process';
import test, { type ExecutionContext } from 'ava';
import { type Bundle, bundlers } from './bundlers.js';

const source = `
  export { domainToASCII, domainToUnicode } from '@urlkit/idna';
  export { parseHost } from '@urlkit/host';
  export { URL } from '@urlkit/url-api';
`;

const rejected = [
  ...['bücher.example', 'ｅxample', 'a\u00AD', '☕', 'example。com', 'b%C3%BCcher.example'],
  ...['xn--bcher-kva.é', '\u200B', '\uD800', 'ﬁ', 'ⓐ.com', '１.２.３.４'],
];

// ASCII domains and their hosts in the standard, with valid and invalid Punycode.
const accepted = [
  ['Example.COM', 'example.com'],
  ['XN--Bcher-KVA.example', 'xn--bcher-kva.example'],
  ['xn--a', 'xn--a'],
  ['%41b', 'ab'],
  ['under_score', 'under_score'],
  ['0x7f.1', '127.0.0.1'],
  ['a..b', 'a..b'],
] as const;

const strictlyRejected = [
  ...['xn--bcher-kva', 'a.XN--BCHER-KVA', 'xn--a', 'bücher', 'a_b', '-a', 'a-', 'ab--c', 'a..b'],
  ...['', 'a'.repeat(64)],
];

type Exports = typeof import('@urlkit/idna') &
  Pick<typeof import('@urlkit/host'), 'parseHost'> &
  Pick<typeof import('@urlkit/url-api'), 'URL'>;

function checkASCIIOnly(
  t: ExecutionContext,
  { domainToASCII, domainToUnicode, parseHost, URL }: Exports,
): void {
  for (const host of rejected) {
    t.false(URL.canParse(`https://${host}/`), host);
    t.is(parseHost(host), null, host);
    const url = new URL('https://example.com/');
    url.host = host;
    t.is(url.href, 'https://example.com/', host);
    if (!host.includes('%')) t.is(domainToASCII(host), null, host);
  }
  for (const [host, expected] of accepted) {
    t.is(new URL(`https://${host}/`).host, expected);
  }
  for (const domain of strictlyRejected) t.is(domainToASCII(domain, true), null, domain);
  t.is(domainToASCII('Example.com', true), 'example.com');
  t.is(domainToASCII('XN--Bcher-KVA'), 'xn--bcher-kva');
  t.is(domainToUnicode('xn--bcher-kva'), 'xn--bcher-kva');
}

function load({ code }: Bundle): Promise<Exports> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

function hasTables({ files }: Bundle): boolean {
  return files.some((file) => file.endsWith('idna/dist/index.js'));
}

for (const [bundler, bundle] of Object.entries(bundlers)) {
  test(`with the condition, ${bundler} includes the variant for ASCII domains`, async (t) => {
    const [result] = await bundle([source], ['no-idna']);
    if (result === undefined) return t.fail();
    t.false(hasTables(result));
    checkASCIIOnly(t, await load(result));
  });

  test(`without the condition, ${bundler} includes the tables`, async (t) => {
    const [result] = await bundle([source]);
    if (result === undefined) return t.fail();
    t.true(hasTables(result));
    const { URL } = await load(result);
    t.is(new URL('https://bücher.example/').host, 'xn--bcher-kva.example');
  });
}

const script = `
  import { domainToASCII } from '@urlkit/idna';
  import { URL } from '@urlkit/url-api';
  const hosts = ['bücher.example', 'XN--Bcher-KVA', 'Example.com'];
  console.log(JSON.stringify([
    hosts.map((host) => URL.parse('https://' + host)?.host ?? null),
    hosts.map((host) => domainToASCII(host, true)),
  ]));
`;

for (const [condition, expected] of [
  [
    'no-idna',
    [
      [null, 'xn--bcher-kva', 'example.com'],
      [null, null, 'example.com'],
    ],
  ],
  [
    'other',
    [
      ['xn--bcher-kva.example', 'xn--bcher-kva', 'example.com'],
      ['xn--bcher-kva.example', 'xn--bcher-kva', 'example.com'],
    ],
  ],
] as const) {
  test(`node --conditions=${condition} loads its variant`, (t) => {
    const output = execFileSync(
      process.execPath,
      [`--conditions=${condition}`, '--input-type=module', '--eval', script],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    t.deepEqual(JSON.parse(output), expected);
  });
}

// The program that every set-up runs: eleven calls, in the dialects that set-ups read.

const imports = {
  '@urlkit/url-api': ['URL', 'URLSearchParams'],
  '@urlkit/url-parser': ['parseURL'],
  '@urlkit/url-serializer': ['serializeURL'],
  '@urlkit/idna': ['domainToUnicode'],
  '@urlkit/ipv6': ['parseIPv6', 'serializeIPv6'],
  '@urlkit/form-urlencoded': ['QueryEditor'],
  '@urlkit/public-suffix': ['registrableDomain'],
  '@urlkit/url-keys': ['urlKey'],
  urlkit: ['URLReference', 'validateURL', 'URL as SameURL'],
} as const;

const record = "parseURL('HTTPS://EXAMPLE.org:443/a/../b')";

// Valid in TypeScript too, where null must not be passed on.
const results = `[
  new URL('../ü?q=1', 'https://BÜCHER.example/a/b/').href,
  URL.canParse('https://[::1]:80/'),
  new URLSearchParams({ q: 'café noir' }).toString(),
  serializeURL(${record} || fail()),
  domainToUnicode('xn--bcher-kva.example'),
  serializeIPv6(parseIPv6('2001:DB8::192.0.2.1') || fail()),
  new QueryEditor('a=1&b=%7e').get('b'),
  registrableDomain((${record} || fail()).host || fail()),
  urlKey('https://www.Example.org/b?z=1&a=2', { profile: 'surt' }),
  validateURL('https:/example.org/').diagnostics.length > 0,
  String(new URLReference('../c').resolve('https://example.org/a/b')),
  SameURL === URL,
]`;

/** What the program calculates. */
export const expected: readonly unknown[] = [
  'https://xn--bcher-kva.example/a/%C3%BC?q=1',
  true,
  'q=caf%C3%A9+noir',
  'https://example.org/b',
  'bücher.example',
  '2001:db8::c000:201',
  '~',
  'example.org',
  'org,example)/b?a=2&z=1',
  true,
  'https://example.org/c',
  true,
];

const entries = Object.entries(imports);
const declaration = `const results = ${results};`;

function failing(returnType: string): string {
  return `function fail()${returnType} { throw new Error('null'); }`;
}

const imported = entries
  .map(([specifier, names]) => `import { ${names.join(', ')} } from '${specifier}';`)
  .join('\n');
const required = entries
  .map(([specifier, names]) => {
    const bindings = names.join(', ').replace(' as ', ': ');
    return `const { ${bindings} } = require('${specifier}');`;
  })
  .join('\n');

/** Modules that export `results`. */
export const modules = {
  js: `${imported}\n${failing('')}\n${declaration}\nexport { results };\n`,
  cjs: `${required}\n${failing('')}\n${declaration}\nmodule.exports = { results };\n`,
  ts: `${imported}\n${failing(': never')}\nexport ${declaration}\n`,
} as const;

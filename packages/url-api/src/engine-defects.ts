// Defects of URL and URLSearchParams in engines that are in use.

import type { Classes } from './extended-classes.js';
import type { URL } from './url.js';
import type { URLSearchParams } from './url-search-params.js';

interface Probe {
  /** The name of the defect. The engine has it unless `holds` returns true. */
  readonly defect: string;
  readonly holds: (classes: Classes) => boolean;
  /** Whether the defect alone does not justify replacing the classes. */
  readonly isRare?: true;
}

// The comment in each probe names the engines that have the defect.
const probes: readonly Probe[] = [
  {
    defect: 'URL is missing',
    // QuickJS, Hermes, and the shells of V8, JavaScriptCore and SpiderMonkey
    holds: ({ URL }) => typeof URL === 'function',
  },
  {
    defect: 'URLSearchParams is missing',
    // as above
    holds: ({ URLSearchParams }) => typeof URLSearchParams === 'function',
  },
  {
    defect: 'URL.canParse is missing',
    // Chrome 119, Firefox 114, Safari 16, Node.js 18.16, React Native
    holds: ({ URL }) => URL.canParse('a:b'),
  },
  {
    defect: 'URL.parse is missing',
    // Chrome 125, Firefox 125, Safari 17, Node.js 18
    holds: ({ URL }) => URL.parse('a') === null,
  },
  {
    defect: 'URLSearchParams.prototype.size is missing',
    // Chrome 112, Firefox 111, Safari 16, Node.js 18.15
    holds: ({ URLSearchParams }) => new URLSearchParams('a&b').size === 2,
  },
  {
    defect: 'URLSearchParams.prototype.has ignores the value',
    // Chrome 117, Firefox 114, Safari 16, Node.js 18.17
    holds: ({ URLSearchParams }) => !new URLSearchParams('a=1').has('a', '2'),
  },
  {
    defect: 'URLSearchParams.prototype.delete ignores the value',
    // as above
    holds: ({ URLSearchParams }) => {
      const params = new URLSearchParams('a=1&a=2');
      params.delete('a', '2');
      return String(params) === 'a=1';
    },
  },
  {
    defect: 'parentheses are not percent-encoded in form data',
    // React Native
    holds: ({ URLSearchParams }) => String(new URLSearchParams([['(a)', '~']])) === '%28a%29=%7E',
  },
  {
    defect: 'text beside bytes that are not UTF-8 becomes other text in form data',
    // Node.js 20 to 26
    holds: ({ URLSearchParams }) => new URLSearchParams('a=\u013C%FF').get('a') === '\u013C\uFFFD',
  },
  {
    defect: 'a URL does not follow its searchParams',
    // React Native
    holds: ({ URL }) => {
      const url = new URL('https://a/?b');
      url.searchParams.append('c', 'd');
      return url.href === 'https://a/?b=&c=d';
    },
  },
  {
    defect: 'attributes can not be set',
    // React Native
    holds: ({ URL }) => {
      const url = new URL('https://a/');
      url.host = 'b:1';
      url.pathname = 'c d';
      return url.href === 'https://b:1/c%20d';
    },
  },
  {
    defect: 'hosts are not checked',
    // React Native
    holds: ({ URL }) => throwsTypeError(() => new URL('https://a<b/')),
  },
  {
    defect: 'IPv4 addresses are not recognized',
    // React Native, and polyfills that split by a regular expression
    holds: ({ URL }) => new URL('https://0x7f.1/').hostname === '127.0.0.1',
  },
  {
    defect: 'IDNA is missing, or transitional',
    // Chrome 109, Node.js without Intl, React Native
    holds: ({ URL }) => new URL('https://FAß.example/').hostname === 'xn--fa-hia.example',
  },
  {
    defect: 'ASCII domains whose labels are not Punycode are rejected',
    // Node.js 20 and 22, Deno 2.9, Bun 1.4
    isRare: true,
    holds: ({ URL }) => new URL('https://xn--pokxncvks/').hostname === 'xn--pokxncvks',
  },
  {
    defect: 'hosts with characters of Unicode 18 are rejected',
    // Chrome 156, Firefox 140, Node.js 26, Deno 2.9, Bun 1.4
    isRare: true,
    holds: ({ URL }) => new URL('https://\u{1F7FF}/').hostname === 'xn--zh9h',
  },
  {
    defect: 'URLs of other schemes have no host',
    // Chrome 129, Firefox 121
    holds: ({ URL }) =>
      new URL('a://b:1/../c').href === 'a://b:1/c' && new URL('a://b:1/c').host === 'b:1',
  },
];

function throwsTypeError(run: () => URL | URLSearchParams): boolean {
  try {
    run();
  } catch (error) {
    return error instanceof TypeError || Object(error).name === 'TypeError';
  }
  return false;
}

/** Returns the defects of an engine's classes. If a class is missing, only missing classes are returned. */
export function findDefects(classes: Classes): Probe[] {
  const missing = probes.slice(0, 2).filter((probe) => !probe.holds(classes));
  return missing.length > 0
    ? missing
    : probes.filter((probe) => !holdsWithoutError(probe, classes));
}

function holdsWithoutError({ holds }: Probe, classes: Classes): boolean {
  try {
    return holds(classes);
  } catch {
    return false;
  }
}

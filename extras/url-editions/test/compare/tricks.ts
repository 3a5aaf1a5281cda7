// Tricks from published research on URL confusion, and the host that each edition reads, or null if it
// refuses the input. Full-width characters are U+FF21 and above.

import type { Cause } from '@urlkit/url-editions';

/** The editions of the comparison. */
type EditionName =
  | 'rfc-3986'
  | 'rfc-3986-appendix-b'
  | 'html-2007'
  | 'html-2011'
  | 'w3c-2012'
  | 'whatwg-2012'
  | 'url-spec-0.9'
  | 'living';

interface Trick {
  readonly name: string;
  readonly input: string;
  readonly base?: string;
  readonly hosts: Readonly<Record<EditionName, string | null>>;
  /** Why the editions read different hosts. */
  readonly causes: readonly Cause[];
}

export const tricks: readonly Trick[] = [
  {
    name: 'a backslash before the userinfo',
    input: 'http://example.com\\@evil.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'evil.com',
      'html-2007': null,
      'html-2011': 'example.com',
      'w3c-2012': 'example.com',
      'whatwg-2012': 'example.com',
      'url-spec-0.9': 'example.com',
      living: 'example.com',
    },
    causes: ['backslash'],
  },
  {
    name: 'two at signs',
    input: 'http://a@b@c/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'c',
      'html-2007': null,
      'html-2011': null,
      'w3c-2012': 'c',
      'whatwg-2012': 'c',
      'url-spec-0.9': 'c',
      living: 'c',
    },
    causes: ['characters in the userinfo'],
  },
  {
    name: 'an address in hexadecimal and short',
    input: 'http://0x7f.1/',
    hosts: {
      'rfc-3986': '0x7f.1',
      'rfc-3986-appendix-b': '0x7f.1',
      'html-2007': '0x7f.1',
      'html-2011': '0x7f.1',
      'w3c-2012': '0x7f.1',
      'whatwg-2012': '0x7f.1',
      'url-spec-0.9': '127.0.0.1',
      living: '127.0.0.1',
    },
    causes: ['IPv4 forms'],
  },
  {
    name: 'an address as one number',
    input: 'http://2130706433/',
    hosts: {
      'rfc-3986': '2130706433',
      'rfc-3986-appendix-b': '2130706433',
      'html-2007': '2130706433',
      'html-2011': '2130706433',
      'w3c-2012': '2130706433',
      'whatwg-2012': '2130706433',
      'url-spec-0.9': '127.0.0.1',
      living: '127.0.0.1',
    },
    causes: ['IPv4 forms'],
  },
  {
    name: 'an address in octal',
    input: 'http://0177.0.0.1/',
    hosts: {
      'rfc-3986': '0177.0.0.1',
      'rfc-3986-appendix-b': '0177.0.0.1',
      'html-2007': '0177.0.0.1',
      'html-2011': '0177.0.0.1',
      'w3c-2012': '0177.0.0.1',
      'whatwg-2012': '0177.0.0.1',
      'url-spec-0.9': '127.0.0.1',
      living: '127.0.0.1',
    },
    causes: ['IPv4 forms'],
  },
  {
    name: 'spaces, at signs and a number sign',
    input: 'http://1.1.1.1 &@2.2.2.2# @3.3.3.3/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': '2.2.2.2',
      'html-2007': null,
      'html-2011': '2.2.2.2',
      'w3c-2012': '2.2.2.2',
      'whatwg-2012': '2.2.2.2',
      'url-spec-0.9': '2.2.2.2',
      living: '2.2.2.2',
    },
    causes: ['percent-encoding'],
  },
  {
    name: 'two slashes',
    input: '//evil.com/',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': 'evil.com',
      'rfc-3986-appendix-b': 'evil.com',
      'html-2007': 'evil.com',
      'html-2011': 'evil.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: [],
  },
  {
    name: 'three slashes',
    input: '///evil.com/',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': '',
      'rfc-3986-appendix-b': '',
      'html-2007': '',
      'html-2011': '',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['missing or extra slashes'],
  },
  {
    name: 'two backslashes',
    input: '\\\\evil.com/',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'good.com',
      'html-2007': null,
      'html-2011': 'good.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['backslash'],
  },
  {
    name: 'a slash and a backslash',
    input: '/\\evil.com/',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'good.com',
      'html-2007': null,
      'html-2011': 'good.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['backslash'],
  },
  {
    name: 'a tab between slashes',
    input: '/\t/evil.com/',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'good.com',
      'html-2007': null,
      'html-2011': 'good.com',
      'w3c-2012': 'good.com',
      'whatwg-2012': 'good.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['tabs and newlines'],
  },
  {
    name: 'a tab inside a scheme',
    input: 'ht\ttp://evil.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'evil.com',
      'html-2007': null,
      'html-2011': null,
      'w3c-2012': null,
      'whatwg-2012': null,
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['tabs and newlines'],
  },
  {
    name: 'a full-width host',
    input: 'http://ｅｖｉｌ.com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'ｅｖｉｌ.com',
      'html-2007': 'ｅｖｉｌ.com',
      'html-2011': 'evil.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['IDNA mapping'],
  },
  {
    name: 'a full-width full stop',
    input: 'http://evil．com/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'evil．com',
      'html-2007': 'evil．com',
      'html-2011': 'evil.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['IDNA mapping'],
  },
  {
    name: 'no slashes',
    input: 'http:evil.com',
    hosts: {
      'rfc-3986': '',
      'rfc-3986-appendix-b': '',
      'html-2007': '',
      'html-2011': '',
      'w3c-2012': '',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['missing or extra slashes'],
  },
  {
    name: 'no slashes, and a base',
    input: 'http:evil.com',
    base: 'http://good.com/',
    hosts: {
      'rfc-3986': '',
      'rfc-3986-appendix-b': '',
      'html-2007': '',
      'html-2011': '',
      'w3c-2012': 'good.com',
      'whatwg-2012': 'good.com',
      'url-spec-0.9': 'good.com',
      living: 'good.com',
    },
    causes: ['missing or extra slashes'],
  },
  {
    name: 'one slash',
    input: 'http:/evil.com/',
    hosts: {
      'rfc-3986': '',
      'rfc-3986-appendix-b': '',
      'html-2007': '',
      'html-2011': '',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['missing or extra slashes'],
  },
  {
    name: 'a semicolon',
    input: 'http://good.com;@evil.com/',
    hosts: {
      'rfc-3986': 'evil.com',
      'rfc-3986-appendix-b': 'evil.com',
      'html-2007': 'evil.com',
      'html-2011': 'evil.com',
      'w3c-2012': 'good.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['semicolon'],
  },
  {
    name: 'an escaped host',
    input: 'http://%65vil.com/',
    hosts: {
      'rfc-3986': '%65vil.com',
      'rfc-3986-appendix-b': '%65vil.com',
      'html-2007': '%65vil.com',
      'html-2011': 'evil.com',
      'w3c-2012': 'evil.com',
      'whatwg-2012': 'evil.com',
      'url-spec-0.9': 'evil.com',
      living: 'evil.com',
    },
    causes: ['percent-encoded host'],
  },
  {
    name: 'a number sign before an at sign',
    input: 'http://good.com#@evil.com/',
    hosts: {
      'rfc-3986': 'good.com',
      'rfc-3986-appendix-b': 'good.com',
      'html-2007': 'good.com',
      'html-2011': 'good.com',
      'w3c-2012': 'good.com',
      'whatwg-2012': 'good.com',
      'url-spec-0.9': 'good.com',
      living: 'good.com',
    },
    causes: [],
  },
  {
    name: 'sharp s',
    input: 'http://faß.de/',
    hosts: {
      'rfc-3986': null,
      'rfc-3986-appendix-b': 'faß.de',
      'html-2007': 'faß.de',
      'html-2011': 'fass.de',
      'w3c-2012': 'fass.de',
      'whatwg-2012': 'fass.de',
      'url-spec-0.9': 'xn--fa-hia.de',
      living: 'xn--fa-hia.de',
    },
    causes: ['IDNA mapping'],
  },
];

// What the definitions of each edition are: schemes with default ports, characters that are percent-encoded, and
// characters that no host has. Documents do not change, so these tables do not change either, whatever the living
// standard changes.

import { type Components, type Edition, editions, living } from '@urlkit/url-editions';
import test from 'ava';
import { ascii } from '../../../test/support/characters.js';

interface Definitions {
  /** The schemes and ports that are left out of origins. */
  readonly originPorts: string;
  /** The schemes and ports that are left out of URLs. */
  readonly urlPorts: string;
  /** Schemes with a host in `scheme:\\h`. */
  readonly backslashSchemes: string;
  /** The printable ASCII characters that are percent-encoded in each component of an http URL. */
  readonly username: string;
  readonly password: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
  /** The same for a scheme that the edition does not know. */
  readonly otherPath: string;
  readonly otherQuery: string;
  /** The ASCII characters that the host of an http URL cannot contain as they are. */
  readonly notInHost: string;
  /** The same for a scheme that the edition does not know; null if such a URL has no host. */
  readonly notInOtherHost: string | null;
}

const schemes =
  'about blob data file ftp ftps gopher http https ldap mailto sftp ssh urn ws wss x'.split(' ');
const portNumbers = ['21', '22', '70', '80', '389', '443', '990', '8080'];
function read({ interpret }: Edition, url: string): Components | null {
  const reading = interpret(url);
  return reading.kind === 'url' ? reading : null;
}

function charactersThat(matches: (character: string) => boolean): string {
  return ascii.filter(matches).join('');
}

function definitionsOf(edition: Edition): Definitions {
  const encodedIn = (makeURL: (text: string) => string, name: keyof Components): string =>
    charactersThat((c) => {
      const hex = c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
      return c >= ' ' && (read(edition, makeURL(`a${c}b`))?.[name].includes(`a%${hex}b`) ?? false);
    });
  const notIn = (scheme: string): string =>
    charactersThat((c) => {
      const hostname = read(edition, `${scheme}://a${c}b/`)?.hostname.toLowerCase();
      return hostname !== `a${c}b`.toLowerCase();
    });
  const portsWhere = (isLeftOut: (url: Components) => boolean): string =>
    schemes
      .flatMap((scheme) => portNumbers.map((port) => `${scheme}:${port}`))
      .filter((text) => {
        const url = read(edition, text.replace(':', '://h:'));
        return url !== null && isLeftOut(url);
      })
      .join(' ');
  return {
    originPorts: portsWhere(({ origin }) => origin.endsWith('://h')),
    urlPorts: portsWhere(({ href }) => !/:\d+/.test(href)),
    backslashSchemes: schemes
      .filter((scheme) => read(edition, `${scheme}:\\\\h/`)?.hostname === 'h')
      .join(' '),
    username: encodedIn((text) => `http://${text}@h/`, 'username'),
    password: encodedIn((text) => `http://u:${text}@h/`, 'password'),
    path: encodedIn((text) => `http://h/${text}`, 'pathname'),
    query: encodedIn((text) => `http://h/?${text}`, 'search'),
    fragment: encodedIn((text) => `http://h/#${text}`, 'hash'),
    otherPath: encodedIn((text) => `x://h/${text}`, 'pathname'),
    otherQuery: encodedIn((text) => `x://h/?${text}`, 'search'),
    notInHost: notIn('http'),
    notInOtherHost: read(edition, 'x://h/')?.hostname === 'h' ? notIn('x') : null,
  };
}

const c0 = ascii.slice(0, 0x20).join('');
const originPorts = 'ftp:21 gopher:70 http:80 https:443 ws:80 wss:443';

const rfc3986: Definitions = {
  originPorts,
  urlPorts: '',
  backslashSchemes: '',
  ...{ username: '', password: '', path: '', query: '', fragment: '' },
  ...{ otherPath: '', otherQuery: '' },
  notInHost: `${c0} "#%/:<>?@[\\]^\`{|}\x7F`,
  notInOtherHost: `${c0} "#%/:<>?@[\\]^\`{|}\x7F`,
};

const ofEditions: Readonly<Record<string, Definitions>> = {
  'rfc-3986': rfc3986,
  'rfc-3986-appendix-b': { ...rfc3986, notInHost: '#/?@', notInOtherHost: '#/?@' },
  'html-2007': rfc3986,
  'html-2011': {
    ...rfc3986,
    ...{ path: ' "<>[\\]^`{|}\x7F', query: ' "<>[\\]^`{|}\x7F' },
    ...{ otherPath: ' "<>[\\]^`{|}\x7F', otherQuery: ' "<>[\\]^`{|}\x7F' },
    notInHost: `${c0} !"#$%&'()*+,/:;<=>?@[\\]^_\`{|}~\x7F`,
    notInOtherHost: `${c0} !"#$%&'()*+,/:;<=>?@[\\]^_\`{|}~\x7F`,
  },
  'w3c-2012': {
    originPorts,
    urlPorts: originPorts,
    backslashSchemes: schemes.join(' '),
    username: ' "%<>@[]^`{|}\x7F',
    password: ' "%:<>@[]^`{|}\x7F',
    ...{ path: ' "%<>\\^`{|}\x7F', query: ' "<>\x7F', fragment: '' },
    ...{ otherPath: ' "%<>\\^`{|}\x7F', otherQuery: ' "<>\x7F' },
    notInHost: `${c0} !"#$%&'()*,/:;<=>?@\\^\`{|}~\x7F`,
    notInOtherHost: `${c0} !"#$%&'()*,/:;<=>?@\\^\`{|}~\x7F`,
  },
  'whatwg-2012': {
    originPorts,
    urlPorts: originPorts,
    backslashSchemes: 'file ftp gopher http https ws wss',
    username: ' "<>@`\x7F',
    password: ' "<>@`\x7F',
    ...{ path: ' "<>`\x7F', query: ' "<>`\x7F', fragment: '\x7F' },
    ...{ otherPath: '\x7F', otherQuery: ' "<>`\x7F' },
    notInHost: '\0\t\n\r #%/:?@\\',
    notInOtherHost: null,
  },
  'url-spec-0.9': {
    originPorts,
    urlPorts: 'ftp:21 http:80 https:443 ws:80 wss:443',
    backslashSchemes: 'file ftp http https ws wss',
    username: ' ";<=>@[]^`{|}\x7F',
    password: ' ":;<=>@[]^`{|}\x7F',
    ...{ path: ' "<>`{}\x7F', query: ' "\'<>\x7F', fragment: ' "<>`\x7F' },
    ...{ otherPath: ' "<>`{}\x7F', otherQuery: ' "<>\x7F' },
    // The document leaves the hosts of http URLs to the host parser of the living standard, as of 2022.
    notInHost: `${c0} #%/:<>?@[\\]^|\x7F`,
    notInOtherHost: `${c0} #/:<>?@[\\]^|\x7F`,
  },
};

for (const edition of editions.filter((one) => one !== living)) {
  test(`the definitions of ${edition.name} are those of its document`, (t) => {
    t.deepEqual(definitionsOf(edition), ofEditions[edition.name]);
  });
}

test('each edition but the living one has its definitions', (t) => {
  const names = editions.map(({ name }) => name).filter((name) => name !== living.name);
  t.deepEqual(Object.keys(ofEditions), names);
});

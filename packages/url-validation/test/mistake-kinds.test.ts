// Tests that each kind of mistake has the hint that says what is meant, for mistakes that generators make, and that the URLs
// that are like it have none.

import { parseAndSerialize } from '@urlkit/url-parser';
import { isValidURLString, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import fc, { type Arbitrary } from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { foreignWords } from './foreign-words.js';

const RUNS = 150;

/** A text, and the URL that is meant; null if only its author knows. */
type Mistake = readonly [text: string, meant: string | null];

const from = <Item>(...items: readonly Item[]): Arbitrary<Item> => fc.constantFrom(...items);

function letters(minLength: number, maxLength: number): Arbitrary<string> {
  const letter = from(...'abcdefghijklmnopqrstuvwxyz');
  return fc.array(letter, { minLength, maxLength }).map((all) => all.join(''));
}

function digits(minLength: number, maxLength: number): Arbitrary<string> {
  const digit = from(...'123456789');
  return fc.array(digit, { minLength, maxLength }).map((all) => all.join(''));
}

const label = letters(3, 9).filter(
  (text) =>
    !/^(?:www|localhost|https?|null|none|undefined|(?:home|users|usr|etc|var|tmp|opt|mnt|srv|root|path|data|bin|lib|dev|proc|run|media)$)/.test(
      text,
    ),
);
const domain = fc
  .tuple(fc.option(label, { nil: null }), label, from('com', 'org', 'net', 'example', 'de', 'jp'))
  .map(([first, second, ending]) => [...(first ? [first] : []), second, ending].join('.'));
const host = fc.oneof(domain, from('192.0.2.7', 'db.internal', 'localhost'));
const port = fc.integer({ min: 1024, max: 65_535 });
const path = fc
  .array(fc.oneof(label, from('a-b', 'v1', 'my_file', 'x.html', '2024')), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const query = fc.oneof(
  from(''),
  fc.tuple(label, label).map(([name, value]) => `?${name}=${value}`),
);
const site = fc
  .tuple(from('https', 'http'), domain, path, query)
  .map(([scheme, name, rest, search]) => `${scheme}://${name}${rest}${search}`);

function kind(title: string, mistakes: Arbitrary<Mistake>): void {
  test(`fixed: ${title}`, (t) => {
    checkProperty(t, RUNS, mistakes, ([text, meant]) => {
      const [hint] = validateURL(text).hints;
      t.truthy(hint, text);
      t.is(hint?.href, meant && parseAndSerialize(meant), text);
    });
  });
}

function ordinary(title: string, urls: Arbitrary<string>): void {
  test(`ordinary: ${title}`, (t) => {
    checkProperty(t, RUNS, urls, (url) => {
      if (isValidURLString(url)) t.deepEqual(validateURL(url).hints, [], url);
    });
  });
}

// Git

const repository = fc.tuple(label, label).map(([owner, name]) => `${owner}/${name}.git`);
const account = from('git', 'gitea', 'ann');

kind(
  'addresses of git and scp',
  fc
    .tuple(
      account,
      domain,
      fc.oneof(
        repository,
        fc.tuple(digits(1, 4), repository).map((all) => all.join('/')),
      ),
    )
    .map(([user, name, rest]) => [`${user}@${name}:${rest}`, `ssh://${user}@${name}/${rest}`]),
);
kind(
  'addresses of git in URLs',
  fc
    .tuple(from('ssh', 'git+ssh'), account, domain, repository)
    .map(([scheme, user, name, rest]) => [
      `${scheme}://${user}@${name}:${rest}`,
      `${scheme}://${user}@${name}/${rest}`,
    ]),
);
kind(
  'addresses of git with a port and a colon',
  fc
    .tuple(account, domain, port, repository)
    .map(([user, name, number, rest]) => [
      `ssh://${user}@${name}:${number}:${rest}`,
      `ssh://${user}@${name}:${number}/${rest}`,
    ]),
);
kind(
  'addresses of git after git+',
  fc
    .tuple(account, domain, repository)
    .map(([user, name, rest]) => [
      `git+${user}@${name}:${rest}`,
      `git+ssh://${user}@${name}/${rest}`,
    ]),
);
ordinary(
  'git',
  fc
    .tuple(
      from('ssh', 'git+ssh', 'git', 'git+https'),
      account,
      domain,
      from('', ':22', ':2222'),
      repository,
    )
    .map(([scheme, user, name, number, rest]) => `${scheme}://${user}@${name}${number}/${rest}`),
);

// Databases

const databases = from('postgres', 'postgresql', 'mysql', 'mongodb', 'redis', 'amqp');
const password = fc
  .tuple(letters(1, 4), from('@', '/', '#', '?', '@@', '/#', '#?'), letters(1, 4))
  .map((parts) => parts.join(''));

kind(
  'passwords that are not encoded',
  fc
    .tuple(databases, label, password, host, port, label)
    .map(([scheme, user, secret, name, number, rest]) => [
      `${scheme}://${user}:${secret}@${name}:${number}/${rest}`,
      `${scheme}://${user}:${encodeURIComponent(secret)}@${name}:${number}/${rest}`,
    ]),
);
kind(
  'several hosts',
  fc
    .tuple(
      from('mongodb', 'postgres', 'kafka'),
      fc.array(fc.tuple(host, port), { minLength: 2, maxLength: 4 }),
      label,
    )
    .map(([scheme, hosts, rest]) => [
      `${scheme}://${hosts.map((pair) => pair.join(':')).join(',')}/${rest}`,
      null,
    ]),
);
kind(
  'data sources of Go',
  fc
    .tuple(from('', 'mysql://'), label, label, from('tcp', ''), host, port, label)
    .map(([scheme, user, secret, network, name, number, rest]) => [
      `${scheme}${user}:${secret}@${network}(${name}:${number})/${rest}`,
      `mysql://${user}:${secret}@${name}:${number}/${rest}`,
    ]),
);
kind(
  'databases in files of Windows',
  fc
    .tuple(
      from('', '//', '///', '\\\\'),
      from('C', 'd'),
      fc.array(label, { minLength: 1, maxLength: 3 }),
    )
    .map(([slashes, drive, segments]) => [
      `sqlite:${slashes}${drive}:\\${segments.join('\\')}.db`,
      `sqlite:///${drive}:/${segments.join('/')}.db`,
    ]),
);
kind(
  'ports of mongodb+srv:',
  fc
    .tuple(label, label, domain, port, label)
    .map(([user, secret, name, number, rest]) => [
      `mongodb+srv://${user}:${secret}@${name}:${number}/${rest}`,
      `mongodb+srv://${user}:${secret}@${name}/${rest}`,
    ]),
);
kind(
  'names of databases directly after the port',
  fc
    .tuple(databases, domain, port, from(':', ''), label)
    .map(([scheme, name, number, mark, rest]) => [
      `${scheme}://${name}:${number}${mark}${rest}`,
      `${scheme}://${name}:${number}/${rest}`,
    ]),
);
kind(
  'settings in place of a URL',
  fc
    .tuple(host, label, label)
    .chain(([name, database, user]) =>
      from<Mistake>(
        [`Server=${name};Database=${database};User Id=${user};`, null],
        [`Data Source=${name};Initial Catalog=${database}`, null],
        [`host=${name} dbname=${database} user=${user}`, null],
      ),
    ),
);
ordinary(
  'databases',
  fc
    .tuple(databases, label, label, host, port, label)
    .map(
      ([scheme, user, secret, name, number, rest]) =>
        `${scheme}://${user}:${secret}%40%2F@${name}:${number}/${rest}`,
    ),
);
ordinary(
  'databases in files',
  label.chain((name) =>
    from(`sqlite:///${name}.db`, `sqlite:////srv/${name}.db`, `sqlite:///C:/${name}.db`),
  ),
);

// Telephones

const number = fc.array(digits(2, 5), { minLength: 2, maxLength: 4 });

kind(
  'phone numbers with spaces',
  fc
    .tuple(from('tel', 'sms', 'fax'), from('+49', '+1', '0'), number, from(' ', '%20', '  '))
    .map(([scheme, code, groups, space]) => [
      `${scheme}:${code}${space}${groups.join(space)}`,
      `${scheme}:${code}${groups.join('')}`,
    ]),
);
kind(
  'phone numbers with a 0 in brackets',
  fc
    .tuple(from('+49', '+41', '+44'), from(' ', ''), number)
    .map(([code, space, groups]) => [
      `tel:${code}${space}(0)${groups.join(' ')}`,
      `tel:${code}${groups.join('')}`,
    ]),
);
kind(
  'phone numbers with an extension',
  fc
    .tuple(number, digits(1, 3), from(' ext. ', ' x', ' ext '))
    .map(([groups, extension, mark]) => [
      `tel:+1-${groups.join('-')}${mark}${extension}`,
      `tel:+1-${groups.join('-')};ext=${extension}`,
    ]),
);
kind(
  'phone numbers without a scheme',
  fc
    .tuple(from('Tel.: ', 'Phone: ', ''), digits(3, 3), digits(5, 7))
    .map(([word, first, second]) => [`${word}+49 ${first} ${second}`, `tel:+49${first}${second}`]),
);
ordinary(
  'telephones',
  fc
    .tuple(
      from('tel', 'sms', 'fax'),
      number,
      from('-', '.', ''),
      from('', ';ext=7', ';phone-context=+49'),
    )
    .map(([scheme, groups, mark, rest]) => `${scheme}:+${groups.join(mark)}${rest}`),
);

// Mail

const address = fc.tuple(label, domain).map((all) => all.join('@'));

kind(
  'addresses',
  address.map((one) => [one, `mailto:${one}`]),
);
kind(
  'mail to',
  address.map((one) => [`mail to: ${one}`, `mailto:${one}`]),
);
kind(
  'mailto with slashes',
  address.map((one) => [`mailto://${one}`, `mailto:${one}`]),
);
kind(
  'names with addresses',
  fc
    .tuple(from('', 'mailto:'), label, address)
    .map(([scheme, name, one]) => [`${scheme}${name} <${one}>`, `mailto:${one}`]),
);
kind(
  'several addresses',
  fc
    .tuple(from(', ', '; ', ',', ';', '、', '，', '；'), address, address)
    .map(([mark, one, other]) => [`${one}${mark}${other}`, `mailto:${one},${other}`]),
);
kind(
  'several addresses after mailto:',
  fc
    .tuple(from(', ', ';'), address, address)
    .map(([mark, one, other]) => [`mailto:${one}${mark}${other}`, `mailto:${one},${other}`]),
);
kind(
  'plus signs for spaces',
  fc
    .tuple(address, from('subject', 'body'), fc.array(label, { minLength: 2, maxLength: 4 }))
    .map(([one, name, words]) => [
      `mailto:${one}?${name}=${words.join('+')}`,
      `mailto:${one}?${name}=${words.join('%20')}`,
    ]),
);
kind(
  'mail with & in place of ?',
  fc
    .tuple(address, label)
    .map(([one, word]) => [`mailto:${one}&subject=${word}`, `mailto:${one}?subject=${word}`]),
);
ordinary(
  'mail',
  fc
    .tuple(address, address, label)
    .map(([one, other, word]) => `mailto:${one},${other}?cc=${one}&subject=${word}%20${word}`),
);

// Container images and packages

const digest = digits(64, 64);

kind(
  'names of container images',
  fc.oneof(
    fc
      .tuple(domain, label, label, digest)
      .map(([name, team, app, hash]): Mistake => [`${name}/${team}/${app}@sha256:${hash}`, null]),
    fc
      .tuple(domain, label, label, from('latest', 'v1.2.3', '2.0-alpine'))
      .map(([name, team, app, tag]): Mistake => [`${name}/${team}/${app}:${tag}`, null]),
    fc
      .tuple(from('registry', 'harbor', 'docker'), domain, label, label)
      .map(([first, name, app, tag]): Mistake => [`${first}.${name}/${app}:${tag}`, null]),
  ),
);
kind(
  'names of packages',
  fc
    .tuple(label, label, from('1.2.3', '^2.0.0', '~3.1'))
    .chain(([scope, name, version]) =>
      from<Mistake>(
        [`@${scope}/${name}`, null],
        [`@${scope}/${name}@${version}`, null],
        [`${name}@${version}`, null],
        [`pkg:npm/@${scope}/${name}@1.2.3`, `pkg:npm/%40${scope}/${name}@1.2.3`],
        [`pkg://pypi/${name}@1.2.3`, `pkg:pypi/${name}@1.2.3`],
        [
          `npm install git+https://h.example/${scope}/${name}.git`,
          `git+https://h.example/${scope}/${name}.git`,
        ],
      ),
    ),
);
ordinary(
  'images and packages',
  fc
    .tuple(domain, label, label)
    .chain(([name, scope, app]) =>
      from(
        `docker://${name}/${scope}/${app}:latest`,
        `npm:${app}@1.2.3`,
        `npm:@${scope}/${app}@1.2.3`,
        `jsr:@${scope}/${app}`,
        `github:${scope}/${app}`,
        `pkg:npm/%40${scope}/${app}@1.2.3`,
        `https://cdn.example/npm/@${scope}/${app}@1.2.3/+esm`,
      ),
    ),
);

// Windows

const folders = fc.array(fc.oneof(label, from('a b', 'x#1', '50%', 'Zoë')), {
  minLength: 1,
  maxLength: 3,
});

kind(
  'paths of Windows',
  fc
    .tuple(from('C', 'd'), folders, from('\\', '/'))
    .map(([drive, names, slash]) => [
      `${drive}:${slash}${names.join(slash)}`,
      `file:///${drive}:/${names.map(encodeURIComponent).join('/')}`,
    ]),
);
kind(
  'shares of Windows',
  fc
    .tuple(label, folders, from('\\\\', 'file:///\\\\'))
    .map(([server, names, start]) => [
      `${start}${server}\\${(start === '\\\\' ? names : ['x']).join('\\')}\\y`,
      `file://${server}/${(start === '\\\\' ? names.map(encodeURIComponent) : ['x']).join('/')}/y`,
    ]),
);
kind(
  'shares of Windows after too many slashes',
  fc
    .tuple(
      label.filter((name) => name.length > 6),
      label,
      from('////', '/////'),
    )
    .map(([server, name, slashes]) => [
      `file:${slashes}${server}/${name}/x.txt`,
      `file://${server}/${name}/x.txt`,
    ]),
);
ordinary(
  'files',
  fc
    .tuple(label, label)
    .chain(([one, other]) =>
      from(
        `file:///C:/${one}/${other}`,
        `file://${one}/${other}`,
        `file:///home/${one}/${other}`,
        `file:////home/${one}`,
      ),
    ),
);

// Templates and missing values

const templates = from(
  '\u0024{id}',
  '{{id}}',
  '{{ id }}',
  '<%= id %>',
  '{id}',
  '%7B%7Bid%7D%7D',
  '$(ID)',
  '%ID_X%',
  '@ID_X@',
  '__ID__',
);

kind(
  'templates, however deep',
  fc
    .tuple(domain, fc.array(label, { maxLength: 3 }), templates, from('', '/x', '?y=1'))
    .chain(([name, before, template, after]) =>
      from<Mistake>(
        [`https://${[name, ...before, template].join('/')}${after}`, null],
        [`https://${name}/?${[...before, 'q'].join('=1&')}=${template}`, null],
        [`https://${template}.${name}/${before.join('/')}`, null],
      ),
    ),
);
kind(
  'missing values, however deep',
  fc
    .tuple(
      domain,
      from('users', 'orders', 'api/v1'),
      from('undefined', 'null', 'NaN'),
      from('', '/posts', '?a=1'),
    )
    .chain(([name, collection, value, after]) =>
      from<Mistake>(
        [`https://${name}/${collection}/${value}${after}`, null],
        [`https://${name}/x/${collection}/${value}${after}`, null],
        [`https://${name}/?page=1&userId=${value === 'NaN' ? 'undefined' : value}`, null],
        [`http://localhost:${value}/x`, null],
      ),
    ),
);
kind(
  'missing values before a URL',
  fc.tuple(from('undefined', 'null', 'None'), site).map(([value, url]) => [`${value}${url}`, url]),
);
ordinary(
  'dollars, braces and words',
  fc
    .tuple(domain, label)
    .chain(([name, word]) =>
      from(
        `https://${name}/${word}/null-${word}`,
        `https://${name}/docs/types/undefined`,
        `https://${name}/${word}$${word}`,
        `https://${name}/?price=$5&q=${word}`,
        `https://${name}/a%20${word}%25`,
        `https://${name}/_${word}_`,
      ),
    ),
);

// Typing errors

function edits(name: string): Arbitrary<string> {
  const at = fc.nat(name.length - 1);
  const letter = from(...'abcdefghijklmnopqrstuvwxyz');
  return fc
    .oneof(
      fc
        .tuple(at, letter)
        .map(([index, added]) => name.slice(0, index) + added + name.slice(index)),
      at.map((index) => name.slice(0, index) + name.slice(index + 1)),
      at.map(
        (index) =>
          name.slice(0, index) +
          (name[index + 1] ?? '') +
          (name[index] ?? '') +
          name.slice(index + 2),
      ),
    )
    .filter((text) => text !== name);
}

const isNearRediss = (text: string): boolean => Array.from(text).sort().join('') === 'deirss';

/** Schemes that exist, or that may be other misspelled ones. */
const EXISTING = /^(?:https?|shttp|httpu|httpx|httpd|hftp|ttp|http[a-z])$/;

for (const scheme of ['https', 'postgres', 'mongodb', 'redis']) {
  kind(
    `misspellings of ${scheme}`,
    fc
      .tuple(
        edits(scheme).filter((text) => !EXISTING.test(text) && !isNearRediss(text)),
        domain,
      )
      .map(([text, name]) => [`${text}://${name}/x`, `${scheme}://${name}/x`]),
  );
}
kind(
  'misspellings of http',
  fc
    .tuple(from('htp', 'hhtp', 'htttp', 'htpt', 'ttp', 'thtp', 'httpp'), site)
    .map(([text, url]) => [url.replace(/^https?/, text), url.replace(/^https?/, 'http')]),
);
kind(
  'misspellings of short schemes',
  fc
    .tuple(
      from(
        ['ftp', 'fpt'],
        ['ftp', 'tfp'],
        ['ftp', 'ftpp'],
        ['wss', 'wsss'],
        ['wss', 'wwss'],
        ['wss', 'sws'],
      ),
      domain,
    )
    .map(([[scheme, text], name]) => [`${text}://${name}/x`, `${scheme}://${name}/x`]),
);
kind(
  'misspellings of tel',
  fc
    .tuple(from('tle', 'elt', 'tell', 'teel'), digits(6, 11))
    .map(([text, number]) => [`${text}:+${number}`, `tel:+${number}`]),
);
kind(
  'invisible characters in a host without a scheme',
  fc
    .tuple(label, from(...'\u200B\u202E\u2060\uFEFF\u2066'), label, path)
    .map(([before, character, after, rest]) => [
      `${before}${character}${after}.com${rest}`,
      `https://${before}${after}.com${rest}`,
    ]),
);
kind(
  'misspellings of mailto',
  fc.tuple(edits('mailto'), address).map(([text, one]) => [`${text}:${one}`, `mailto:${one}`]),
);
kind(
  'misspellings of localhost',
  fc
    .tuple(
      edits('localhost').filter((text) => /^l/.test(text) && text.length > 7),
      port,
    )
    .map(([text, value]) => [`http://${text}:${value}/x`, `http://localhost:${value}/x`]),
);
kind(
  'misspellings of endings',
  fc
    .tuple(
      label,
      from('con', 'cmo', 'ocm', 'comm', 'ogr', 'orgg', 'nte', 'nett', 'coom', 'vom'),
      from('com', 'org', 'net'),
    )
    .map(([name, ending]) => [
      `https://${name}.${ending}/`,
      `https://${name}.${/o.*g/.test(ending) ? 'org' : ending.startsWith('n') ? 'net' : 'com'}/`,
    ]),
);
kind(
  'wwww',
  fc
    .tuple(from('wwww.', 'wwwww.'), domain, from('https://', ''))
    .map(([start, name, scheme]) => [`${scheme}${start}${name}`, `https://www.${name}/`]),
);

// Of https://www.iana.org/assignments/uri-schemes, and what programs use.
const schemes =
  'aaa about acap afp afs android appdata attachment bitcoin bolo browserext callto cap chrome cid coap coaps cvs dav dict dns ' +
  'dntp doi drm dvb ed2k example facetime feed file filesystem finger fish ftp ftps geo gg git gizmo go gopher h323 ham hcp hftp ' +
  'http httpd https httpu httpx hxxp icap im imap info iotdisco ipfs ipn ipns ipp ipps irc ircs iris jabber jar jms keyparc lastfm ' +
  'ldap ldaps ldapi lorawan magnet mailserver mailto maps market message mid mms mongodb moz mqtt mqtts ms-word msnim msrp mtqp ' +
  'mumble mupdate mvn mysql mysqlx news nfs ni nntp notes oid opaquelocktoken otpauth pack palm paparazzi payto pkcs11 platform ' +
  'pop postgres postgresql pres proxy psyc pwid query redis rediss reload res rmi rsync rtmp rtsp rtsps s3 secondlife service ' +
  'session sftp sgn shttp sieve sip sips skype slack smb smtp sms snews snmp soap spotify ssb ssh steam stun svn tag teamspeak tel ' +
  'telnet tftp things tip turn turns tv udp fsp ntp rtp ptp ws+unix wss+unix http+unix ftpes ftpx unreal urn ut2004 vemmi ventrilo vnc vscode ws wss wtai xcon xfire xmlrpc xmpp xri ymsgr';

test('no scheme that exists is a misspelled one', (t) => {
  for (const scheme of schemes.split(' ')) {
    for (const rest of ['//some.example/a', '//user@some.example/a', '///a', '+4930123456']) {
      const hints = validateURL(`${scheme}:${rest}`).hints.map(({ name }) => name);
      t.false(hints.includes('misspelled-scheme'), scheme);
    }
  }
});

// Sites and schemes that are there twice

kind(
  'schemes that are there twice',
  fc
    .tuple(from('https://', 'http://', 'https:', 'http:/'), site)
    .map(([start, url]) => [start + url, url]),
);
kind(
  'sites that are there twice',
  fc
    .tuple(domain, path)
    .map(([name, rest]) => [`https://${name}/https://${name}${rest}x`, `https://${name}${rest}x`]),
);
kind(
  'schemes without a colon in the host',
  site.map((url) => [`http://${url.replace(':', '')}`, url]),
);
kind(
  'view-source',
  site.map((url) => [`view-source:${url}`, url]),
);
kind(
  'other schemes after https:',
  address.map((one) => [`https://mailto:${one}`, `mailto:${one}`]),
);
kind(
  'schemes of programs that are there twice',
  fc
    .tuple(databases, databases, domain)
    .map(([one, other, name]) => [`${one}://${other}://${name}/x`, `${other}://${name}/x`]),
);
ordinary(
  'URLs in URLs',
  fc
    .tuple(site, domain, from('proxy', 'web/2020'))
    .chain(([url, name, start]) =>
      from(
        `https://${name}/${start}/${url.replace(/\?.*/, '')}`,
        `https://${name}/?u=${encodeURIComponent(url)}`,
        `git+${url}`,
        `blob:${url}`,
      ),
    ),
);

// Punctuation of schemes

kind(
  'punctuation between scheme and host',
  fc
    .tuple(
      from('https', 'http', 'ftp', 'wss'),
      from('//', '//:', '::/', ';//', './/', '/://', ' ://', ':// ', '：//', ':/'),
      domain,
    )
    .filter(([, mark]) => mark !== '::/')
    .map(([scheme, mark, name]) => [`${scheme}${mark}${name}/x`, `${scheme}://${name}/x`]),
);

kind(
  'colons after the port',
  fc
    .tuple(from('https', 'ws', 'redis'), domain, port, path)
    .map(([scheme, name, value, rest]) => [
      `${scheme}://${name}:${value}:${rest}`,
      `${scheme}://${name}:${value}${rest}`,
    ]),
);
kind(
  'schemes of programs without a colon',
  fc
    .tuple(from('ldap', 'ldaps', 'ssh', 'mqtt', 'redis', 'smb'), domain)
    .map(([scheme, name]) => [`${scheme}//${name}/x`, `${scheme}://${name}/x`]),
);

// Queries

const pair = fc.tuple(label, label).map((all) => all.join('='));

kind(
  'queries with two question marks',
  fc
    .tuple(domain, pair)
    .map(([name, one]) => [`https://${name}/??${one}`, `https://${name}/?${one}`]),
);
kind(
  'values after two equals signs',
  fc
    .tuple(domain, label, label)
    .map(([name, one, other]) => [
      `https://${name}/?${one}==${other}`,
      `https://${name}/?${one}=${other}`,
    ]),
);
kind(
  'second question marks',
  fc
    .tuple(domain, pair, pair)
    .map(([name, one, other]) => [
      `https://${name}/x?${one}?${other}`,
      `https://${name}/x?${one}&${other}`,
    ]),
);
kind(
  'queries that begin with &',
  fc
    .tuple(domain, pair)
    .map(([name, one]) => [`https://${name}/x&${one}`, `https://${name}/x?${one}`]),
);
kind(
  'queries after a fragment',
  fc
    .tuple(domain, label, pair)
    .map(([name, one, other]) => [
      `https://${name}/x#${one}?${other}`,
      `https://${name}/x?${other}#${one}`,
    ]),
);
kind(
  'full-width marks',
  fc
    .tuple(domain, pair, pair)
    .map(([name, one, other]) => [
      `https://${name}/x？${one}＆${other}`,
      `https://${name}/x?${one}&${other}`,
    ]),
);
ordinary(
  'queries',
  fc
    .tuple(domain, pair, pair, label)
    .chain(([name, one, other, word]) =>
      from(
        `https://${name}/?${one}&${other}`,
        `https://${name}/?${one};${other}`,
        `https://${name}/?${word}`,
        `https://${name}/?q=a?&${one}`,
        `https://${name}/?data=YWJj==`,
        `https://${name}/#/${word}?${one}`,
        `https://${name}/x?${one}#${word}`,
        `https://${name}/#${word}=1&${one}`,
      ),
    ),
);

// Several URLs

kind(
  'URLs that are joined',
  fc
    .tuple(site, from(',', ', ', ';', '; ', '、', '，', '；', '\n', ' | '), site)
    // In a query, a list of URLs may be meant.
    .filter(([one, mark]) => !one.includes('?') || !/^[,;]$/.test(mark))
    .map(([one, mark, other]) => [`${one}${mark}${other}`, null]),
);

// Old encodings

const accented = from(...'éèüöäñçåøîô');
const western = fc
  .oneof(
    fc.tuple(letters(2, 4), from(...'éèüöäßñçåøîô'), letters(2, 4)),
    fc.tuple(accented, letters(2, 4)),
    fc.tuple(letters(2, 4), accented),
    fc.tuple(letters(2, 4), from(...'ÉÈÜÖÄßéèüöä'), accented, letters(0, 4)),
  )
  .map((parts) => parts.join(''));
const inLatin1 = (text: string): string =>
  text.replace(/[^\0-\x7F]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
const asWindows1252 = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

kind(
  'bytes of latin1',
  fc
    .tuple(domain, from('/', '/a-', '/a_', '/a+', '/?q='), western)
    .map(([name, before, word]) => [
      `https://${name}${before}${inLatin1(word)}`,
      `https://${name}${before}${word}`,
    ]),
);
kind(
  'UTF-8 that was read as windows-1252',
  fc
    .tuple(domain, western, from(encodeURI, String))
    .map(([name, word, write]) => [
      `https://${name}/${write(asWindows1252(word))}`,
      `https://${name}/${word}`,
    ]),
);
ordinary(
  'text in UTF-8',
  fc
    .tuple(domain, western, from(encodeURI, String))
    .map(([name, word, write]) => `https://${name}/${write(word)}?q=${write(word)}`),
);

// What people and programs write every day

const foreign = from(...foreignWords);
const quoted = fc
  .tuple(
    from(
      ...[
        '()',
        '（）',
        '《》',
        '「」',
        '『』',
        '【】',
        '“”',
        '„“',
        '””',
        '«»',
        '»«',
        '‹›',
        '〈〉',
        '‘’',
        '’’',
      ],
    ),
    foreign,
    fc.oneof(foreign, label),
  )
  .map(([marks, first, second]) => `${second}_${marks.charAt(0)}${first}${marks.charAt(1)}`);

ordinary(
  'hosts and paths of 17 scripts',
  fc
    .tuple(
      foreign,
      from('com', 'org', 'net', 'рф', '中国', 'example'),
      fc.array(fc.oneof(foreign, quoted, label), { maxLength: 3 }),
      fc.oneof(foreign, quoted),
    )
    .chain(([name, ending, segments, last]) =>
      from(
        `https://${name}.${ending}/${[...segments, last].join('/')}`,
        `https://example.org/wiki/${last}`,
        `https://example.org/wiki/${encodeURIComponent(last)}`,
        `https://example.org/?q=${encodeURIComponent(last)}&lang=${name}`,
        `https://example.org/${segments.join('/')}#${last}`,
      ),
    ),
);
ordinary(
  'schemes of apps',
  fc
    .tuple(label, label, label, digits(4, 9))
    .chain(([app, action, value, id]) =>
      from(
        `${app}://${action}/${value}`,
        `${app}:///${action}`,
        `${app}://${action}?id=${id}&next=${value}`,
        `com.example.${app}:/oauth2redirect`,
        `${app}:${value}`,
        `web+${app}://${action}`,
        `spotify:track:${id}`,
        `whatsapp://send?phone=${id}&text=${value}`,
        `slack://channel?team=T${id}&id=C${id}`,
        `vscode://file/${action}/${value}:${id.slice(0, 3)}`,
        `otpauth://totp/${app}:${value}?secret=JBSWY3DPEHPK3PXP&issuer=${app}`,
        `magnet:?xt=urn:btih:${id}abcdef&dn=${value}`,
        `urn:isbn:${id}`,
        `geo:48.2,16.${id}`,
        `sip:${value}@${app}.example:5060`,
        `xmpp:${value}@${app}.example?message;body=${action}`,
        `intent://${action}/#Intent;scheme=${app};package=com.example;end`,
        `chrome-extension://${action}/index.html`,
        `data:text/plain,${value}`,
        `ipfs://bafybei${action}/${value}`,
      ),
    ),
);

kind(
  'addresses of git with a slash before the path',
  fc
    .tuple(account, domain, repository)
    .map(([user, name, rest]) => [`${user}@${name}/${rest}`, `ssh://${user}@${name}/${rest}`]),
);
kind(
  'a missing value after a port or a host',
  fc
    .tuple(from('http', 'https'), host, port, from('undefined', 'null', 'NaN'), path)
    .chain(([scheme, name, number, value, rest]) =>
      from<Mistake>(
        [`${scheme}://${name}:${number}${value}${rest}`, null],
        [`${scheme}://api.example.com${value}${rest}`, null],
      ),
    ),
);
kind(
  'email addresses with spaces',
  fc
    .tuple(label, domain, from('', '?subject=a'), from(' @', '@ ', ' @ ', '  @'))
    .chain(([user, name, rest, at]) =>
      from<Mistake>(
        [`mailto:${user}${at}${name}${rest}`, `mailto:${user}@${name}${rest}`],
        [`mailto:${user} at ${name}${rest}`, `mailto:${user}@${name}${rest}`],
        [`${user}${at}${name}`, `mailto:${user}@${name}`],
      ),
    ),
);
kind(
  'a percent-encoded URL after its name',
  fc
    .tuple(from('url', 'redirect_uri', 'next', 'return-to'), site, fc.integer({ min: 1, max: 2 }))
    .map(([name, url, times]) => {
      const encoded = Array.from({ length: times }).reduce<string>(encodeURIComponent, url);
      return [`${name}=${encoded}`, url];
    }),
);
kind(
  'a quotation mark after a host',
  fc
    .tuple(from('http', 'https'), domain, from("'", '"', '’'))
    .map(([scheme, name, mark]) => [`${scheme}://${name}${mark}`, `${scheme}://${name}`]),
);
kind(
  'feeds and calendars with two schemes',
  fc
    .tuple(from('webcal', 'feed', 'itpc'), from('http', 'https'), domain, path)
    .map(([first, second, name, rest]) => [
      `${first}://${second}://${name}${rest}`,
      `${first}://${name}${rest}`,
    ]),
);
kind(
  'data: URLs of texts',
  fc
    .tuple(from('html', 'css', 'html;charset=utf-8'), label, from('#fff', '#abc123'))
    .chain(([type, word, color]) =>
      from<Mistake>(
        [
          `data:text/${type},${word}{color:${color}}`,
          `data:text/${type},${word}{color:${encodeURIComponent(color)}}`,
        ],
        [`data:text/${type},<p>${word}</p>#${word}`, null],
        [`data:text/${type}`, null],
        [`data:text/${type};base64`, null],
        [`data:text/${type};base64,${word} ${word}==`, null],
      ),
    ),
);
ordinary(
  'data: URLs with a fragment',
  fc.tuple(label, label).map(([data, id]) => `data:text/html,${data}#${id}`),
);
ordinary(
  'patterns of paths',
  fc.tuple(domain, label).map(([name, segment]) => `https://${name}/${segment}/**`),
);

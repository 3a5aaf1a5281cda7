// Creates docs/errors.md: every message, with an example.

import { fileURLToPath } from 'node:url';
import { parseAndSerialize } from '@urlkit/url-parser';
import {
  causeNames,
  type Diagnostic,
  explainCause,
  explainError,
  explainHint,
  formatDiagnostic,
  type Hint,
  hintNames,
  validateIPv6,
  validateURL,
  validationErrorNames,
} from '@urlkit/url-validation';
import { advice, causes, type Example, hints, optionErrors, others, sections } from './examples.js';

export const readmePath: string = fileURLToPath(new URL('../README.md', import.meta.url));

export const pagePath: string = fileURLToPath(new URL('../../../docs/errors.md', import.meta.url));

const HEAD = `# What is wrong with a URL

This page lists all messages of urlkit about a URL. Each entry says what a message means, and what to write instead.

- **You have a message:** find its words on this page with Ctrl+F (on a Mac, ⌘F). On a phone, use the search of the site.
- **You have a URL:** paste it in the [live page](https://urlkit.github.io/live/). It says what is wrong, and where.
- **The message is from a browser or another program:** see [Error messages](guides/messages.md).

There are three kinds of messages. After an *error*, browsers do not open the URL. After a *warning*, they open it, but the
[URL standard](https://url.spec.whatwg.org/#writing) wants it written differently. A *hint* says what was probably meant.
Errors and warnings that contradict a hint are not shown.

In a program, the messages are those of \`validateURL\`, \`urlkit inspect\` and \`urlkit lint\`, and their texts are in
[@urlkit/url-validation](../packages/url-validation/README.md).

<!-- npm run write -- errors creates this page. -->
`;

const CAUSES = `An error with the name \`domain-to-ASCII\` has one of these causes. The rules are those of
[UTS #46](https://www.unicode.org/reports/tr46/#Processing) and of
[domains in the standard](https://url.spec.whatwg.org/#concept-domain).
`;

const CAUSES_LINK = 'It has [one of these causes](#invalid-domains).';

const OPTION_NOTE =
  'This error comes from an option of `validateURL`, not from the standard: a program can allow only some schemes.';

/** The names of messages by what they are about. What people write most comes first. */
const kinds: Readonly<Record<string, readonly Entry['name'][]>> = {
  'The beginning: scheme and slashes': [
    ...['missing-scheme', 'host-as-scheme', 'scheme-relative', 'path-alone', 'scheme-punctuation'],
    ...['missing-slash', 'misspelled-scheme', 'repeated-scheme', 'needless-slashes', 'driver-url'],
    ...['missing-scheme-non-relative-URL', 'special-scheme-missing-following-solidus'],
    ...['invalid-reverse-solidus', 'scheme-not-allowed'],
  ],
  'Missing text': ['missing-value', 'missing-host', 'host-missing', 'empty-text', 'placeholder'],
  'Text that is not one URL': [
    ...['two-urls', 'url-in-text', 'shortened-link', 'cut-off', 'copied-punctuation'],
    ...['invisible-character', 'escaped-text', 'defanged', 'error-message', 'email-address'],
    ...['git-notation', 'container-image', 'package-specifier'],
  ],
  'Path, query and fragment': [
    ...['invalid-URL-unit', 'percent-sign', 'double-encoding', 'wrong-encoding', 'html-entity'],
    ...['missing-question-mark', 'second-question-mark', 'unencoded-number-sign', 'unencoded-plus'],
    ...['unencoded-ampersand', 'nested-url', 'query-after-fragment', 'full-width-character'],
  ],
  'Host, username and password': [
    ...['misspelled-host', 'comma-in-host', 'host-pattern', 'several-hosts'],
    ...['invalid-credentials', 'unencoded-password', 'domain-to-ASCII', 'domain-percent-encoded'],
    'host-invalid-code-point',
  ],
  'Invalid domains': causeNames,
  Port: ['port-invalid', 'port-out-of-range', 'misplaced-port'],
  'IP addresses': [
    ...['unbracketed-ipv6', 'bracketed-ipv6', 'unclosed-bracket', 'ipv6-zone', 'leading-zero'],
    'address-range',
    ...validationErrorNames.filter((name) => /^IPv[46]-/.test(name)),
  ],
  'Files, data, email addresses and telephone numbers': [
    ...['windows-path', 'file-path', 'data-url', 'needless-space', 'phone-number'],
    ...['file-invalid-Windows-drive-letter', 'file-invalid-Windows-drive-letter-host'],
  ],
};

/** An entry of the page. */
interface Entry {
  readonly name: string;
  readonly message: string;
  /** Null if the programs that make this page cannot give an example. */
  readonly example: Example | null;
  /** What is found in the example. */
  readonly found: Diagnostic | Hint | null;
  /** A sentence after the example. */
  readonly note: string;
}

const errors: readonly Entry[] = sections.flatMap(({ examples }) =>
  Object.entries(examples).map(([id, example]) => {
    const name = validationErrorNames.find((known) => known === id);
    if (name === undefined) throw new Error(`there is no error ${id}`);
    const { message: meaning, reference } = explainError(name);
    const message = name === 'domain-to-ASCII' ? `${meaning} ${CAUSES_LINK}` : meaning;
    const found = find(name, example, validateURL(...example).diagnostics);
    return { name, message, example, found, note: `Defined in [the URL standard](${reference}).` };
  }),
);

const ofOptions: readonly Entry[] = optionErrors.map((name) => {
  const example = others[name];
  const found = find(name, example, validateURL(...example).diagnostics);
  return { name, message: explainError(name).message, example, found, note: OPTION_NOTE };
});

const ofDomains: readonly Entry[] = causeNames.map((name) => {
  const example = causes[name];
  const { diagnostics = [] } = example === null ? {} : validateURL(...example);
  const found =
    example && find(name, example, diagnostics, (diagnostic) => diagnostic.cause?.name === name);
  return { name, message: explainCause(name).message, example, found, note: '' };
});

const ofPeople: readonly Entry[] = hintNames.map((name) => {
  const example = hints[name];
  const report = name === 'bracketed-ipv6' ? validateIPv6(example[0]) : validateURL(...example);
  const found = find(name, example, report.hints);
  return { name, message: explainHint(name).message, example, found, note: '' };
});

/** Returns the page: for each kind, a table of its messages, and then an entry for each. */
export function createPage(): string {
  const entries = new Map(
    [...ofPeople, ...errors, ...ofOptions, ...ofDomains].map((entry) => [entry.name, entry]),
  );
  const sections = Object.entries(kinds).flatMap(([title, names]) => {
    const found = names.map((name) => {
      const entry = entries.get(name);
      if (!entries.delete(name) || entry === undefined) throw new Error(`no entry for ${name}`);
      return entry;
    });
    const table = ['| name | what is wrong | example |\n|---|---|---|', ...found.map(rowOf), ''];
    const isOfDomains = names === causeNames;
    return [`## ${title}\n`, ...(isOfDomains ? [CAUSES] : []), ...table, ...found.map(format)];
  });
  if (entries.size > 0) throw new Error(`no kind for ${[...entries.keys()].join()}`);
  return [HEAD, ...sections].join('\n');
}

const LIST = /(?<=<!-- hints -->\n).*(?=<!-- end -->)/s;

/** Returns the README with the list of all hints. */
export function withHintList(readme: string): string {
  const rows = hintNames.map((name) =>
    rowOf({ name, message: explainHint(name).message, example: hints[name] }),
  );
  const list = ['', '| hint | what it says | example |\n|---|---|---|', ...rows, '', ''].join('\n');
  return readme.replace(LIST, () =>
    list.replaceAll('](#', '](https://github.com/urlkit/urlkit/blob/main/docs/errors.md#'),
  );
}

function find<Item extends Diagnostic | Hint>(
  name: string,
  [input]: Example,
  items: readonly Item[],
  isFound: (item: Item) => boolean = (item) => item.name === name,
): Item {
  const found = items.find(isFound);
  if (found === undefined) throw new Error(`${input} is no example of ${name}`);
  return found;
}

function rowOf({ name, message, example }: Pick<Entry, 'name' | 'message' | 'example'>): string {
  const [input = ''] = example ?? [];
  const shown = input.length > 40 ? `${input.slice(0, 36)}…` : input;
  const escaped = shown.replace(/[^!-~\p{L}\p{N}\p{P}\p{S} ]/gu, escapeUnits);
  const digits = namesOf(input, /[^\0-~\P{N}]/gu).map((one) => ` (${one})`);
  const code =
    example === null ? '–' : input === '' ? 'the empty text' : `\`${escaped}\`${digits.join('')}`;
  const cells = [`[${name}](#${name.toLowerCase()})`, withCode(message), code];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Writes each code unit as JavaScript can. */
function escapeUnits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).toUpperCase().padStart(4, '0')}`).join('');
}

/** Marks the URLs of a message as code: some programs make links of them. */
function withCode(message: string): string {
  return message.replace(/(?<!`)\b[a-z]+:\/{2,}[^\s,)]*(?<!\.)/g, '`$&`');
}

/** Whether an example is an error, a warning or a hint, and what browsers do with it. */
function verdictOf([input, { base } = {}]: Example, found: Diagnostic | Hint): string {
  const kind = 'fatal' in found ? (found.fatal ? 'Error' : 'Warning') : 'Hint';
  const href = parseAndSerialize(input, base === undefined ? {} : { base });
  const browsers =
    href === null
      ? 'browsers refuse this example'
      : `browsers accept this example, and read \`${href}\``;
  const isMeant = !('fatal' in found) && found.href !== null;
  return `${kind}: ${browsers}${isMeant ? `. Its author probably means \`${found.href}\`` : ''}.`;
}

/** Names characters that a pattern finds: fonts may lack them, and they look like others. */
function namesOf(input: string, pattern: RegExp): string[] {
  return Array.from(new Set(input.match(pattern)), (one) => {
    const digits = one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `U+${digits}`;
  });
}

/** Takes away the spaces that all lines begin with. */
function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line !== '').map((line) => line.search(/\S|$/));
  return lines.map((line) => line.slice(Math.min(...indents)));
}

function format({ name, message, example, found, note }: Entry): string {
  const parts = [`### ${name}`, [withCode(message), ...(advice[name] ?? [])].join(' ')];
  if (example !== null && found !== null) {
    const [input] = example;
    // The first line is the message, and the last one a link to this page.
    const lines = formatDiagnostic(input, found, { maxLength: 100 }).split('\n').slice(1, -1);
    parts.push(verdictOf(example, found));
    if (!message.includes(found.message))
      parts.push(`For this example: ${withCode(found.message)}`);
    parts.push(`\`\`\`text\n${withoutIndent(lines).join('\n')}\n\`\`\``);
    const characters = namesOf(input, /[^\0-~\p{L}\p{M}]/gu);
    if (characters.length > 0) parts.push(`The example has ${characters.join(' and ')}.`);
  } else parts.push('Error: only programs without the tables of Unicode say this.');
  if (note !== '') parts.push(note);
  return `${parts.join('\n\n')}\n`;
}

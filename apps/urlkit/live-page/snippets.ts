// The code that gives what the page shows, for several languages and for a terminal.

import { parseURL } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import type { Analysis } from './analysis.js';
import { defang } from './defang.js';
import { goLiteral, javascriptLiteral, pythonLiteral, shellWord } from './quoting.js';

/** A piece of code to copy. In a terminal it begins with `$ `. */
export interface Snippet {
  readonly title: string;
  /** What it is called beside other things to copy. */
  readonly what: string;
  readonly text: string;
}

/** Returns pieces of code. Other programs get the result, which they all read in the same way. */
export function snippetsOf(analysis: Analysis): readonly Snippet[] {
  const { url, base, other, report } = analysis;
  const snippets = [{ title: 'In JavaScript', what: 'JavaScript', text: javascript(analysis) }];
  // No word of a command can have U+0000.
  if (!`${url}${base}${other}`.includes('\0')) {
    snippets.push({ title: 'In a terminal', what: 'the command', text: command(analysis) });
  }
  if (other !== null || report.href === null) return snippets;
  return [...snippets, ...snippetsOfResult(report.href)];
}

function snippetsOfResult(href: string): readonly Snippet[] {
  const harmless = defang(href);
  return [
    ...(/^(?:https?|wss?|ftp):/.test(href)
      ? [{ title: 'With curl', what: 'curl', text: curl(href) }]
      : []),
    { title: 'In Python', what: 'Python', text: python(href) },
    { title: 'In Go', what: 'Go', text: go(href) },
    ...(harmless === null ? [] : [{ title: 'Defanged', what: 'the defanged URL', text: harmless }]),
  ];
}

function javascript({ url, base, other, baseURL, report }: Analysis): string {
  const input = javascriptLiteral(url);
  const isBased = base !== '' && baseURL !== null;
  const baseArgument = isBased ? `, ${javascriptLiteral(base)}` : '';
  if (other !== null) return javascriptOfPair([url, other], isBased ? base : null);
  if (report.url === null) {
    const fatal = report.diagnostics.find((diagnostic) => diagnostic.fatal);
    const options = isBased ? `, { base: ${javascriptLiteral(base)} }` : '';
    return [
      "import { validateURL } from '@urlkit/url-validation';",
      `validateURL(${input}${options}).diagnostics.at(-1).name;`,
      `// ${javascriptLiteral(fatal?.name ?? '')}`,
    ].join('\n');
  }
  return [
    "import { URL } from '@urlkit/url-api';",
    `new URL(${input}${baseArgument}).href;`,
    `// ${javascriptLiteral(report.href ?? '')}`,
  ].join('\n');
}

/** Compares two URLs as the standard does, or says which of them parse. */
function javascriptOfPair(pair: readonly string[], base: string | null): string {
  const parsed = pair.map((input) => parseURL(input, base === null ? {} : { base }));
  const baseArgument = base === null ? '' : `, ${javascriptLiteral(base)}`;
  const inputs = pair.map((input) => `${javascriptLiteral(input)}${baseArgument}`);
  const [first = '', second = ''] = inputs;
  const [href, otherHref] = parsed.map((url) => url && serializeURL(url));
  const comparison = parsed.includes(null)
    ? inputs.map((input, index) => `URL.canParse(${input}); // ${parsed[index] !== null}`)
    : [`new URL(${first}).href ===`, `  new URL(${second}).href; // ${href === otherHref}`];
  return ["import { URL } from '@urlkit/url-api';", ...comparison].join('\n');
}

function command({ url, base, baseURL, other, programs }: Analysis): string {
  const isBased = base !== '' && baseURL !== null;
  if (other !== null) {
    return `$ printf '%s\\n' ${shellWord(url)} ${shellWord(other)} | urlkit key --profile surt`;
  }
  const name = programs?.verdict === 'different' ? 'compare' : 'inspect';
  // What begins with U+002D (-) would be an option.
  const end = url.startsWith('-') ? '-- ' : '';
  return `$ urlkit ${name}${isBased ? ` --base ${shellWord(base)}` : ''} ${end}${shellWord(url)}`;
}

function curl(href: string): string {
  // Without the option, brackets and braces stand for several URLs.
  return `$ curl${/[[\]{}]/.test(href) ? ' --globoff' : ''} ${shellWord(href)}`;
}

function python(href: string): string {
  return [
    'from urllib.parse import urlsplit',
    `url = urlsplit(${pythonLiteral(href)})`,
    'print(url.hostname, url.geturl())',
  ].join('\n');
}

function go(href: string): string {
  return [
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"net/url"',
    ')',
    '',
    'func main() {',
    `\tu, err := url.Parse(${goLiteral(href)})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfmt.Println(u.Hostname(), u)',
    '}',
  ].join('\n');
}

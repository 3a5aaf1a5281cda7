// The code that gives what the page shows, for several languages and for a terminal.

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
    ...(harmless === null
      ? []
      : [{ title: 'So that nobody follows it', what: 'the defanged URL', text: harmless }]),
  ];
}

function javascript({ url, base, other, baseURL, report }: Analysis): string {
  const input = javascriptLiteral(url);
  const isBased = base !== '' && baseURL !== null;
  if (other !== null) {
    return [
      "import { URLReference } from '@urlkit/url-reference';",
      `new URLReference(${input}).equals(new URLReference(${javascriptLiteral(other)}), 'percent-coding');`,
    ].join('\n');
  }
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
    `new URL(${input}${isBased ? `, ${javascriptLiteral(base)}` : ''}).href;`,
    `// ${javascriptLiteral(report.href ?? '')}`,
  ].join('\n');
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

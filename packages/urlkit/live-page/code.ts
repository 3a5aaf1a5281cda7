// The code that gives what the page shows.

import type { Analysis, View } from './analysis.js';
import { copyButton } from './copy.js';
import { element } from './dom.js';

const MOST_CODE_UNITS = 1000;

export function codeView(root: HTMLElement): View {
  return (analysis) => {
    const isLong = analysis.url.length > MOST_CODE_UNITS;
    if (isLong)
      root.replaceChildren(element('p', {}, 'The input is too long to write it as code.'));
    else
      root.replaceChildren(
        block('In JavaScript', javascript(analysis), 'JavaScript'),
        block('In a terminal', command(analysis), 'the command'),
      );
  };
}

function block(title: string, text: string, what: string): HTMLElement {
  const copy = copyButton(text.replace(/^\$ /, ''), what);
  const code = element('pre', { tabindex: '0', 'aria-label': what }, element('code', {}, text));
  return element('div', { class: 'code' }, element('h3', {}, title), copy, code);
}

function javascript({ url, base, other, baseURL, report }: Analysis): string {
  const input = literal(url);
  const isBased = base !== '' && baseURL !== null;
  if (other !== null) {
    return [
      "import { URLReference } from '@urlkit/url-reference';",
      `new URLReference(${input}).equals(new URLReference(${literal(other)}), 'percent-coding');`,
    ].join('\n');
  }
  if (report.url === null) {
    const fatal = report.diagnostics.find((diagnostic) => diagnostic.fatal);
    const options = isBased ? `, { base: ${literal(base)} }` : '';
    return [
      "import { validateURL } from '@urlkit/url-validation';",
      `validateURL(${input}${options}).diagnostics.at(-1).name;`,
      `// ${literal(fatal?.name ?? '')}`,
    ].join('\n');
  }
  return [
    "import { URL } from '@urlkit/url-api';",
    `new URL(${input}${isBased ? `, ${literal(base)}` : ''}).href;`,
    `// ${literal(report.href ?? '')}`,
  ].join('\n');
}

function command({ url, base, baseURL, other, programs }: Analysis): string {
  const isBased = base !== '' && baseURL !== null;
  if (other !== null) {
    return `$ printf '%s\\n' ${quoted(url)} ${quoted(other)} | urlkit key --profile surt`;
  }
  const name = programs?.verdict === 'different' ? 'compare' : 'inspect';
  return `$ urlkit ${name} ${quoted(url)}${isBased ? ` --base ${quoted(base)}` : ''}`;
}

/** A string literal of JavaScript in which nothing is hidden. */
function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'");
  return `'${escapeHidden(escaped)}'`;
}

function escapeHidden(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** A word of a POSIX shell; with hidden characters, one of Bash and Zsh. */
function quoted(text: string): string {
  const escaped = escapeHidden(text.replace(/[\\']/g, (character) => `\\${character}`));
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
    ? `$'${escaped}'`
    : `'${text.replace(/'/g, "'\\''")}'`;
}

// Draws diagnostics and hints for people.

import type { Range } from '@urlkit/infra';
import { assertArgument, type Check, isObject, mustBeBoolean, readOptions } from '@urlkit/internal';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import type { Fix } from './fixes.js';
import type { Hint } from './hints.js';
import { visible, widthOf } from './terminal.js';
import type { Diagnostic } from './validate-url.js';

/** Options for {@link formatDiagnostic}. */
export interface FormatDiagnosticOptions {
  /** Whether to add colors, as ANSI escape sequences. The default is false. */
  readonly colors?: boolean | undefined;
  /** About how many characters of the URL to show. The default is 160. */
  readonly maxLength?: number | undefined;
}

const DEFAULT_MAX_LENGTH = 160;

const mustBeLength: Check = (value) =>
  typeof value === 'number' && value >= 4 ? null : 'a number of at least 4';

// Whether it is one that this package has made.
const mustBeDiagnostic: Check = (value) => {
  const { message, name, start, fix } = isObject(value) ? (value as Partial<Diagnostic>) : {};
  const isDiagnostic =
    typeof message === 'string' &&
    typeof name === 'string' &&
    typeof start === 'number' &&
    (fix === null || isObject(fix));
  return isDiagnostic ? null : 'a diagnostic or a hint';
};

type Color = 'bold' | 'red' | 'yellow' | 'cyan' | 'dim';

// https://en.wikipedia.org/wiki/ANSI_escape_code#Select_Graphic_Rendition_parameters
const SEQUENCES: Readonly<Record<Color, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

/**
 * Draws a diagnostic or a hint: a sentence, the URL with marks below the range, what to write, and a link.
 *
 * ```
 * warning: … (invalid-URL-unit, column 21)
 *   https://example.org/a b
 *                        ^
 *   write: %20
 *   see https://github.com/urlkit/urlkit/blob/main/docs/errors.md#invalid-url-unit
 * ```
 *
 * @param url The input of `validateURL`.
 * @param diagnostic A diagnostic or a hint of this input.
 * @returns Lines for a font with fixed width, without a newline at the end. Characters that are hidden, or that control
 * a terminal, are escaped. Columns count code units, from 1.
 */
export function formatDiagnostic(
  url: URLInput,
  diagnostic: Diagnostic | Hint,
  options?: FormatDiagnosticOptions,
): string {
  const text = urlStringOf(url);
  assertArgument(diagnostic, 'diagnostic', mustBeDiagnostic);
  const { colors = false, maxLength = DEFAULT_MAX_LENGTH } = readOptions(options, {
    colors: mustBeBoolean,
    maxLength: mustBeLength,
  });
  const paint = (color: Color, painted: string): string => {
    const [on, off] = SEQUENCES[color];
    return colors ? `\u001B[${on}m${painted}\u001B[${off}m` : painted;
  };
  const { message, link, fix } = diagnostic;
  const { title, color } = kindOf(diagnostic);
  const range = rangeOf(diagnostic);
  const { excerpt, carets } = mark(text, range, maxLength);
  return [
    `${paint(color, paint('bold', title))}: ${message} (${nameOf(diagnostic)}, ${formatColumns(range)})`,
    `  ${excerpt}`,
    `  ${paint(color, carets)}`,
    ...(fix === null ? [] : [`  ${paint('cyan', helpWith(diagnostic, fix, text, maxLength))}`]),
    `  ${paint('dim', `see ${link}`)}`,
  ].join('\n');
}

function kindOf(diagnostic: Diagnostic | Hint): { readonly title: string; readonly color: Color } {
  if (!('fatal' in diagnostic)) return { title: 'hint', color: 'cyan' };
  return diagnostic.fatal
    ? { title: 'error', color: 'red' }
    : { title: 'warning', color: 'yellow' };
}

// Where the code points at fault are.
function rangeOf(diagnostic: Diagnostic | Hint): Range {
  return ('cause' in diagnostic && diagnostic.cause) || diagnostic;
}

function nameOf(diagnostic: Diagnostic | Hint): string {
  const cause = 'cause' in diagnostic ? diagnostic.cause : null;
  return cause === null ? diagnostic.name : `${diagnostic.name}: ${cause.name}`;
}

function formatColumns({ start, end }: Range): string {
  const first = start + 1;
  return end > first ? `columns ${first} to ${end}` : `column ${first}`;
}

// What to write in the place of the marked range, if the fix changes nothing else; otherwise the whole replacement, and
// what it replaces. A hint changes the meaning, so that its whole text is shown.
function helpWith(diagnostic: Diagnostic | Hint, fix: Fix, text: string, most: number): string {
  const { start, end } = rangeOf(diagnostic);
  const { replacement } = fix;
  const help = (written: string, place = ''): string => {
    if (written === '') return `remove ${place || 'it'}`;
    const shown = beginning(Array.from(written.slice(0, 2 * most + 1)), most);
    return `write: ${shown}${place && ` (in place of ${place})`}`;
  };
  if ('silences' in diagnostic) {
    return help(text.slice(0, fix.start) + replacement + text.slice(fix.end));
  }
  const isAround =
    fix.start <= start &&
    end <= fix.end &&
    replacement.length >= start - fix.start + fix.end - end &&
    replacement.startsWith(text.slice(fix.start, start)) &&
    replacement.endsWith(text.slice(end, fix.end));
  if (!isAround) return help(replacement, formatColumns(fix));
  return help(replacement.slice(start - fix.start, replacement.length - (fix.end - end)));
}

// Returns a range of a text with the text around it, and carets for the line below. An empty range gets one caret.
function mark(
  text: string,
  { start, end }: Range,
  maxLength: number,
): { readonly excerpt: string; readonly carets: string } {
  const around = Math.floor(maxLength / 4);
  const most = Math.floor(maxLength / 2);
  // A character has at most two code units, so these parts are long enough.
  const before = Array.from(text.slice(Math.max(0, start - 2 * around - 1), start));
  const marked = Array.from(text.slice(start, Math.min(end, start + 2 * most + 1)));
  const after = Array.from(text.slice(end, end + 2 * around + 1));
  const shownBefore = (before.length > around ? '…' : '') + visible(before.slice(-around).join(''));
  const shownMarked = beginning(marked, most);
  return {
    excerpt: shownBefore + shownMarked + beginning(after, around),
    carets: ' '.repeat(widthOf(shownBefore)) + '^'.repeat(Math.max(1, widthOf(shownMarked))),
  };
}

function beginning(characters: readonly string[], most: number): string {
  const text = visible(characters.slice(0, most).join(''));
  return characters.length > most ? `${text}…` : text;
}

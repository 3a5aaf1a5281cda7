// The cases of web-platform-tests for URLs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attribute } from './attributes.js';
import { findData, howToGoOn } from './wpt-data.js';

export interface ParsedCase extends Readonly<Record<Exclude<Attribute, 'origin'>, string>> {
  readonly input: string;
  readonly base: string | null;
  readonly failure?: undefined;
  readonly origin?: string;
  readonly searchParams?: string;
}

export interface FailureCase {
  readonly input: string;
  readonly base: string | null;
  readonly failure: true;
  /** The kind of base URL that makes the input parse; missing for absolute input. */
  readonly relativeTo?: 'non-opaque-path-base' | 'any-base';
}

export interface SetterCase {
  readonly href: string;
  readonly new_value: string;
  readonly expected: Readonly<Partial<Record<Attribute, string>>>;
}

export interface ToASCIICase {
  readonly input: string;
  readonly output: string | null;
  /** The output of the standard's domain parser, not of Unicode ToASCII. */
  readonly urlStandardOnly?: true;
}

interface PercentEncodingCase {
  readonly input: string;
  readonly output: Readonly<Record<string, string>>;
}

export function readURLCases(
  file: 'urltestdata.json' | 'urltestdata-javascript-only.json',
): (ParsedCase | FailureCase)[] {
  return readCases(file);
}

export function readToASCIICases(
  file: 'toascii.json' | 'IdnaTestV2.json' | 'IdnaTestV2-removed.json',
): ToASCIICase[] {
  const cases = readCases<ToASCIICase>(file).filter(({ input }) => input !== '');
  return file === 'IdnaTestV2.json' ? withUnicode18(cases) : cases;
}

// The data has Unicode 17. Unicode 18 assigned U+3E8AC, so the two domains with it are valid.
function withUnicode18(cases: readonly ToASCIICase[]): ToASCIICase[] {
  const isOld = ({ input, output }: ToASCIICase): boolean =>
    output === null && input.startsWith('\u{3E8AC}');
  if (cases.filter(isOld).length !== 2) {
    throw new Error('IdnaTestV2.json has a newer version of Unicode: remove withUnicode18');
  }
  return cases.map((one) => (isOld(one) ? { ...one, output: 'xn--t92s.xn--znb.xn--5-y88f' } : one));
}

export function readPercentEncodingCases(): PercentEncodingCase[] {
  return readCases('percent-encoding.json');
}

export function readSetterCases(): [Attribute, SetterCase][] {
  const { comment: _, ...byAttribute } = JSON.parse(read('setters_tests.json'));
  return Object.entries<SetterCase[]>(byAttribute).flatMap(([attribute, cases]) =>
    cases.map((setterCase): [Attribute, SetterCase] => [attribute as Attribute, setterCase]),
  );
}

/** Every input of the URL cases, with its base. */
export function readInputs(): { readonly input: string; readonly base: string | undefined }[] {
  return readURLCases('urltestdata.json').map(({ input, base }) => ({
    input,
    base: base ?? undefined,
  }));
}

// Strings between the cases are comments.
function readCases<Case>(file: string): Case[] {
  const cases: (Case | string)[] = JSON.parse(read(file));
  return cases.filter((item): item is Case => typeof item !== 'string');
}

function read(file: string): string {
  const folder = findData();
  if (folder === null) throw new Error(howToGoOn);
  return readFileSync(join(folder, file), 'utf8');
}

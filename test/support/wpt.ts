// The data of web-platform-tests for URLs: files, cases and their numbers.

import { findData, howToGoOn } from '../../scripts/wpt-data.js';
import type { Attribute } from './attributes.js';
import { DataFolder } from './data-folders.js';

/** The number of cases in each file. */
export const caseCounts = {
  'urltestdata.json': 891,
  'urltestdata-javascript-only.json': 1,
  'setters_tests.json': 278,
  'toascii.json': 87,
  'IdnaTestV2.json': 2_670,
  'IdnaTestV2-removed.json': 20,
} as const;
export const totalCaseCount = 3_947;

export const wpt = new DataFolder(findData(), process.env['URLKIT_WITHOUT_WPT'] === '1', howToGoOn);

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
  return readCases<ToASCIICase>(file).filter(({ input }) => input !== '');
}

export function readPercentEncodingCases(): PercentEncodingCase[] {
  return readCases('percent-encoding.json');
}

export function readSetterCases(): [Attribute, SetterCase][] {
  const { comment: _, ...byAttribute } = JSON.parse(wpt.read('setters_tests.json'));
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
  const cases: (Case | string)[] = JSON.parse(wpt.read(file));
  return cases.filter((item): item is Case => typeof item !== 'string');
}

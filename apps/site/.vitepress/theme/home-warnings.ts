// What the live page says first about a URL. It takes the parsers of other programs and the list of public suffixes, so the
// landing page loads it only when somebody types.

import type { ValidationErrorName } from '@urlkit/url-parser';
import { explainError, validateURL } from '@urlkit/url-validation';
import { comparePrograms } from '../../../urlkit/live-page/programs.js';
import { shortName } from '../../../urlkit/live-page/readers.js';
import { hasSecret } from '../../../urlkit/live-page/secrets.js';
import {
  type Finding,
  findingsOf,
  withoutSpacesAround,
} from '../../../urlkit/src/urls/findings.js';
import { inputNames } from '../../../urlkit/src/urls/input-names.js';

export type Warning = Pick<Finding, 'title' | 'details'>;

const secret: Warning = {
  title: 'It has a password or a token in it.',
  details: ['Whoever gets the URL can use it.'],
};

/** Longer inputs are for the live page. */
const MOST_CODE_UNITS = 2000;

/** Returns the first warning of the live page, and what it says about a secret. */
export function warningsAbout(url: string): Warning[] {
  if (url.length > MOST_CODE_UNITS) return [];
  const report = validateURL(url);
  const programs = comparePrograms(withoutSpacesAround(url), null);
  const names = inputNames(url, report, null);
  const found = findingsOf({ url, report, programs, names }, shortName);
  const [first] = found.filter(({ kind }) => kind === 'bad' || kind === 'warn');
  return [
    ...(first === undefined
      ? []
      : [{ title: first.title, details: [...(first.places ?? []), ...first.details] }]),
    ...(hasSecret(url) ? [secret] : []),
  ];
}

export function whyInvalid(error: ValidationErrorName): string {
  return explainError(error).message;
}

// The links in a text that is no URL.

import { type ValidationReport, validateURL } from '@urlkit/url-validation';

const MOST_LINKS = 5;

/** Whether a hint says that the input is text with a URL in it, and not a URL. */
export function isInText({ name }: Pick<ValidationReport['hints'][number], 'name'>): boolean {
  return name === 'url-in-text';
}

/** Whether a hint says that the input is text, and not a URL. */
export function isAboutText(hint: Pick<ValidationReport['hints'][number], 'name'>): boolean {
  return isInText(hint) || hint.name === 'error-message';
}

/** Returns the first links of a text, serialized; none if the input is not text with a link in it. */
export function linksInText(input: string, { hints }: ValidationReport): readonly string[] {
  const hrefs = new Set<string>();
  let rest = input;
  let found = hints.find(isInText);
  while (found?.href && hrefs.size < MOST_LINKS) {
    hrefs.add(found.href);
    rest = rest.slice(found.end);
    // Without words before it, a link is only between marks.
    found = validateURL(rest).hints.find(({ name }) =>
      /^(?:url-in-text|copied-punctuation)$/.test(name),
    );
  }
  return [...hrefs];
}

import { parseURLEncoded, serializeURLEncoded } from '@urlkit/form-urlencoded';

/** The state that a link to the page contains. */
export interface PageState {
  readonly url: string;
  readonly base: string;
}

/** Reads the fragment of a link, with or without U+0023 (#). */
export function readFragment(fragment: string): PageState {
  const pairs = new Map(parseURLEncoded(fragment.replace(/^#/, '')));
  return { url: pairs.get('url') ?? '', base: pairs.get('base') ?? '' };
}

/** Returns the fragment of a link to a state. */
export function writeFragment({ url, base }: PageState): string {
  const pairs = [
    ['url', url],
    ['base', base],
  ] as const;
  return `#${serializeURLEncoded(pairs.filter(([, value]) => value !== ''))}`;
}

import { parseURLEncoded, serializeURLEncoded } from '@urlkit/form-urlencoded';

/** The state that a link to the page contains. */
export interface PageState {
  readonly url: string;
  readonly base: string;
  /** The URL to compare with; null if there is none. */
  readonly other: string | null;
}

/** Reads the fragment of a link, with or without U+0023 (#). Returns null if it has no state. */
export function readFragment(fragment: string): PageState | null {
  const pairs = new Map(parseURLEncoded(fragment.replace(/^#/, '')));
  if (!pairs.has('url') && !pairs.has('base')) return null;
  return {
    url: pairs.get('url') ?? '',
    base: pairs.get('base') ?? '',
    other: pairs.get('other') ?? null,
  };
}

/** Returns the fragment of a link to a state. */
export function writeFragment({ url, base, other }: PageState): string {
  const pairs: [string, string][] = [['url', url]];
  if (base !== '') pairs.push(['base', base]);
  if (other !== null) pairs.push(['other', other]);
  return `#${serializeURLEncoded(pairs)}`;
}

// https://url.spec.whatwg.org/#path-state

import {
  isDoubleDotURLPathSegment,
  isFileScheme,
  isSingleDotURLPathSegment,
  isSpecialScheme,
  isWindowsDriveLetter,
} from '@urlkit/url-record';
import { alignEncoded } from './align.js';
import { type Step, step, wholeStep } from './step.js';

interface Segment {
  /** U+002F (/), U+005C (\) or nothing. */
  readonly slash: string;
  readonly text: string;
}

/** A segment that is left after dot segments are removed. The index is null for a segment of the base. */
type Survivor = { readonly text: string; readonly index: number | null };

/**
 * Returns the steps of a path.
 *
 * @param base The segments of the base URL that a relative path comes after.
 */
export function alignPath(
  from: string,
  to: string,
  scheme: string,
  base: readonly string[],
): Step[] {
  const segments = splitSegments(from, isSpecialScheme(scheme));
  const survivors = survivingSegments(segments, base, isFileScheme(scheme));
  const written = to.split('/').slice(1);
  if (!to.startsWith('/') || survivors.length !== written.length)
    return wholeStep('path', from, to);
  const inherited = written.filter((_, position) => survivors[position]?.index === null);
  const texts = new Map(survivors.map(({ index }, position) => [index, written[position]]));
  return [
    ...inherited.map((text) => step('path', 'from the base', '', `/${text}`)),
    ...segments.flatMap((segment, index) => alignSegment(segment, texts.get(index))),
  ];
}

function splitSegments(path: string, isSpecial: boolean): Segment[] {
  const pattern = isSpecial ? /([/\\])([^/\\]*)|([^/\\]+)/g : /(\/)([^/]*)|([^/]+)/g;
  return Array.from(path.matchAll(pattern), ([, slash = '', text = '', first = '']) => ({
    slash,
    text: text || first,
  }));
}

function survivingSegments(
  segments: readonly Segment[],
  base: readonly string[],
  isFile: boolean,
): readonly Survivor[] {
  const survivors: Survivor[] = base.map((text) => ({ text, index: null }));
  for (const [index, { text }] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const isDoubleDot = isDoubleDotURLPathSegment(text);
    if (isDoubleDot && !(isFile && isDriveLetterAlone(survivors))) survivors.pop();
    if (isLast || !(isDoubleDot || isSingleDotURLPathSegment(text)))
      survivors.push({ text, index });
  }
  return survivors;
}

// https://url.spec.whatwg.org/#shorten-a-urls-path
function isDriveLetterAlone(survivors: readonly Survivor[]): boolean {
  return survivors.length === 1 && isWindowsDriveLetter(survivors[0]?.text ?? '');
}

/**
 * Returns the steps of a segment.
 *
 * @param written The serialized segment; undefined if it was removed.
 */
function alignSegment({ slash, text }: Segment, written: string | undefined): Step[] {
  if (written === undefined) return wholeStep('path', slash + text, '');
  const aligned = isWindowsDriveLetter(text)
    ? [
        ...wholeStep('path', text.charAt(0), written.charAt(0)),
        ...wholeStep('path', text.charAt(1), written.charAt(1)),
      ]
    : alignEncoded('path', text, written);
  return [...wholeStep('path', slash, '/'), ...aligned];
}

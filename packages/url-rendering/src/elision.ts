// https://url.spec.whatwg.org/#url-rendering-elision

import type { RenderedPart } from './render-url.js';

const ELLIPSIS = '…';

/**
 * Shortens a URL to a width: first the end of the part after the host, then the lowest labels of the host.
 *
 * @param width The maximum number of code points.
 */
export function elide(parts: readonly RenderedPart[], width: number): readonly RenderedPart[] {
  if (widthOf(parts) <= width) return parts;
  const isTail = ({ kind }: RenderedPart): boolean =>
    kind === 'path' || kind === 'query' || kind === 'fragment';
  const front = elideHost(
    parts.filter((part) => !isTail(part)),
    width,
  );
  return [...front, ...cut(parts.filter(isTail), width - widthOf(front))];
}

function widthOf(parts: readonly RenderedPart[]): number {
  return parts.reduce((width, { text }) => width + Array.from(text).length, 0);
}

/** Cuts the end of the parts, and puts an ellipsis there if at least one character is left. */
function cut(parts: readonly RenderedPart[], width: number): readonly RenderedPart[] {
  if (widthOf(parts) <= width) return parts;
  let room = width - ELLIPSIS.length;
  const shown: RenderedPart[] = [];
  for (const part of parts) {
    const characters = Array.from(part.text).slice(0, Math.max(0, room));
    room -= characters.length;
    if (characters.length > 0) shown.push({ ...part, text: characters.join('') });
  }
  const last = shown.pop();
  return last === undefined ? [] : [...shown, { ...last, text: last.text + ELLIPSIS }];
}

/** Replaces labels before the registrable domain by an ellipsis, the lowest ones first. */
function elideHost(parts: readonly RenderedPart[], width: number): readonly RenderedPart[] {
  const index = parts.findIndex(
    ({ kind }, at) => kind === 'host' && parts[at + 1]?.kind === 'host',
  );
  const subdomain = parts[index];
  const excess = widthOf(parts) - width;
  if (subdomain === undefined || excess <= 0) return parts;
  // The dot shows that the ellipsis replaces whole labels.
  const mark = `${ELLIPSIS}.`;
  const characters = Array.from(subdomain.text);
  const isEnough = (character: string, at: number): boolean =>
    character === '.' && at + 1 >= excess + mark.length;
  const end = characters.findIndex(isEnough);
  const text = mark + (end === -1 ? '' : characters.slice(end + 1).join(''));
  return parts.map((part) => (part === subdomain ? { ...part, text } : part));
}

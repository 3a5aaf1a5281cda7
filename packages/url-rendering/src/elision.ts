// https://url.spec.whatwg.org/#url-rendering-elision

const ELLIPSIS = '…';

/** A piece of a rendered URL, with the delimiters that belong to it. */
export interface RenderedPart {
  /** The component that the part belongs to. */
  readonly kind: 'scheme' | 'host' | 'port' | 'path' | 'query' | 'fragment';
  /** The text to show. */
  readonly text: string;
  /** Whether this part is the registrable domain of the host. The part before it is the rest of the host. */
  readonly isRegistrableDomain: boolean;
}

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
  return parts.reduce((width, { text }) => width + codePointCount(text), 0);
}

function codePointCount(text: string): number {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;
}

/** Returns the offset after a number of code points. */
function offsetAfter(count: number, text: string): number {
  let offset = 0;
  for (let left = count; left > 0 && offset < text.length; left--) {
    offset += (text.codePointAt(offset) as number) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Cuts the end of the parts, and puts an ellipsis there if at least one character is left. */
function cut(parts: readonly RenderedPart[], width: number): readonly RenderedPart[] {
  if (widthOf(parts) <= width) return parts;
  let room = width - ELLIPSIS.length;
  const shown: RenderedPart[] = [];
  for (const part of parts) {
    const text = part.text.slice(0, offsetAfter(room, part.text));
    room -= codePointCount(text);
    if (text !== '') shown.push({ ...part, text });
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
  const left = excess + mark.length - 1;
  const end = subdomain.text.indexOf('.', offsetAfter(left, subdomain.text));
  const text = mark + (end === -1 ? '' : subdomain.text.slice(end + 1));
  return parts.map((part) => (part === subdomain ? { ...part, text } : part));
}

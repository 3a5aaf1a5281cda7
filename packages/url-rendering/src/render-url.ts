// https://url.spec.whatwg.org/#url-rendering

import type { Host } from '@urlkit/host';
import { registrableDomain } from '@urlkit/public-suffix/host';
import { parseURL } from '@urlkit/url-parser';
import { isURLRecord, type URLRecord } from '@urlkit/url-record';
import { serializeURL, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { isolate } from './bidirectional-text.js';
import { type DisplayedHost, displayHost } from './display-host.js';
import { elide, type RenderedPart } from './elision.js';
import { readableText } from './readable-text.js';
import { type RenderURLOptions, readRenderOptions } from './rendering-options.js';

/** The result of {@link renderURL}. */
export interface RenderedURL {
  /** The text to show: all parts, with bidirectional text isolated. */
  readonly text: string;
  /** The parts, from left to right. */
  readonly parts: readonly RenderedPart[];
  /** How the whole host is shown, and why labels are in ASCII. Null for a URL without a host. */
  readonly host: DisplayedHost | null;
  /** Whether a part of the URL is left out because of the width. */
  readonly isElided: boolean;
}

/**
 * Renders a URL for people who use it to decide what to trust.
 *
 * @param url A URL record, a `URL` object, or a string that parses without a base URL.
 * @returns The text as a whole and in parts, without username and password; null if a string does not parse.
 * @see https://url.spec.whatwg.org/#url-rendering
 * @example
 * ```ts
 * renderURL('https://xn--bcher-kva.example/caf%C3%A9').text; // 'https://bücher.example/café'
 * ```
 */
export function renderURL(url: URLInput, options?: RenderURLOptions): RenderedURL | null {
  const { show = 'url', scheme: hasScheme = true, width, knownNames } = readRenderOptions(options);
  const record = isURLRecord(url) ? url : parseURL(urlStringOf(url));
  if (record === null) return null;
  const { scheme, host, port } = record;
  const written = componentsAfterHost(record);
  const isHostless = host === null || host.kind === 'empty';
  const front = isHostless ? frontOf(record, written) : `${scheme}://`;
  const tail = written.map((component) => ({ ...component, text: readableText(component.text) }));
  if (isHostless) return finish([part('scheme', front), ...tail], width, null);
  const displayed = displayHost(host, { knownNames });
  const hostParts = splitHost(host, displayed.text);
  const isOrigin = show === 'url' || show === 'origin';
  const parts = [
    ...(isOrigin && hasScheme ? [part('scheme', front)] : []),
    ...(show === 'registrable-domain' ? hostParts.slice(-1) : hostParts),
    ...(isOrigin && port !== null ? [part('port', `:${port}`)] : []),
    ...(show === 'url' ? tail : []),
  ];
  return finish(parts, width, displayed);
}

function part(kind: RenderedPart['kind'], text: string, isRegistrableDomain = false): RenderedPart {
  return { kind, text, isRegistrableDomain };
}

/** Splits a host before its registrable domain; returns one part if it has none. */
function splitHost(host: Host, text: string): readonly RenderedPart[] {
  const domain = registrableDomain(host);
  if (domain === null) return [part('host', text)];
  const labels = text.split('.');
  const count = labels.length - domain.split('.').length;
  const own = part('host', labels.slice(count).join('.'), true);
  return count === 0 ? [own] : [part('host', `${labels.slice(0, count).join('.')}.`), own];
}

/** Returns the parts after the host and the port. */
function componentsAfterHost({ path, query, fragment }: Readonly<URLRecord>): RenderedPart[] {
  const segments = typeof path === 'string' ? [path] : path.map((segment) => `/${segment}`);
  const parts = [part('path', segments.join(''))];
  if (query !== null) parts.push(part('query', `?${query}`));
  if (fragment !== null) parts.push(part('fragment', `#${fragment}`));
  return parts.filter(({ text }) => text !== '');
}

/** Returns what comes before some parts at the end of a URL. */
function frontOf(record: Readonly<URLRecord>, parts: readonly RenderedPart[]): string {
  const href = serializeURL(record);
  return href.slice(0, href.length - textOf(parts).length);
}

function textOf(parts: readonly RenderedPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function finish(
  parts: readonly RenderedPart[],
  width: number | undefined,
  host: DisplayedHost | null,
): RenderedURL {
  const shown = width === undefined ? parts : elide(parts, width);
  return {
    text: isolate(textOf(shown)),
    parts: shown,
    host,
    isElided: shown !== parts && textOf(shown) !== textOf(parts),
  };
}

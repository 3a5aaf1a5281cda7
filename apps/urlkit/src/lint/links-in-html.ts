import { readURL } from '@urlkit/url-text';
import type { Token } from 'parse5';
import { SAXParser, type StartTag } from 'parse5-sax-parser';
import { type Link, type Links, reportedLink } from './links.js';
import { htmlEscaping } from './markup-escapings.js';
import { hasTemplateSyntax } from './templates.js';

/** The attributes whose values are URLs, and their elements. See https://html.spec.whatwg.org/#attributes-3 */
const elementsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    action: ['form'],
    cite: ['blockquote', 'del', 'ins', 'q'],
    data: ['object'],
    formaction: ['button', 'input'],
    href: ['a', 'area', 'base', 'link'],
    poster: ['video'],
    imagesrcset: ['link'],
    src: ['audio', 'embed', 'iframe', 'img', 'input', 'script', 'source', 'track', 'video'],
    srcset: ['img', 'source'],
  }).map(([name, elements]) => [name, new Set(elements)]),
);

/** Returns the links of an HTML document. */
export function linksInHTML(html: string): Links {
  const links: Link[] = [];
  let base: string | null = null;
  const parser = new SAXParser({ sourceCodeLocationInfo: true });
  parser.on('startTag', (tag) => {
    links.push(...linksOfTag(tag, html));
    if (tag.tagName === 'base')
      base ??= tag.attrs.find(({ name }) => name === 'href')?.value ?? null;
  });
  parser.end(html);
  return { links, base };
}

function linksOfTag({ tagName, attrs, sourceCodeLocation }: StartTag, html: string): Link[] {
  const places = (sourceCodeLocation as Token.LocationWithAttributes | null)?.attrs;
  return attrs.flatMap(({ name, value }) => {
    const place = places?.[name];
    if (place === undefined || !elementsOf.get(name)?.has(tagName)) return [];
    const raw = html.slice(place.startOffset, place.endOffset);
    const [, before = '', mark = ''] = /^([^=]*=[\t\n\f\r ]*(["']?))/.exec(raw) ?? [];
    const start = place.startOffset + before.length;
    const end = place.endOffset - mark.length;
    return name.endsWith('srcset') ? linksOfSet(html, start, end) : linkOf(html, start, end, value);
  });
}

function linkOf(html: string, start: number, end: number, value: string): Link {
  const found = readURL(html, start, end, htmlEscaping);
  const url = value.replace(/^[\t\n\f\r ]+/, '').replace(/[\t\n\f\r ]+$/, '');
  // Some references have no semicolon.
  return found.url === url
    ? { ...found, form: 'value' }
    : reportedLink({ url, start: found.start, end: found.end, form: 'value' });
}

/** https://html.spec.whatwg.org/#parse-a-srcset-attribute */
function linksOfSet(html: string, start: number, end: number): Link[] {
  const value = html.slice(start, end);
  if (hasTemplateSyntax(value)) return [];
  // Commas end a URL only with a space.
  const candidates = value.matchAll(/[\s,]*([^\s]*[^\s,])(?:,|[^,(]*(?:\([^)]*\)[^,(]*)*)/g);
  return Array.from(candidates, ({ 0: candidate, 1: url = '', index }) => {
    const from = start + index + candidate.indexOf(url);
    return { ...readURL(html, from, from + url.length, htmlEscaping), form: 'value' };
  });
}

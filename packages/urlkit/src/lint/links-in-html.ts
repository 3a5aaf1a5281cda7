import type { Token } from 'parse5';
import { SAXParser, type StartTag } from 'parse5-sax-parser';
import { type Link, type Links, linkAt } from './links.js';
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
    const { startOffset, endOffset } = place;
    const before = /^[^=]*=[\t\n\f\r ]*["']?/.exec(html.slice(startOffset, endOffset))?.[0] ?? '';
    const start = startOffset + before.length;
    return name.endsWith('srcset') ? linksOfSet(html, start, value) : linkAt(html, start, value);
  });
}

/** https://html.spec.whatwg.org/#parse-a-srcset-attribute */
function linksOfSet(html: string, start: number, value: string): Link[] {
  // Without its literal text, the places of the URLs in a set are not known. Commas end a URL only with a space.
  if (!html.startsWith(value, start) || hasTemplateSyntax(value)) return [];
  const candidates = value.matchAll(/[\s,]*([^\s]*[^\s,])(?:,|[^,(]*(?:\([^)]*\)[^,(]*)*)/g);
  return Array.from(candidates, ({ 0: candidate, 1: url = '', index }) =>
    linkAt(html, start + index + candidate.indexOf(url), url),
  );
}

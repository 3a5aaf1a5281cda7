import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { decodeString } from 'micromark-util-decode-string';
import { type Link, type Links, linkAt } from './links.js';
import { linksInHTML } from './links-in-html.js';

/** The types of tokens that are URLs. */
const destinations = new Set([
  'autolinkProtocol',
  'definitionDestinationString',
  'literalAutolinkHttp',
  'resourceDestinationString',
]);

/** Returns the links of a Markdown document (CommonMark with the autolinks of GitHub), and those in its HTML. */
export function linksInMarkdown(markdown: string): Links {
  const parser = parse({ extensions: [gfmAutolinkLiteral()] }).document();
  const events = postprocess(parser.write(preprocess()(markdown, undefined, true)));
  const links: Link[] = [];
  for (const [kind, { type, start, end }] of events) {
    if (kind !== 'enter') continue;
    const text = markdown.slice(start.offset, end.offset);
    const isAutolink = type === 'autolinkProtocol' || type === 'literalAutolinkHttp';
    if (destinations.has(type)) {
      const url = isAutolink ? text : decodeString(text);
      links.push({ ...linkAt(markdown, start.offset, url), isAutolink });
    } else if (type === 'htmlFlow' || type === 'htmlText') {
      links.push(...linksInHTML(text).links.map((link) => moved(link, start.offset)));
    }
  }
  return { links: links.sort((a, b) => a.start - b.start), base: null };
}

function moved(link: Link, distance: number): Link {
  return { ...link, start: link.start + distance };
}

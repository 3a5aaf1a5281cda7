import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { decodeString } from 'micromark-util-decode-string';
import { type Link, type LinkForm, type Links, linkAt } from './links.js';
import { linksInHTML } from './links-in-html.js';
import { linksThatAreNone } from './links-that-are-none.js';

type Event = ReturnType<typeof postprocess>[number];

/** The types of tokens that are URLs. */
const forms: ReadonlyMap<string, LinkForm> = new Map([
  ['autolinkProtocol', 'autolink'],
  ['definitionDestinationString', 'value'],
  ['literalAutolinkHttp', 'bare'],
  ['resourceDestinationString', 'value'],
]);

/** The parts of HTML without the markers of quotations and lists before its lines. */
const partsOfHTML = new Set<string>(['htmlFlowData', 'htmlTextData', 'lineEnding']);

/** Returns the links of a Markdown document (CommonMark with the autolinks of GitHub), and those in its HTML. */
export function linksInMarkdown(markdown: string): Links {
  const parser = parse({ extensions: [gfmAutolinkLiteral()] }).document();
  // A byte order mark at the start of a text is not counted in offsets.
  const chunks = preprocess()(`\uFEFF${markdown}`, undefined, true);
  const events = postprocess(parser.write(chunks));
  const none = linksThatAreNone(textOf(events, markdown));
  const isInNone = (offset: number): boolean =>
    none.some(({ start, url }) => start <= offset && offset <= start + url.length);
  const links: Link[] = [...none];
  for (const [index, [kind, { type, start, end }]] of events.entries()) {
    if (kind !== 'enter') continue;
    const form = forms.get(type);
    if (form !== undefined) {
      const text = markdown.slice(start.offset, end.offset);
      // GitHub ends a bare link in a text that only looks like a link at the space.
      if (form === 'bare' && isInNone(start.offset)) continue;
      const url = form === 'value' ? decodeString(text) : text;
      links.push(linkAt(markdown, start.offset, url, form));
    } else if (type === 'htmlFlow' || type === 'htmlText') {
      const html = htmlAt(events, index, markdown);
      links.push(...linksInHTML(html).links.map((link) => moved(link, start.offset)));
    }
  }
  return { links: links.sort((a, b) => a.start - b.start), base: null };
}

/** Tokens with text that is not shown, or is a link. */
const notText = new Set<string>([
  ...['autolink', 'codeFenced', 'codeIndented', 'codeText', 'definition', 'htmlFlow', 'htmlText'],
  ...['reference', 'resource'],
]);

/** Returns the text of a document, with spaces in place of everything else. */
function textOf(events: readonly Event[], markdown: string): string {
  let text = '';
  let depth = 0;
  for (const [kind, { type, start, end }] of events) {
    if (notText.has(type)) depth += kind === 'enter' ? 1 : -1;
    const isText = type === 'data' || /^(?:lineEnding|literalAutolink)/.test(type);
    if (kind !== 'enter' || depth > 0 || !isText || start.offset < text.length) continue;
    text += ' '.repeat(start.offset - text.length) + markdown.slice(start.offset, end.offset);
  }
  return text;
}

/** Returns the HTML that the event of this index enters, with spaces in place of what is not a part of it. */
function htmlAt(events: readonly Event[], index: number, markdown: string): string {
  const first = events[index];
  if (first === undefined) return '';
  const [, token] = first;
  let html = '';
  for (let next = index + 1; events[next] !== undefined; next++) {
    const [kind, { type, start, end }] = events[next] ?? first;
    if (type === token.type) break;
    if (kind !== 'enter' || !partsOfHTML.has(type)) continue;
    html += ' '.repeat(start.offset - token.start.offset - html.length);
    html += markdown.slice(start.offset, end.offset);
  }
  return html;
}

function moved(link: Link, distance: number): Link {
  return { ...link, start: link.start + distance };
}

import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { decodeString } from 'micromark-util-decode-string';
import { type Link, type LinkForm, type Links, linkAt } from './links.js';
import { linksInHTML } from './links-in-html.js';

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
  const links: Link[] = [];
  for (const [index, [kind, { type, start, end }]] of events.entries()) {
    if (kind !== 'enter') continue;
    const form = forms.get(type);
    if (form !== undefined) {
      const text = markdown.slice(start.offset, end.offset);
      links.push(
        linkAt(markdown, start.offset, form === 'value' ? decodeString(text) : text, form),
      );
    } else if (type === 'htmlFlow' || type === 'htmlText') {
      const html = htmlAt(events, index, markdown);
      links.push(...linksInHTML(html).links.map((link) => moved(link, start.offset)));
    }
  }
  return { links: links.sort((a, b) => a.start - b.start), base: null };
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

import type { SyntaxNode } from '@lezer/common';
import { type MarkdownParser, parser, Table, TaskList } from '@lezer/markdown';
import { type Escaping, findURLs, noEscapes, readURL } from '@urlkit/url-text';
import { withBrokenLinks } from './broken-by-space.js';
import { hasScheme } from './link-base.js';
import { type Link, type Links, type Part, withoutParts } from './links.js';
import { linksInHTML } from './links-in-html.js';
import { linksThatAreNone } from './links-that-are-none.js';
import { markdownEscaping } from './markup-escapings.js';

// Emphasis contains no links that are not found without it, and finding it takes longer than everything else.
export const markdownParser: MarkdownParser = parser.configure([
  Table,
  TaskList,
  { remove: ['Emphasis'] },
]);

// The time to parse a paragraph grows with the square of the number of its brackets.
const parsePiece = markdownParser.parseInline.bind(markdownParser);
markdownParser.parseInline = (text, offset) =>
  piecesOf(text).flatMap(({ start, end }) => parsePiece(text.slice(start, end), offset + start));

/** The number of code units up to which a paragraph is parsed as a whole. */
const LONG_PARAGRAPH = 4000;

/** The number of code units after which a longer paragraph is split: at a space outside of brackets and code, or anywhere. */
const PIECE = 500;
const LONGEST_PIECE = 4 * PIECE;

/** Splits a long paragraph where there is no link. */
function piecesOf(text: string): Part[] {
  if (text.length <= LONG_PARAGRAPH) return [{ start: 0, end: text.length }];
  const pieces: Part[] = [];
  let start = 0;
  let depth = 0;
  let isCode = false;
  for (let end = 0; end < text.length; end++) {
    const character = text.charAt(end);
    if (character === '`') isCode = !isCode;
    else if (/[([<]/.test(character)) depth++;
    else if (/[)\]>]/.test(character)) depth = Math.max(0, depth - 1);
    const isBetween = depth === 0 && !isCode && /\s/.test(character);
    if (end - start < (isBetween ? PIECE : LONGEST_PIECE)) continue;
    pieces.push({ start, end });
    start = end;
    depth = 0;
    isCode = false;
  }
  return [...pieces, { start, end: text.length }];
}

/** Nodes that contain neither text nor, except for HTML, links. */
const OPAQUE = new Set([
  ...['CodeBlock', 'Comment', 'CommentBlock', 'FencedCode', 'HTMLBlock', 'HTMLTag', 'InlineCode'],
  ...['ListMark', 'ProcessingInstruction', 'ProcessingInstructionBlock', 'QuoteMark'],
  ...['TableDelimiter', 'TaskMarker'],
]);

/** Metadata of generators of sites, at the start of a document. */
const FRONT_MATTER =
  /^(?:---[ \t]*\r?\n\w[\s\S]*?\n---|\+\+\+[ \t]*\r?\n[\s\S]*?\n\+\+\+)[ \t]*(?:\r?\n|$)/;

// The time of the parser grows with the square of the depth, and nobody nests deeper.
const DEEP_NESTING = /^(?:[ \t]{0,8}(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){50,}/gm;

/** A comment of MDX. Its braces stay, because spaces at the start of a line are code. */
const COMMENT = /(?<=\{)\/\*[\s\S]*?\*\/(?=\})/g;

/** The attributes of HTML that contain links. */
const HAS_LINKS = /[\s"'](?:action|cite|data|formaction|href|(?:image)?srcset|poster|src)\s*=/i;

/** Returns the links of a Markdown document (CommonMark with the extensions of GitHub), and those in its HTML. */
export function linksInMarkdown(document: string): Links {
  const front = FRONT_MATTER.exec(document)?.[0].length ?? 0;
  const nesting = partsLike(DEEP_NESTING, document);
  // After the last end of a comment, none is looked for, so that the time stays linear.
  const comments = partsLike(COMMENT, document.slice(0, document.lastIndexOf('*/}') + 3));
  const skipped = [{ start: 0, end: front }, ...nesting, ...comments];
  skipped.sort((a, b) => a.start - b.start);
  const markdown = withoutParts(document, skipped);
  const links: Link[] = [];
  const hidden: Part[] = [];
  const labels = new Set<string>();

  function addDestination(from: number, to: number): void {
    // <?…?> and <%…%> are templates, with their brackets.
    const isEnclosed = /^<(?![?%])/.test(markdown.slice(from, from + 2));
    const [start, end] = isEnclosed ? [from + 1, to - 1] : [from, to];
    links.push({ ...readURL(markdown, start, end, markdownEscaping), form: 'value' });
  }

  function addHTML(from: number, to: number, marks: readonly Part[]): void {
    const html = markdown.slice(from, to);
    if (!HAS_LINKS.test(html)) return;
    const found = linksInHTML(marks.length === 0 ? html : withoutParts(html, marks)).links;
    links.push(
      ...found.map((link) => ({ ...link, start: link.start + from, end: link.end + from })),
    );
  }

  markdownParser.parse(markdown).iterate({
    enter({ name, from, to, node }) {
      switch (name) {
        case 'Autolink': {
          const { from: start, to: end } = node.getChild('URL') ?? node;
          const found = readURL(markdown, start, end, noEscapes);
          if (hasScheme(found.url)) links.push({ ...found, form: 'autolink' });
          break;
        }
        case 'Image':
        case 'Link': {
          const destination = node.getChild('URL');
          if (destination !== null) {
            addDestination(destination.from, destination.to);
            hidden.push({ start: from, end: to });
          } else if (node.getChild('LinkLabel') !== null) hidden.push({ start: from, end: to });
          // The text of a link may be an image, which is a link, too.
          return true;
        }
        case 'LinkReference': {
          const [label = ''] = /^\[[^\]]*\]:/.exec(markdown.slice(from, to)) ?? [];
          // The text of a footnote is not a definition.
          if (label.startsWith('[^')) return false;
          const destination = node.getChild('URL');
          if (destination !== null) addDestination(destination.from, destination.to);
          labels.add(label.slice(0, -2).toLowerCase());
          break;
        }
        case 'HTMLTag':
        case 'HTMLBlock':
          addHTML(from, to, name === 'HTMLTag' ? [] : marksOf(node, from));
          break;
        default:
          if (!OPAQUE.has(name)) return true;
      }
      hidden.push({ start: from, end: to });
      return false;
    },
  });
  const text = withoutParts(markdown, hidden);
  const none = linksThatAreNone(text, labels);
  // GitHub ends a bare link in a text that only looks like a link at the space.
  const bare = bareLinks(withoutParts(text, none));
  return { links: withBrokenLinks(text, [...links, ...none, ...bare]), base: null };
}

function partsLike(pattern: RegExp, text: string): Part[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    return { start: index, end: index + found.length };
  });
}

/** Returns the markers of quotations in a node. */
function marksOf(node: SyntaxNode, from: number): Part[] {
  return node
    .getChildren('QuoteMark')
    .map((mark) => ({ start: mark.from - from, end: mark.to - from }));
}

/** In a table, a vertical bar is escaped. */
const tableEscaping: Escaping = {
  read: (raw) => {
    const escapes = Array.from(raw.matchAll(/\\\|/g), ({ index }, count) => {
      return { at: index - count, length: 1, rawAt: index, rawLength: 2 };
    });
    return { value: raw.replace(/\\\|/g, '|'), escapes };
  },
  write: (character) => (/[\s<]/.test(character) ? null : character),
};

/** Returns the links that a text contains without any mark. https://github.github.com/gfm/#autolinks-extension- */
function bareLinks(text: string): Link[] {
  const parts = [{ start: 0, end: text.length, escaping: tableEscaping, isValue: false }];
  return findURLs(text, { parts, schemes: ['http', 'https'] }).map((found) => {
    return { ...found, form: 'bare' };
  });
}

import type { SyntaxNode } from '@lezer/common';
import { parser, Table, TaskList } from '@lezer/markdown';
import { decodeString } from 'micromark-util-decode-string';
import { hasScheme } from './link-base.js';
import { type Link, type Links, linkAt, type Part, withoutParts } from './links.js';
import { linksInHTML } from './links-in-html.js';
import { linksThatAreNone } from './links-that-are-none.js';

// Emphasis contains no links that are not found without it, and finding it takes longer than everything else.
const markdownParser = parser.configure([Table, TaskList, { remove: ['Emphasis'] }]);

// The parser of a paragraph takes time that grows with the square of the number of its brackets.
const parsePiece = markdownParser.parseInline.bind(markdownParser);
markdownParser.parseInline = (text, offset) =>
  piecesOf(text).flatMap(({ start, end }) => parsePiece(text.slice(start, end), offset + start));

/** A paragraph of as many code units is parsed as a whole. */
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

// Nobody nests that deep, and the parser takes time that grows with the square of the depth.
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
    const start = isEnclosed ? from + 1 : from;
    const url = decodeString(markdown.slice(start, isEnclosed ? to - 1 : to));
    links.push(linkAt(markdown, start, url));
  }

  function addHTML(from: number, to: number, marks: readonly Part[]): void {
    const html = markdown.slice(from, to);
    if (!HAS_LINKS.test(html)) return;
    const found = linksInHTML(marks.length === 0 ? html : withoutParts(html, marks)).links;
    links.push(...found.map((link) => ({ ...link, start: link.start + from })));
  }

  markdownParser.parse(markdown).iterate({
    enter({ name, from, to, node }) {
      switch (name) {
        case 'Autolink': {
          const { from: start, to: end } = node.getChild('URL') ?? node;
          const url = markdown.slice(start, end);
          if (hasScheme(url)) links.push(linkAt(markdown, start, url, 'autolink'));
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
  const noneParts = none.map(({ start, url }) => ({ start, end: start + url.length }));
  // GitHub ends a bare link in a text that only looks like a link at the space.
  const bare = bareLinks(withoutParts(text, noneParts));
  return { links: [...links, ...none, ...bare].sort((a, b) => a.start - b.start), base: null };
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

// A name before it, or what is not a host after it, makes it no link. GitHub continues after the punctuation of Chinese and
// Japanese, and in a list after the comma before another link, but nobody means that.
const BARE_LINK =
  /(?<![\p{L}\p{N}_])https?:\/\/(?=[\p{L}\p{N}])(?:(?!,(?:[\w.-]{1,99}=)?https?:\/\/)[^\s<>"`\u3001\u3002\u3008-\u3011\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F])+/giu;

/** Returns the links that a text contains without any mark. Punctuation after a link is not a part of it. */
function bareLinks(text: string): Link[] {
  return Array.from(text.matchAll(BARE_LINK), ({ 0: found, index }) => {
    const written = withoutPunctuation(found);
    // In a table, a vertical bar is escaped.
    const url = written.replace(/\\\|/g, '|');
    return { url, start: index, isLiteral: url === written, form: 'bare' };
  });
}

/** https://github.github.com/gfm/#extended-autolink-path-validation, and without what follows a closing bracket. */
function withoutPunctuation(url: string): string {
  let depth = 0;
  let end = 0;
  for (; end < url.length && depth >= 0; end++) {
    if (/[([{]/.test(url.charAt(end))) depth++;
    else if (/[)\]}]/.test(url.charAt(end))) depth--;
  }
  if (depth < 0) end--;
  for (;;) {
    const last = url.slice(Math.max(0, end - 34), end);
    const [marks = ''] = /(?:[?!.,:*_~'\\]|&[a-z\d]{1,32};)$/i.exec(last) ?? [];
    if (marks === '') return url.slice(0, end);
    end -= marks.length;
  }
}

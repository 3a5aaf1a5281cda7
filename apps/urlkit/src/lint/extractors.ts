import type { DocumentKind } from './document-kinds.js';
import type { ExtractLinks } from './links.js';
import { linksInText } from './links-in-text.js';

/** Loads the parser for a kind of document. */
export async function loadExtractor(kind: DocumentKind): Promise<ExtractLinks> {
  switch (kind) {
    case 'markdown':
      return (await import('./links-in-markdown.js')).linksInMarkdown;
    case 'html':
      return (await import('./links-in-html.js')).linksInHTML;
    case 'asciidoc':
      return (await import('./links-in-asciidoc.js')).linksInAsciiDoc;
    default:
      return linksInText(kind);
  }
}

import type { DocumentKind } from './document-kinds.js';
import type { ExtractLinks } from './links.js';

/** Loads the parser for a kind of document. */
export async function loadExtractor(kind: DocumentKind): Promise<ExtractLinks> {
  switch (kind) {
    case 'markdown':
      return (await import('./links-in-markdown.js')).linksInMarkdown;
    case 'html':
      return (await import('./links-in-html.js')).linksInHTML;
    case 'asciidoc':
      return (await import('./links-in-asciidoc.js')).linksInAsciiDoc;
    case 'text':
      return (await import('./links-in-text.js')).linksInText;
  }
}

import { createEdition, type Edition, failure } from '../../shared/edition.js';
import { componentsOfURI } from '../../shared/uri/components.js';
import { grammar } from '../../shared/uri/grammar.js';
import { readReference } from '../../shared/uri/read-reference.js';
import { resolveReference } from '../../shared/uri/reference-resolution.js';
import { splitURIReference, type URIReference } from '../../shared/uri/uri-reference.js';

/**
 * The generic syntax of URIs: the strict grammar and reference resolution, without normalization.
 * What has no scheme, and no base URI to take it from, is no URI.
 */
export const rfc3986: Edition<URIReference> = /* @__PURE__ */ createEdition({
  name: 'rfc-3986',
  title: 'Uniform Resource Identifier (URI): Generic Syntax',
  date: '2005-01-01',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  parse(input, base) {
    const uri = read(input, base);
    return typeof uri === 'string' ? null : uri;
  },
  interpret(input, base) {
    const uri = read(input, base);
    return typeof uri === 'string' ? failure(uri) : componentsOfURI(uri);
  },
});

function read(input: string, base: string | undefined): URIReference | string {
  return readReference(input, base, grammar, 'a URI');
}

/**
 * The RFC as much software reads it: by the regular expression of its appendix B, without a look at
 * the grammar. It reads all that has a scheme.
 */
export const rfc3986AppendixB: Edition<URIReference> = /* @__PURE__ */ createEdition({
  ...rfc3986,
  name: 'rfc-3986-appendix-b',
  title: `${rfc3986.title}, appendix B`,
  parse(input, base) {
    const reference = splitURIReference(input);
    const target =
      base === undefined ? reference : resolveReference(reference, splitURIReference(base));
    return target.scheme === null ? null : target;
  },
  interpret(input, base) {
    const uri = rfc3986AppendixB.parse(input, base);
    return uri === null ? failure('no scheme, and no base URL that has one') : componentsOfURI(uri);
  },
});

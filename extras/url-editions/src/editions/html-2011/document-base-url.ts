// HTML5 of 2011, “document base URL”, and dynamic changes to base URLs

import { assertArgument, assertString, type Check, hasMethods } from '@urlkit/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import { isString, mustHaveMembers } from '../../shared/check-members.js';
import { resolveURL } from './resolve.js';

/** The members of an element that are needed to find base URLs. Elements of the DOM have them. */
export interface BaseElement {
  /** The local name, such as `base`. */
  readonly localName: string;
  /** The parent; null if that is not an element. */
  readonly parentElement: BaseElement | null;
  /** Returns the value of an attribute; null if there is none. */
  getAttribute(name: string): string | null;
  /** Whether there is an attribute with this name. */
  hasAttribute(name: string): boolean;
}

/** A document or an element whose descendants can be found, such as one of the DOM. */
export interface BaseParent<Element extends BaseElement = BaseElement> {
  /** Finds descendants, in tree order. */
  querySelectorAll(selectors: string): Iterable<Element>;
}

/** What the base URL of a document depends on. */
export interface BaseDocument {
  /** The document's address, an absolute URL. */
  readonly address: string;
  /** The document, in which `base` elements are looked for. */
  readonly root: BaseParent;
  /** The character encoding of the document, as {@link resolveURL} takes it; null or undefined for UTF-8. */
  readonly encoding?: Encoding | string | null | undefined;
  /** The Document of the creator browsing context, if there is one. */
  readonly creator?: BaseDocument | undefined;
  /** The Document of the browsing context container, if this is an iframe srcdoc document. */
  readonly srcdocContainer?: BaseDocument | undefined;
}

const mustBeDocument = /* @__PURE__ */ mustHaveMembers('a document with an address and a root', {
  address: isString,
  root: (value) => hasMethods(value, ['querySelectorAll']),
});

const mustBeElement: Check = (value) =>
  hasMethods(value, ['getAttribute', 'hasAttribute']) ? null : 'an element';

/**
 * Returns the document base URL: the `href` of the first `base` element that has one, resolved relative to the
 * document's address. If there is no such element, or its `href` does not resolve, it is the address. The base URL of
 * the creator or of the container replaces the address of an about:blank or an iframe srcdoc document.
 *
 * @see HTML5 of 2011, “document base URL”
 */
export function documentBaseURL(document: BaseDocument): string {
  assertArgument(document, 'document', mustBeDocument);
  const fallback = fallbackBaseURL(document);
  const { encoding, root } = document;
  const [base] = Array.from(root.querySelectorAll('base[href]'));
  if (base === undefined) return fallback;
  return resolveURL(base.getAttribute('href') ?? '', { base: fallback, encoding }) ?? fallback;
}

function fallbackBaseURL({ address, creator, srcdocContainer }: BaseDocument): string {
  if (srcdocContainer !== undefined) return documentBaseURL(srcdocContainer);
  return address === 'about:blank' && creator !== undefined ? documentBaseURL(creator) : address;
}

/**
 * Returns the base URI of an element: the document base URL, to which the `xml:base` attributes of the element and
 * its ancestors are applied. As XML Base says, their queries are encoded in UTF-8, whatever the encoding of the
 * document.
 *
 * @param documentBase The result of {@link documentBaseURL}.
 * @see HTML5 of 2011, “resolve a URL”
 */
export function elementBaseURL(element: BaseElement, documentBase: string): string {
  assertArgument(element, 'element', mustBeElement);
  assertString(documentBase, 'documentBase');
  const attributes: string[] = [];
  for (let node: BaseElement | null = element; node !== null; node = node.parentElement) {
    const value = node.getAttribute('xml:base');
    if (value !== null) attributes.push(value);
  }
  // The outermost comes first. A value that cannot be resolved is ignored.
  return attributes.reduceRight((base, value) => resolveURL(value, { base }) ?? base, documentBase);
}

const mustBeParent: Check = (value) =>
  hasMethods(value, ['querySelectorAll']) ? null : 'a document or an element';

/** An element that a base URL change affects, and its attribute whose URL must be resolved again. */
export interface Affected<Element> {
  /** The element. */
  readonly element: Element;
  /** The name of the attribute. */
  readonly attribute: 'href' | 'cite';
}

const citing = /* @__PURE__ */ new Set([
  ...['q', 'blockquote', 'section', 'article', 'ins', 'del'],
]);

const hyperlinks = /* @__PURE__ */ new Set(['a', 'area', 'link']);

/**
 * Returns the attribute of an element whose URL must be resolved again after a base URL change.
 *
 * @returns `href` for hyperlinks, `cite` for quotations, sections and edits; null if there is no such attribute.
 * @see HTML5 of 2011, “affected by a base URL change”
 */
export function affectedAttribute(element: BaseElement): 'href' | 'cite' | null {
  assertArgument(element, 'element', mustBeElement);
  const { localName } = element;
  if (hyperlinks.has(localName) && element.hasAttribute('href')) return 'href';
  return citing.has(localName) && element.hasAttribute('cite') ? 'cite' : null;
}

/**
 * Finds the elements that a base URL change affects, with their attributes.
 *
 * @param changed The document whose base URL changed; or the element whose `xml:base` changed, or which was moved
 * to a document with another base URL.
 * @returns The elements in tree order.
 * @see HTML5 of 2011, “affected by a base URL change”
 */
export function affectedElements<Element extends BaseElement>(
  changed: BaseParent<Element> | (Element & BaseParent<Element>),
): Affected<Element>[] {
  assertArgument(changed, 'changed', mustBeParent);
  const elements = [...changed.querySelectorAll('*')];
  if ('localName' in changed) elements.unshift(changed);
  return elements.flatMap((element) => {
    const attribute = affectedAttribute(element);
    return attribute === null ? [] : [{ element, attribute }];
  });
}

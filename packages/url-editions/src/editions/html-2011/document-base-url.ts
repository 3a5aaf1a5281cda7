// HTML5 of 2011, “document base URL”, and dynamic changes to base URLs

import type { Encoding } from '@urlkit/percent-encoding';
import { resolveURL } from './resolve.js';

/** The members of an element that base URLs need. Elements of the DOM have them. */
export interface BaseElement {
  readonly localName: string;
  readonly parentElement: BaseElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}

/** The members of a document or an element that are needed to find elements in it. */
export interface BaseParent<Element extends BaseElement = BaseElement> {
  querySelectorAll(selectors: string): Iterable<Element>;
}

/** A document with the values that its base URL depends on. */
export interface BaseDocument {
  /** The document's address. */
  readonly address: string;
  readonly root: BaseParent;
  /** Its character encoding; null for UTF-8 and for the encodings of the UTF-16 family. */
  readonly encoding?: Encoding | null | undefined;
  /** The Document of the creator browsing context, if there is one. */
  readonly creator?: BaseDocument | undefined;
  /** The Document of the browsing context container, if this is an iframe srcdoc document. */
  readonly srcdocContainer?: BaseDocument | undefined;
}

/** Returns the document base URL. */
export function documentBaseURL(document: BaseDocument): string {
  const fallback = fallbackBaseURL(document);
  const { encoding, root } = document;
  const [base] = Array.from(root.querySelectorAll('base[href]'));
  if (base === undefined) return fallback;
  return resolveURL(base.getAttribute('href') ?? '', fallback, { encoding }) ?? fallback;
}

function fallbackBaseURL({ address, creator, srcdocContainer }: BaseDocument): string {
  if (srcdocContainer !== undefined) return documentBaseURL(srcdocContainer);
  return address === 'about:blank' && creator !== undefined ? documentBaseURL(creator) : address;
}

/**
 * Returns the base URI of an element: the document base URL, changed by the attributes `xml:base`. As XML
 * Base says, their values are encoded in UTF-8, whatever the encoding of the document is.
 */
export function elementBaseURL(element: BaseElement, documentBase: string): string {
  const attributes: string[] = [];
  for (let node: BaseElement | null = element; node !== null; node = node.parentElement) {
    const value = node.getAttribute('xml:base');
    if (value !== null) attributes.push(value);
  }
  // A value that is not resolvable is ignored.
  return attributes.reduceRight((base, value) => resolveURL(value, base) ?? base, documentBase);
}

/** An element whose URL must be resolved again, and the attribute of the URL. */
export interface Affected<Element> {
  readonly element: Element;
  readonly attribute: 'href' | 'cite';
}

const citing = /* @__PURE__ */ new Set([
  ...['q', 'blockquote', 'section', 'article', 'ins', 'del'],
]);

const hyperlinks = /* @__PURE__ */ new Set(['a', 'area', 'link']);

/** Returns the attribute of an element that a base URL change affects; null if there is none. */
export function affectedAttribute(element: BaseElement): 'href' | 'cite' | null {
  const { localName } = element;
  if (hyperlinks.has(localName) && element.hasAttribute('href')) return 'href';
  return citing.has(localName) && element.hasAttribute('cite') ? 'cite' : null;
}

/**
 * Returns the elements that a base URL change affects.
 *
 * @param changed The element whose `xml:base` changed or that moved to a document with another base
 * URL; or the document whose base URL changed.
 */
export function affectedElements<Element extends BaseElement>(
  changed: BaseParent<Element> | (Element & BaseParent<Element>),
): Affected<Element>[] {
  const elements = [...changed.querySelectorAll('*')];
  if ('localName' in changed) elements.unshift(changed);
  return elements.flatMap((element) => {
    const attribute = affectedAttribute(element);
    return attribute === null ? [] : [{ element, attribute }];
  });
}

// HTML5 of 2011, “document base URL”, and dynamic changes to base URLs

import type { Encoding } from '@urlkit/percent-encoding';
import { resolveURL } from './resolve.js';

/** As much of an element as base URLs need; those of the DOM are such elements. */
export interface BaseElement {
  readonly localName: string;
  readonly parentElement: BaseElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}

/** As much of a document or an element as is needed to look for elements in it. */
export interface BaseParent<Element extends BaseElement = BaseElement> {
  querySelectorAll(selectors: string): Iterable<Element>;
}

/** A document, and what its base URL depends on. */
export interface BaseDocument {
  /** The document's address. */
  readonly address: string;
  readonly root: BaseParent;
  /** Its character encoding; null for UTF-8. Encodings of the UTF-16 family have to be given as null. */
  readonly encoding?: Encoding | null | undefined;
  /** The Document of the creator browsing context, if there is one. */
  readonly creator?: BaseDocument | undefined;
  /** The Document of the browsing context container, if this is an iframe srcdoc document. */
  readonly srcdocContainer?: BaseDocument | undefined;
}

/** The document base URL. */
export function documentBaseURL(document: BaseDocument): string {
  const fallback = fallbackBaseURL(document);
  const { encoding, root } = document;
  for (const base of root.querySelectorAll('base[href]')) {
    return resolveURL(base.getAttribute('href') ?? '', fallback, { encoding }) ?? fallback;
  }
  return fallback;
}

function fallbackBaseURL({ address, creator, srcdocContainer }: BaseDocument): string {
  if (srcdocContainer !== undefined) return documentBaseURL(srcdocContainer);
  return address === 'about:blank' && creator !== undefined ? documentBaseURL(creator) : address;
}

/**
 * The base URI of an element: what the attributes `xml:base` make of the document base URL. XML Base
 * has them escaped in UTF-8, whatever the document's encoding is.
 */
export function elementBaseURL(element: BaseElement, documentBase: string): string {
  const attributes: string[] = [];
  for (let node: BaseElement | null = element; node !== null; node = node.parentElement) {
    const value = node.getAttribute('xml:base');
    if (value !== null) attributes.push(value);
  }
  // One that is not resolvable changes nothing.
  return attributes.reduceRight((base, value) => resolveURL(value, base) ?? base, documentBase);
}

/** An element whose URL is to be resolved again, if it is shown, and the attribute it is in. */
export interface Affected<Element> {
  readonly element: Element;
  readonly attribute: 'href' | 'cite';
}

const citing = /* @__PURE__ */ new Set([
  ...['q', 'blockquote', 'section', 'article', 'ins', 'del'],
]);

const hyperlinks = /* @__PURE__ */ new Set(['a', 'area', 'link']);

/** Which attribute of an element a base URL change affects; null if it is not directly affected. */
export function affectedAttribute(element: BaseElement): 'href' | 'cite' | null {
  const { localName } = element;
  if (hyperlinks.has(localName) && element.hasAttribute('href')) return 'href';
  return citing.has(localName) && element.hasAttribute('cite') ? 'cite' : null;
}

/**
 * The elements that have to act on a base URL change.
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

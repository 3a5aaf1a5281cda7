// https://url.spec.whatwg.org/#api-url-parser

import { originInFormEnd, restInFormEnd } from './forms.js';
import { prepareInput, rangeRestorer } from './input.js';
import { createRun, type Failure, openBase, type Run } from './run.js';
import { insertPath, runParser } from './states.js';
import { stringOf, type URLInput } from './url-input.js';
import type { URLValidationError } from './validation-errors.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param url Any string, of which lone surrogates are taken for U+FFFD; a `URL` object or a record.
 * @param base Likewise; null is one that did not parse.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @throws {TypeError} If an argument has a wrong type.
 * @see https://url.spec.whatwg.org/#api-url-parser
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function parseAndSerialize(url: URLInput, base?: URLInput | null): string | null {
  const input = stringOf(url, 'url');
  if (base === undefined) return toHref(hrefOrFailure(input, null));
  const baseHref = base === null ? null : toHref(hrefOrFailure(stringOf(base, 'base'), null));
  return baseHref === null ? null : toHref(hrefOrFailure(input, baseHref));
}

function toHref(result: string | (() => URLValidationError)): string | null {
  return typeof result === 'string' ? result : null;
}

/**
 * Parses a URL and serializes it.
 *
 * @param baseHref The base URL, serialized, or null.
 * @returns The URL, serialized; or a function that returns the validation error for which it does not
 * parse, with offsets in code units of the input.
 */
export function hrefOrFailure(
  input: string,
  baseHref: string | null,
): string | (() => URLValidationError) {
  const originEnd = originInFormEnd(input);
  const formEnd = originEnd === -1 ? 0 : restInFormEnd(input, originEnd);
  if (originEnd === -1 || formEnd < input.length)
    return readInput(input, baseHref, originEnd, formEnd);
  const hasPath = input.charCodeAt(originEnd) === SOLIDUS;
  return hasPath ? input : insertPath(input.slice(0, originEnd), input.slice(originEnd));
}

function readInput(
  input: string,
  baseHref: string | null,
  originEnd: number,
  formEnd: number,
): string | (() => URLValidationError) {
  const base = baseHref === null ? null : openBase(baseHref);
  let run = createRun(input, base);
  let href = runParser(run, originEnd, formEnd);
  // The input is read as it came first: few hold anything to remove, and looking for it takes time.
  if (href === null || run.mayBeUnprepared) {
    const text = prepareInput(input);
    if (text !== input) {
      run = createRun(text, base);
      href = runParser(run, originEnd, originEnd);
    }
  }
  return href ?? errorFinder(run, input);
}

function errorFinder({ text, failure }: Run, input: string): () => URLValidationError {
  // Without a state override, a run that fails has an error.
  const { name, findRange } = failure as Failure;
  return () => {
    const range = findRange();
    const inInput = text.length === input.length ? range : rangeRestorer(input, true)(range);
    return { name, start: inInput.start, end: inInput.end, fatal: true };
  };
}

/** Whether a string parses without a base URL. Nothing after the authority fails. */
export function parsesAlone(input: string): boolean {
  const originEnd = originInFormEnd(input);
  if (originEnd !== -1 && input.charCodeAt(originEnd) !== COLON) return true;
  return typeof readInput(input, null, originEnd, originEnd) === 'string';
}

// https://url.spec.whatwg.org/#api-url-parser

import { isASCIIAlpha } from '@urlkit/infra';
import { fileOriginInFormEnd, originInFormEnd, restInFormEnd } from './forms.js';
import { prepareInput, rangeRestorer } from './input.js';
import { createRun, type Failure, openBase, type Run } from './run.js';
import { insertPath, runParser } from './states.js';
import type { URLValidationError } from './validation-errors.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @see https://url.spec.whatwg.org/#api-url-parser
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function parseAndSerialize(input: string, base?: string): string | null {
  if (typeof input !== 'string') return null;
  if (base === undefined) return toHref(hrefOrFailure(input, null));
  if (typeof base !== 'string') return null;
  const baseHref = toHref(hrefOrFailure(base, null));
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
  const mayHaveScheme = isASCIIAlpha(input.charCodeAt(0));
  const originEnd = mayHaveScheme ? originInFormEnd(input) : -1;
  const formEnd = originEnd === -1 ? 0 : restInFormEnd(input, originEnd);
  if (originEnd !== -1 && formEnd === input.length) {
    const hasPath = input.charCodeAt(originEnd) === SOLIDUS;
    return hasPath ? input : insertPath(input.slice(0, originEnd), input.slice(originEnd));
  }
  if (mayHaveScheme && originEnd === -1 && isFileURLInForm(input)) return input;
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

function isFileURLInForm(input: string): boolean {
  const originEnd = fileOriginInFormEnd(input);
  return originEnd !== -1 && restInFormEnd(input, originEnd) === input.length;
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
  const hasOrigin = originEnd !== -1 && input.charCodeAt(originEnd) !== COLON;
  return (
    hasOrigin || fileOriginInFormEnd(input) !== -1 || typeof hrefOrFailure(input, null) === 'string'
  );
}

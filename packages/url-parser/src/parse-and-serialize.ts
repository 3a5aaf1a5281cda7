// https://url.spec.whatwg.org/#api-url-parser

import { isASCIIAlpha } from '@urlkit/infra';
import { baseHrefOf } from './base-url.js';
import { canonicalOriginEnd, canonicalRestEnd, isHostEnd } from './canonical-forms.js';
import { prepareInput, rangeRestorer } from './input.js';
import { joinPath } from './path.js';
import { createRun, type Failure, openBase, type Run, rangeOf } from './run.js';
import { runParser } from './states.js';
import { stringOf, type URLInput } from './url-input.js';
import type { URLValidationError } from './validation-errors.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;

/** A serialized URL, or a function that finds the error that makes parsing fail. */
export type HrefOrFailure = string | (() => URLValidationError);

/**
 * Parses a URL, against a base URL if one is given, and serializes it.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @param base The base URL, in the same forms; null means that it did not parse.
 * @returns The URL, serialized; or null if it, or the base URL, does not parse.
 * @throws {TypeError} If an argument has the wrong type.
 * @see https://url.spec.whatwg.org/#api-url-parser
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function parseAndSerialize(url: URLInput, base?: URLInput | null): string | null {
  const input = stringOf(url, 'url');
  if (base === undefined) return toHref(hrefOrFailure(input, null));
  const baseHref = base === null ? null : baseHrefOf(base, 'base');
  return baseHref === null ? null : toHref(hrefOrFailure(input, baseHref));
}

function toHref(result: HrefOrFailure): string | null {
  return typeof result === 'string' ? result : null;
}

/**
 * Parses a URL and serializes it.
 *
 * @param baseHref The base URL, serialized, or null.
 * @returns The URL, serialized; or a function that returns the validation error that makes parsing
 * fail, with offsets in code units of the input.
 */
export function hrefOrFailure(input: string, baseHref: string | null): HrefOrFailure {
  const originEnd = canonicalOriginEnd(input);
  if (isHostEnd(input, originEnd)) return readRest(input, baseHref, originEnd);
  // The offset is that of the host, if the scheme is in lower case. Most hosts with capital letters begin with a letter.
  const end = isASCIIAlpha(input.charCodeAt(originEnd + 2)) ? canonicalOriginEnd(input, true) : -1;
  if (isHostEnd(input, end)) {
    return readRest(input.slice(0, end).toLowerCase() + input.slice(end), baseHref, end);
  }
  return readInput(input, baseHref, originEnd, originEnd);
}

function readRest(input: string, baseHref: string | null, originEnd: number): HrefOrFailure {
  const hasPort = input.charCodeAt(originEnd) === COLON;
  const canonicalEnd = hasPort ? originEnd : canonicalRestEnd(input, originEnd);
  if (canonicalEnd < input.length) return readInput(input, baseHref, originEnd, canonicalEnd);
  const hasPath = input.charCodeAt(originEnd) === SOLIDUS;
  return hasPath ? input : joinPath(input.slice(0, originEnd), input.slice(originEnd));
}

function readInput(
  input: string,
  baseHref: string | null,
  originEnd: number,
  canonicalEnd: number,
): HrefOrFailure {
  const base = baseHref === null ? null : openBase(baseHref);
  let run = createRun(input, base);
  let href = runParser(run, originEnd, canonicalEnd);
  // The first run reads the input unchanged, because few inputs contain anything to remove.
  if (href === null || run.mayBeUnprepared) {
    const text = prepareInput(input);
    if (text !== input) {
      run = createRun(text, base);
      href = runParser(run, originEnd, originEnd);
    }
  }
  return href ?? errorFinder(run, input);
}

function errorFinder(run: Run, input: string): () => URLValidationError {
  // Without a state override, a run that fails has an error.
  const error = run.failure as Failure;
  return () => {
    const range = rangeOf(error, run);
    const restored = run.text === input ? range : rangeRestorer(input, true)(range);
    return { name: error.name, ...restored, fatal: true };
  };
}

/** Whether a string parses without a base URL. Nothing after the authority makes parsing fail. */
export function parsesAlone(input: string): boolean {
  const originEnd = canonicalOriginEnd(input);
  if (isHostEnd(input, originEnd) && input.charCodeAt(originEnd) !== COLON) return true;
  return typeof readInput(input, null, originEnd, originEnd) === 'string';
}

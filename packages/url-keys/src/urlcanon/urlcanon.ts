// The canonicalizers of urlcanon 0.3.1 for Python

import { fromBytes, toBytes } from '../byte-string.js';
import { type ParsedURL, parse, serialize } from './parsed-url.js';
import * as steps from './steps.js';

// Changes a URL that was parsed from an input; false if the original raises an error.
type Step = (url: ParsedURL, input: string) => unknown;

const whatwg: readonly Step[] = [
  steps.removeTabsAndNewlines,
  steps.lowerCaseScheme,
  steps.removeDefaultPort,
  steps.cleanUpUserinfo,
  steps.writeTwoSlashes,
  steps.percentDecodeHost,
  steps.normalizeAddress,
  steps.convertHostToASCII,
  steps.percentEncodeHost,
  steps.fixBackslashes,
  steps.percentEncodePath,
  steps.addLeadingSlash,
  steps.removeDotSegments,
  steps.percentEncodeRest,
];

const semantic: readonly Step[] = [
  steps.addDefaultScheme,
  steps.removeTabsAndNewlines,
  steps.lowerCaseScheme,
  steps.removeDefaultPort,
  steps.cleanUpUserinfo,
  steps.writeTwoSlashes,
  steps.percentDecodeAllButQuery,
  steps.normalizeAddress,
  steps.removeRedundantDots,
  steps.convertHostToASCII,
  steps.removeUserinfo,
  steps.percentEncodeDecoded,
  steps.normalizeParameters,
  steps.fixBackslashes,
  steps.addLeadingSlash,
  steps.removeDotSegments,
  steps.collapseSlashes,
  steps.sortParameters,
  steps.removeFragment,
];

/** The form of a URL that urlcanon's canonicalizer `whatwg` gives; null where it raises an error. */
export function urlcanonWHATWG(url: string): string | null {
  return canonicalize(url, whatwg);
}

/** The form of a URL that urlcanon's canonicalizer `semantic` gives; null where it raises an error. */
export function urlcanonSemantic(url: string): string | null {
  return canonicalize(url, semantic);
}

function canonicalize(input: string, steps: readonly Step[]): string | null {
  const bytes = toBytes(input);
  if (bytes === null) return null;
  const url = parse(bytes);
  return steps.every((step) => step(url, bytes) !== false) ? fromBytes(serialize(url)) : null;
}

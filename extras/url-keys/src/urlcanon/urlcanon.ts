// The canonicalizers of urlcanon 0.3.1 for Python.

import { fromBytes, toBytes } from '../byte-string.js';
import * as steps from './canonicalization-steps.js';
import { type ParsedURL, parse, serialize } from './parsed-url.js';

// Changes a URL that was parsed from an input. Returns false if the original raises an error.
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

// Matches a URL with a scheme, without userinfo, and without characters to decode, encode or remove.
const plain = /^[A-Za-z][\w+.-]*:[\w.~!$&'()*+,;=:/?#-]*$/;

const withoutEffectOnPlain: ReadonlySet<Step> = /* @__PURE__ */ new Set<Step>([
  steps.removeTabsAndNewlines,
  steps.cleanUpUserinfo,
  steps.removeUserinfo,
  steps.percentDecodeHost,
  steps.percentDecodeAllButQuery,
  steps.percentEncodeHost,
  steps.percentEncodePath,
  steps.percentEncodeRest,
  steps.percentEncodeDecoded,
  steps.fixBackslashes,
]);

interface Canonicalizer {
  readonly steps: readonly Step[];
  readonly stepsForPlain: readonly Step[];
}

function createCanonicalizer(steps: readonly Step[]): Canonicalizer {
  return { steps, stepsForPlain: steps.filter((step) => !withoutEffectOnPlain.has(step)) };
}

const whatwgCanonicalizer = /* @__PURE__ */ createCanonicalizer(whatwg);
const semanticCanonicalizer = /* @__PURE__ */ createCanonicalizer(semantic);

/** Returns the result of urlcanon's canonicalizer `whatwg`; null if that raises an error. */
export function urlcanonWHATWG(url: string): string | null {
  return canonicalize(url, whatwgCanonicalizer);
}

/** Returns the result of urlcanon's canonicalizer `semantic`; null if that raises an error. */
export function urlcanonSemantic(url: string): string | null {
  return canonicalize(url, semanticCanonicalizer);
}

function canonicalize(input: string, { steps, stepsForPlain }: Canonicalizer): string | null {
  const isPlain = plain.test(input);
  const bytes = isPlain ? input : toBytes(input);
  if (bytes === null) return null;
  const url = parse(bytes);
  const areTaken = (isPlain ? stepsForPlain : steps).every((step) => step(url, bytes) !== false);
  if (!areTaken) return null;
  return isPlain ? serialize(url) : fromBytes(serialize(url));
}

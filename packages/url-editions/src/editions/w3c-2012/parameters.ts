// URL, W3C Working Draft 24 May 2012, 3.4 to 3.6: URL parameters

import { canonicalizeQuery } from './canonicalize.js';

/** A parameter: a name, and a value if there is U+003D (=). Neither is decoded. */
export type Parameter = readonly [name: string, value: string | null];

/** Query parameter canonicalization (3.4). */
export function canonicalizeQueryParameter(input: string): string {
  return canonicalizeQuery(input).replace(/&/g, '%26').replace(/=/g, '%3D');
}

/** Collects the URL parameters (3.5). */
export function collectParameters(input: string): Parameter[] {
  const parameters: Parameter[] = [];
  for (const parameter of input.split('&')) {
    const equals = parameter.indexOf('=');
    if (equals !== -1) parameters.push([parameter.slice(0, equals), parameter.slice(equals + 1)]);
    else if (parameter !== '') parameters.push([parameter, null]);
  }
  return parameters;
}

/** URL parameter serialization (3.6). */
export function serializeParameters(parameters: readonly Parameter[]): string {
  return parameters
    .map(([name, value]) => {
      const canonical = canonicalizeQueryParameter(name);
      return value === null ? canonical : `${canonical}=${canonicalizeQueryParameter(value)}`;
    })
    .join('&');
}

// URL, W3C Working Draft 24 May 2012, 3.4 to 3.6: URL parameters

import { assertArgument, assertString, type Check } from '@urlkit/internal';
import { isString, isStringOrNull } from '../../shared/check-members.js';
import { canonicalizeQuery } from './canonicalize.js';

/** A parameter: a name and a value, which are not decoded. The value is null if there is no U+003D (=). */
export type Parameter = readonly [name: string, value: string | null];

const mustBeParameters: Check = (value) =>
  Array.isArray(value) && value.every(isParameter) ? null : 'a list of names and values';

function isParameter(value: unknown): value is Parameter {
  return Array.isArray(value) && isString(value[0]) && isStringOrNull(value[1]);
}

/**
 * Canonicalizes the name or the value of a parameter, like a query, and percent-encodes `&` and `=` as well.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.4 Canonicalize query parameters
 */
export function canonicalizeQueryParameter(input: string): string {
  assertString(input, 'input');
  return canonicalizeQuery(input).replace(/&/g, '%26').replace(/=/g, '%3D');
}

/**
 * Collects the parameters of a query. Empty ones are left out.
 *
 * @param input A query, without U+003F (?).
 * @see URL, W3C Working Draft 24 May 2012, 3.5 Collect URL parameters
 */
export function collectParameters(input: string): Parameter[] {
  assertString(input, 'input');
  const parameters: Parameter[] = [];
  for (const parameter of input.split('&')) {
    const equals = parameter.indexOf('=');
    if (equals !== -1) parameters.push([parameter.slice(0, equals), parameter.slice(equals + 1)]);
    else if (parameter !== '') parameters.push([parameter, null]);
  }
  return parameters;
}

/**
 * Serializes parameters to a query, without U+003F (?). Names and values are canonicalized.
 *
 * @see URL, W3C Working Draft 24 May 2012, 3.6 URL parameter serialization
 */
export function serializeParameters(parameters: readonly Parameter[]): string {
  assertArgument(parameters, 'parameters', mustBeParameters);
  return parameters
    .map(([name, value]) => {
      const canonical = canonicalizeQueryParameter(name);
      return value === null ? canonical : `${canonical}=${canonicalizeQueryParameter(value)}`;
    })
    .join('&');
}

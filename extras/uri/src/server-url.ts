// https://spec.openapis.org/oas/v3.2.0#server-object
// URLs of servers in OpenAPI documents.

import { assertString, copyOf, hasOwn, isObject } from '@urlkit/internal';
import { parseURIReference } from './uri-reference.js';

/** A variable of a server in an OpenAPI document. */
export interface ServerVariable {
  /** The value that is used if the caller gives none. */
  readonly default: string;
  /** The values that the variable may have; undefined for any. */
  readonly enum?: readonly string[] | undefined;
}

/**
 * Returns the URL of a server of an OpenAPI document, with values in the place of its variables in braces, which may be in any
 * component: `{scheme}://{host}:{port}/{path}`.
 *
 * @param template The `url` of the server.
 * @param variables Its `variables`: each has a default, and may have a list of all possible values.
 * @param values Values to use in place of the defaults, by the names of the variables.
 * @returns A URI reference, which may be relative; null if a variable has no value or one that is not possible, a brace is alone, or
 *   the result is not a URI reference.
 */
export function expandServerURL(
  template: string,
  variables: Readonly<Record<string, ServerVariable>> = {},
  values: Readonly<Record<string, string>> = {},
): string | null {
  assertString(template, 'template');
  if (!isObject(variables)) throw new TypeError('variables must be an object');
  if (!isObject(values)) throw new TypeError('values must be an object');
  let isComplete = true;
  const expanded = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = valueOfVariable(name, variables, values);
    if (value === null) isComplete = false;
    return value ?? '';
  });
  return isComplete && parseURIReference(expanded) !== null ? copyOf(expanded) : null;
}

function valueOfVariable(
  name: string,
  variables: Readonly<Record<string, ServerVariable>>,
  values: Readonly<Record<string, string>>,
): string | null {
  const variable = hasOwn(variables, name) ? variables[name] : undefined;
  const value = hasOwn(values, name) ? values[name] : variable?.default;
  if (value === undefined) return null;
  assertString(value, `the value of ${name}`);
  const possible = variable?.enum;
  if (possible === undefined) return value;
  if (!Array.isArray(possible)) throw new TypeError(`the enum of ${name} must be an array`);
  return possible.includes(value) ? value : null;
}

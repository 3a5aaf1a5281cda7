// Edits such as 'hostname=example.org', '+query:q=1' or '-query:utm_*'.

import { editQuery, QueryEditor, type QueryToken } from '@urlkit/form-urlencoded';
import { parseURL, type URLAttributeName } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { appendPath } from '@urlkit/url-reference';
import { validateChange } from '@urlkit/url-validation';
import { quoted, visible } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';
import { hintOfName } from './closest-name.js';
import { listOf } from './tracking-parameters.js';

/** The result of an edit: the changed URL, or why it cannot be changed that way. */
export type Edited = { readonly url: string } | { readonly reason: string };

/**
 * A change to a URL. Edits of the query keep all other bytes of the URL. Edits of other components serialize the URL, but
 * keep the query as it was written.
 */
export type Edit = (url: string) => Edited;

export interface EditOptions {
  /** Whether to set only parameters that the URL already has. */
  readonly existing?: boolean | undefined;
}

/** What edits look like, for messages. */
export const EDIT_EXAMPLES =
  'hostname=example.org, port?=8080, path+=docs, query:page=2, +query:q=1 or -query:utm_*';

const attributes: ReadonlyMap<string, URLAttributeName> = new Map([
  ['protocol', 'protocol'],
  ['scheme', 'protocol'],
  ['username', 'username'],
  ['password', 'password'],
  ['host', 'host'],
  ['hostname', 'hostname'],
  ['port', 'port'],
  ['pathname', 'pathname'],
  ['path', 'pathname'],
  ['search', 'search'],
  ['query', 'search'],
  ['hash', 'hash'],
  ['fragment', 'hash'],
]);

const MANY_VALUES = /^(\w+|query:[^=]*)=(.*)$/s;

/** Whether an argument is an edit rather than a URL. */
export function isEdit(argument: string): boolean {
  if (/^(?:[+-]?query:.|path(?:name)?\+=)/s.test(argument)) return true;
  const name = /^\w+(?=[?+]?=)/.exec(argument)?.[0];
  return name !== undefined && attributes.has(name);
}

/** Returns the component that the name before the equals sign of a text was probably meant to be, as the end of a message. */
export function hintOfEdit(text: string): string {
  const name = /^[+-]?([\w-]+)(?:[?+]?=|$)/.exec(text)?.[1];
  return name === undefined ? '' : hintOfName(name, [...attributes.keys()]);
}

/** Whether an argument can be the URL to edit: it has a scheme, but not one that is the name of a component. */
export function canBeEdited(argument: string): boolean {
  const [, scheme] = /^[\0- ]*([A-Za-z][A-Za-z\d+.-]*):/.exec(argument) ?? [];
  return scheme !== undefined && !attributes.has(scheme);
}

/**
 * Reads an edit.
 *
 * @throws {CommandError} If the text is not an edit.
 */
export function parseEdit(text: string, { existing = false }: EditOptions = {}): Edit {
  const [, removed] = /^-query:(.+)$/s.exec(text) ?? [];
  if (removed !== undefined) return removeParameters(removed);
  const [, sign, name = '', operator = '', value] =
    /^(\+?)(query:[^=?]*|query:[^=]*|\w+)(?:(\?=|\+=|=)(.*))?$/s.exec(text) ?? [];
  const attribute = attributes.get(name);
  if (name.startsWith('query:') && name !== 'query:') {
    const parameter = name.slice('query:'.length);
    if (sign === '+' && operator !== '+=' && operator !== '?=') {
      return appendParameter(parameter, value);
    }
    if (sign === '' && operator === '?=') return setMissingParameter(parameter, value ?? '');
    if (sign === '' && operator !== '+=') return setParameters(parameter, value, existing);
  } else if (sign === '' && attribute === 'pathname' && operator === '+=') {
    return appendSegment(value ?? '');
  } else if (sign === '' && attribute && value !== undefined && operator !== '+=') {
    const set = setAttribute(name, attribute, value);
    return operator === '=' ? set : ifMissing(attribute, set);
  }
  throw new CommandError(
    `${quoted(text)} is not an edit${hintOfEdit(text)}; edits look like ${EDIT_EXAMPLES}`,
  );
}

/**
 * Reads an edit with several values, such as `port=80 8080`.
 *
 * @returns One edit for each value.
 * @throws {CommandError} If the text is not such an edit.
 */
export function parseIteration(text: string): Edit[] {
  const [, name, values] = MANY_VALUES.exec(text) ?? [];
  if (name === undefined || values === undefined) {
    throw new CommandError(`--iterate needs name=values, not ${quoted(text)}`);
  }
  return values.split(' ').map((value) => parseEdit(`${name}=${value}`));
}

/** Sorts the parameters by name. Does not change how they are encoded. */
export const sortQuery: Edit = (url) => ({ url: editQuery(url, (query) => query.sort()) });

function setAttribute(name: string, attribute: URLAttributeName, value: string): Edit {
  return (text) => {
    const change = validateChange(recordOf(text), attribute, value);
    const { ignored, message, diagnostics, href } = change;
    if (ignored === null) return { url: attribute === 'search' ? href : withQueryOf(text, href) };
    const failure = diagnostics.find(({ fatal }) => fatal);
    const reason =
      ignored === 'rest'
        ? `The value has text after the ${name}: ${visible(restOf(attribute, value))}`
        : failure === undefined
          ? message
          : `${failure.message} (${failure.name})`;
    return { reason: `cannot have ${visible(`${name}=${value}`)}: ${reason}` };
  };
}

// Edits get URLs that parse, and return such URLs.
function recordOf(text: string): URLRecord {
  return parseURL(text) as URLRecord;
}

/** The parts of a URL: the text before the query, the query with its question mark, and the fragment. */
function splitQuery(text: string): [before: string, query: string, fragment: string] {
  const [, before = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(text) ?? [];
  return [before, query, fragment];
}

/** Returns a URL with the query of another one. */
export function withQueryOf(text: string, href: string): string {
  const [before, , fragment] = splitQuery(href);
  return before + splitQuery(text)[1] + fragment;
}

/** Returns the end of a value that the setter of the attribute ignores. */
function restOf(attribute: URLAttributeName, value: string): string {
  const text = value.replace(/[\t\n\r]/g, '');
  switch (attribute) {
    case 'protocol':
      return text.replace(/^[^:]*:/, '');
    case 'port':
      return text.replace(/^\d+/, '');
    default:
      return text.replace(/^(?:\[[^\]]*\]|[^:/?#\\]*)(?::\d*)?/, '');
  }
}

function ifMissing(attribute: URLAttributeName, edit: Edit): Edit {
  return (url) => (hasComponent(recordOf(url), attribute) ? { url } : edit(url));
}

function hasComponent(url: URLRecord, attribute: URLAttributeName): boolean {
  switch (attribute) {
    case 'username':
    case 'password':
      return url[attribute] !== '';
    case 'host':
    case 'hostname':
      return url.host !== null && url.host.kind !== 'empty';
    case 'port':
      return url.port !== null;
    case 'pathname':
      return url.path.length > 0 && !(url.path.length === 1 && url.path[0] === '');
    case 'search':
      return url.query !== null;
    case 'hash':
      return url.fragment !== null;
    default:
      return true;
  }
}

// Without a value, the parameter has no equals sign.
function appendParameter(name: string, value: string | undefined): Edit {
  return (url) => {
    const appended = editQuery(url, (query) => query.append(name, value ?? ''));
    return { url: value === undefined ? withoutEqualsSign(appended) : appended };
  };
}

function withoutEqualsSign(url: string): string {
  const [before, query, fragment] = splitQuery(url);
  return before + query.replace(/=$/, '') + fragment;
}

// `name`, or `prefix*`: the values of all parameters that begin with it.
function setParameters(pattern: string, value: string | undefined, existing: boolean): Edit {
  const { prefix, name } = parsePattern(pattern);
  if (prefix !== null) {
    return changeTokens((token) =>
      token.name.startsWith(prefix) ? withValue(token, value) : token,
    );
  }
  return (url) => {
    if (!new QueryEditor(splitQuery(url)[1]).has(name)) {
      return existing ? { url } : appendParameter(name, value)(url);
    }
    const set = editQuery(url, (query) => query.set(name, value ?? ''));
    if (value !== undefined) return { url: set };
    return changeTokens((token) => (token.name === name ? withValue(token, value) : token))(set);
  };
}

function setMissingParameter(name: string, value: string): Edit {
  return (url) => ({
    url: editQuery(url, (query) => {
      if (!query.has(name)) query.append(name, value);
    }),
  });
}

/** A parameter as it is written, and decoded. */
interface Parameter extends QueryToken {
  readonly text: string;
}

/** Changes parameters as they are written. */
function changeTokens(change: (token: Parameter) => Parameter): Edit {
  return (url) => {
    const [before, query, fragment] = splitQuery(url);
    let changed = '';
    let position = 0;
    for (const token of new QueryEditor(query).tokens) {
      const text = query.slice(token.start, token.end);
      changed += query.slice(position, token.start) + change({ ...token, text }).text;
      position = token.end;
    }
    return { url: before + changed + query.slice(position) + fragment };
  };
}

function withValue(token: Parameter, value: string | undefined): Parameter {
  const name = token.text.slice(0, token.nameEnd - token.start);
  const written = new QueryEditor('');
  written.append('', value ?? '');
  return { ...token, text: value === undefined ? name : name + written.toString() };
}

// A backslash before an asterisk at the end makes it a part of the name.
function parsePattern(pattern: string): { readonly prefix: string | null; readonly name: string } {
  const [, prefix] = /^(.*[^\\]|)\*$/s.exec(pattern) ?? [];
  return { prefix: prefix ?? null, name: pattern.replace(/\\\*$/, '*') };
}

// `name`, `prefix*`, or the name of a list.
function removeParameters(pattern: string): Edit {
  const matches = matcherOf(listOf(pattern, '-query:'));
  return filterParameters((name) => !matches(name));
}

/** Removes all parameters but those with these names, or `prefix*`. */
export function keepParameters(patterns: readonly string[]): Edit {
  return filterParameters(matcherOf(patterns.flatMap((pattern) => listOf(pattern, '--keep '))));
}

function filterParameters(isKept: (name: string) => boolean): Edit {
  return (url) => ({
    url: editQuery(url, (query) => {
      const names = new Set(query.tokens.map((token) => token.name));
      for (const name of names) if (!isKept(name)) query.delete(name);
    }),
  });
}

function matcherOf(patterns: readonly string[]): (name: string) => boolean {
  const parsed = patterns.map(parsePattern);
  return (found) =>
    parsed.some(({ prefix, name }) =>
      prefix === null ? found === name : found.startsWith(prefix),
    );
}

function appendSegment(segment: string): Edit {
  if (appendPath('/', segment) === null) {
    throw new CommandError(`${quoted(segment)} cannot be appended to a path: it is a dot segment`);
  }
  return (text) => {
    const href = appendPath(text, segment);
    if (href === null) return { reason: 'cannot have another segment: its path is opaque' };
    return { url: withQueryOf(text, href) };
  };
}

// Edits such as 'hostname=example.org', '+query:q=1' or '-query:utm_*'.

import { QueryEditor } from '@urlkit/form-urlencoded/query-editor';
import { componentPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import type { URLAttributeName } from '@urlkit/url-parser';
import {
  hasOpaquePath,
  isDoubleDotURLPathSegment,
  isSingleDotURLPathSegment,
  type URLRecord,
} from '@urlkit/url-record';
import { deserializeURL, serializeURL } from '@urlkit/url-serializer';
import { validateChange } from '@urlkit/url-validation';
import { quoted, visible } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

/** The result of an edit: the changed URL, or why it cannot be changed that way. */
export type Edited = { readonly url: URLRecord } | { readonly reason: string };

/** A change to a URL. */
export type Edit = (url: URLRecord) => Edited;

export interface EditOptions {
  /** Whether to set only parameters that the URL already has. */
  readonly existing?: boolean | undefined;
}

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
  if (/^(?:[+-]query:|path(?:name)?\+=)/.test(argument)) return true;
  const name = /^(?:query:[^=]*|\w+)(?=[?+]?=)/.exec(argument)?.[0];
  return name !== undefined && (name.startsWith('query:') || attributes.has(name));
}

/**
 * Reads an edit.
 *
 * @throws {CommandError} If the text is not an edit.
 */
export function parseEdit(text: string, { existing = false }: EditOptions = {}): Edit {
  const [, removed] = /^-query:(.+)$/s.exec(text) ?? [];
  if (removed !== undefined) return removeParameters(removed);
  const [, sign, name = '', operator, value = ''] =
    /^(\+?)(query:[^=?]*|\w+)(\?=|\+=|=)(.*)$/s.exec(text) ?? [];
  const attribute = attributes.get(name);
  if (name.startsWith('query:')) {
    const parameter = name.slice('query:'.length);
    if (sign === '+' && operator === '=') return appendParameter(parameter, value);
    if (sign === '' && operator === '=') return setParameter(parameter, value, existing);
    if (sign === '' && operator === '?=') return setMissingParameter(parameter, value);
  } else if (sign === '' && attribute === 'pathname' && operator === '+=') {
    return appendSegment(value);
  } else if (sign === '' && attribute !== undefined && operator !== '+=') {
    const set = setAttribute(name, attribute, value);
    return operator === '=' ? set : ifMissing(attribute, set);
  }
  throw new CommandError(`${quoted(text)} is not a valid edit; see urlkit set --help`);
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
export const sortQuery: Edit = (url) => {
  const query = url.query ?? '';
  const tokens = new QueryEditor(query).tokens;
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = tokens.sort((a, b) => compare(a.name, b.name));
  return withQuery(url, sorted.map(({ start, end }) => query.slice(start, end)).join('&'));
};

function setAttribute(name: string, attribute: URLAttributeName, value: string): Edit {
  return (url) => {
    const { ignored, message, diagnostics, url: changed } = validateChange(url, attribute, value);
    if (ignored === null) return { url: changed };
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
  return (url) => (hasComponent(url, attribute) ? { url } : edit(url));
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

function editQuery(change: (query: QueryEditor) => void): Edit {
  return (url) => {
    const query = new QueryEditor(url.query ?? '');
    change(query);
    return withQuery(url, query.toString());
  };
}

// A query without parameters is removed, as with URLSearchParams.
function withQuery(url: URLRecord, query: string): Edited {
  return { url: { ...url, query: query === '' ? null : query } };
}

function appendParameter(name: string, value: string): Edit {
  return editQuery((query) => query.append(name, value));
}

function setParameter(name: string, value: string, existing: boolean): Edit {
  return editQuery((query) => {
    if (!existing || query.has(name)) query.set(name, value);
  });
}

function setMissingParameter(name: string, value: string): Edit {
  return editQuery((query) => {
    if (!query.has(name)) query.append(name, value);
  });
}

// `name`, or `prefix*`. A backslash before the asterisk makes it a part of the name.
function removeParameters(pattern: string): Edit {
  const [, prefix] = /^(.*[^\\]|)\*$/s.exec(pattern) ?? [];
  const exact = pattern.replace(/\\\*$/, '*');
  const matches = (name: string): boolean =>
    prefix === undefined ? name === exact : name.startsWith(prefix);
  return editQuery((query) => {
    const names = new Set(query.tokens.map(({ name }) => name).filter(matches));
    for (const name of names) query.delete(name);
  });
}

function appendSegment(text: string): Edit {
  const segment = utf8PercentEncode(text, componentPercentEncodeSet);
  if (isSingleDotURLPathSegment(segment) || isDoubleDotURLPathSegment(segment)) {
    throw new CommandError(`${quoted(text)} cannot be appended to a path: it is a dot segment`);
  }
  return (url) => {
    if (hasOpaquePath(url)) {
      return { reason: 'cannot have another segment: its path is opaque' };
    }
    const changed = deserializeURL(serializeURL(url));
    if (hasOpaquePath(changed)) return { url };
    const segments = [...changed.path];
    if (segments.at(-1) === '') segments.pop();
    return { url: { ...changed, path: [...segments, segment] } };
  };
}

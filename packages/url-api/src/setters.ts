// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import {
  type Encoding,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  fragmentState,
  hostnameState,
  hostState,
  parseURLQuietly,
  pathStartState,
  portState,
  queryState,
  type State,
  type StateName,
  schemeStartState,
} from '@urlkit/url-parser';
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type URLRecord } from '@urlkit/url-record';

/**
 * The setter steps of an attribute of the URL class. They change a record in place; a value that
 * the attribute does not take leaves it as it is, or as far changed as the parser got.
 *
 * @param value Any string.
 * @param parse Called in place of the basic URL parser, to add an output encoding or a sink for
 *   validation errors.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the
 *   parser failed.
 */
export type AttributeSetter = (url: URLRecord, value: string, parse?: ComponentParser) => boolean;

/**
 * The basic URL parser with a state override.
 *
 * @param component The value without the delimiter that may lead it, or with the one that it lacks.
 */
export type ComponentParser = (component: string, override: ComponentOverride) => URLRecord | null;

/** What `basicParseURL` has to be given beside the component, and where that is from. */
export interface ComponentOverride {
  readonly url: URLRecord;
  readonly stateOverride: ComponentState;
  /** Where the component starts in the value that was set: an offset in code units. */
  readonly offset: number;
}

type ComponentState = Extract<
  StateName,
  'schemeStart' | 'host' | 'hostname' | 'port' | 'pathStart' | 'query' | 'fragment'
>;

const states: Readonly<Record<ComponentState, State>> = {
  schemeStart: schemeStartState,
  host: hostState,
  hostname: hostnameState,
  port: portState,
  pathStart: pathStartState,
  query: queryState,
  fragment: fragmentState,
};

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export const setProtocol: AttributeSetter = (url, value, parse) =>
  override(url, `${value}:`, 'schemeStart', parse);

/** @see https://url.spec.whatwg.org/#dom-url-username */
export const setUsername: AttributeSetter = (url, value) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  url.username = utf8PercentEncode(value, userinfoPercentEncodeSet);
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-password */
export const setPassword: AttributeSetter = (url, value) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  url.password = utf8PercentEncode(value, userinfoPercentEncodeSet);
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-host */
export const setHost: AttributeSetter = (url, value, parse) => {
  if (hasOpaquePath(url)) return false;
  return override(url, value, 'host', parse);
};

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export const setHostname: AttributeSetter = (url, value, parse) => {
  if (hasOpaquePath(url)) return false;
  return override(url, value, 'hostname', parse);
};

/** @see https://url.spec.whatwg.org/#dom-url-port */
export const setPort: AttributeSetter = (url, value, parse) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  if (value !== '') return override(url, value, 'port', parse);
  url.port = null;
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-pathname */
export const setPathname: AttributeSetter = (url, value, parse) => {
  if (hasOpaquePath(url)) return false;
  url.path = [];
  return override(url, value, 'pathStart', parse);
};

/** @see https://url.spec.whatwg.org/#dom-url-search */
export const setSearch: AttributeSetter = (url, value, parse) => {
  url.query = null;
  return value === '' || override(url, value, 'query', parse, Number(value.startsWith('?')));
};

/** @see https://url.spec.whatwg.org/#dom-url-hash */
export const setHash: AttributeSetter = (url, value, parse) => {
  url.fragment = null;
  return value === '' || override(url, value, 'fragment', parse, Number(value.startsWith('#')));
};

/** @param offset Where the component starts in the value, behind a delimiter that may lead it. */
function override(
  url: URLRecord,
  value: string,
  stateOverride: ComponentState,
  parse: ComponentParser = parseComponent,
  offset = 0,
): boolean {
  return parse(value.slice(offset), { url, stateOverride, offset }) !== null;
}

/** @param encoding The output encoding of a query; null or nothing for UTF-8. */
export function parseComponent(
  component: string,
  { url, stateOverride }: ComponentOverride,
  encoding?: Encoding | null,
): URLRecord | null {
  return parseURLQuietly(component, { url, stateOverride: states[stateOverride], encoding });
}

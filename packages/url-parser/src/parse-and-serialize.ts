// https://url.spec.whatwg.org/#api-url-parser

import { parseHostQuietly, serializeHost } from '@urlkit/host';
import { defaultPort, type URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeFromPath, serializeURL } from '@urlkit/url-serializer';
import { createMachine, type Machine, run, type State, setScheme } from './machine.js';
import { recognizeReference } from './recognize-reference.js';
import {
  authorityEnd,
  isSerialized,
  isSerializedFrom,
  plainAuthorityEnd,
  serializedEnd,
} from './recognizer.js';
import { pathStartState, schemeStartState, startQueryOrFragment } from './states.js';

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
  if (base === undefined) return parseAlone(input);
  if (typeof base !== 'string') return null;
  return recognizeReference(input, base) ?? parseAgainst(openBase(base), input);
}

function parseAlone(input: string): string | null {
  const known = serializedEnd(input);
  if (known === input.length) return input;
  if (known !== -1) {
    const end = componentStart(known, input);
    const isPathNext = input.startsWith('/', end);
    const state = isPathNext ? pathStartState : startQueryOrFragment;
    return parseBehind(input.slice(0, end), end, input, state);
  }
  const plainEnd = plainAuthorityEnd(input);
  const end = plainEnd === -1 ? authorityEnd(input) : plainEnd;
  if (end === -1) return parseByStates(input, null);
  const authority = input.slice(0, end);
  const front = plainEnd === -1 ? parseAuthority(authority) : serializePlainAuthority(authority);
  if (front === null || !isSerializedFrom(input, end)) {
    return front && parseBehind(front, end, input, pathStartState);
  }
  return front + (input.startsWith('/', end) ? '' : '/') + input.slice(end);
}

function parseBehind(front: string, end: number, input: string, state: State): string | null {
  const machine = createMachine(input, {}, isSerializedFrom);
  machine.front = front;
  setScheme(machine, front.slice(0, front.indexOf(':')));
  machine.pointer = end;
  return runAndSerialize(machine, state);
}

// Scheme, host and port of a special URL of which the host needs no parsing.
function serializePlainAuthority(input: string): string {
  const output = input.toLowerCase();
  const schemeEnd = output.indexOf(':');
  const hostEnd = output.indexOf(':', schemeEnd + 1);
  const isDefaultPort =
    hostEnd !== -1 && defaultPort(output.slice(0, schemeEnd)) === Number(output.slice(hostEnd + 1));
  return isDefaultPort ? output.slice(0, hostEnd) : output;
}

// The same where it does.
function parseAuthority(input: string): string | null {
  const schemeEnd = input.indexOf(':');
  const hostStart = schemeEnd + 3;
  const portColon = input.indexOf(':', Math.max(hostStart, input.indexOf(']')));
  const hostEnd = portColon === -1 ? input.length : portColon;
  const host = parseHostQuietly(input.slice(hostStart, hostEnd));
  if (host === null) return null;
  const scheme = input.slice(0, schemeEnd).toLowerCase();
  const port = input.slice(hostEnd);
  const isDefaultPort = port === `:${defaultPort(scheme)}`;
  return `${scheme}://${serializeHost(host)}${isDefaultPort ? '' : port}`;
}

// Where the fragment, the query or the path starts, whichever an offset lies in or behind.
function componentStart(offset: number, input: string): number {
  const pathStart = input.indexOf('/', input.indexOf(':') + 3);
  for (const delimiter of '#?') {
    const start = input.indexOf(delimiter, pathStart);
    if (start !== -1 && start < offset) return start;
  }
  return pathStart;
}

function parseByStates(input: string, base: Readonly<URLRecord> | null): string | null {
  return runAndSerialize(createMachine(input, { base }, isSerializedFrom), schemeStartState);
}

function runAndSerialize(machine: Machine, state: State): string | null {
  const url = run(machine, state);
  if (url === null) return null;
  return machine.front === '' ? serializeURL(url) : machine.front + serializeFromPath(url);
}

/** A base URL, as it came and as it was parsed. */
interface Base {
  readonly input: string;
  readonly url: Readonly<URLRecord>;
}

// Programs resolve many references against one base URL.
let lastBase: Base | null = null;

function openBase(input: string): Base | null {
  if (lastBase?.input === input) return lastBase;
  const href = parseAndSerialize(input);
  if (href === null) return null;
  lastBase = { input, url: deserializeURL(href) };
  return lastBase;
}

function parseAgainst(base: Base | null, input: string): string | null {
  return base && (isSerialized(input) ? input : parseByStates(input, base.url));
}

// https://url.spec.whatwg.org/#api-url-parser

import { defaultPort, type URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeFromPath, serializeURL } from '@urlkit/url-serializer';
import { basicParseURL, run } from './basic-url-parser.js';
import { Machine, type State } from './machine.js';
import { recognizeReference } from './recognize-reference.js';
import { isSerialized, isSerializedFrom, plainAuthorityEnd, serializedEnd } from './recognizer.js';
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
  return recognizeReference(input, base) ?? parseAgainst(openBase(base), input);
}

function parseAlone(input: string): string | null {
  const known = serializedEnd(input);
  if (known === input.length) return input;
  const isKnown = known !== -1;
  const end = isKnown ? componentStart(known, input) : plainAuthorityEnd(input);
  if (end === -1) return runAndSerialize(new Machine(input, {}, true), schemeStartState);
  const front = isKnown ? input.slice(0, end) : serializePlainAuthority(input.slice(0, end));
  const isPathNext = input.startsWith('/', end);
  if (!isKnown && isSerializedFrom(input, end)) {
    return front + (isPathNext ? '' : '/') + input.slice(end);
  }

  const machine = new Machine(input, {}, true);
  machine.front = front;
  machine.setScheme(front.slice(0, front.indexOf(':')));
  machine.pointer = end;
  const state = isPathNext || !isKnown ? pathStartState : startQueryOrFragment;
  return runAndSerialize(machine, state);
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

function serializePlainAuthority(front: string): string {
  const output = front.toLowerCase();
  const schemeEnd = output.indexOf(':');
  const hostEnd = output.indexOf(':', schemeEnd + 1);
  const isDefaultPort =
    hostEnd !== -1 && defaultPort(output.slice(0, schemeEnd)) === Number(output.slice(hostEnd + 1));
  return isDefaultPort ? output.slice(0, hostEnd) : output;
}

function runAndSerialize(machine: Machine, state: State): string | null {
  const url = run(machine, state);
  if (url === null) return null;
  return machine.front === '' ? serializeURL(url) : machine.front + serializeFromPath(url);
}

/** A base URL, as it came and as it was read. */
interface Base {
  readonly input: string;
  readonly url: Readonly<URLRecord>;
}

// Programs resolve many references against one base URL.
let lastBase: Base | null = null;

function openBase(input: string): Base | null {
  if (lastBase?.input === input) return lastBase;
  const url = isSerialized(input) ? deserializeURL(input) : basicParseURL(input);
  if (url === null) return null;
  lastBase = { input, url };
  return lastBase;
}

function parseAgainst(base: Base | null, input: string): string | null {
  if (base === null) return null;
  if (isSerialized(input)) return input;
  return runAndSerialize(new Machine(input, { base: base.url }, true), schemeStartState);
}

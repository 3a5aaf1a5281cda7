import type { CommandError } from './command-error.js';

/**
 * Parses the JSON of a file, which may begin with a byte order mark.
 *
 * @param invalid Creates the error to throw if the text is not JSON.
 */
export function parseJSON(text: string, invalid: (reason: string) => CommandError): unknown {
  const json = text.replace(/^\uFEFF/, '');
  const message = messageOf(json);
  if (message === null) return JSON.parse(json);
  const offset = offsetOf(json, message);
  throw invalid(`it is not JSON${offset === null ? '' : placeIn(json, offset)}`);
}

/** Whether a value from JSON is an object. */
export function isJSONObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what the engine says about a text that is not JSON; null if it is. */
function messageOf(json: string): string | null {
  try {
    JSON.parse(json);
    return null;
  } catch (error) {
    return String(error);
  }
}

const UNEXPECTED_TOKEN = /^SyntaxError: Unexpected token/;

// V8 gives the offsets of some errors. For others, the unexpected token ends the shortest prefix that has the same
// error: a shorter prefix is only incomplete.
function offsetOf(json: string, message: string): number | null {
  const [, offset] = / in JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message) ?? [];
  if (offset !== undefined) return Number(offset);
  if (message.startsWith('SyntaxError: Unexpected end')) return json.length;
  if (!UNEXPECTED_TOKEN.test(message)) return null;
  let low = 0;
  let high = json.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (UNEXPECTED_TOKEN.test(messageOf(json.slice(0, middle)) ?? '')) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return ` (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}

import type { CommandError } from './command-error.js';

/**
 * Parses the JSON of a file, which may begin with a byte order mark.
 *
 * @param invalid Creates the error to throw if the text is not JSON.
 */
export function parseJSON(text: string, invalid: (reason: string) => CommandError): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    // The rest of the message may contain a part of the text.
    const [, offset] = /at position (\d+)/.exec(String(error)) ?? [];
    throw invalid(`it is not JSON${offset === undefined ? '' : placeIn(json, Number(offset))}`);
  }
}

function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return ` (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}

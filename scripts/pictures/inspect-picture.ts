import { drawTerminal, runInColor } from './terminal-picture.js';

const url = 'https:/user@example.org/a b';

/** The picture of the README in which the command explains a bad URL. */
export function drawInspect(): string {
  return drawTerminal(`urlkit inspect '${url}'`, runInColor(['inspect', url]));
}

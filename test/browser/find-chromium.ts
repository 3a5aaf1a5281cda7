// The browser in which the pages are tested and drawn. This needs no library.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium: that of the variable CHROMIUM, or one in the PATH; null if there is none. */
export function findChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return (CHROMIUM === undefined ? inPath : [CHROMIUM]).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

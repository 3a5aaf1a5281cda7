import { visible } from './visible-text.js';

/** Where answers go: to a terminal; to a program that reads lines, or texts that end in U+0000. */
export type Destination = 'terminal' | 'lines' | 'null';

/**
 * Returns a value as it is written to a destination. For terminals, hidden characters are escaped. For programs, only
 * characters that would end the answer are.
 */
export function written(value: string, destination: Destination): string {
  switch (destination) {
    case 'terminal':
      return visible(value);
    case 'lines':
      return value.replace(/[\0\n\r]/g, visible);
    case 'null':
      return value.replace(/\0/g, visible);
  }
}

/** Returns what ends an answer. */
export function endOfAnswer(destination: Destination): string {
  return destination === 'null' ? '\0' : '\n';
}

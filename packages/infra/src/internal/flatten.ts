/**
 * Flattens a concatenated string. Engines keep concatenations as trees (ropes) until they are read,
 * which takes more memory.
 */
export function flatten(text: string): string {
  return ` ${text}`.slice(1);
}

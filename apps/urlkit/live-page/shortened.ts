const MOST_AT_AN_END = 30;

/** Returns the start and the end of a long text, and what to say between them; null if the text has no more characters than `most`. */
export function shortened(
  text: string,
  most: number,
): readonly [start: string, between: string, end: string] | null {
  const characters = Array.from(text);
  if (characters.length <= most) return null;
  const between = ` … ${characters.length - 2 * MOST_AT_AN_END} more … `;
  const start = characters.slice(0, MOST_AT_AN_END).join('');
  return [start, between, characters.slice(-MOST_AT_AN_END).join('')];
}

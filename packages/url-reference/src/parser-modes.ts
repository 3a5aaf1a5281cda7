/**
 * The parser modes.
 *
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export const parserModes = ['web', 'file', 'generic'] as const;

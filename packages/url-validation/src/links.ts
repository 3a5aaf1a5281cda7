const PAGE = 'https://github.com/urlkit/urlkit/blob/main/docs/errors.md';

/** Returns the URL of the explanation of a validation error, a cause or a hint. */
export function linkTo(name: string): string {
  return `${PAGE}#${name.toLowerCase()}`;
}

/** Sentences for reasons that are hard to understand without their context. */
const rejections: ReadonlyMap<string, string> = new Map([
  ['auth', 'the username or the password is not UTF-8'],
  ['control', 'it contains a space or a control character'],
  ['file', 'it is not a file: URL of this machine'],
  ['host', 'the host is not valid'],
  ['host: encoded control', 'the host contains a percent-encoded control character'],
  ['port', 'the port is not valid'],
  ['query: the base is opaque', 'the base URL has an opaque path, which cannot get a query'],
  ['scheme: no handler', 'the program does not know the scheme'],
  ['takes no base', 'the program does not resolve relative URLs'],
]);

/** Explains why a reader refuses an input. The text does not repeat the input. */
export function explainRejection(reason: string): string {
  return rejections.get(reason) ?? reason;
}

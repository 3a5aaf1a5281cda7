// A DOMException, which engines may not have

/** Creates an error with the name and the code of a “SyntaxError” DOMException. */
export function syntaxError(message: string): Error {
  return Object.assign(new Error(message), { name: 'SyntaxError', code: 12 });
}

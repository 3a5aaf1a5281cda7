// Schemes with a server-based naming authority. For all documents, these are those that document 002 lists.

const defaultPorts = /* @__PURE__ */ new Map([
  ['ftp', '21'],
  ['file', ''],
  ['gopher', '70'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

/**
 * Tells whether a scheme is in the table of document 002, which calls them relative schemes.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function isRelativeScheme(scheme: string): boolean {
  return defaultPorts.has(scheme);
}

/**
 * Returns the default port of a scheme; '' if it has none.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function defaultPort(scheme: string): string {
  return defaultPorts.get(scheme) ?? '';
}

/** Removes leading zeros from a port that is a number. */
export function portNumber(port: string): string {
  return /^\d+$/.test(port) ? port.replace(/^0+(?=\d)/, '') : port;
}

/**
 * Tells whether a port is the default port of a scheme. Ports are compared as numbers, so 080 is 80.
 *
 * @param scheme In any case.
 */
export function isDefaultPort(scheme: string, port: string): boolean {
  return port !== '' && portNumber(port) === defaultPort(scheme.toLowerCase());
}

// Schemes with a server-based naming authority, for all documents those that document 002 lists.

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
 * Whether a scheme is in the table of document 002, which calls these relative.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function isRelativeScheme(scheme: string): boolean {
  return defaultPorts.has(scheme);
}

/**
 * The default port of a scheme; empty if it has none.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function defaultPort(scheme: string): string {
  return defaultPorts.get(scheme) ?? '';
}

/** A port without leading zeros, if it is a number. */
export function portNumber(port: string): string {
  return /^\d+$/.test(port) ? port.replace(/^0+(?=\d)/, '') : port;
}

/**
 * Whether a port is the default one of a scheme. Ports are compared as numbers: 080 is 80.
 *
 * @param scheme In any case.
 */
export function isDefaultPort(scheme: string, port: string): boolean {
  return port !== '' && portNumber(port) === defaultPort(scheme.toLowerCase());
}

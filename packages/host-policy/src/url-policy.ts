import { type PortRange, readPorts } from './host-pattern.js';
import { type HostPatternList, hostPatterns } from './host-pattern-list.js';
import { isStringList, requireOptions } from './require.js';

/** Compares what readers of URLs make of an input. */
export type CompareReadings = (
  input: string,
  base?: string,
) => { readonly reachesDifferentHosts: boolean };

/** What URLs a program may fetch. */
export interface URLPolicyOptions {
  /** The schemes that are allowed, without U+003A (:); `http` and `https` if it is left out. */
  readonly schemes?: readonly string[] | undefined;
  /** Whether a URL may have a username or a password. */
  readonly credentials?: boolean | undefined;
  /** The ports that are allowed, as `443` or `8000-8999`; every port if it is left out. */
  readonly ports?: readonly string[] | undefined;
  /** The only hosts that are allowed, as patterns; every host if it is left out. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Hosts that are not allowed, as patterns, whatever else is. */
  readonly refuseHosts?: readonly string[] | undefined;
  /** Hosts that are allowed though they are not globally reachable, as patterns. */
  readonly allowLocal?: readonly string[] | undefined;
  /** Whether the host may be a domain; true if it is left out, as look-ups come later. */
  readonly names?: boolean | undefined;
  /** `compareEditions` of `@urlkit/url-editions`, for URLs whose host all readers have to agree about. */
  readonly requireUnambiguous?: CompareReadings | undefined;
}

/** A policy, ready for use. Make it by {@link urlPolicy}. */
export interface URLPolicy {
  readonly schemes: readonly string[];
  readonly credentials: boolean;
  readonly ports: readonly PortRange[] | null;
  readonly allowHosts: HostPatternList | null;
  readonly refuseHosts: HostPatternList | null;
  readonly allowLocal: HostPatternList | null;
  readonly names: boolean;
  readonly requireUnambiguous: CompareReadings | null;
}

const compiled = /* @__PURE__ */ new WeakSet<object>();

/**
 * Reads the options of a policy.
 *
 * @throws {TypeError} That names the option, if it does not exist, has a wrong type, or is no pattern or port.
 */
export function urlPolicy(options: URLPolicyOptions): URLPolicy {
  const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
  const own = requireOptions(options, 'policy', {
    schemes: isStringList,
    credentials: isBoolean,
    ports: isStringList,
    allowHosts: isStringList,
    refuseHosts: isStringList,
    allowLocal: isStringList,
    names: isBoolean,
    requireUnambiguous: (value) => typeof value === 'function',
  });
  const policy = Object.freeze({
    schemes: Object.freeze([...(own.schemes ?? ['http', 'https'])]),
    credentials: own.credentials ?? false,
    ports: own.ports?.map(requirePorts) ?? null,
    allowHosts: requirePatterns(own.allowHosts, 'allowHosts'),
    refuseHosts: requirePatterns(own.refuseHosts, 'refuseHosts'),
    allowLocal: requirePatterns(own.allowLocal, 'allowLocal'),
    names: own.names ?? true,
    requireUnambiguous: own.requireUnambiguous ?? null,
  });
  compiled.add(policy);
  return policy;
}

/** The policy itself, or the policy that options make. */
export function toPolicy(policy: URLPolicy | URLPolicyOptions): URLPolicy {
  return isPolicy(policy) ? policy : urlPolicy(policy);
}

function isPolicy(policy: URLPolicy | URLPolicyOptions): policy is URLPolicy {
  return compiled.has(policy);
}

function requirePorts(text: string, index: number): PortRange {
  const ports = readPorts(text);
  if (ports === 'port-invalid') {
    throw new TypeError(`policy.ports[${index}] is neither a port nor a range of ports`);
  }
  return ports;
}

function requirePatterns(
  texts: readonly string[] | undefined,
  option: string,
): HostPatternList | null {
  if (texts === undefined) return null;
  return hostPatterns(texts, ({ name, index }) => {
    throw new TypeError(`policy.${option}[${index}] is no pattern: ${name}`);
  });
}

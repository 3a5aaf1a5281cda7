import {
  assertArgument,
  mustBeBoolean,
  mustBeFunction,
  mustBeObject,
  mustBeStrings,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { type HostPatternErrorName, type PortRange, readPorts } from './host-pattern.js';
import { type HostPatternList, hostPatterns } from './host-pattern-list.js';
import { requireSchemes } from './require.js';

/** Compares how readers of URLs read an input. */
export type CompareReadings = (
  input: string,
  options: { readonly base?: string },
) => { readonly reachesDifferentHosts: boolean };

/** Options of a policy: which URLs a program may fetch. */
export interface URLPolicyOptions {
  /** The allowed schemes, in lower case and without U+003A (:). The default is `http` and `https`. */
  readonly schemes?: readonly string[] | undefined;
  /** Whether a URL may have a username or a password. The default is false. */
  readonly credentials?: boolean | undefined;
  /** The allowed ports, such as `443` or `8000-8999`. By default, all ports are allowed. */
  readonly ports?: readonly string[] | undefined;
  /** Patterns of the allowed hosts. By default, all hosts are allowed. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Patterns of hosts that are always refused. */
  readonly refuseHosts?: readonly string[] | undefined;
  /** Patterns of hosts that are allowed although they are not globally reachable. */
  readonly allowLocal?: readonly string[] | undefined;
  /** Whether the host may be a domain. The default is true, since addresses are checked after the look-up. */
  readonly names?: boolean | undefined;
  /** `compareEditions` of `@urlkit/url-editions`, to refuse URLs in which readers see different hosts. */
  readonly requireUnambiguous?: CompareReadings | undefined;
}

/** A policy, as {@link urlPolicy} returns it. */
export interface URLPolicy {
  /** The allowed schemes, without U+003A (:). */
  readonly schemes: readonly string[];
  /** Whether a URL may have a username or a password. */
  readonly credentials: boolean;
  /** The allowed ports; null for all ports. */
  readonly ports: readonly PortRange[] | null;
  /** The allowed hosts; null for all hosts. */
  readonly allowHosts: HostPatternList | null;
  /** The hosts that are always refused; null for none. */
  readonly refuseHosts: HostPatternList | null;
  /** The hosts that are allowed although they are not globally reachable; null for none. */
  readonly allowLocal: HostPatternList | null;
  /** Whether the host may be a domain. */
  readonly names: boolean;
  /** The function that compares readings, to refuse ambiguous URLs; null for none. */
  readonly requireUnambiguous: CompareReadings | null;
}

const policyChecks: OptionChecks<URLPolicyOptions> = {
  schemes: mustBeStrings,
  credentials: mustBeBoolean,
  ports: mustBeStrings,
  allowHosts: mustBeStrings,
  refuseHosts: mustBeStrings,
  allowLocal: mustBeStrings,
  names: mustBeBoolean,
  requireUnambiguous: mustBeFunction,
};

const compiled = /* @__PURE__ */ new WeakSet<object>();

/**
 * Creates a policy from options, which are checked once.
 *
 * @returns The policy, for {@link checkURL} and {@link checkAddress}.
 * @throws {TypeError} If an option does not exist, has the wrong type, or is not a scheme, pattern or port. The message
 *   names the option.
 */
export function urlPolicy(options: URLPolicyOptions): URLPolicy {
  assertArgument(options, 'policy', mustBeObject);
  const own = readOptions(options, policyChecks, 'policy');
  const policy = Object.freeze({
    schemes: Object.freeze([...requireSchemes(own.schemes ?? ['http', 'https'], 'policy.schemes')]),
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

/** Returns a policy as it is, or creates one from options. */
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

const PATTERN_ERRORS: Readonly<Record<HostPatternErrorName, string>> = {
  'port-invalid': 'what follows the host is neither a port nor a range of ports',
  'wildcard-misplaced': 'an asterisk must be the whole host, or come before a dot and a domain',
  'host-invalid': 'it has no valid host',
  'prefix-length-invalid': 'the number after the slash is not a length of a prefix',
  'prefix-has-host-bits': 'the address has bits after the prefix',
};

function requirePatterns(
  texts: readonly string[] | undefined,
  option: string,
): HostPatternList | null {
  if (texts === undefined) return null;
  return hostPatterns(texts, ({ name, index }) => {
    throw new TypeError(
      `policy.${option}[${index}] is not a pattern: ${PATTERN_ERRORS[name]} (${name})`,
    );
  });
}

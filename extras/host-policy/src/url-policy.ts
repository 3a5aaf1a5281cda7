import {
  hasOwn,
  isObject,
  mustBeBoolean,
  mustBeFunction,
  mustBeStrings,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { type PortRange, readPorts } from './host-pattern.js';
import { type HostPatternList, readPatterns } from './host-pattern-list.js';
import { requireSchemes } from './scheme-checks.js';

/** Compares how readers of URLs read an input, as `compareEditions` and `compareReadings` of `@urlkit/url-editions` do. */
export type CompareReadings = (
  input: string,
  options: { readonly base?: string },
) => ReadersVerdict;

/** What a {@link CompareReadings} returns. A URL is ambiguous unless it says that the readers agree. */
export type ReadersVerdict =
  | { readonly reachesDifferentHosts: boolean }
  | { readonly verdict: 'different' | 'possibly different' | 'alike' };

/** Options of a policy: which URLs a program may fetch. */
export interface URLPolicyOptions {
  /** The allowed schemes, in lower case and without U+003A (:). The default is `http` and `https`. */
  readonly schemes?: readonly string[];
  /** Whether a URL may have a username or a password. The default is false. */
  readonly credentials?: boolean;
  /** The allowed ports, such as `443` or `8000-8999`. By default, all ports are allowed. */
  readonly ports?: readonly string[];
  /** Patterns of the allowed hosts. By default, all hosts are allowed. */
  readonly allowHosts?: readonly string[];
  /**
   * Patterns of hosts that are always refused, also if the scheme or the port that a pattern names is not known. Not an
   * empty list, which may be a variable without a value.
   */
  readonly refuseHosts?: readonly string[];
  /** Patterns of hosts that are allowed although they are not globally reachable. */
  readonly allowLocal?: readonly string[];
  /** Whether the host may be a domain. The default is true, since addresses are checked after the look-up. */
  readonly names?: boolean;
  /**
   * `compareEditions` of `@urlkit/url-editions`, or a call of its `compareReadings`, to refuse URLs in which readers see
   * different hosts.
   */
  readonly requireUnambiguous?: CompareReadings;
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
 * @param options Each has a safe default.
 * @returns The policy, for {@link checkURL} and {@link checkAddress}.
 * @throws {TypeError} If an option is not a scheme, pattern or port. The message names the option.
 */
export function urlPolicy(options?: URLPolicyOptions): URLPolicy {
  const own = readOptions(options, policyChecks, 'policy');
  if (Reflect.ownKeys(options ?? {}).length > Object.keys(own).length) {
    throw new TypeError('policy must not have hidden members');
  }
  // A rule that is undefined by mistake must not be left out.
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined)
      throw new TypeError(`policy.${name} must not be undefined: leave it out`);
  }
  if (own.refuseHosts?.length === 0) {
    throw new TypeError('policy.refuseHosts must not be empty: leave it out to refuse no hosts');
  }
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

/**
 * Returns a policy as it is, or creates one from options.
 *
 * @throws {TypeError} If it is neither. A variable that is undefined by mistake must not stand for the defaults.
 */
export function toPolicy(policy: URLPolicy | URLPolicyOptions | undefined): URLPolicy {
  if (policy === undefined)
    throw new TypeError('policy must not be undefined: pass {} for the defaults');
  return isPolicy(policy) ? policy : urlPolicy(policy);
}

/**
 * Whether readers see different hosts in an input, or may see them. An input that is too long to compare counts as
 * ambiguous.
 *
 * @throws {TypeError} If the function that compares returns anything but a {@link ReadersVerdict}.
 */
export function isAmbiguous(
  compare: CompareReadings,
  input: string,
  base: string | undefined,
): boolean {
  try {
    return saysAmbiguous(compare(input, base === undefined ? {} : { base }));
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function saysAmbiguous(result: unknown): boolean {
  if (isObject(result)) {
    if (hasOwn(result, 'reachesDifferentHosts')) {
      const { reachesDifferentHosts } = result;
      if (typeof reachesDifferentHosts === 'boolean') return reachesDifferentHosts;
    } else if (hasOwn(result, 'verdict') && VERDICTS.includes(result.verdict)) {
      return result.verdict !== 'alike';
    }
  }
  throw new TypeError(
    'policy.requireUnambiguous must return what compareEditions or compareReadings returns',
  );
}

const VERDICTS: readonly unknown[] = ['different', 'possibly different', 'alike'];

function isPolicy(policy: URLPolicy | URLPolicyOptions): policy is URLPolicy {
  return compiled.has(policy);
}

function requirePorts(text: string, index: number): PortRange {
  const ports = readPorts(text);
  if (ports === 'port-invalid') {
    throw new TypeError(
      `policy.ports[${index}] must be a port or a range of ports, such as 443 or 8000-8999`,
    );
  }
  return ports;
}

function requirePatterns(
  texts: readonly string[] | undefined,
  option: string,
): HostPatternList | null {
  return texts === undefined ? null : readPatterns(texts, `policy.${option}`);
}

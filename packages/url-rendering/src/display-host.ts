// https://url.spec.whatwg.org/#url-rendering-i18n

import { domainLabels, type Host, serializeHost } from '@urlkit/host';
import { domainToUnicode } from '@urlkit/idna';
import { findLookalike } from './known-names.js';
import { checkLabel, type LabelReason } from './label-policy.js';
import { type DisplayHostOptions, readDisplayOptions } from './rendering-options.js';

/** A label that is not ASCII in its Unicode form, but is shown in ASCII. */
export interface ASCIILabel {
  /** The label as it is shown: `xn--` and its Punycode. */
  readonly label: string;
  /** Why it is shown in ASCII. */
  readonly reason: LabelReason;
}

/** The result of {@link displayHost}. */
export interface DisplayedHost {
  /** The text to show. Labels are in Unicode unless they may deceive. */
  readonly text: string;
  /** The labels that are shown in ASCII, from left to right. */
  readonly asciiLabels: readonly ASCIILabel[];
  /** The known name that the host looks like, whatever else made it be shown in ASCII; null if there is none. */
  readonly lookalike: string | null;
}

/**
 * Decides how to show a host to people. Domains are shown in Unicode, except for labels that may deceive.
 *
 * @param host A result of the host parser.
 * @returns The text to show, and the labels that are in ASCII with their reasons.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
export function displayHost(host: Host, options?: DisplayHostOptions): DisplayedHost {
  const serialized = serializeHost(host);
  const { knownNames = [] } = readDisplayOptions(options);
  if (host.kind !== 'domain') return shown(serialized);
  const labels = domainLabels(host.value);
  if (!labels.some(isEncoded)) {
    // rn looks like m, and 1 like l.
    const lookalike = canDecompose()
      ? findLookalike(host.value.replace(/\.$/, ''), knownNames)
      : null;
    return shown(host.value, [], lookalike);
  }
  const inASCII = (reason: LabelReason): readonly ASCIILabel[] =>
    labels.filter(isEncoded).map((label) => ({ label, reason }));

  const domain = domainToUnicode(host.value);
  // It is the domain itself if any label is invalid. Without decompositions, nothing can be checked.
  if (domain === host.value || !canDecompose()) return shown(host.value, inASCII('invalid'));
  const unicodeLabels = domain.split('.');
  const topLevelDomain = unicodeLabels.filter((label) => label !== '').pop() ?? '';
  const asciiLabels: ASCIILabel[] = [];
  const reasons = new Map<string, LabelReason | null>();
  const reasonFor = (label: string): LabelReason | null => {
    let reason = reasons.get(label);
    if (reason === undefined) {
      reason = checkLabel(label, topLevelDomain);
      reasons.set(label, reason);
    }
    return reason;
  };
  const texts = labels.map((label, index) => {
    const unicode = unicodeLabels[index] ?? label;
    const reason = isEncoded(label) ? reasonFor(unicode) : null;
    if (reason === null) return unicode;
    asciiLabels.push({ label, reason });
    return label;
  });
  const text = texts.join('.');
  const lookalike = findLookalike(domain.replace(/\.$/, ''), knownNames);
  if (lookalike === null) return shown(text, asciiLabels);
  const withReason = inASCII('known-name-lookalike').map(
    (one) => asciiLabels.find(({ label }) => label === one.label) ?? one,
  );
  return shown(host.value, withReason, lookalike);
}

// Not every engine decomposes.
function canDecompose(): boolean {
  return typeof ''.normalize === 'function' && 'é'.normalize('NFD') !== 'é';
}

function isEncoded(label: string): boolean {
  return label.startsWith('xn--');
}

function shown(
  text: string,
  asciiLabels: readonly ASCIILabel[] = [],
  lookalike: string | null = null,
): DisplayedHost {
  return { text, asciiLabels, lookalike };
}

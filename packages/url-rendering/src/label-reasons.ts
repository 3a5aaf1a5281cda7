import { flatten } from '@urlkit/internal';
import type { ASCIILabel } from './display-host.js';
import type { LabelReason } from './label-policy.js';

const REASONS: Readonly<Record<LabelReason, string>> = {
  invalid: 'is not the ASCII form of a valid name',
  'disallowed-character': 'has a character that names should not have',
  'mixed-scripts': 'mixes scripts',
  'mixed-digits': 'mixes digits of different scripts',
  'repeated-mark': 'has a character with the same mark twice',
  'hidden-dot': 'has a dot above a letter that has one, or that looks as if it had one',
  'top-level-domain-specific-character': 'has a letter that belongs in other top-level domains',
  'middle-dot': 'has a middle dot that is not Catalan',
  'whole-script-confusable': 'looks like Latin letters',
  'digit-lookalikes': 'looks like a number',
  'non-ascii-latin': 'has Latin letters beyond ASCII next to another script',
  'dangerous-pattern': 'has a character that looks like another one in this context',
  'known-name-lookalike': 'looks like a known name',
};

/** Explains in English why labels are shown in ASCII. */
export function explainLabels(labels: readonly ASCIILabel[]): string {
  const isList: boolean = Array.isArray(labels);
  if (!isList) throw new TypeError('labels must be an array');
  return flatten(labels.map(({ label, reason }) => `${label} ${REASONS[reason]}`).join(', '));
}

import type { ASCIILabel, LabelReason } from '@urlkit/url-rendering';

const REASONS: Readonly<Record<LabelReason, string>> = {
  invalid: 'is not valid',
  'disallowed-character': 'has a character that is not for names',
  'mixed-scripts': 'mixes scripts',
  'mixed-digits': 'mixes digits of different scripts',
  'repeated-mark': 'has a character with the same mark twice',
  'hidden-dot': 'has a dot on a letter that has one, or looks like one that has',
  'top-level-domain-specific-character': 'has a letter of other top-level domains',
  'middle-dot': 'has a middle dot that is not Catalan',
  'whole-script-confusable': 'looks like Latin letters',
  'digit-lookalikes': 'looks like a number',
  'non-ascii-latin': 'has Latin letters beyond ASCII next to another script',
  'dangerous-pattern': 'has a character that looks like another there',
  'known-name-lookalike': 'looks like a known name',
};

/** Says why labels are shown in ASCII. */
export function explainLabels(labels: readonly ASCIILabel[]): string {
  return labels.map(({ label, reason }) => `${label} ${REASONS[reason]}`).join(', ');
}

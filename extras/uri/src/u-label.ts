// RFC 5891, section 4.2.3, and RFC 5892: U-labels, without the rules that UTS #46 has as well

// Letters, digits and marks are PVALID if UTS #46 maps them to themselves, except for the exceptions and Old Hangul
// Jamo. The patterns are created when they are first used, because not all engines know these properties.
let pValid: RegExp | undefined;
let ofContextO: RegExp | undefined;

function isPValidOrContext(label: string): boolean {
  pValid ??= new RegExp(
    '^(?:(?![\\u0640\\u07FA\\u1100-\\u11FF\\u20D0-\\u20FF\\u302E\\u302F\\u3031-\\u3035\\u303B' +
      '\\uA960-\\uA97C\\uD7B0-\\uD7FB\\u{1D100}-\\u{1D24F}])[\\p{Ll}\\p{Lo}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Nd}]' +
      '|[-\\u13A0-\\u13F5\\u06FD\\u06FE\\u0F0B\\u3007\\xB7\\u0375\\u05F3\\u05F4\\u30FB\\u200C\\u200D])*$',
    'u',
  );
  return pValid.test(label);
}

// RFC 5892, appendix A.3 to A.9. A match means that a rule is broken.
function breaksContextO(label: string): boolean {
  ofContextO ??= new RegExp(
    '(?<!l)\\xB7|\\xB7(?!l)|\\u0375(?!\\p{Script=Greek})|(?<!\\p{Script=Hebrew})[\\u05F3\\u05F4]' +
      '|^[^\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]*\\u30FB' +
      '[^\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]*$' +
      '|[\\u0660-\\u0669].*[\\u06F0-\\u06F9]|[\\u06F0-\\u06F9].*[\\u0660-\\u0669]',
    'u',
  );
  return ofContextO.test(label);
}

/** Whether a label that UTS #46 accepts, and does not change, is also valid in IDNA2008. */
export function isULabel(label: string): boolean {
  const hasHyphens = label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--';
  return !hasHyphens && isPValidOrContext(label) && !breaksContextO(label);
}

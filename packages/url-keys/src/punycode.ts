// RFC 3492, section 6.3: the encoding procedure, for the few code points that a label can have

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

function adapt(delta: number, pointCount: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / pointCount);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function encodeInteger(delta: number, bias: number): string {
  let output = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return output + encodeDigit(rest);
    output += encodeDigit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

// a to z are 0 to 25, and 0 to 9 are 26 to 35.
function encodeDigit(digit: number): string {
  return digit < 26 ? String.fromCharCode(0x61 + digit) : String(digit - 26);
}

/**
 * Encodes a label in Punycode, without `xn--`. Time grows with the square of its length.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function punycodeEncode(label: string): string {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = label.replace(/[^\0-\x7F]/g, '');
  let output = basic === '' ? '' : `${basic}-`;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let handled = basic.length;
  for (let n = INITIAL_N; handled < codePoints.length; n++) {
    const next = Math.min(...codePoints.filter((codePoint) => codePoint >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      output += encodeInteger(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
  }
  return output;
}

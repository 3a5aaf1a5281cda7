// https://www.rfc-editor.org/rfc/rfc3492#section-6.3

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** Encodes any code points as Punycode, allowed in a domain or not. */
export function encodePunycode(label: string): string {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  let output = codePoints
    .filter((codePoint) => codePoint < INITIAL_N)
    .map((codePoint) => String.fromCharCode(codePoint))
    .join('');
  const basicLength = output.length;
  if (basicLength > 0) output += '-';

  let handled = basicLength;
  let delta = 0;
  let bias = INITIAL_BIAS;
  for (let n = INITIAL_N; handled < codePoints.length; n++, delta++) {
    const next = Math.min(...codePoints.filter((codePoint) => codePoint >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      output += encodeDelta(delta, bias);
      bias = adapt(delta, handled + 1, handled === basicLength);
      delta = 0;
      handled++;
    }
  }
  return output;
}

function encodeDelta(delta: number, bias: number): string {
  let digits = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return digits + punycodeDigit(rest);
    const digit = threshold + ((rest - threshold) % (BASE - threshold));
    digits += punycodeDigit(digit);
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function punycodeDigit(value: number): string {
  return value < T_MAX ? String.fromCharCode(0x61 + value) : String(value - T_MAX);
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let scaled = Math.floor(delta / (isFirst ? DAMP : 2));
  scaled += Math.floor(scaled / count);
  let k = 0;
  for (; scaled > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) {
    scaled = Math.floor(scaled / (BASE - T_MIN));
  }
  return k + Math.floor(((BASE - T_MIN + 1) * scaled) / (scaled + SKEW));
}

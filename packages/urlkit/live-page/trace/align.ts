// Steps from the text of one component, as it is written, to the same component as it is serialized.

import {
  c0ControlPercentEncodeSet,
  extendPercentEncodeSet,
  type PercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { type Part, type Step, step, wholeStep } from './step.js';

const everything: PercentEncodeSet = extendPercentEncodeSet(
  c0ControlPercentEncodeSet,
  String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => index + 0x20)),
);

/** A component whose letters may be lower-cased, and in which nothing else changes; null if it is not that. */
export function alignCase(part: Part, from: string, to: string): Step[] | null {
  if (from.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) !== to) return null;
  return Array.from(from.matchAll(/[A-Z]+|[^A-Z]+/g), ([run]) =>
    /[A-Z]/.test(run)
      ? step(part, 'lower-cased', run, run.toLowerCase())
      : step(part, 'kept', run, run),
  );
}

/** A component whose code points may be percent-encoded, and in which nothing else changes. */
export function alignEncoded(part: Part, from: string, to: string): Step[] {
  const steps: Step[] = [];
  let position = 0;
  for (const codePoint of from) {
    const encoded = utf8PercentEncode(codePoint, everything);
    const isKept = to.startsWith(codePoint, position);
    if (!isKept && !to.startsWith(encoded, position)) return wholeStep(part, from, to);
    const written = isKept ? codePoint : encoded;
    steps.push(step(part, isKept ? 'kept' : 'percent-encoded', codePoint, written));
    position += written.length;
  }
  return position === to.length ? steps : wholeStep(part, from, to);
}

/** Delimiters and the like: what is the same at the start is kept, the rest dropped, written otherwise or added. */
export function alignDelimiter(from: string, to: string): Step[] {
  const common = Math.min(from.length, to.length);
  const shared = Array.from({ length: common }, (_, index) =>
    wholeStep('delimiter', from.charAt(index), to.charAt(index)),
  );
  return [...shared.flat(), ...wholeStep('delimiter', from.slice(common), to.slice(common))];
}

/** A port with its colon: both are dropped, or leading zeros. */
export function alignPort(from: string, to: string): Step[] {
  if (to === '') return wholeStep('port', from, to);
  const zeros = from.length - to.length;
  if (from === '' || from.slice(zeros + 1) !== to.slice(1)) return wholeStep('port', from, to);
  return [
    ...wholeStep('delimiter', ':', ':'),
    ...wholeStep('port', from.slice(1, zeros + 1), ''),
    ...wholeStep('port', to.slice(1), to.slice(1)),
  ];
}

/** A host: label by label if it is a domain and as many labels come out as went in. */
export function alignHost(from: string, to: string, isOpaque: boolean): Step[] {
  const sameCase = alignCase('host', from, to);
  if (sameCase !== null) return sameCase;
  if (isOpaque) return alignEncoded('host', from, to);
  const pieces = from.split(/([.\u3002\uFF0E\uFF61])/);
  const written = to.split(/(\.)/);
  if (to.startsWith('[') || /^[\d.]*$/.test(to) || pieces.length !== written.length) {
    return wholeStep('host', from, to);
  }
  return pieces.flatMap((piece, index) => {
    const label = written[index] ?? '';
    return alignCase('host', piece, label) ?? wholeStep('host', piece, label);
  });
}

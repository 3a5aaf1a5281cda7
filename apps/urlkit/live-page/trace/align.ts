// Finds the steps from the text of a component in the input to the serialized component.

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

/** Returns the steps of a component in which only the case of letters may change; null if more changes. */
export function alignCase(part: Part, from: string, to: string): Step[] | null {
  if (from.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) !== to) return null;
  return Array.from(from.matchAll(/[A-Z]+|[^A-Z]+/g), ([run]) =>
    /[A-Z]/.test(run)
      ? step(part, 'lower-cased', run, run.toLowerCase())
      : step(part, 'kept', run, run),
  );
}

/** Returns the steps of a component whose code points may be percent-encoded. If more changes, returns one step. */
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

/** Returns the steps of delimiters, which are compared one by one. The rest of the longer text is one step. */
export function alignDelimiter(from: string, to: string): Step[] {
  const common = Math.min(from.length, to.length);
  const shared = Array.from({ length: common }, (_, index) =>
    wholeStep('delimiter', from.charAt(index), to.charAt(index)),
  );
  return [...shared.flat(), ...wholeStep('delimiter', from.slice(common), to.slice(common))];
}

/** Returns the steps of a port with its colon. Both may be dropped, or only leading zeros. */
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

/** Returns the steps of a host: one for each label of a domain if the number of labels does not change. */
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

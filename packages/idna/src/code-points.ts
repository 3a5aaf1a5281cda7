// What UTS #46 and the rules it refers to ask about a code point.

import { numberReader, signed } from './number-reader.js';
import {
  BEHIND_LAST_CODE_POINT,
  type BidiClass,
  bidiClasses,
  type JoiningType,
  joiningTypes,
  RANKS,
  type Status,
  statuses,
} from './table-format.js';
import { codePointRuns } from './tables.js';

/** The properties of a code point. Beside the status, they are those of valid code points only. */
export interface Properties {
  readonly status: Status;
  readonly bidiClass: BidiClass;
  readonly joiningType: JoiningType;
  readonly isMark: boolean;
  /** 0 for starters; else the rank of the Canonical_Combining_Class among those there are. */
  readonly combiningClass: number;
}

/** A run of code points with the same properties. */
interface Run {
  readonly start: number;
  readonly properties: Properties;
  /** How far from a mapped code point stands what it is mapped to. */
  readonly distance: number;
  /** What an expanded code point is mapped to. */
  readonly expansion: string;
}

interface Runs {
  /** Where each run starts. */
  readonly starts: readonly number[];
  readonly runs: readonly Run[];
}

let decodedRuns: Runs | undefined;

/** The run that a code point, which may be a surrogate, lies in. */
export function runOf(codePoint: number): Run {
  decodedRuns ??= decodeRuns();
  const { starts, runs } = decodedRuns;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return runs[low] as Run;
}

export function propertiesOf(codePoint: number): Properties {
  const { start, properties } = runOf(codePoint);
  const isSmallLetter = properties.status === 'alternating' && (codePoint - start) % 2 === 1;
  return isSmallLetter ? { ...properties, status: 'valid' } : properties;
}

export function combiningClassOf(codePoint: number): number {
  return runOf(codePoint).properties.combiningClass;
}

function decodeRuns(): Runs {
  const read = numberReader(codePointRuns);
  const starts: number[] = [];
  const runs: Run[] = [];
  const kinds: Properties[] = [];
  // For each kind the kinds of the runs that came behind one of it, the latest first.
  const followers: number[][] = [[]];
  let likely: number[] = [];
  let targetEnd = 0;
  for (let start = 0; start < BEHIND_LAST_CODE_POINT; ) {
    const number = read();
    const rank = number % RANKS;
    const length = (number - rank) / RANKS + 1;
    const kind = likely[rank] ?? read();
    if (kind === kinds.length) {
      kinds.push(readProperties(read));
      followers.push([]);
    }
    likely.splice(rank, 1);
    likely.unshift(kind);
    // The last rank stays free, to say that the kind follows as a number.
    if (likely.length === RANKS) likely.pop();
    likely = followers[kind] as number[];

    const properties = kinds[kind] as Properties;
    let distance = 0;
    let expansion = '';
    if (properties.status === 'mapped') {
      const target = targetEnd + signed(read());
      distance = target - start;
      targetEnd = target + length;
    } else if (properties.status === 'expanded') {
      for (let count = read(); count > 0; count--) expansion += String.fromCodePoint(read());
    }
    starts.push(start);
    runs.push({ start, properties, distance, expansion });
    start += length;
  }
  return { starts, runs };
}

function readProperties(read: () => number): Properties {
  const status = statuses[read()] as Status;
  const bidiClass = bidiClasses[read()] as BidiClass;
  const joiningType = joiningTypes[read()] as JoiningType;
  return { status, bidiClass, joiningType, isMark: read() === 1, combiningClass: read() };
}

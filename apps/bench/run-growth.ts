// Measures how urlkit's time grows with inputs that would hurt a careless parser.

import * as urlkit from '@urlkit/url-api';
import { linearRegression } from 'simple-statistics';
import { flat } from './corpora.js';
import { leastTime, type Operation, take } from './measure.js';
import type { Implementation } from './operations.js';
import { type Shape, settings } from './settings.js';

export interface Growth {
  readonly name: string;
  /** The least time for an input of each size, in nanoseconds. */
  readonly times: readonly number[];
  /** Time grows as the size to the power of this. */
  readonly exponent: number;
  readonly builtInTimes: readonly number[];
}

function readingURL({ URL }: Pick<Implementation, 'URL'>): Operation {
  return (input) => {
    try {
      const url = new URL(input);
      take(url.href);
      take(url.pathname);
    } catch {
      take('failure');
    }
  };
}

function readingSearchParams({ URLSearchParams }: Implementation): Operation {
  return (input) => {
    const params = new URLSearchParams(input);
    for (const [name] of params) take(name);
    take(params.toString());
  };
}

const LONG = 2e9;

function growthOf(
  { name, before, repeated, after }: Shape,
  reading: (implementation: Implementation) => Operation,
): Growth {
  const inputs = settings.sizes.map((size) =>
    flat(before + repeated.repeat((size - before.length - after.length) / repeated.length) + after),
  );
  const [times = [], builtInTimes = []] = [urlkit, globalThis].map((implementation) => {
    const operation = reading(implementation);
    const measured: number[] = [];
    for (const input of inputs) {
      // What takes this long is not linear, and would take minutes for the next size.
      if ((measured.at(-1) ?? 0) < LONG) measured.push(leastTime(operation, input));
    }
    return measured;
  });
  const points = times.map((time, index) => [Math.log(inputs[index]?.length ?? 0), Math.log(time)]);
  return { name, times, exponent: linearRegression(points).m, builtInTimes };
}

const params: Shape = { name: 'a=& as search params', before: '', repeated: 'a=&', after: '' };
const growths = [
  ...settings.shapes.map((shape) => growthOf(shape, readingURL)),
  growthOf(params, readingSearchParams),
];
console.log(JSON.stringify(growths));

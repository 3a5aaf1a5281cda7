// Measures how urlkit's time grows with inputs that would hurt a careless parser.

import * as urlkit from '@urlkit/url-api';
import { linearRegression } from 'simple-statistics';
import { flat } from './corpora.js';
import { leastTime, take } from './measure.js';
import type { Implementation } from './operations.js';
import { type Shape, settings } from './settings.js';

export interface Growth {
  readonly name: string;
  /** The least time for an input of each size, in nanoseconds. */
  readonly times: readonly number[];
  /** Time grows as the size to the power of this. */
  readonly exponent: number;
}

function readURL(input: string): void {
  const url = urlkit.URL.parse(input);
  if (url === null) return;
  take(url.href);
  take(url.pathname);
}

function readingSearchParams({ URLSearchParams }: Pick<Implementation, 'URLSearchParams'>) {
  return (input: string): void => {
    const params = new URLSearchParams(input);
    for (const [name] of params) take(name);
    take(params.toString());
  };
}

async function growthOf(
  { name, before, repeated, after }: Shape,
  operation: (input: string) => void,
): Promise<Growth> {
  const inputs = settings.sizes.map((size) =>
    flat(before + repeated.repeat((size - before.length - after.length) / repeated.length) + after),
  );
  const times: number[] = [];
  for (const input of inputs) times.push(await leastTime(operation, input));
  const points = inputs.map(({ length }, index) => [Math.log(length), Math.log(times[index] ?? 0)]);
  return { name, times, exponent: linearRegression(points).m };
}

const params: Shape = { name: 'a=& as search params', before: '', repeated: 'a=&', after: '' };
const growths: Growth[] = [];
for (const shape of settings.shapes) growths.push(await growthOf(shape, readURL));
growths.push(
  await growthOf(params, readingSearchParams(urlkit)),
  await growthOf({ ...params, name: 'the same, built-in' }, readingSearchParams(globalThis)),
);
console.log(JSON.stringify(growths));

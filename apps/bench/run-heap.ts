// Measures the memory that many URL objects take, in a process that does nothing else.

import { flat, generated } from './corpora.js';

/** In bytes for one URL. */
export interface HeapUse {
  /** After construction, without the input string, which the program keeps. */
  readonly constructed: number;
  /** The same after five getters have been read. */
  readonly fiveGetters: number;
  /** The same after all attributes but `searchParams` have been read. */
  readonly allGetters: number;
  /** After construction, when the program no longer keeps the input. */
  readonly inputLetGo: number;
}

const fiveGetters = ['protocol', 'host', 'pathname', 'search', 'hash'] as const;
const allGetters = [
  ...fiveGetters,
  ...(['href', 'origin', 'username', 'password', 'hostname', 'port'] as const),
];

const [count, specifier] = process.argv.slice(2);
const module: { readonly URL: typeof URL } =
  specifier === undefined ? globalThis : await import(specifier);
const urls = new Array<URL | null>(Number(count)).fill(null);
let codeUnits = 0;

/** Returns the live bytes on the heap and, like those of array buffers, outside it. */
function liveBytes(): number {
  for (let times = 0; times < 3; times++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the bytes that each URL has added. */
function addedSince(bytes: number): number {
  return (liveBytes() - bytes) / urls.length;
}

function readAll(getters: readonly (keyof URL)[]): void {
  for (const url of urls) {
    for (const getter of getters) codeUnits += String(url?.[getter]).length;
  }
}

const empty = liveBytes();
const inputs = urls.map((_, index) => flat(generated[index % generated.length] ?? ''));
const withInputs = liveBytes();
inputs.forEach((input, index) => {
  urls[index] = new module.URL(input);
});
const constructed = addedSince(withInputs);
inputs.length = 0;
const withoutInputs = liveBytes();
const inputLetGo = (withoutInputs - empty) / urls.length;
readAll(fiveGetters);
const afterFive = constructed + addedSince(withoutInputs);
readAll(allGetters);
const afterAll = constructed + addedSince(withoutInputs);
const use: HeapUse = { constructed, fiveGetters: afterFive, allGetters: afterAll, inputLetGo };
console.log(JSON.stringify(codeUnits > 0 ? use : null));

// Measures the import of a module and its first URLs, in a process that does nothing else.

/** Milliseconds of CPU time, of all threads. */
export interface ImportCost {
  readonly import: number;
  readonly firstURL: number;
  readonly firstUnicodeHost: number;
  readonly nextUnicodeHost: number;
}

const specifier = process.argv[2] ?? 'data:text/javascript,';
let start = process.cpuUsage();

function lap(): number {
  const { user, system } = process.cpuUsage(start);
  start = process.cpuUsage();
  return (user + system) / 1000;
}

interface Imported {
  readonly URL?: typeof URL;
  readonly parseURL?: (input: string) => unknown;
}

const module: Imported = await import(specifier);
const importing = lap();
const URLClass = module.URL ?? URL;
const parse = module.parseURL ?? ((input: string) => new URLClass(input));
const times = ['https://example.com/a', 'https://bücher.example/', 'https://пример.example/'].map(
  (input) => {
    parse(input);
    return lap();
  },
);
const [firstURL = 0, firstUnicodeHost = 0, nextUnicodeHost = 0] = times;
const cost: ImportCost = { import: importing, firstURL, firstUnicodeHost, nextUnicodeHost };
console.log(JSON.stringify(cost));

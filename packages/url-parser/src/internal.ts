export { canonicalURLSource } from './canonical.js';
export { runOverURL } from './component-ranges.js';
export { canParse, errorOf, type Parsed, parse, parseBase } from './parse.js';
export { parseInParts } from './parse-in-parts.js';
export type { Failure, Run } from './run.js';
export { updateRecord } from './set-attribute.js';
export { type Setter, setters } from './setters.js';

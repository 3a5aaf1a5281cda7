export { canonicalURLSource } from './canonical.js';
export { canParse, errorOf, type Parsed, parse, parseBase } from './parse.js';
export { type ParsedParts, parseInParts } from './parse-in-parts.js';
export type { Failure, Run } from './run.js';
export { runOverURL } from './run-over-url.js';
export { type Setter, setters } from './setters.js';
export { updateRecord } from './update-record.js';

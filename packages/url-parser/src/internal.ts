export { errorOf, type Parsed, parse, parseBase } from './parse.js';
export { type ParsedParts, parseInParts } from './parse-in-parts.js';
export type { Aim, Failure, Run } from './run.js';
export { type Setter, setters } from './setters.js';
export { traceURL } from './trace-url.js';
export { updateRecord } from './update-record.js';

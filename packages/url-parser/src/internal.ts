export { errorOf, type Parsed, parse, parsesAlone } from './parse.js';
export { type ParsedParts, parseInParts } from './parse-in-parts.js';
export type { Failure, Run } from './run.js';
export { type Setter, setters } from './setters.js';
export { updateRecord } from './update-record.js';

/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown.
 *
 * @packageDocumentation
 */

export { type LineRange, type ScannedLines, scanLines } from './scan-lines.js';

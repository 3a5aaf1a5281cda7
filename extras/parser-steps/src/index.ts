/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown.
 *
 * @packageDocumentation
 */

export { type ParserState, type ParserStep, parserSteps } from './parser-steps.js';

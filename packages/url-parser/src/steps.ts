export { type ParserState, type ParserStep, parserSteps } from './parser-steps.js';

export { type LineRange, type ScannedLines, scanLines } from './line-scanner.js';

// URL Specification 0.9.0, Parser modes

import { type Check, mustBeOneOf } from '@urlkit/internal';

/**
 * The parser modes.
 *
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export const parserModes = ['web', 'file', 'generic'] as const;

/**
 * How to read a string without a scheme. In web-mode and file-mode, U+005C (\\) is read as U+002F (/);
 * only in file-mode is there a drive.
 *
 * @see https://alwinb.github.io/url-specification/#parsing
 */
export type ParserMode = (typeof parserModes)[number];

export const mustBeMode: Check = /* @__PURE__ */ mustBeOneOf(parserModes);

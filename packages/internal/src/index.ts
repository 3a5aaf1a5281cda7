/**
 * Code that the packages of this repository share. Nobody else should import it: any version may change it. Functions do
 * not check their own arguments.
 *
 * @packageDocumentation
 */

export * from './arguments.js';
export * from './strings.js';
export * from './url-text.js';

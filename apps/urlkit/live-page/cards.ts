// The cards and tools that are filled after the first drawing, in one file, as every page needs most of them.

export { attributesView } from './attributes.js';
export { codeView } from './code.js';
export { copyAnswer, copyLink } from './copying.js';
export { hostView } from './host.js';
export { lastView } from './last.js';
export { parametersView } from './parameters.js';
export { stepsView } from './steps.js';
export { valuesView } from './values.js';

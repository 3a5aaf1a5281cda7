// What the page has already when it loads a module later, so that this module contains no copy of it.

export { serializeHost, serializeIPv4 } from '@urlkit/host';
export { addressClass, isGloballyReachable } from '@urlkit/host-policy';
export { domainToUnicode } from '@urlkit/idna';
export { living } from '@urlkit/url-editions/living';
export { parseURL } from '@urlkit/url-parser';
export { redactURL } from '@urlkit/url-rendering';
export { serializeURL } from '@urlkit/url-serializer';
export { explainError, validateChange } from '@urlkit/url-validation';
export { isOwnComputer } from '../src/urls/own-computer.js';

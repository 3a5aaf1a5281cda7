export { assertHost, isHost } from './assert-host.js';
export { deserializeHost } from './deserialize-host.js';
export { hostOrFailure } from './host-parser.js';
export { writeHost } from './host-serializer.js';
export { domainInForm, ipv4InForm, ipv6InForm } from './serialized-forms.js';
export type { HostFailure } from './validation-errors.js';

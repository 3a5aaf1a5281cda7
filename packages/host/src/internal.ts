export { assertHost, isHost } from './assert-host.js';
export { canonicalDomain, canonicalIPv4, canonicalIPv6 } from './canonical-hosts.js';
export { deserializeHost } from './deserialize-host.js';
export { hostOrFailure } from './host-parser.js';
export { reportHost } from './host-reports.js';
export { writeHost } from './host-serializer.js';
export type { HostFailure } from './validation-errors.js';

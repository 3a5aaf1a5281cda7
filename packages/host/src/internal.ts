export { canonicalHost, isCanonicalHost } from './canonical-hosts.js';
export { deserializeHost } from './deserialize-host.js';
export { hostOrFailure, hostTextOrFailure } from './host-parser.js';
export { reportHost } from './host-reports.js';
export { writeHost } from './host-serializer.js';
export { FORBIDDEN_UNIT, hostUnits, NON_ASCII_UNIT } from './host-units.js';
export type { HostFailure } from './validation-errors.js';

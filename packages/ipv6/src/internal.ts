export { ipv6OrError, type ParsedIPv6 } from './ipv6-parser.js';
export { writeIPv6 } from './ipv6-serializer.js';

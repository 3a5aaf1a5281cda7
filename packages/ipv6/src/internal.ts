export { ipv6OrError } from './ipv6-parser.js';
export { writeIPv6 } from './ipv6-serializer.js';

export { encodeMembers, replacing } from './encode-members.js';

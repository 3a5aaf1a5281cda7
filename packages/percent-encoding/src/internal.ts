export { encodeMembers } from './encode-members.js';

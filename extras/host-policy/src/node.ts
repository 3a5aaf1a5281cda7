export { type CheckedAgents, type CheckedAgentsOptions, checkedAgents } from './checked-agents.js';
export {
  type CheckedConnectorOptions,
  type Connector,
  type ConnectorCallback,
  type ConnectorTarget,
  checkedConnector,
} from './checked-connector.js';
export { type CheckedLookupOptions, checkedLookup } from './checked-lookup.js';
export { type FetchCheckedOptions, fetchChecked } from './fetch-checked.js';
export { RefusedError, type RefusedReason } from './refused-error.js';
export type { RequestBody } from './request-body.js';
export type { LookupAll } from './system-lookup.js';

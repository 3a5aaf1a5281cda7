// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import { withoutPrototype } from '@urlkit/infra/internal';
import type { Encoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import { componentOffsets, serializeURL } from '@urlkit/url-serializer';
import { reportErrors } from './reports.js';
import {
  hashSetter,
  hostnameSetter,
  hostSetter,
  passwordSetter,
  pathnameSetter,
  portSetter,
  protocolSetter,
  type Setter,
  searchSetter,
  usernameSetter,
} from './setters.js';
import { updateRecord } from './update-record.js';
import type { URLValidationErrorSink } from './validation-errors.js';

/** What a setter takes besides a URL and a value. */
export interface SetterOptions {
  /** The output encoding of a query; null or nothing for UTF-8. */
  readonly encoding?: Encoding | null | undefined;
  /** Receives the validation errors of the value; offsets are in its code units. */
  readonly onValidationError?: URLValidationErrorSink | undefined;
}

/**
 * The setter steps of an attribute of the URL class. They change a record in place; a value that
 * the attribute does not take leaves it as it is, or as far changed as the parser got.
 *
 * @param value Any string.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the
 * parser failed.
 */
export type AttributeSetter = (url: URLRecord, value: string, options?: SetterOptions) => boolean;

function overRecords(setter: Setter): AttributeSetter {
  return (url, value, options = {}) => {
    const { encoding, onValidationError } = withoutPrototype(options);
    const href = serializeURL(url);
    const change = setter(href, componentOffsets(href), value, encoding);
    if (change === null) return false;
    if (change.href !== href) updateRecord(url, change.href);
    const { run, offset } = change;
    if (run !== null && onValidationError !== undefined) {
      reportErrors(run, value.slice(offset), false, ({ start, end, ...error }) =>
        onValidationError({ ...error, start: start + offset, end: end + offset }),
      );
    }
    return !run?.hasFailed;
  };
}

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export const setProtocol: AttributeSetter = /* @__PURE__ */ overRecords(protocolSetter);

/** @see https://url.spec.whatwg.org/#dom-url-username */
export const setUsername: AttributeSetter = /* @__PURE__ */ overRecords(usernameSetter);

/** @see https://url.spec.whatwg.org/#dom-url-password */
export const setPassword: AttributeSetter = /* @__PURE__ */ overRecords(passwordSetter);

/** @see https://url.spec.whatwg.org/#dom-url-host */
export const setHost: AttributeSetter = /* @__PURE__ */ overRecords(hostSetter);

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export const setHostname: AttributeSetter = /* @__PURE__ */ overRecords(hostnameSetter);

/** @see https://url.spec.whatwg.org/#dom-url-port */
export const setPort: AttributeSetter = /* @__PURE__ */ overRecords(portSetter);

/** @see https://url.spec.whatwg.org/#dom-url-pathname */
export const setPathname: AttributeSetter = /* @__PURE__ */ overRecords(pathnameSetter);

/** @see https://url.spec.whatwg.org/#dom-url-search */
export const setSearch: AttributeSetter = /* @__PURE__ */ overRecords(searchSetter);

/** @see https://url.spec.whatwg.org/#dom-url-hash */
export const setHash: AttributeSetter = /* @__PURE__ */ overRecords(hashSetter);

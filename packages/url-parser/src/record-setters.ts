// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import { assertString, readOptions } from '@urlkit/infra/internal';
import type { URLRecord } from '@urlkit/url-record';
import { componentOffsets, serializeURL } from '@urlkit/url-serializer';
import { type SetterOptions, setterChecks } from './options.js';
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

/**
 * The setter steps of an attribute of the URL class. They change a record in place. An invalid value changes nothing,
 * or only what the parser read before it failed.
 *
 * @param value Any string.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the
 * parser failed.
 * @throws {TypeError} If an argument has the wrong type, or an option is unknown.
 */
export type AttributeSetter = (url: URLRecord, value: string, options?: SetterOptions) => boolean;

function overRecords(setter: Setter): AttributeSetter {
  return (url, value, options) => {
    assertString(value, 'value');
    const { encoding, onValidationError } = readOptions(options, setterChecks);
    const href = serializeURL(url);
    const change = setter(href, componentOffsets(href), value, encoding);
    if (change === null) return false;
    if (change.href !== href) updateRecord(url, change.href);
    const { run, offset } = change;
    if (run !== null && onValidationError !== undefined) {
      reportErrors(run, value.slice(offset), false, ({ name, start, end, fatal }) =>
        onValidationError({ name, start: start + offset, end: end + offset, fatal }),
      );
    }
    return !run?.hasFailed;
  };
}

/**
 * Sets the scheme of a record, as the setter of `protocol` does. Text after a U+003A (:) is ignored.
 *
 * @see https://url.spec.whatwg.org/#dom-url-protocol
 */
export const setProtocol: AttributeSetter = /* @__PURE__ */ overRecords(protocolSetter);

/**
 * Sets the username of a record, as the setter of `username` does.
 *
 * @see https://url.spec.whatwg.org/#dom-url-username
 */
export const setUsername: AttributeSetter = /* @__PURE__ */ overRecords(usernameSetter);

/**
 * Sets the password of a record, as the setter of `password` does.
 *
 * @see https://url.spec.whatwg.org/#dom-url-password
 */
export const setPassword: AttributeSetter = /* @__PURE__ */ overRecords(passwordSetter);

/**
 * Sets the host and port of a record, as the setter of `host` does. If the value has no port, the port stays.
 *
 * @see https://url.spec.whatwg.org/#dom-url-host
 */
export const setHost: AttributeSetter = /* @__PURE__ */ overRecords(hostSetter);

/**
 * Sets the host of a record, as the setter of `hostname` does. The port stays.
 *
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 */
export const setHostname: AttributeSetter = /* @__PURE__ */ overRecords(hostnameSetter);

/**
 * Sets the port of a record, as the setter of `port` does. An empty value removes it.
 *
 * @see https://url.spec.whatwg.org/#dom-url-port
 */
export const setPort: AttributeSetter = /* @__PURE__ */ overRecords(portSetter);

/**
 * Sets the path of a record, as the setter of `pathname` does. An opaque path stays as it is.
 *
 * @see https://url.spec.whatwg.org/#dom-url-pathname
 */
export const setPathname: AttributeSetter = /* @__PURE__ */ overRecords(pathnameSetter);

/**
 * Sets the query of a record, as the setter of `search` does, with or without U+003F (?). An empty value removes it.
 *
 * @see https://url.spec.whatwg.org/#dom-url-search
 */
export const setSearch: AttributeSetter = /* @__PURE__ */ overRecords(searchSetter);

/**
 * Sets the fragment of a record, as the setter of `hash` does, with or without U+0023 (#). An empty value removes it.
 *
 * @see https://url.spec.whatwg.org/#dom-url-hash
 */
export const setHash: AttributeSetter = /* @__PURE__ */ overRecords(hashSetter);

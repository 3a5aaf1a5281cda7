// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import {
  assertArgument,
  assertString,
  checkedLater,
  mustBeFunction,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import type { URLRecord } from '@urlkit/url-record';
import {
  deserializeURL,
  locateBorders,
  type SerializedURL,
  serializeURL,
} from '@urlkit/url-serializer';
import type { SetAttributeOptions } from './parser-options.js';
import { placesOfOverride } from './places.js';
import { reportErrors } from './reports.js';
import { mustBeAttribute, type RunSink, setters, type URLAttributeName } from './set.js';

const setAttributeChecks: OptionChecks<SetAttributeOptions> = {
  encoding: checkedLater,
  onValidationError: mustBeFunction,
};

/**
 * Runs the setter steps of an attribute of the URL class. They change a record in place. An invalid value changes
 * nothing, or only what the parser read before it failed.
 *
 * @param attribute The name of an attribute with a setter, other than `href`.
 * @param value Any string.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the parser failed.
 * @see https://url.spec.whatwg.org/#api
 */
export function setAttribute(
  url: URLRecord,
  attribute: URLAttributeName,
  value: string,
  options?: SetAttributeOptions,
): boolean {
  assertArgument(attribute, 'attribute', mustBeAttribute);
  assertString(value, 'value');
  const { encoding, onValidationError } = readOptions(options, setAttributeChecks);
  const outputEncoding = getOutputEncoding(encoding, 'options.encoding');
  const before = locateBorders(serializeURL(url));
  let finish = (): boolean => true;
  const onRun: RunSink = (run, override, input) => {
    // The setter of the protocol appends U+003A (:).
    const offset = Math.max(value.length - input.length, 0);
    finish = () => {
      if (onValidationError !== undefined) {
        reportErrors(run, placesOfOverride(run, override), input, ({ name, start, end, fatal }) =>
          onValidationError({ name, start: start + offset, end: end + offset, fatal }),
        );
      }
      return !run.hasFailed;
    };
  };
  const changed = setters[attribute](before, value, { encoding: outputEncoding, onRun });
  if (changed === null) return false;
  if (changed.href !== before.href) updateRecord(url, changed);
  return finish();
}

/** Changes a record in place to the record of a serialized URL. */
export function updateRecord(url: URLRecord, changed: SerializedURL): void {
  const { path, blobURLEntry } = url;
  Object.assign(url, deserializeURL(changed), { blobURLEntry });
  // Without a host, an empty list of segments and an empty opaque path have the same serialization.
  if (url.path === '' && typeof path !== 'string') url.path = path;
}

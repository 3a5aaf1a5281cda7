// https://www.unicode.org/reports/tr46/#Processing

import { createTextWriter } from '@urlkit/infra/internal';
import { encodeLabel } from './idna.js';
import { processLabels } from './processing.js';

/** What `domainToASCII` and `domainToUnicode` return for a domain. */
export interface DomainForms {
  readonly ascii: string | null;
  readonly unicode: string;
}

/** Converts a domain to both forms at once. Those of its ASCII form are the same. */
export function domainForms(domain: string): DomainForms {
  const output = createTextWriter();
  let separator = '';
  let isEncoded = true;
  const unicode = processLabels(domain, false, (label) => {
    const encoded = encodeLabel(label);
    if (encoded === null) isEncoded = false;
    else output.write(separator + encoded);
    separator = '.';
    return label;
  });
  if (unicode === null) return { ascii: null, unicode: domain };
  return { ascii: isEncoded ? output.text() : null, unicode };
}

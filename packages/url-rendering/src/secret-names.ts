import { assertString } from '@urlkit/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';

// Words that say, as the last ones of a name, that a value is secret.
const SECRET =
  /(?:^| )(?:[a-z]*(?:token|secret|password|passwd|pwd|passphrase|signature|credentials?)|pass(?:code)?|(?:user|db|root|admin|ftp|smtp|mail)pass|pin|sig|hmac|assertion|verifier|session|jwt|t?otp|auth|authorization|bearer|saml response|(?:[a-z]*sess(?:ion)?|session|sess) ?id|samlresponse|aspsessionid[a-z]*|hdnts|hdnea|hdntl|access ?key ?id|(?:connect|session) sid)$/;

/** A name of these words and nothing else. */
const SECRET_ALONE = /^(?:key|sid|ticket|oauth ?token ?secret)$/;

const SECRET_KEY =
  /(?:api|access|secret|private|subscription|auth|master|encryption|signing|account|shared|service|admin|license|app|application|client|consumer|storage|deploy|session|functions?|host) ?key$/;

const SECRET_CODE =
  /(?:^| )(?:auth|authentication|authorization|factor|tfa|totp|pairing|unlock|verif(?:y|ication)|oob|email|phone|device|recovery|security|access|confirmation|mfa|2fa|sms|backup|login|otp|pass|pin|one time|activation|reset) ?code$/;

/** Before such a name, these say that its value is only true or false. */
const QUESTION =
  /^(?:has|is|show|use|uses|require[ds]?|needs?|forgot|no|with|enabled?|allow|remember|save) /;

/** Splits a name into its words, in lower case: `x-apiKey[0]` is `x api key`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replace(/([a-z])\d+(?= |$)/g, '$1')
    .trim()
    .replace(WHICH, '')
    .replace(/\bsigv$/, 'sig');
}

/** Words after a secret word that say which of several it is: `password_confirmation`, `signature-sha256`. */
const WHICH =
  /(?: (?:\d+|v|sha|confirm|confirmation|confirmed|repeat|repeated|again|retype|new|old|current|b|base|hex))+$/;

/** The longest name that is read. A longer one counts as secret. */
const LONGEST_NAME = 1000;

/**
 * Whether the value of a parameter is secret by its name, such as `apiKey`, `user[password]` or `X-Amz-Signature`. The last words
 * of the name decide, so `page_token_count` is not.
 *
 * @param written The name, percent-encoded or not.
 * @param value The value, which may show that the name is a question, as in `has_password=true`.
 */
export function isSecretName(written: string, value = ''): boolean {
  assertString(written, 'written');
  assertString(value, 'value');
  if (written.length > LONGEST_NAME) return true;
  const name = utf8PercentDecode(written).replace(/\]$/, '');
  // In `token[value]` and `user[password]`, each part is a name.
  return name.split(/[[\]]+/).some((part) => isSecretPart(wordsOf(part), value));
}

function isSecretPart(words: string, value: string): boolean {
  if (QUESTION.test(words) && /^(?:true|false|yes|no|on|off|0|1)$/i.test(value)) return false;
  return (
    SECRET.test(words) ||
    SECRET_ALONE.test(words) ||
    SECRET_KEY.test(words) ||
    SECRET_CODE.test(words)
  );
}

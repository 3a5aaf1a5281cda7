// The messages of programs that people paste in place of the URL that they are about.

/** An error at the start: `TypeError: …`, `java.net.URISyntaxException: …`, `curl: (6) …`, `404 Not Found`. */
const NAMED =
  /^(?:Uncaught )?(?:[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?::\s|$)|[\w.-]+: (?:\(\d+\)|error) |Error \d|[45]\d\d [A-Z][a-z])/;

/** A name in capital letters and nothing else, unless it is that of a variable. */
const CODE =
  /^(?:net::|NET::)?(?:ERR_[A-Z\d_]+|(?!.*_(?:UR[IL]|HOST|PORT|ORIGIN|ENDPOINT|PATH|KEY|TOKEN|ID|NAME)S?$)[A-Z\d]+(?:_[A-Z\d]+){2,})$/;

const SUBJECT = '(?:UR[IL]s?|host(?:name)?|IP address|server|scheme|protocol|site|connection)\\b';
const FAILURE =
  "(?:invalid|bad|malformed|illegal|un(?:supported|known|able to)|missing|empty|refused|reset|timed out|not (?:found|known|valid|private)|no (?:such|valid)|cannot|can[’']t|could not|failed to|trouble finding|took too long|without a)\\b";
const GAP = '[^\\n.,;]{0,32}?\\b';

/** What a program says about what is wrong, in a sentence or with a code in it. */
const SENTENCE = /* @__PURE__ */ new RegExp(
  `\\b(?:${SUBJECT}${GAP}${FAILURE}|${FAILURE}${GAP}${SUBJECT}` +
    '|is not (?:a (?:func|constr)|defined|implemented)|failed to (?:fetch|execute|parse|decode)' +
    '|fetch failed|illegal character|ERR_|DNS_PROBE|ENOTFOUND|ECONN|ETIMEDOUT)',
  'i',
);

/** Whether a text is what a program said. */
export function isErrorMessage(text: string): boolean {
  if (NAMED.test(text) || CODE.test(text)) return true;
  return /^(?![^\s:]+:\/\/)\S+\s/.test(text) && SENTENCE.test(text);
}

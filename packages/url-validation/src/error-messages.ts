// The messages of programs that people paste in place of the URL that they are about.

/** The name of an error at the start: `TypeError: …`, `java.net.URISyntaxException: …`, `curl: (6) …`, `404 Not Found`. */
const NAMED =
  /^(?:[Uu]ncaught (?:\(in promise\) )?)?(?:(?:[\w$]+\.)*[A-Z]\w*(?:Error|Exception)(?: \[\w+\])?(?::\s|$)|[\w.-]+: (?:\(\d+\)|error) |\w+ error \d|(?:HTTP\S* )?[45]\d\d [A-Z][a-z])/;

/** A name in capital letters and nothing else. Others of this form are those of variables. */
const CODE =
  /^(?:net::)?(?!.*_(?:UR[IL]S?|HOST(?:NAME)?|PORT|ORIGIN|DOMAIN|ENDPOINT|ADDRESS|BASE|PATH|KEY|TOKEN|ID|NAME)$)[A-Z][A-Z\d]*(?:_[A-Z\d]+){2,}$/;

const CODE_IN_TEXT =
  /(?:^|[^\w/])(?:(?:[A-Z]+_)?ERR(?:OR)?(?:_[A-Z\d]+)+|DNS_PROBE(?:_[A-Z\d]+)+|E(?:NOTFOUND|CONN[A-Z]+|TIMEDOUT|PROTO|AI_AGAIN|HOSTUNREACH))(?![\w/])/;

const SUBJECT =
  '(?:UR[IL]s?|host(?:name)?|IP address|server|scheme|protocol|site|connection|name or service)\\b';
const FAILURE =
  "(?:(?:in|un)valid|bad|malformed|illegal|un(?:supported|known|reachable)|missing|empty|refused|reset|timed out|not (?:found|known|valid|private)|no (?:such|valid)|cannot|can[’']t|could ?n(?:ot|[’']t)|unable to|failed to|trouble finding|took too long|without a)\\b";
const GAP = '[^\\n.,;]{0,32}?';

const SENTENCE = /* @__PURE__ */ new RegExp(
  `\\b(?:${SUBJECT}${GAP}\\b${FAILURE}|${FAILURE}${GAP}\\b${SUBJECT})`,
  'i',
);

/** What only programs for programmers say. */
const TECHNICAL =
  /\b(?:is not (?:a (?:function|constructor)|defined|implemented|assignable|configured)|failed to (?:fetch|construct|execute|parse|decode)|fetch failed|illegal character|unescaped characters|only absolute URLs|CORS policy)\b/i;

/** Whether a text is what a program said. */
export function isErrorMessage(text: string): boolean {
  if (NAMED.test(text) || CODE.test(text)) return true;
  return (
    !/^[^\s:]+:\/\/|^\S*$/.test(text) &&
    [CODE_IN_TEXT, TECHNICAL, SENTENCE].some((pattern) => pattern.test(text))
  );
}

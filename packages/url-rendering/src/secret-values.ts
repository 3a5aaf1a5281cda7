// Values that are secret by their form, whatever their name.

/** Beginnings of the keys of well-known services, and of keys in general. */
const KNOWN_KEY =
  /^(?:gh[opsur]_|github_pat_|gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent)-|glsa_|xox[abeprs]-|xapp-|[sr]k_(?:live|test)_|sk-(?:ant-|proj-)?|whsec_|npm_|pypi-|hf_|do[por]_v1_|dckr_(?:pat|oat)_|lin_(?:api|oauth)_|figd_|sntry[su]_|sq0(?:csp|atp|idp)-|AT[AC]TT3|PMAK-|AGE-SECRET-KEY-|v[1-4]\.(?:local|public)\.|shp(?:at|ca|pa|ss)_|SG\.|ya29\.|AIza|EAAC|A[KS]IA(?=[A-Z\d]{16}$))[\w.-]{10,}/;

const JWT = /(?:^|[^\w-])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/;

const BEARER = /^bearer(?:\s|\+)+\S/i;
const HEADER = /^(?:basic|digest|token|apikey)(?:\s|\+)+(\S{4,})/i;

/** What codes and tokens have, and `basic training` has not. */
const CODED = /\d|[=_]|\.\w|[a-z][A-Z]/;

const SHORTEST_RANDOM = 24;
const LONGEST_READ = 4096;

/** Whether a decoded value has the form of a secret. */
export function isSecretValue(value: string): boolean {
  const text = value.slice(0, LONGEST_READ);
  return (
    hasKnownForm(text) ||
    BEARER.test(text) ||
    CODED.test(HEADER.exec(text)?.[1] ?? '') ||
    text.includes('-----BEGIN ') ||
    isRandom(text)
  );
}

/** Whether a text has a form that only keys and tokens have. */
export function hasKnownForm(text: string): boolean {
  return JWT.test(text) || KNOWN_KEY.test(text);
}

/** Whether a text is long and changes between letters and digits, as no word does. */
function isRandom(text: string): boolean {
  if (text.length < SHORTEST_RANDOM || !/^[\w+/-]+={0,2}$/.test(text)) return false;
  // A UUID names something.
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) || !/\d/.test(text)) return false;
  // What is between delimiters may be a word or a date.
  const longest = Math.max(...text.split(/[-_/+]/).map((part) => part.length));
  if (longest < SHORTEST_RANDOM / 2) return false;
  return kindChanges(text) >= (text.length - 1) / 4;
}

/** How often a text changes between digits, capital letters and others. */
export function kindChanges(text: string): number {
  let changes = 0;
  for (let index = 1; index < text.length; index++) {
    if (kindAt(text, index) !== kindAt(text, index - 1)) changes++;
  }
  return changes;
}

function kindAt(text: string, index: number): number {
  const codeUnit = text.charCodeAt(index);
  if (codeUnit < 0x3a) return 0;
  return codeUnit < 0x5b ? 1 : 2;
}

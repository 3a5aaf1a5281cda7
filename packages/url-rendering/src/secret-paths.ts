// Paths that are secret: whoever knows them may write, or sign in.

import type { Range } from '@urlkit/infra';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { isSecretName } from './secret-names.js';
import { hasKnownForm, kindChanges } from './secret-values.js';

/** Webhooks whose path is secret: the host, and the start of the path, which is not. The secret goes on to the end of the path. */
const WEBHOOKS: readonly RegExp[] = [
  /^hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\//,
  /^(?:[\w-]+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\//,
  /^api\.telegram\.org\/(?:file\/)?bot/,
  /^(?:[\w-]+\.)*webhook\.office\.com\/webhook\w*\//,
  /^outlook\.office(?:365)?\.com\/webhook\w*\//,
  /^hooks\.zapier\.com\/hooks\/(?:catch|standard)\/\d+\//,
  /^maker\.ifttt\.com\/(?:trigger|use)\/(?:[^/]*\/(?:json\/)?with\/key\/)?/,
  /^open\.(?:feishu\.cn|larksuite\.com)\/open-apis\/bot\/(?:v\d+\/)?hook\//,
  /^hook\.(?:[\w-]+\.)?(?:make|integromat)\.com\//,
  /^(?:hc-ping\.com|ping\.ohdear\.app|healthchecks\.io\/ping)\//,
  /^events\.(?:eu\.)?pagerduty\.com\/(?:integration|x-ere)\//,
  /^(?:[\w-]+\.)?webhook\.site\//,
  /^hooks\.chime\.aws\/incomingwebhooks\//,
  /^[\w-]+\.m\.pipedream\.net\//,
  /^api\.(?:groupme|flock)\.(?:com|co)\/(?:v\d\/)?(?:bots|hooks\/sendMessage)\//,
  /^(?:alert|integrations?)\.(?:victorops|splunk)\.com\/integrations\/generic\/\d+\/alert\//,
];

/** Words that come before a secret, but do not name one. */
const LINK =
  /^(?:(?:incoming)?webhooks?|hooks?|bots?|invit(?:es?|ations?)|re(?:set|cover)|recovery|verify|verification|confirm(?:ation)?|activat(?:e|ion)|magic|unsubscribe|(?:reset|set|change|forgot)[-_]?password|password[-_](?:reset|change)|magic[-_]?(?:link|login)|login[-_]?link|one[-_]?time)$/i;

/** How many segments after such a word may be secret: `/reset/MQ/bxq6ea-21b7f16bf2c8ea8b`. */
const MOST_SEGMENTS = 3;

/**
 * Returns where the secrets of a path are.
 *
 * @param host The host in lower case; the empty string if it is not known.
 * @param path A path with U+002F (/) before each segment.
 * @returns The ranges in code units of the path, in their order.
 */
export function secretsInPath(host: string, path: string): readonly Range[] {
  const end = path.length;
  for (const webhook of WEBHOOKS) {
    const found = webhook.exec(host + path);
    const start = (found?.[0].length ?? 0) - host.length;
    if (found !== null && start < end) return [{ start, end }];
  }
  const secrets: Range[] = [];
  let start = 0;
  let distance = MOST_SEGMENTS;
  for (const written of path.split('/')) {
    const segment = utf8PercentDecode(written);
    if (hasKnownForm(segment) || (distance < MOST_SEGMENTS && isToken(segment))) {
      secrets.push({ start, end: start + written.length });
    }
    distance = LINK.test(segment) || isNameOfSecret(segment) ? 0 : distance + 1;
    start += written.length + 1;
  }
  return secrets;
}

function isNameOfSecret(segment: string): boolean {
  return segment.toLowerCase() !== 'auth' && isSecretName(segment.replace(/s$/, ''));
}

/** Whether a segment is no word: in one piece, letters and digits change, or there are many letters. */
function isToken(segment: string): boolean {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(segment)) return true;
  return segment.split(/[-_.~+=]/).some((piece) => {
    if (piece.length < 8 || !/^[a-z\d]+$/i.test(piece)) return false;
    if (!/\d/.test(piece)) return piece.length >= 20;
    return /^(?=.*[a-f])[\da-f]{12,}$/i.test(piece) || kindChanges(piece) >= 2;
  });
}

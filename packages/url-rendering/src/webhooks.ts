// Services for which whoever knows the path of a URL may write.

import { isRandom } from './secret-values.js';

/** A host without its scheme, and what of the path comes before the secret. The secret goes on to the end of the path. */
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

/** Segments after which a long random one is secret, on any host. */
const HOOK =
  /^(?:hooks?|webhooks?|incomingwebhooks?|bots?|tokens?|invites?|reset[-_]?password|password[-_]?reset|verify|activate|magic[-_]?link|unsubscribe)$/i;

const SHORTEST_SEGMENT = 16;

/** Returns where the secret of a path starts and ends, in a host with a path; null if there is none. */
export function secretInPath(
  hostAndPath: string,
): { readonly start: number; readonly end: number } | null {
  const end = hostAndPath.length;
  for (const webhook of WEBHOOKS) {
    const found = webhook.exec(hostAndPath);
    if (found !== null && found[0].length < end) return { start: found[0].length, end };
  }
  let start = 0;
  let isAfterHook = false;
  for (const segment of hostAndPath.split('/')) {
    if (isAfterHook && isRandom(segment, SHORTEST_SEGMENT))
      return { start, end: start + segment.length };
    isAfterHook ||= HOOK.test(segment);
    start += segment.length + 1;
  }
  return null;
}

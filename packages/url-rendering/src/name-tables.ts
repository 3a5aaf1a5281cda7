// What is known of hosts and schemes: data for the findings about names.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

let contentNetworks: ReadonlySet<string> | undefined;

/** Whether a network or proxy puts the names of its customers before its own domain: `www.example.com.edgekey.net`. */
export function isContentNetwork(domain: string): boolean {
  contentNetworks ??= words(
    'edgekey.net edgesuite.net akadns.net akamai.net akamaiedge.net akamaized.net akamaihd.net cloudflare.net ' +
      'fastly.net fastlylb.net cloudfront.net azureedge.net azurefd.net trafficmanager.net footprint.net ' +
      'b-cdn.net herokudns.com impervadns.net incapdns.net kunlunca.com kunlunar.com kunlungr.com tbcdn.com ' +
      'alikunlun.com dnsv1.com cdngc.net cdngs.net gccdn.net llnwd.net edgecastcdn.net hwcdn.net ' +
      'stackpathdns.com netdna-cdn.com cdn77.org cdn20.com wscdns.com wsdvs.com lxdns.com qiniudns.com ' +
      'bdydns.com yunjiasu-cdn.net jiashule.com ourdvs.com ourglb0.com queniuqe.com cdnhwc1.com ' +
      'sucuri.net ngenix.net cachefly.net amazonaws.com translate.goog archive.org oclc.org',
  );
  return contentNetworks.has(domain);
}

/** Labels of machines that keep or pass on what others publish. */
export const INFRASTRUCTURE: RegExp =
  /cdn|dns|edge|akam|cache|proxy|mirror|fastly|cloud|traffic|gslb|^(?:lb|waf|pri|map|origin|static|assets|global|prod|stag(?:e|ing)|preview|archive|backup|lib|library)$/;

/** The first labels of hosts that name a service or a place, and not an owner. */
export const SERVICE: RegExp =
  /^(?:www?\d*|m|mail|webmail|smtp|imap|ftp|ns\d*|home|shop|store|docs?|help|support|blog|news|wiki|api|app|apps|dev|test|static|img|images|media|cdn|login|my|portal|status|maps|forum|search|info|ww\d*|[a-z])$/;

/** Words of names that ask for passwords or money. */
export const CREDENTIALS: RegExp =
  /^(?:log-?in|logon|sign-?in|verif(?:y|ication)|secur(?:e|ed|ity)|accounts?|updates?|support|billing|payments?|invoice|confirm|wallet|unlock|recover(?:y)?|auth|passwords?|helpdesk|refund|alert|id|com|konto|anmeld(?:en|ung)|sicherheit|zahlung|compte|connexion|paiement|remboursement|securite|cuenta|acceso|pago|seguridad|conto|accesso|sicurezza|conta|acesso|pagamento)$/;

/** Endings that promise help, under which anyone can register the name of a company. */
export const HELPFUL: RegExp =
  /^(?:support|help|care|center|services|online|live|chat|contact|email|security|claims|refund|click|link|site|website|top|xyz|icu|vip|win|cam|bond|cfd|sbs)$/;

let shorteners: ReadonlySet<string> | undefined;

/** Whether the paths of a domain are short links to other sites. */
export function isShortener(domain: string): boolean {
  shorteners ??= words(
    'bit.ly bitly.com t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly lnkd.in rb.gy cutt.ly t.ly tiny.cc ' +
      'shorturl.at rebrand.ly bl.ink s.id qr.ae trib.al dlvr.it adf.ly amzn.to fb.me ift.tt j.mp u.nu ' +
      'x.gd soo.gd tny.im clck.ru vk.cc short.io dub.sh qrco.de urlz.fr shrtco.de kutt.it aka.ms t2m.io ' +
      'l.ead.me suo.im url.cn dwz.cn surl.li 1url.com bc.vc ouo.io shorte.st mcaf.ee hyperurl.co snip.ly ' +
      'lihi.cc reurl.cc ppt.cc pse.is tr.im ity.im nyti.ms wapo.st on.ft.com spr.ly hubs.ly tinylink.net',
  );
  return shorteners.has(domain);
}

/** A host or path that leads on to the URL in it. */
export const REDIRECTOR: RegExp =
  /(?:^|[./])(?:safelinks|urldefense|url|l\.php|links?|linkfilter|redir(?:ect)?(?:or)?|out(?:bound|going)?|away|go(?:to)?|click|track(?:ing)?|exit|leave|jump|visit|external|ck\/a|aclk)(?:[./?]|\.php|$)/i;

/** Endings that networks use without a registry. */
export const LOCAL_ENDING: RegExp =
  /^(?:localhost|localdomain|local|lan|home|corp|intranet|internal|private|test|example|invalid|onion|alt|arpa)$/;

interface Action {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What happens if a site opens it that has it in the query; absent if that does no harm to the site. */
  readonly inside?: string;
}

const warns = (message: string): Action => ({ severity: 'warning', message });

type Row = readonly [start: RegExp, action: Action];

let rows: readonly Row[] | undefined;

const listRows = (): readonly Row[] => [
  [
    /^(?:javascript|vbscript):/,
    {
      severity: 'error',
      message: 'It runs code when followed.',
      inside: 'this code runs in its page, and can act for you there.',
    },
  ],
  [
    /^data:(?:text\/html|text\/xml|application\/(?:xhtml\+)?xml|image\/svg\+xml)\b/,
    {
      ...warns('It is a page itself. Opening it shows that page and may run its code.'),
      inside: 'this shows a page of whoever wrote it, and may run its code.',
    },
  ],
  [
    /^search(?:-ms)?:/,
    warns('It opens a search of Windows, which can show files of another computer.'),
  ],
  [/^ms-msdt:/, warns('It starts a support tool of Windows, which can run commands.')],
  [/^(?:ms-appinstaller|itms-services|ms-windows-store):/, warns('It installs an app.')],
  [
    /^ms-(?:word|excel|powerpoint|visio|access|project|publisher|spd|infopath|officecmd):/,
    warns('It opens a document of another computer in Office.'),
  ],
  [/^(?:ms-[a-z-]+|shell):/, warns('It opens a program or a setting of Windows.')],
  [/^(?:intent|android-app):/, warns('It opens an app of the phone.')],
  [/^(?:jar|mhtml|res|wyciwyg|view-source):/, warns('It opens a part of another file or page.')],
  [
    /^file:\/\/(?!$|[/?#]|localhost(?:\/|$)|[a-z][:|])/,
    warns('It opens a file of another computer, which learns who opens it.'),
  ],
  [
    /^(?:tel|facetime|callto):[^?]*(?:\*|%2a).*(?:#|%23)/,
    warns('It dials a code, which can change settings of the phone, such as where calls go.'),
  ],
];

/** Returns what opening a URL does besides showing a page. The first row that matches counts. */
export function actionOf(url: string): Action | null {
  rows ??= listRows();
  return rows.find(([start]) => start.test(url))?.[1] ?? null;
}

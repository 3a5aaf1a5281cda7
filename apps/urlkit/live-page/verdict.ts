// The findings about the input, in words.

import type { NameFinding } from '@urlkit/url-rendering';
import { adviseOnce, type Finding, findingsOf } from '../src/urls/findings.js';
import type { Analysis, SetURL, ShowPlace, View } from './analysis.js';
import { copyButton } from './copy.js';
import { groupByCause } from './diagnostic-groups.js';
import { button, byId, element, message, sentenceOf } from './dom.js';
import { load, loadsSettle } from './load.js';
import { shortName } from './readers.js';
import { focusStart, rewrite } from './rewrite.js';
import { visible } from './visible.js';

const worst: readonly Finding['kind'][] = ['bad', 'warn', 'good'];

/** A screen reader is told the verdict after a pause of this many milliseconds. */
const PAUSE = 700;

/** @param open Shows a URL that is in the input. */
export function verdictView(
  root: HTMLElement,
  setURL: SetURL,
  open: SetURL,
  showIn: (field: HTMLTextAreaElement) => ShowPlace,
): View {
  const url = byId('url', HTMLTextAreaElement);
  const announced = byId('announced', HTMLElement);
  const other = byId('other', HTMLTextAreaElement);
  let timer = 0;
  let newest: Analysis | null = null;
  // The list of public suffixes comes later. Until then, the verdict says that this was not checked.
  let namesIn: NamesIn = () => null;
  const show = (analysis: Analysis): void => {
    newest = analysis;
    const actions = { write: setURL, open, show: showIn(url) };
    const others = {
      write: (text: string) => rewrite(other, text),
      open,
      show: showIn(other),
    };
    const parts =
      analysis.second === null
        ? [partOf(analysis, namesIn, actions)]
        : partsOfPair([analysis, analysis.second], namesIn, [actions, others]);
    const findings = parts.flatMap(({ found }) => found);
    root.dataset['kind'] =
      worst.find((kind) => findings.some((finding) => finding.kind === kind)) ?? 'none';
    root.dataset['deceives'] = String(findings.some(({ deceives }) => deceives === true));
    const shown = byId('findings', HTMLElement);
    shown.replaceChildren(...parts.flatMap((part) => part.shown));
    const status = byId('status', HTMLElement);
    status.textContent = statusOfAll(parts);
    // That something is to be fixed comes first.
    const isWell = /^$|written correctly\.$/.test(status.textContent);
    if (isWell) shown.parentElement?.append(status);
    else shown.before(status);
    // A secret matters more than that all is well.
    shown[findings.some(isAlarming) ? 'after' : 'before'](byId('secrets', HTMLElement));
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      await loadsSettle();
      const paragraphs = Array.from(root.querySelectorAll('p'));
      const shown = paragraphs.filter((found) => found.checkVisibility());
      const verdict = shown.map((found) => sentenceOf(found)).join(' ');
      if (announced.textContent !== verdict) announced.textContent = verdict;
      markInvalid(analysis);
    }, PAUSE);
  };
  load('public-suffix').then(
    ({ inputNames }) => {
      namesIn = ({ url, baseURL, report }) => inputNames(url, report, baseURL);
      if (newest !== null) show(newest);
    },
    () => {},
  );
  return show;
}

/** Says of each field whether what is in it does not parse. */
function markInvalid({ report, url, base, baseURL, second }: Analysis): void {
  const isInvalid: Readonly<Record<string, boolean>> = {
    url: url !== '' && report.url === null,
    base: base !== '' && baseURL === null,
    other: second !== null && second.url !== '' && second.report.url === null,
  };
  for (const [id, value] of Object.entries(isInvalid))
    byId(id, HTMLElement).ariaInvalid = String(value);
}

/** Returns what is to be said about whose name it is; null if this is not known. */
type NamesIn = (analysis: Analysis) => readonly NameFinding[] | null;

/** What the verdict says about a URL. */
interface Part {
  readonly found: readonly Finding[];
  readonly shown: readonly HTMLElement[];
  readonly status: string;
}

interface Actions {
  /** Replaces the URL that a finding is about. */
  readonly write: SetURL;
  readonly open: SetURL;
  readonly show: ShowPlace;
}

function partOf(analysis: Analysis, namesIn: NamesIn, actions: Actions): Part {
  const found = analysis.isEmpty
    ? []
    : findingsOf({ ...analysis, names: namesIn(analysis) }, shortName);
  const shown = found.map((finding, index) => paragraph(finding, actions, '', index < MOST_BOLD));
  return { found, shown, status: statusOf(analysis, found) };
}

/** What is alarming about two URLs. Whether they are the same is said before it. */
function partsOfPair(
  [first, second]: readonly [Analysis, Analysis],
  namesIn: NamesIn,
  [actions, others]: readonly [Actions, Actions],
): readonly Part[] {
  const sides = [
    ['First URL', first, actions],
    ['Other URL', second, others],
  ] as const;
  const said = new Set<string>();
  return sides.map(([name, side, own]) => {
    const { found, status } = partOf(side, namesIn, own);
    const alarms = adviseOnce(found.filter(isAlarming), said);
    return {
      found: alarms,
      shown: alarms.map((finding) => paragraph(finding, own, `${name}: `)),
      status: side.url === '' || status === '' ? '' : `${name}: ${status}`,
    };
  });
}

/** How one URL is written, or two. */
function statusOfAll(parts: readonly Part[]): string {
  const all = parts.map(({ status }) => status).filter((status) => status !== '');
  const areCorrect = all.length === 2 && all.every((status) => status.endsWith(CORRECT));
  return areCorrect ? 'Both are written correctly.' : all.join(' ');
}

/** If more is bold, nothing is. */
const MOST_BOLD = 2;

const CORRECT = 'It is written correctly.';

function isAlarming({ kind }: Finding): boolean {
  return kind === 'bad' || kind === 'warn';
}

function paragraph(
  { kind, title, places = [], details, corrected, inside, link, at }: Finding,
  { write, open, show }: Actions,
  name = '',
  isBold = true,
): HTMLElement {
  const sentence = [...places, ...details].flatMap((part) =>
    typeof part === 'string' ? message(part) : element('code', {}, visible(part.code)),
  );
  const made = element(
    'p',
    { class: kind },
    name,
    element(isBold ? 'strong' : 'span', {}, ...message(title)),
    ' ',
    ...sentence,
  );
  const buttons: HTMLElement[] = [];
  // What is shown is copied.
  const shown = details.find((part) => typeof part !== 'string')?.code;
  if (shown !== undefined && / this[?:]$/.test(title)) buttons.push(copyButton(shown, 'this URL'));
  if (corrected !== undefined)
    buttons.push(
      button('Explain this URL', () => {
        write(corrected);
        focusStart(byId('url', HTMLTextAreaElement));
      }),
    );
  if (inside !== undefined) buttons.push(button('Explain the URL inside', () => open(inside)));
  if (at !== undefined) {
    const place = button('Show it', () => show(at));
    place.className = 'link';
    made.append(' ', place);
  }
  if (link !== undefined) made.append(' ', element('a', { href: link }, 'What it means'));
  if (buttons.length > 0) made.append(element('br'), ...buttons);
  return made;
}

/** How a URL is written. Beside an alarm, this does not matter. */
function statusOf(
  { url, isEmpty, report, diagnostics }: Analysis,
  found: readonly Finding[],
): string {
  if (isEmpty || found.some(({ kind }) => kind === 'bad')) return '';
  const isHinted = report.hints.length > 0;
  if (report.url === null) return isHinted ? '' : 'Browsers cannot open it.';
  const count = groupByCause(url, diagnostics).length + report.omitted;
  // Beside a warning, it would sound as if all were well.
  if (count === 0) return isHinted || found.some(isAlarming) ? '' : CORRECT;
  return `Browsers accept it, but it is not written correctly: ${count === 1 ? 'one thing' : `${count} things`} to fix.`;
}

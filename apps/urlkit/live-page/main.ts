import type { URLRecord } from '@urlkit/url-record';
import { validateChange, validateURL } from '@urlkit/url-validation';
import { NO_SCHEME } from '../src/urls/findings.js';
import { isAboutText, isInText } from '../src/urls/links-in-text.js';
import {
  type Analysis,
  analyze,
  type Compare,
  type SetURL,
  type ShowPlace,
  type View,
} from './analysis.js';
import { diagnosticsView } from './diagnostics.js';
import { byId, element, message } from './dom.js';
import { createDrawing } from './drawing.js';
import { examples, firstExample } from './examples.js';
import { load, loadsSettle, preload } from './load.js';
import { loadedView } from './loaded-view.js';
import { type Opened, readOpened } from './opened.js';
import { pairView } from './pair-view.js';
import { readingsView } from './readings-view.js';
import { focusStart, rewrite, write } from './rewrite.js';
import { type PageState, readFragment, writeFragment } from './state.js';
import { switchTheme } from './theme-switch.js';
import { verdictView } from './verdict.js';

/** After a pause of this many milliseconds, typing makes a new entry of the history. */
const PAUSE = 1500;

/** What is drawn waits at most this many milliseconds for parts that are loaded later and would move it. */
const MOST_WAITING = 1000;

/** What is below such a part waits longer, as the rest can be read meanwhile. */
const MOST_WAITING_BELOW = 5000;

const url = byId('url', HTMLTextAreaElement);
const base = byId('base', HTMLTextAreaElement);
const other = byId('other', HTMLTextAreaElement);
const fields = [url, base, other];
const baseLine = byId('base-line', HTMLElement);
const otherLine = byId('other-line', HTMLElement);
const compareLink = byId('compare-link', HTMLAnchorElement);

const setURL: SetURL = (text) => {
  lastTyped = Number.NEGATIVE_INFINITY;
  if (url.value === text) render();
  else rewrite(url, text);
  lastTyped = Number.NEGATIVE_INFINITY;
};

function setQuery(record: URLRecord, query: string, isTyped: boolean): void {
  const { href } = validateChange(record, 'search', query);
  if (isTyped) write(url, href);
  else setURL(href);
}

// Without a network, there may be no marks.
function withMarks(act: (marks: typeof import('./field-marks.js')) => void): void {
  load('field-marks').then(act, () => {});
}

const drawn = byId('drawing', HTMLElement);
const drawing = createDrawing(drawn, {
  onPoint: (range) => withMarks(({ markField }) => markField(range)),
  onChoose: ({ start, end }, part) => {
    withMarks(({ explainPart }) => explainPart(drawn, url.value.slice(start, end), part));
    // The keyboard of a phone would hide the answer.
    if (matchMedia('(pointer: coarse)').matches) return;
    url.focus();
    url.setSelectionRange(start, end);
  },
});
function showIn(field: HTMLTextAreaElement): ShowPlace {
  return (range) =>
    withMarks(({ showPlace }) => {
      showPlace(field, range);
      if (field === url) drawing.mark(range, 'pointed');
    });
}

type Cards = typeof import('./cards.js');

function card(root: HTMLElement, create: (cards: Cards) => View): View {
  return loadedView(root, async () => create(await load('cards')));
}

const attributes = byId('attributes', HTMLElement);
const code = byId('code', HTMLElement);
const connections = byId('connections', HTMLElement);
const copyWarning = byId('copy-warning', HTMLElement);
const host = byId('host', HTMLElement);
const last = byId('last', HTMLElement);
const parameters = byId('parameters', HTMLElement);
const steps = byId('steps', HTMLElement);
const values = byId('values', HTMLElement);
const views = [
  drawing.show,
  verdictView(byId('verdict', HTMLElement), setURL, open, showIn),
  pairView(byId('pair', HTMLElement)),
  diagnosticsView(byId('diagnostics', HTMLElement), setURL, showIn(url)),
  loadedView(connections, async () => (await load('connections')).connectionsView(connections)),
  card(host, ({ hostView }) => hostView(host, () => load('public-suffix'))),
  card(values, ({ valuesView }) =>
    valuesView(values, { open, opened: () => opened, goBack, write: setURL }),
  ),
  card(steps, ({ stepsView }) => stepsView(steps, (range) => drawing.mark(range, 'read'))),
  card(code, ({ codeView }) => codeView(code)),
  card(attributes, ({ attributesView }) => attributesView(attributes, setURL)),
  card(parameters, ({ parametersView }) => parametersView(parameters, setQuery)),
  readingsView(byId('readings', HTMLElement)),
  card(last, ({ lastView }) => lastView(last)),
  showFields,
];

let compare: Compare | null = null;

/** Where the URL was opened from. */
let opened: readonly Opened[] = [];

/** Shows a URL that is in the one that is shown. */
function open(inner: string, place = ''): void {
  const { url: outer, base: outerBase, other: outerOther } = readFields();
  opened = [...opened, { url: outer, base: outerBase, other: outerOther, place }];
  showState({ url: inner, base: /^[\\/]/.test(inner) ? outer : '', other: null });
  focusStart(url);
}

function goBack(): void {
  const outer = opened.at(-1);
  if (outer === undefined) return;
  opened = opened.slice(0, -1);
  showState(outer);
  focusStart(url);
}

/** Shows a state as a new entry of the history. */
function showState(state: PageState): void {
  fillFields(state);
  render();
  writeLink('push');
}

function readFields(): PageState {
  return { url: url.value, base: base.value, other: otherLine.hidden ? null : other.value };
}

function render(): void {
  const analysis = analyze(readFields(), compare);
  // The warning is about the URL that was there.
  copyWarning.replaceChildren();
  for (const view of views) view(analysis);
}

function showFields(analysis: Analysis): void {
  const { url: input, base: baseInput, other: otherInput, baseURL, isEmpty, report } = analysis;
  document.body.classList.toggle('empty', isEmpty && !otherInput);
  const isText = report.hints.some(
    (hint) => isAboutText(hint) && (report.url === null || !isInText(hint)),
  );
  document.body.classList.toggle('text', isText && !otherInput);
  // These give the fields their height. The marks of the first are those of the diagnostics.
  for (const { previousElementSibling, value } of fields.slice(1))
    previousElementSibling?.replaceChildren(`${value}\u200B`);
  const failure =
    baseInput !== '' && baseURL === null
      ? validateURL(baseInput).diagnostics.find(({ fatal }) => fatal)
      : undefined;
  // A base cannot have a base.
  const advice =
    failure?.name === NO_SCHEME ? 'Write `https://` before its host.' : failure?.message;
  const baseError = failure ? `The base does not parse, so it is ignored. ${advice}` : '';
  byId('base-error', HTMLElement).replaceChildren(...message(baseError));
  byId('add-base', HTMLElement).hidden = !baseLine.hidden;
  const isPair = otherInput !== null;
  byId('copy-answer', HTMLElement).hidden = otherInput === '';
  byId('url-label', HTMLElement).classList.toggle('hidden', !isPair && baseLine.hidden !== false);
  byId('first-title', HTMLElement).hidden = !isPair;
  compareLink.href = writeFragment({ url: input, base: baseInput, other: isPair ? null : '' });
  compareLink.textContent = isPair ? 'Explain one' : 'Compare two';
}

let lastTyped = Number.NEGATIVE_INFINITY;
let timer = 0;

// Browsers limit how often the address may change.
function writeLinkSoon(): void {
  const now = performance.now();
  const kind = now - lastTyped > PAUSE ? 'push' : 'replace';
  lastTyped = now;
  if (kind === 'push') writeLink(kind);
  clearTimeout(timer);
  timer = window.setTimeout(() => writeLink('replace'), 300);
}

function writeLink(kind: 'push' | 'replace'): void {
  clearTimeout(timer);
  const fragment = writeFragment(readFields());
  if (fragment === location.hash) return;
  if (kind === 'push') history.pushState(opened, '', fragment);
  else history.replaceState(opened, '', fragment);
}

function readLink(): void {
  clearTimeout(timer);
  lastTyped = Number.NEGATIVE_INFINITY;
  opened = readOpened(history.state);
  fillFields(readFragment(location.hash) ?? firstExample);
  render();
}

function fillFields(state: PageState): void {
  url.value = state.url;
  base.value = state.base;
  other.value = state.other ?? '';
  baseLine.hidden = state.base === '';
  otherLine.hidden = state.other === null;
  for (const field of fields) field.scrollTop = 0;
}

function show(line: HTMLElement, field: HTMLTextAreaElement, isShown: boolean): void {
  line.hidden = !isShown;
  if (isShown) {
    field.focus();
    // A keyboard on the screen may leave room for one field only.
    line.parentElement?.scrollIntoView({ block: 'nearest' });
  } else {
    field.value = '';
    url.focus();
  }
  render();
  writeLink('push');
}

for (const field of fields) {
  field.addEventListener('input', (event) => {
    // What is typed is not what was opened.
    opened = [];
    render();
    writeLinkSoon();
    // What matters of a URL is at its start.
    if (event instanceof InputEvent && event.inputType === 'insertFromPaste')
      requestAnimationFrame(() => field.scrollTo(0, 0));
  });
  // The parser drops line breaks, so whoever presses Enter does not want one.
  field.addEventListener('beforeinput', (event) => {
    if (event.inputType === 'insertLineBreak') event.preventDefault();
  });
  field.addEventListener('scroll', () => {
    field.previousElementSibling?.scrollTo(0, field.scrollTop);
  });
}
// The site has the same key. The page of the command has no search.
const search = byId('search', HTMLAnchorElement);
if (/Mac|iP/.test(navigator.platform)) byId('search-key', HTMLElement).textContent = '⌘ K';
document.addEventListener('keydown', (event) => {
  if (search.hidden || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  search.click();
});
const menu = byId('menu', HTMLElement);
// An open menu is an entry of the history, so that the button of a phone that goes back closes it.
menu.addEventListener('click', () => {
  if (menu.ariaExpanded === 'true') {
    history.back();
    return;
  }
  menu.ariaExpanded = 'true';
  history.pushState(history.state, '');
});
window.addEventListener('popstate', () => {
  menu.ariaExpanded = 'false';
});
menu.parentElement?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || menu.ariaExpanded !== 'true') return;
  history.back();
  menu.focus();
});
byId('clear', HTMLElement).addEventListener('click', () => {
  setURL('');
  url.focus();
});
byId('copy-link', HTMLElement).addEventListener('click', async ({ currentTarget }) => {
  writeLink('replace');
  const { copyLink } = await load('cards');
  if (currentTarget instanceof HTMLElement) {
    await copyLink(readFields(), currentTarget, copyWarning);
  }
});
byId('copy-answer', HTMLElement).addEventListener('click', async ({ currentTarget }) => {
  const { copyAnswer } = await load('cards');
  if (currentTarget instanceof HTMLElement) await copyAnswer(readFields(), currentTarget);
});
switchTheme(byId('theme', HTMLElement));
for (const id of ['skip', 'to-url'])
  byId(id, HTMLElement).addEventListener('click', () => url.focus());
byId('add-base', HTMLElement).addEventListener('click', () => show(baseLine, base, true));
byId('remove-base', HTMLElement).addEventListener('click', () => show(baseLine, base, false));
compareLink.addEventListener('click', (event) => {
  // With one of these keys, the link is opened elsewhere.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  show(otherLine, other, otherLine.hidden !== false);
});
byId('remove-other', HTMLElement).addEventListener('click', () => show(otherLine, other, false));
window.addEventListener('hashchange', readLink);
// On a phone, the tools of programmers would make the page twice as long.
const hasRoom = matchMedia('(width >= 48rem)').matches;
for (const card of document.querySelectorAll<HTMLDetailsElement>('.cards > details'))
  card.open = hasRoom;
byId('examples', HTMLElement).append(
  ...examples.map((example) => element('a', { href: writeFragment(example) }, example.title)),
);
readLink();
load('connections').then(
  ({ comparePrograms }) => {
    compare = comparePrograms;
    render();
  },
  // The card of the programs says that it could not be loaded.
  () => {},
);
withMarks(({ followField }) => followField(url, (range) => drawing.mark(range, 'pointed')));
const { classList } = document.body;
setTimeout(() => classList.replace('waiting', 'waiting-below'), MOST_WAITING);
setTimeout(() => classList.remove('waiting-below'), MOST_WAITING_BELOW);
loadsSettle()
  .then(() => classList.remove('waiting', 'waiting-below'))
  .then(preload);

import { validateURL } from '@urlkit/url-validation';
import { type Analysis, analyze, type SetURL } from './analysis.js';
import { attributesView } from './attributes.js';
import { diagnosticsView } from './diagnostics.js';
import { byId, element } from './dom.js';
import { drawingView } from './drawing.js';
import { hostView } from './host.js';
import { parametersView } from './parameters.js';
import { readingsView } from './readings.js';
import { type PageState, readFragment, writeFragment } from './state.js';

const examples: readonly PageState[] = [
  { url: ' https:\\\\User@EXAMPLE.org:443/a/../b c?q=ü&x=%7e#top', base: '' },
  { url: 'http://good.example\\@evil.example/', base: '' },
  { url: 'https://g\u043E\u043Egle.example/', base: '' },
  { url: 'http://0x7f.1:080/', base: '' },
  { url: '../é?x=1&x=2', base: 'https://example.org/docs/guide/' },
  {
    url: 'http://\u0645\u0648\u0642\u0639.example/\u0645\u0633\u0627\u0631?\u0633=\u062C',
    base: '',
  },
];

const url = byId('url', HTMLTextAreaElement);
const base = byId('base', HTMLInputElement);

const setURL: SetURL = (text) => {
  url.value = text;
  render();
};

const views = [
  drawingView(byId('drawing', HTMLElement)),
  diagnosticsView(byId('diagnostics', HTMLElement), setURL),
  attributesView(byId('attributes', HTMLElement), setURL),
  parametersView(byId('parameters', HTMLElement), setURL),
  hostView(byId('host', HTMLElement)),
  readingsView(byId('readings', HTMLElement)),
  showStatus,
];

function readFields(): PageState {
  return { url: url.value, base: base.value };
}

function render(): void {
  const analysis = analyze(readFields());
  for (const view of views) view(analysis);
  writeLinkSoon();
}

function showStatus({ url: input, base: baseInput, baseURL, report }: Analysis): void {
  const isBaseBad = baseInput !== '' && baseURL === null;
  const failure = isBaseBad && validateURL(baseInput).diagnostics.find(({ fatal }) => fatal);
  const baseError = failure ? `This does not parse, so it is ignored. ${failure.message}` : '';
  byId('base-error', HTMLElement).textContent = baseError;

  const count = report.diagnostics.length;
  const parses = report.url === null ? 'This does not parse' : 'This parses';
  const errors = count === 1 ? 'one validation error' : `${count || 'no'} validation errors`;
  const isEmpty = input === '' && baseInput === '';
  byId('status', HTMLElement).textContent = isEmpty ? '' : `${parses}, with ${errors}.`;
}

let timer = 0;

// Browsers limit how often the address may change.
function writeLinkSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(writeLink, 300);
}

function writeLink(): void {
  history.replaceState(null, '', writeFragment(readFields()));
}

function readLink(): void {
  const state = readFragment(location.hash);
  url.value = state.url;
  base.value = state.base;
  render();
}

async function copyLink(): Promise<void> {
  writeLink();
  const said = byId('copied', HTMLElement);
  try {
    await navigator.clipboard.writeText(location.href);
    said.textContent = 'Copied.';
  } catch {
    said.textContent = 'The link is in the address bar.';
  }
}

for (const field of [url, base]) field.addEventListener('input', render);
byId('copy-link', HTMLElement).addEventListener('click', copyLink);
window.addEventListener('hashchange', readLink);
byId('examples', HTMLElement).append(
  ...examples.map((state) => {
    const link = element('a', { href: writeFragment(state) }, element('code', {}, state.url));
    return element('li', {}, link);
  }),
);
readLink();

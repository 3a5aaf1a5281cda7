// The values of the attributes. Changing one runs its setter.

import { living } from '@urlkit/url-editions';
import { parseURL, type URLAttributeName } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { validateChange } from '@urlkit/url-validation';
import type { SetURL, View } from './analysis.js';
import { byId, element } from './dom.js';

type Name = Exclude<URLAttributeName, 'href'> | 'origin';

const names: readonly Name[] = [
  ...(['origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

interface Row {
  readonly name: Name;
  readonly input: HTMLInputElement;
  readonly note: HTMLOutputElement;
}

/** The result of setting an attribute. */
interface Outcome {
  readonly href: string;
  readonly note: string;
  readonly isIgnored: boolean;
}

export function attributesView(root: HTMLElement, setURL: SetURL): View {
  const rows = names.map(createRow);
  const columns = [rows.slice(0, 5), rows.slice(5)].map((column) =>
    element('tbody', {}, ...column.map(toElement)),
  );
  root.replaceChildren(element('table', { class: 'form' }, ...columns));
  let url: URLRecord | null = null;
  let href: string | null | undefined;

  const showValues = (): void => {
    const values = href == null ? null : living.interpret(href);
    if (values?.kind !== 'url') return;
    for (const { name, input } of rows) input.value = values[name];
  };
  for (const { name, input, note } of rows) {
    input.addEventListener('change', () => {
      if (url === null) return;
      const outcome = setAttribute(url, name, input.value);
      const { isIgnored } = outcome;
      if (outcome.href !== href) setURL(outcome.href);
      else if (!isIgnored) showValues();
      fillNote({ name, input, note }, outcome.note, isIgnored);
    });
  }
  return ({ report }) => {
    // A value that was ignored stays until there is another URL.
    if (report.href === href) return;
    for (const row of rows) fillNote(row, '', false);
    url = report.url;
    href = report.href;
    byId('attributes-card', HTMLElement).hidden = url === null;
    showValues();
  };
}

function fillNote({ input, note }: Row, text: string, isIgnored: boolean): void {
  note.value = text;
  note.classList.toggle('bad-text', isIgnored);
  input.ariaInvalid = String(isIgnored);
}

function createRow(name: Name): Row {
  const id = `attribute-${name}`;
  const input = element('input', {
    ...{ id, dir: 'ltr', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' },
    ...{ 'aria-describedby': `${id}-note`, ...(name === 'origin' ? { readonly: '' } : {}) },
  });
  return { name, input, note: element('output', { id: `${id}-note`, for: id }) };
}

function toElement({ name, input, note }: Row): HTMLElement {
  const label = element('label', { for: input.id }, name);
  const cells = [element('th', { scope: 'row' }, label), element('td', {}, input, note)];
  return element('tr', {}, ...cells);
}

function setAttribute(url: Readonly<URLRecord>, name: Name, value: string): Outcome {
  if (name === 'origin') return { href: serializeURL(url), note: '', isIgnored: false };
  const { href, changed, message, diagnostics } = validateChange(url, name, value);
  const failed = diagnostics.find(({ fatal }) => fatal);
  const ignored = message === null ? [] : [message, ...(failed ? [failed.message] : [])];
  const note = [effectOf(changed, ignored), ...ignored, ...warningsOf(href)].join(' ');
  return { href, note, isIgnored: ignored.length > 0 && !changed };
}

function effectOf(changed: boolean, ignored: readonly string[]): string {
  if (ignored.length === 0) return changed ? 'Set.' : 'Set. The URL is the same as before.';
  return changed ? 'Set in part.' : 'Ignored.';
}

/** A setter can produce a URL whose serialization parses to another URL. */
function warningsOf(href: string): string[] {
  const parsed = parseURL(href);
  const isSame = parsed !== null && serializeURL(parsed) === href;
  return isSame ? [] : ['When this URL is parsed again, it becomes the one shown here.'];
}

// The search parameters as a table. An edit changes only one parameter.

import { QueryEditor, type QueryToken } from '@urlkit/form-urlencoded';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import type { View } from './analysis.js';
import { copyButton } from './copy.js';
import { button, byId, element, say } from './dom.js';
import {
  addParameter,
  exchangeParameters,
  insertParameter,
  joinParameters,
  removeParameter,
  replaceParameter,
  writtenParameters,
} from './edit-parameters.js';

const MOST_ROWS = 200;
/** On a phone, more come after a question. */
const MOST_ON_A_PHONE = 12;

/** A row of the table: a parameter of the URL, or one that is switched off. */
interface Entry {
  readonly written: string;
  readonly isOn: boolean;
}

interface Past {
  readonly query: string;
  readonly entries: readonly Entry[];
  /** The row that was typed into; null if something else was changed. */
  readonly typed: number | null;
}

interface Row {
  readonly element: HTMLElement;
  readonly on: HTMLInputElement;
  readonly name: HTMLInputElement;
  readonly value: HTMLInputElement;
  readonly up: HTMLElement;
  readonly down: HTMLElement;
  readonly remove: HTMLElement;
}

/** Replaces the query of a URL, at once or letter by letter. */
type SetQuery = (url: URLRecord, query: string, isTyped: boolean) => void;

export function parametersView(root: HTMLElement, setQuery: SetQuery): View {
  const rows: Row[] = [];
  let url: URLRecord | null = null;
  let entries: readonly Entry[] = [];
  /** The URL without its query and fragment, to which the parameters belong that are switched off. */
  let owner = '';

  const query = (): string => (url === null || url.query === null ? '' : `?${url.query}`);
  /** What was there before each change. Letters that are typed into a row are one change. */
  let past: readonly Past[] = [];
  let isOwn = false;
  const edit = (
    change: (query: string) => string,
    typed: number | null = null,
    old = entries,
  ): void => {
    if (url === null) return;
    const before = query();
    isOwn = true;
    setQuery(url, change(before), typed !== null);
    isOwn = false;
    const isSame = typed !== null && past.at(-1)?.typed === typed;
    if (query() !== before && !isSame) past = [...past, { query: before, entries: old, typed }];
    showChange();
  };
  /** Changes the entries together with the query. */
  const editEntries = (changed: readonly Entry[], change: (query: string) => string): void => {
    const old = entries;
    entries = changed;
    edit(change, null, old);
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (url === null || last === undefined) return;
    past = past.slice(0, -1);
    isOwn = true;
    entries = last.entries;
    setQuery(url, last.query, false);
    isOwn = false;
    showChange();
    if (past.length === 0) byId('parameters-title', HTMLElement).focus();
  };
  /** Says that the URL has changed, as its field may be far away. */
  const changed = element('p', { class: 'sticky', hidden: '' });
  const showChange = (): void => {
    changed.hidden = past.length === 0;
    if (url === null || changed.hidden) return;
    const undone = changed.querySelector('button:last-child') ?? button('Undo', undo);
    const isFocused = document.activeElement === undone;
    const copied = copyButton(serializeURL(url), 'the changed URL', 'Copy URL');
    changed.replaceChildren('The URL has changed. ', copied, ' ', undone);
    if (isFocused && undone instanceof HTMLElement) undone.focus();
  };
  /** The number of parameters of the query before a row. */
  const indexOf = (row: number): number => entries.slice(0, row).filter(({ isOn }) => isOn).length;
  const sayOf = (entry: Entry, what: string): void => {
    const name = tokenOf(entry)?.name ?? '';
    say(`${name === '' ? 'A parameter without a name' : name} ${what}`);
  };

  const actions: RowActions = {
    rename: (row, part) => {
      const entry = entries[row];
      if (entry === undefined) return;
      if (entry.isOn) edit((old) => replaceParameter(old, indexOf(row), part), row);
      else {
        const written = replaceParameter(`?${entry.written}`, 0, part).slice(1);
        entries = entries.with(row, { ...entry, written });
      }
    },
    switchOn: (row, isOn) => {
      const entry = entries[row];
      if (entry === undefined) return;
      editEntries(entries.with(row, { ...entry, isOn }), (old) =>
        isOn
          ? insertParameter(old, indexOf(row), entry.written)
          : removeParameter(old, indexOf(row)),
      );
      sayOf(entry, isOn ? 'is in the URL again.' : 'is not in the URL now.');
    },
    move: (row, direction) => {
      const entry = entries[row];
      if (entry === undefined) return;
      const next = direction === 'up' ? row - 1 : row + 1;
      const isMoved = rows[next] !== undefined;
      if (isMoved) exchange(Math.min(row, next));
      // What is pressed next moves the same parameter.
      rows[next]?.[direction].focus();
      sayOf(entry, `is number ${(isMoved ? next : row) + 1} of ${entries.length}.`);
    },
    remove: (row) => {
      const entry = entries[row];
      if (entry === undefined) return;
      const index = indexOf(row);
      editEntries(entries.toSpliced(row, 1), (old) =>
        entry.isOn ? removeParameter(old, index) : old,
      );
      // The row that has taken its place is reached without a jump of the page.
      const near = rows[Math.min(row, rows.length - 1)];
      (near?.remove ?? byId('parameters-title', HTMLElement)).focus();
      sayOf(entry, 'is removed.');
    },
  };
  /** Exchanges a row and the one after it. */
  const exchange = (row: number): void => {
    const [first, second] = [entries[row], entries[row + 1]];
    if (first === undefined || second === undefined) return;
    const index = indexOf(row);
    editEntries(entries.with(row, second).with(row + 1, first), (old) =>
      first.isOn && second.isOn ? exchangeParameters(old, index) : old,
    );
  };

  const body = element('tbody', {});
  const added = newRow(
    (part) => {
      const row = entries.length - Number(isDraft);
      const wasDraft = isDraft;
      isDraft = part.name + part.value !== '';
      if (isDraft && wasDraft) actions.rename(row, part);
      else
        edit(
          (old) =>
            wasDraft
              ? removeParameter(old, indexOf(row))
              : addParameter(old, part.name, part.value),
          row,
        );
    },
    () => {
      isDraft = false;
      isAll = true;
      redraw();
    },
  );
  const restCell = element('td', { colspan: '4' });
  const rest = element('tbody', {}, element('tr', {}, restCell));
  const text = textEditor((lines) => editEntries([], () => joinParameters(lines)));
  const head = tableHead();
  const parts = [head, body, rest, added.element];
  const table = element('table', { class: 'form', id: 'parameter-table' }, ...parts);
  const box = element('div', { class: 'rows' }, table);
  root.replaceChildren(box, changed, text.element);
  let isAll = !matchMedia('(width < 48rem)').matches;
  /** Whether the last parameter is the one that is typed into the row for a new one, and has no other row yet. */
  let isDraft = false;
  let redraw = (): void => {};
  const showAll = (): void => {
    isAll = true;
    redraw();
    rows[MOST_ON_A_PHONE]?.name.focus();
  };

  const show: View = (analysis) => {
    redraw = () => {
      isOwn = true;
      show(analysis);
      isOwn = false;
    };
    url = analysis.report.url;
    if (!isOwn) past = [];
    showChange();
    byId('parameters-card', HTMLElement).hidden = url === null;
    const written = writtenParameters(query());
    const newOwner = url === null ? '' : serializeURL({ ...url, query: null, fragment: null });
    entries = merge(newOwner === owner ? entries : [], written);
    const last = tokenOf(entries.at(-1));
    isDraft &&=
      newOwner === owner && last?.name === added.name.value && last.value === added.value.value;
    if (!isDraft) added.name.value = added.value.value = '';
    owner = newOwner;
    // Rows are reused, so that the focus stays in the table.
    const all = entries.length - Number(isDraft);
    const count = Math.min(all, isAll ? MOST_ROWS : MOST_ON_A_PHONE);
    head.hidden = count === 0;
    for (const { element: surplus } of rows.splice(count)) surplus.remove();
    while (rows.length < count) {
      const row = createRow(rows.length, actions);
      rows.push(row);
      body.append(row.element);
    }
    rest.hidden = count === all;
    restCell.replaceChildren(
      isAll ? `And ${all - count} more.` : button(`Show all ${all}`, showAll),
    );
    for (const [index, row] of rows.entries()) fill(row, entries[index], index, count);
    text.show(written);
  };
  return show;
}

/** Returns the parameters of a query, with those that are switched off after the same number of others. */
function merge(old: readonly Entry[], written: readonly string[]): readonly Entry[] {
  const merged: Entry[] = written.map((text) => ({ written: text, isOn: true }));
  for (const [index, entry] of old.entries()) if (!entry.isOn) merged.splice(index, 0, entry);
  return merged;
}

function tableHead(): HTMLElement {
  const hidden = (text: string) => element('span', { class: 'hidden' }, text);
  const texts = [hidden('On'), 'Name', 'Value', hidden('Move and remove')];
  const headings = texts.map((text) => element('th', { scope: 'col' }, text));
  return element('thead', {}, element('tr', {}, ...headings));
}

function tokenOf(entry: Entry | undefined): QueryToken | undefined {
  return new QueryEditor(entry?.written ?? '').tokens[0];
}

function fill(row: Row, entry: Entry | undefined, index: number, count: number): void {
  const token = tokenOf(entry);
  row.on.checked = entry?.isOn === true;
  row.name.value = token?.name ?? '';
  row.value.value = token?.value ?? '';
  row.element.classList.toggle('off', entry?.isOn === false);
  // A button that is disabled would lose the focus of who moved a row to the end.
  row.up.ariaDisabled = String(index === 0);
  row.down.ariaDisabled = String(index === count - 1);
}

interface RowActions {
  readonly rename: (row: number, part: { readonly name?: string; readonly value?: string }) => void;
  readonly switchOn: (row: number, isOn: boolean) => void;
  readonly move: (row: number, direction: 'up' | 'down') => void;
  readonly remove: (row: number) => void;
}

function createRow(index: number, { rename, switchOn, move, remove }: RowActions): Row {
  const label = `parameter ${index + 1}`;
  const on = element('input', { type: 'checkbox', 'aria-label': `use ${label}` });
  const name = field(`name of ${label}`);
  const value = field(`value of ${label}`);
  on.addEventListener('change', () => switchOn(index, on.checked));
  name.addEventListener('input', () => rename(index, { name: name.value }));
  value.addEventListener('input', () => rename(index, { value: value.value }));
  const up = small('↑', `Move ${label} up`, () => move(index, 'up'));
  const down = small('↓', `Move ${label} down`, () => move(index, 'down'));
  const removal = small('×', `Remove ${label}`, () => remove(index));
  const row = tableRow([[on], [name], [value], [up, down, removal]]);
  return { element: row, on, name, value, up, down, remove: removal };
}

function tableRow(contents: readonly (readonly HTMLElement[])[]): HTMLElement {
  return element('tr', {}, ...contents.map((content) => element('td', {}, ...content)));
}

function small(text: string, label: string, act: () => void): HTMLElement {
  const made = button(text, act);
  made.setAttribute('aria-label', label);
  return made;
}

/** All parameters as text, one a line. */
function textEditor(set: (lines: readonly string[]) => void) {
  const area = element('textarea', {
    ...{ rows: '4', dir: 'ltr', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' },
    'aria-label': 'parameters as text',
  });
  area.addEventListener('change', () => {
    set(area.value.split('\n').filter((line) => line !== ''));
  });
  const note = 'One parameter a line, as it is written in the URL: name=value.';
  return {
    element: element(
      'details',
      {},
      element('summary', {}, 'Edit as text'),
      ...[element('p', { class: 'quiet small' }, note), area],
    ),
    show: (written: readonly string[]): void => {
      area.value = written.join('\n');
    },
  };
}

/** The row for a new parameter, which is in the URL while it is typed, so that whoever copies the URL has it. */
function newRow(
  type: (part: { readonly name: string; readonly value: string }) => void,
  add: () => void,
) {
  const name = field('name of a new parameter');
  const value = field('value of a new parameter');
  name.placeholder = 'new name';
  value.placeholder = 'value';
  const act = (): void => {
    add();
    name.focus();
  };
  for (const typed of [name, value]) {
    typed.addEventListener('input', () => type({ name: name.value, value: value.value }));
    typed.addEventListener('keydown', ({ key, isComposing }) => {
      if (key !== 'Enter' || isComposing) return;
      if (typed === name) value.focus();
      else act();
    });
  }
  const row = tableRow([[], [name], [value], [button('Add', act)]]);
  return { element: element('tfoot', {}, row), name, value };
}

function field(label: string): HTMLInputElement {
  const attributes = {
    'aria-label': label,
    dir: 'auto',
    spellcheck: 'false',
    autocapitalize: 'off',
  };
  return element('input', { ...attributes, autocomplete: 'off' });
}

// The search parameters as a table. An edit changes only one parameter.

import { QueryEditor, type QueryToken } from '@urlkit/form-urlencoded/query-editor';
import type { URLRecord } from '@urlkit/url-record';
import type { View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { addParameter, removeParameter, replaceParameter } from './edit-parameters.js';

const MOST_ROWS = 200;

interface Row {
  readonly element: HTMLElement;
  readonly name: HTMLInputElement;
  readonly value: HTMLInputElement;
}

/** Creates the view. `setQuery` replaces the query of the URL. */
export function parametersView(
  root: HTMLElement,
  setQuery: (url: URLRecord, query: string) => void,
): View {
  const rows: Row[] = [];
  let url: URLRecord | null = null;

  const edit = (change: (query: string) => string): void => {
    if (url === null) return;
    const query = url.query === null ? '' : `?${url.query}`;
    setQuery(url, change(query));
  };
  const body = element('tbody', {});
  const added = newRow((name, value) => edit((query) => addParameter(query, name, value)));
  const rest = element('p', {});
  root.replaceChildren(element('div', { class: 'rows' }, table(body)), rest, added);

  return ({ report }) => {
    url = report.url;
    byId('parameters-card', HTMLElement).hidden = url === null;
    const { tokens } = new QueryEditor(url?.query ?? '');
    // Rows are reused, so the focus does not move.
    const count = Math.min(tokens.length, MOST_ROWS);
    for (const { element: surplus } of rows.splice(count)) surplus.remove();
    while (rows.length < count) {
      const row = createRow(rows.length, edit);
      rows.push(row);
      body.append(row.element);
    }
    rest.textContent = count < tokens.length ? `And ${tokens.length - count} more.` : '';
    for (const [index, row] of rows.entries()) fill(row, tokens[index]);
  };
}

function table(body: HTMLElement): HTMLElement {
  const texts = ['Name', 'Value', element('span', { class: 'hidden' }, 'Remove')];
  const headings = texts.map((text) => element('th', { scope: 'col' }, text));
  const head = element('thead', {}, element('tr', {}, ...headings));
  return element('table', { class: 'form', id: 'parameter-table' }, head, body);
}

function fill({ name, value }: Row, token: QueryToken | undefined): void {
  name.value = token?.name ?? '';
  value.value = token?.value ?? '';
}

function createRow(index: number, edit: (change: (query: string) => string) => void): Row {
  const name = field(`name of parameter ${index + 1}`);
  const value = field(`value of parameter ${index + 1}`);
  name.addEventListener('change', () => {
    edit((query) => replaceParameter(query, index, { name: name.value }));
  });
  value.addEventListener('change', () => {
    edit((query) => replaceParameter(query, index, { value: value.value }));
  });
  const remove = button('×', () => {
    edit((query) => removeParameter(query, index));
    byId('parameters-title', HTMLElement).focus();
  });
  remove.setAttribute('aria-label', `Remove parameter ${index + 1}`);
  const cells = [name, value, remove].map((content) => element('td', {}, content));
  return { element: element('tr', {}, ...cells), name, value };
}

function newRow(add: (name: string, value: string) => void): HTMLElement {
  const name = field('name of a new parameter');
  const value = field('value of a new parameter');
  name.placeholder = 'new name';
  value.placeholder = 'value';
  const act = (): void => {
    add(name.value, value.value);
    name.value = '';
    value.value = '';
    name.focus();
  };
  return element('p', { class: 'new-parameter' }, name, value, button('Add', act));
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

// What documents say, as trees of arrays and texts, by the parsers that other programs read them with.

import { delimiterOf } from '@urlkit/url-text';
import { parse as parseCSV } from 'csv-parse/sync';
import { type DefaultTreeAdapterMap, parse as parseHTML } from 'parse5';
import { SaxesParser } from 'saxes';
import { parseAllDocuments } from 'yaml';
import { markdownParser } from './links-in-markdown.js';

/** Turns objects into arrays of names and values, in their order. */
function entriesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entriesOf);
  if (value instanceof Map) return [...value].map(entriesOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(entriesOf);
}

/** Reads JSON, or a text with JSON on each line. */
export function readJSON(document: string): unknown {
  try {
    return entriesOf(JSON.parse(document));
  } catch {
    const lines = document.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => entriesOf(JSON.parse(line)));
  }
}

export function readYAML(document: string): unknown {
  return parseAllDocuments(document).map((one) => {
    const [error] = one.errors;
    if (error !== undefined) throw error;
    return entriesOf(one.toJS({ mapAsMap: true, maxAliasCount: 100 }));
  });
}

export function readCSV(document: string): unknown {
  return parseCSV(document, { delimiter: delimiterOf(document), relax_column_count: true });
}

/** The tags, attributes and texts of XML, in their order. */
export function readXML(document: string): unknown {
  const found: unknown[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    found.push(['tag', name, Object.entries(attributes)]),
  );
  parser.on('closetag', ({ name }) => found.push(['end', name]));
  for (const event of ['text', 'cdata', 'comment', 'doctype'] as const) {
    parser.on(event, (text) => found.push([event, text]));
  }
  parser.on('processinginstruction', ({ target, body }) => found.push([target, body]));
  parser.write(document).close();
  return found;
}

type Node = DefaultTreeAdapterMap['node'];

/** The elements, attributes and texts of HTML, in their order. */
export function readHTML(document: string): unknown {
  const found: unknown[] = [];
  const nodes: Node[] = [parseHTML(document)];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    found.push(node.nodeName);
    if ('attrs' in node) found.push(node.attrs.map(({ name, value }) => [name, value]));
    if ('value' in node) found.push(node.value);
    if ('data' in node) found.push(node.data);
    if ('content' in node) nodes.push(node.content);
    if ('childNodes' in node) {
      found.push(String(node.childNodes.length));
      for (const child of node.childNodes) nodes.push(child);
    }
  }
  return found;
}

/** The names of the nodes of Markdown, in their order. Their texts are outside of what changes. */
export function readMarkdown(document: string): unknown {
  const found: string[] = [];
  markdownParser.parse(document).iterate({
    enter: ({ name }) => {
      found.push(name);
    },
    leave: () => {
      found.push('');
    },
  });
  return found;
}

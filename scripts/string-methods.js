// Makes modules that call the methods of strings without looking them up, which V8 does fastest.
//
// V8 looks for `text.slice` in the map of the string. There is a map for each kind: flat, slice, concatenation, property
// name and others, each with one or with two bytes for a code unit. Code that meets more than four kinds, as it does in
// most programs, takes 5 ns for each look-up. `slice.call(text)` has none, and neither has the length of a
// concatenation. Interpreters take longer for `call`, so this is for Node.

import { dirname, join } from 'node:path';
import MagicString from 'magic-string';
import {
  isCallExpression,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';

const methods = Object.getOwnPropertyNames(String.prototype).filter(
  (name) => name !== 'constructor' && typeof String.prototype[name] === 'function',
);

function isString(type) {
  return type?.types?.every(isString) ?? (type?.flags & TypeFlags.StringLike) !== 0;
}

/** Finds what may be a string: the receivers of calls of methods with such names, and where a length is read. */
function findCandidates(sourceFile) {
  const candidates = [];
  const visit = (node) => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { expression: text, name } = node.expression;
      if (methods.includes(name.text)) candidates.push({ text, call: node, method: name.text });
    } else if (isPropertyAccessExpression(node) && node.name.text === 'length') {
      candidates.push({ text: node.expression });
    } else if (isVariableDeclaration(node) && isObjectBindingPattern(node.name)) {
      const names = node.name.elements.map(({ name }) => name.text);
      if (names.join() === 'length') candidates.push({ text: node.initializer });
    }
    node.forEachChild(visit);
  };
  sourceFile.forEachChild(visit);
  return candidates;
}

/** A Rollup plugin for modules in TypeScript. It needs the types, so it comes before what removes them. */
export function directStringMethods() {
  let api;
  const projects = new Map();
  function projectOf(id) {
    const config = join(dirname(id).replace(/([\\/])src\b.*/, '$1'), 'tsconfig.json');
    if (!projects.has(config)) {
      projects.set(config, api.updateSnapshot({ openProjects: [config] }).getProject(config));
    }
    return projects.get(config);
  }
  return {
    name: 'direct-string-methods',
    buildStart() {
      api = new API();
      projects.clear();
    },
    buildEnd() {
      api.close();
    },
    transform(source, id) {
      if (!id.endsWith('.ts')) return null;
      const { checker, program } = projectOf(id);
      const candidates = findCandidates(program.getSourceFile(id));
      const types = checker.getTypeAtLocation(candidates.map(({ text }) => text));
      const used = new Set();
      const output = new MagicString(source);
      for (const [index, { text, call, method }] of candidates.entries()) {
        if (!isString(types[index])) continue;
        if (method === undefined) {
          output.appendLeft(text.getStart(), "('' + ").prependRight(text.end, ')');
        } else {
          used.add(method);
          output.appendLeft(text.getStart(), `$${method}.call(`);
          output.overwrite(text.end, call.arguments.pos, call.arguments.length > 0 ? ', ' : '');
        }
      }
      if (used.size === 0) return null;
      const names = Array.from(used, (name) => `${name}: $${name}`);
      output.prepend(`const { ${names.join(', ')} } = String.prototype;`);
      return { code: output.toString(), map: output.generateMap({ hires: true, source: id }) };
    },
  };
}

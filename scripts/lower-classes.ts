// A Babel plugin for engines without classes. Their methods and accessors become those of object
// literals, so that they keep what classes give to them: names, and no [[Construct]].

import type { NodePath, PluginObj, types as Types } from '@babel/core';
import { types as t, template } from '@babel/core';

const makeClass = template.expression('MAKE_CLASS(CONSTRUCTOR, MEMBERS, STATICS)', {
  syntacticPlaceholders: false,
} as never);

/**
 * What a lowered program needs in its scope: makes a class of a constructor. Engines that do not
 * name accessors as the language says are helped.
 */
export const makeClassSource: string = `
function makeClass(constructor, members, statics) {
  copyMembers(constructor.prototype, members);
  copyMembers(constructor, statics);
  Object.defineProperty(constructor, 'prototype', { writable: false });
  return constructor;
}
function copyMembers(target, members) {
  Object.getOwnPropertyNames(members).forEach(function (key) {
    var descriptor = Object.getOwnPropertyDescriptor(members, key);
    descriptor.enumerable = false;
    nameFunction(descriptor.value, key);
    nameFunction(descriptor.get, 'get ' + key);
    nameFunction(descriptor.set, 'set ' + key);
    Object.defineProperty(target, key, descriptor);
  });
}
function nameFunction(value, name) {
  if (typeof value === 'function' && value.name !== name) {
    Object.defineProperty(value, 'name', { value: name, configurable: true });
  }
}
`;

function lower(path: NodePath<Types.Class>): void {
  const { body, superClass, id } = path.node;
  if (superClass) throw path.buildCodeFrameError('A class that extends another is not lowered.');
  let constructorFunction = t.functionExpression(id, [], t.blockStatement([]));
  const members: Types.ObjectMethod[] = [];
  const statics: Types.ObjectMethod[] = [];
  for (const member of body.body) {
    if (!t.isClassMethod(member) || member.computed) {
      throw path.buildCodeFrameError('Only methods and accessors are lowered.');
    }
    const parameters = member.params as Types.FunctionParameter[];
    if (member.kind === 'constructor') {
      constructorFunction = t.functionExpression(id, parameters, member.body);
    } else {
      const method = t.objectMethod(member.kind, member.key, parameters, member.body);
      (member.static ? statics : members).push(method);
    }
  }
  constructorFunction.body.body.unshift(
    template.statement.ast(`if (!new.target) throw new TypeError('Class constructor: use new');`),
  );
  const lowered = makeClass({
    MAKE_CLASS: t.identifier('makeClass'),
    CONSTRUCTOR: constructorFunction,
    MEMBERS: t.objectExpression(members),
    STATICS: t.objectExpression(statics),
  });
  if (path.isClassDeclaration() && id) {
    path.replaceWith(t.variableDeclaration('var', [t.variableDeclarator(id, lowered)]));
  } else path.replaceWith(lowered);
}

export function lowerClasses(): PluginObj {
  return { visitor: { Class: lower } };
}

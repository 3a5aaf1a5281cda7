// A Babel plugin for engines without classes. Methods and accessors become those of object
// literals, so that they keep what classes give to them: names, and no [[Construct]]. What is
// private to a class is in one WeakMap, whose lookup throws for other objects.

import type { NodePath, PluginObj, types as Types } from '@babel/core';
import { types as t, template } from '@babel/core';

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
function stateOfObject(states, object) {
  var state = states.get(object);
  if (state === undefined) throw new TypeError('Illegal invocation');
  return state;
}
function ownObject(states, object) {
  stateOfObject(states, object);
  return object;
}
`;

/** What a lowered program needs as well if a class in it extends another. */
export const deriveClassSource: string = `
function deriveClass(constructor, members, statics, parent) {
  Object.setPrototypeOf(constructor, parent);
  constructor.prototype = Object.create(parent.prototype, {
    constructor: { value: constructor, writable: true, configurable: true },
  });
  return makeClass(constructor, members, statics);
}
`;

type Class = NodePath<Types.Class>;
type Privates = ReadonlyMap<string, Types.ClassPrivateMethod['kind'] | 'field'>;

const callsNew = template.statement(
  `if (!new.target) throw new TypeError('Class constructor: use new');`,
);
const construct = template.statement('return Reflect.construct(PARENT, args, new.target);');
const setState = template.statement('STATES.set(this, STATE);');
const setField = template.statement('this.NAME = VALUE;');
const declareStates = template.statement('var STATES = new WeakMap();');

function initialValue(field: Types.ClassProperty | Types.ClassPrivateProperty): Types.Expression {
  return field.value ?? t.unaryExpression('void', t.numericLiteral(0));
}

/** Replaces `object.#name` by what looks it up. */
function lowerAccess(
  access: NodePath<Types.MemberExpression>,
  privates: Privates,
  states: Types.Identifier,
  prefix: string,
): void {
  const { object, property } = access.node;
  if (!t.isPrivateName(property)) return;
  const { name } = property.id;
  const kind = privates.get(name);
  if (kind === undefined) throw access.buildCodeFrameError('A private name of another class.');
  const lookUp = (helper: string): Types.CallExpression =>
    t.callExpression(t.identifier(helper), [states, object as Types.Expression]);
  if (kind === 'field') {
    access.replaceWith(t.memberExpression(lookUp('stateOfObject'), t.identifier(name)));
    return;
  }
  const method = t.memberExpression(t.identifier(prefix + name), t.identifier('call'));
  const { parentPath } = access;
  if (kind === 'get') access.replaceWith(t.callExpression(method, [lookUp('ownObject')]));
  else if (parentPath.isCallExpression() && access.key === 'callee') {
    const { arguments: args } = parentPath.node;
    parentPath.replaceWith(t.callExpression(method, [lookUp('ownObject'), ...args]));
  } else throw access.buildCodeFrameError('A private method that is not called.');
}

function lower(path: Class): void {
  const { body, superClass, id } = path.node;
  const states = path.scope.generateUidIdentifier('states');
  const prefix = `${states.name}_`;
  const privates = new Map(
    body.body.flatMap((member): [string, Types.ClassPrivateMethod['kind'] | 'field'][] => {
      if (t.isClassPrivateProperty(member)) return [[member.key.id.name, 'field']];
      return t.isClassPrivateMethod(member) ? [[member.key.id.name, member.kind]] : [];
    }),
  );
  if (privates.size > 0) {
    path.traverse({ MemberExpression: (access) => lowerAccess(access, privates, states, prefix) });
  }

  let parameters: Types.FunctionParameter[] = [];
  let constructorBody = t.blockStatement([]);
  const members: Types.ObjectMethod[] = [];
  const statics: Types.ObjectMethod[] = [];
  const fields: Types.Statement[] = [];
  const state: Types.ObjectProperty[] = [];
  const outside: Types.Statement[] = [];
  for (const member of body.body) {
    if (t.isClassPrivateProperty(member) && !member.static) {
      state.push(t.objectProperty(t.identifier(member.key.id.name), initialValue(member)));
    } else if (t.isClassProperty(member) && !member.static && t.isIdentifier(member.key)) {
      fields.push(setField({ NAME: member.key, VALUE: initialValue(member) }) as Types.Statement);
    } else if (t.isClassPrivateMethod(member) && !member.static) {
      const name = t.identifier(prefix + member.key.id.name);
      const method = t.functionExpression(
        null,
        member.params as Types.FunctionParameter[],
        member.body,
      );
      outside.push(t.variableDeclaration('var', [t.variableDeclarator(name, method)]));
    } else if (t.isClassMethod(member) && member.kind === 'constructor' && !superClass) {
      parameters = member.params as Types.FunctionParameter[];
      constructorBody = member.body;
    } else if (t.isClassMethod(member) && member.kind !== 'constructor' && !member.computed) {
      const params = member.params as Types.FunctionParameter[];
      const method = t.objectMethod(member.kind, member.key, params, member.body);
      (member.static ? statics : members).push(method);
    } else throw path.buildCodeFrameError(`A ${member.type} that is not lowered.`);
  }
  if (superClass) {
    if (fields.length + state.length > 0) throw path.buildCodeFrameError('Fields, and a parent.');
    parameters = [t.restElement(t.identifier('args'))];
    constructorBody.body.push(construct({ PARENT: t.cloneNode(superClass) }) as Types.Statement);
  }
  if (privates.size > 0) {
    fields.unshift(
      setState({ STATES: states, STATE: t.objectExpression(state) }) as Types.Statement,
    );
    outside.unshift(declareStates({ STATES: states }) as Types.Statement);
  }
  constructorBody.body.unshift(callsNew() as Types.Statement, ...fields);
  const lowered = t.callExpression(t.identifier(superClass ? 'deriveClass' : 'makeClass'), [
    t.functionExpression(id, parameters, constructorBody),
    ...[members, statics].map((methods) => t.objectExpression(methods)),
    ...(superClass ? [superClass] : []),
  ]);
  path.getStatementParent()?.insertBefore(outside);
  if (path.isClassDeclaration() && id) {
    path.replaceWith(t.variableDeclaration('var', [t.variableDeclarator(id, lowered)]));
  } else path.replaceWith(lowered);
}

export function lowerClasses(): PluginObj {
  return { visitor: { Class: lower } };
}

// What takes text, by the declarations: exported functions, and methods of what is exported or returned.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Span, Visitor } from 'oxc-parser';
import { type Package, readPackages } from '../../scripts/workspace.js';
import { exportedSignatures } from '../support/declarations.js';
import {
  type Call,
  isClass,
  type PublicExport,
  publicExports,
  shapeOf,
} from './public-functions.js';

/** A call that takes any text, with other arguments as usual. */
export interface TextTaker {
  /** Such as `@urlkit/url-parser parseURL 0` or `@urlkit/host-policy hostPatterns().find`. */
  readonly name: string;
  readonly run: (text: string) => unknown;
}

interface Declarations {
  /** The types that names stand for, in the package or in those that it depends on. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The types of the parameters of each method, after U+003F (?) if they are optional. One name may be that of several. */
  readonly methods: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const USUAL_TEXT = 'com';

const packages = new Map(readPackages().map((one) => [one.manifest.name, one]));

function readDeclarations({ path }: Package): Declarations {
  const aliases = new Map<string, string>();
  const methods = new Map<string, readonly (readonly string[])[]>();
  const dist = join(path, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^(?!cjs).*\.d\.ts$/.test(name))) {
    const source = readFileSync(join(dist, file), 'utf8');
    const textOf = ({ start, end }: Span): string => source.slice(start, end);
    const addMethod = (key: Span, parameters: readonly Span[]): void => {
      const types = parameters.map((one) => textOf(one).replace(/^(\.\.\.)?\w+(\??): */, '$2'));
      methods.set(textOf(key), [...(methods.get(textOf(key)) ?? []), types]);
    };
    new Visitor({
      TSTypeAliasDeclaration({ id, typeAnnotation }) {
        aliases.set(id.name, textOf(typeAnnotation));
      },
      TSMethodSignature({ key, params }) {
        addMethod(key, params);
      },
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        if (type?.type === 'TSFunctionType') addMethod(key, type.params);
      },
      MethodDefinition({ key, value }) {
        addMethod(key, value.params);
      },
    }).visit(parseSync(file, source).program);
  }
  return { aliases, methods };
}

const declarations = new Map(
  Array.from(packages, ([name, one]) => [name, readDeclarations(one)] as const),
);

/** Whether a type, as a package declares or imports it, includes all strings. */
function includesText(type: string, packageName: string): boolean {
  if (type.includes('=>')) return false;
  return type.split('|').some((member) => {
    const name = member.trim();
    return name === 'string' || (aliasOf(name, packageName)?.(includesText) ?? false);
  });
}

// Calls a function with the type that a name stands for, and the package that declares it.
function aliasOf(
  name: string,
  packageName: string,
): ((read: typeof includesText) => boolean) | undefined {
  const imported = Object.keys(packages.get(packageName)?.manifest.dependencies ?? {});
  for (const one of [packageName, ...imported]) {
    const alias = declarations.get(one)?.aliases.get(name);
    if (alias !== undefined) return (read) => read(alias, one);
  }
  return undefined;
}

const signatures = exportedSignatures();

function takersOf(one: PublicExport): readonly TextTaker[] {
  const { name, value } = one;
  const [module = '', id = ''] = name.split(' ');
  const packageName = module.split('/').slice(0, 2).join('/');
  // What mixins call is not for users.
  if (/ \w*[aA]lgorithms$/.test(name)) return [];
  if (typeof value !== 'function') return methodsOf(name, value, packageName);
  if (isClass(name)) {
    // Those of Web IDL convert everything to text, and have tests of their own.
    if (!signatures.some((signature) => signature.name.startsWith(`${name}.`))) return [];
    return methodsOf(`${name}()`, Reflect.construct(value, ['a=b']), packageName);
  }
  const takers: TextTaker[] = [];
  const usual: Call = (...args) => {
    const result: unknown = Reflect.apply(value, undefined, args);
    const declared = signatures.filter((signature) => signature.name === name);
    for (const { parameters } of declared) {
      for (const [at, { type }] of parameters.slice(0, args.length).entries()) {
        if (!includesText(type, packageName)) continue;
        const run: TextTaker['run'] = (text) =>
          Reflect.apply(value, undefined, args.with(at, text));
        takers.push({ name: `${module} ${id} ${at}`, run });
      }
    }
    takers.push(...methodsOf(`${name}()`, result, packageName));
    return result;
  };
  shapeOf(one)?.(usual, USUAL_TEXT);
  return takers;
}

// Returns how many of the first parameters are text; 0 if another is needed.
function countTexts(types: readonly string[], packageName: string): number {
  const isText = types.map((type) => includesText(type.replace(/^\?/, ''), packageName));
  const count = [...isText, false].indexOf(false);
  return types.slice(count).every((type) => type.startsWith('?')) ? count : 0;
}

function methodsOf(name: string, object: unknown, packageName: string): readonly TextTaker[] {
  if (typeof object !== 'object' || object === null) return [];
  const prototype: unknown = Object.getPrototypeOf(object);
  // Not those of lists, maps and regular expressions.
  if (
    Object.hasOwn(globalThis, prototype?.constructor.name ?? '') &&
    prototype !== Object.prototype
  )
    return [];
  const keys = [object, prototype].flatMap((one) => Object.getOwnPropertyNames(one ?? {}));
  return Array.from(new Set(keys)).flatMap((key) => {
    const declared = declarations.get(packageName)?.methods.get(key) ?? [];
    const counts = declared.map((types) => countTexts(types, packageName));
    const count = Math.min(...counts.filter((one) => one > 0));
    const method: unknown = Reflect.get(object, key);

    if (typeof method !== 'function' || !Number.isFinite(count)) return [];
    const call = (args: readonly unknown[]): unknown =>
      key === 'constructor' ? Reflect.construct(method, args) : Reflect.apply(method, object, args);
    const textsOf = (text: string): readonly string[] => Array.from({ length: count }, () => text);
    return { name: `${name}.${key}`, run: (text) => call(textsOf(text)) };
  });
}

/** Everything that takes text. A function occurs once for each usual call and position. */
export const textTakers: readonly TextTaker[] = (await publicExports()).flatMap(takersOf);

// Methods of ECMAScript 2019 and 2020 that the package uses, for engines of ECMAScript 2017.

function flatten(list: readonly unknown[], depth: number, result: unknown[] = []): unknown[] {
  list.forEach((item) => {
    if (Array.isArray(item) && depth >= 1) flatten(item, depth - 1, result);
    else result.push(item);
  });
  return result;
}

// https://tc39.es/ecma262/#sec-regexp-prototype-%symbol.matchall%
function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const copy = new RegExp(pattern.source, pattern.flags);
  copy.lastIndex = pattern.lastIndex;
  for (let match = copy.exec(text); match !== null; match = copy.exec(text)) {
    if (match[0] === '') copy.lastIndex++;
    yield match;
    if (!copy.global) return;
  }
}

/** Defines methods that an object lacks. */
function complete(target: object, methods: object): void {
  for (const name of Object.keys(methods)) {
    const value: unknown = Reflect.get(methods, name);
    if (name in target) continue;
    Reflect.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

complete(Array.prototype, {
  flat(this: readonly unknown[], depth = 1) {
    return flatten(this, depth);
  },
  flatMap(this: readonly unknown[], toItem: (...args: unknown[]) => unknown, receiver?: unknown) {
    return flatten(
      this.map((...args) => Reflect.apply(toItem, receiver, args)),
      1,
    );
  },
});
complete(String.prototype, {
  matchAll(this: string, pattern: RegExp | string) {
    return matchesOf(`${this}`, typeof pattern === 'string' ? new RegExp(pattern, 'g') : pattern);
  },
});
complete(Object, {
  fromEntries(entries: Iterable<readonly [PropertyKey, unknown]>) {
    const result = {};
    for (const [name, value] of entries) {
      Reflect.defineProperty(result, name, {
        ...{ value, writable: true, enumerable: true, configurable: true },
      });
    }
    return result;
  },
});

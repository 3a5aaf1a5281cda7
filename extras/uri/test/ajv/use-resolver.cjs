// Loaded into mocha before Ajv's tests: makes the resolver of @urlkit/uri the default of all instances of Ajv.

const assert = require('node:assert/strict');
const { resolve } = require('node:path');
const { uriResolver } = require('@urlkit/uri/resolver');

// Standalone code of Ajv names this module as well.
const uri = require(resolve('dist/runtime/uri'));
const TIMEOUT = 60_000;
let calls = 0;

/** @param {'parse' | 'resolve' | 'serialize'} name */
function counted(name) {
  return (/** @type {any[]} */ ...args) => {
    calls++;
    return uriResolver[name](...args);
  };
}

uri.default = {
  parse: counted('parse'),
  resolve: counted('resolve'),
  serialize: counted('serialize'),
  code: uri.default.code,
};

exports.mochaHooks = {
  // Tests of Ajv have limits of their own, which a busy machine exceeds.
  /** @this {any} */
  beforeEach() {
    this.currentTest.timeout(TIMEOUT);
  },
  afterAll() {
    assert(calls > 10_000, `The resolver was called ${calls} times`);
  },
};

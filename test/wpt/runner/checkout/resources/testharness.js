// As much of the harness of web-platform-tests as the files of this folder ask for.

(() => {
  const results = [];
  const pending = [];
  let report = () => {};

  function note(name, error) {
    results.push({ name, status: error ? 1 : 0, message: error ? String(error.message) : null });
  }

  function assert(condition, message) {
    if (!condition) throw new Error(message);
  }

  Object.assign(globalThis, {
    test(run, name) {
      try {
        run();
        note(name, null);
      } catch (error) {
        note(name, error);
      }
    },
    promise_test(run, name) {
      pending.push(
        run().then(
          () => note(name, null),
          (error) => note(name, error),
        ),
      );
    },
    assert_true: (value) => assert(value === true, 'no true'),
    assert_equals: (actual, expected) => assert(actual === expected, `${actual}, not ${expected}`),
    assert_throws_js(type, run) {
      try {
        run();
      } catch (error) {
        assert(error.constructor === type, `${error} is of another class, or realm`);
        return;
      }
      assert(false, 'does not throw');
    },
    add_completion_callback(callback) {
      report = callback;
    },
    done() {},
  });

  setTimeout(async () => {
    await Promise.all(pending);
    report(results, { status: 0, message: null });
  });
})();

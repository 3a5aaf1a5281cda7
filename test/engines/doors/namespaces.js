// Calls every function of a module, so that the list of those that take a URL is complete in each version.

const timeout = 4_000;

/** The errors of the system, when it looks for a file in what is no folder. */
const isOfSystem = (error) =>
  /^(?:ENOTDIR|ENOENT|EEXIST|EINVAL)$/.test(error?.code) ||
  /^(?:NotADirectory|NotFound|AlreadyExists)$/.test(error?.name) ||
  /os error/.test(error?.message);

/** Lists of arguments with a value that may be a URL. */
const shapes = (value, path) => [
  [value],
  [value, value],
  [value, 'text'],
  [value, 0],
  [value, 0, 0],
  [path, value],
];

const errorOfStream = (stream) =>
  typeof stream?.on === 'function' && new Promise((_, fail) => stream.on('error', fail));

/** Calls a function with and without a callback. Throws what comes from the system. */
async function callWith(call) {
  const calls = [
    async () => errorOfStream(await call()),
    () => new Promise((settle, fail) => call((error) => (error ? fail(error) : settle()))),
  ];
  await Promise.all(
    calls.map(async (run) => {
      try {
        await run();
      } catch (error) {
        if (isOfSystem(error)) throw error;
      }
    }),
  );
}

/** Whether a function asks the system for a file when it is called with a value. */
async function takes(member, value, path) {
  let timer;
  const late = new Promise((settle) => {
    timer = setTimeout(settle, timeout, false);
  });
  const tried = Promise.all(
    shapes(value, path).map((args) => callWith((...more) => member(...args, ...more))),
  );
  const answer = await Promise.race([
    late,
    tried.then(
      () => false,
      () => true,
    ),
  ]);
  clearTimeout(timer);
  return answer;
}

/**
 * Calls the functions of a namespace with the URL of a file that cannot exist.
 *
 * @returns For each, whether it takes the URL. Those that also take an object that is no URL are left out.
 */
export async function callAll(namespace, skipped, missing) {
  const names = Object.keys(namespace).filter(
    (name) => typeof namespace[name] === 'function' && !skipped.test(name),
  );
  const path = missing().pathname;
  const answers = await Promise.all(
    names.map(async (name) => {
      const member = (...args) => namespace[name](...args);
      const answer = await takes(member, missing(), path);
      return answer && !(await takes(member, {}, path)) ? [[name, 'takes a URL']] : [];
    }),
  );
  return Object.fromEntries(answers.flat());
}

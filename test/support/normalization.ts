// Counts how often the engine is asked to normalize a text. A package may keep the method when it is loaded, so a test must import
// this module before the packages.

/** How often the engine is asked to normalize a text, and how many code units these texts have. */
interface Count {
  calls: number;
  codeUnits: number;
}

const { normalize } = String.prototype;
let count: Count = { calls: 0, codeUnits: 0 };

String.prototype.normalize = function (form) {
  count.calls++;
  count.codeUnits += this.length;
  return normalize.call(this, form);
};

export function countNormalizations(run: () => unknown): Readonly<Count> {
  const before = count;
  const during = { calls: 0, codeUnits: 0 };
  count = during;
  run();
  count = before;
  return during;
}

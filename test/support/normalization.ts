/** How often the engine is asked to normalize a text, and how many code units these texts have. */
export function countNormalizations(run: () => unknown): {
  readonly calls: number;
  readonly codeUnits: number;
} {
  const normalize = String.prototype.normalize;
  const count = { calls: 0, codeUnits: 0 };
  String.prototype.normalize = function (form) {
    count.calls++;
    count.codeUnits += this.length;
    return normalize.call(this, form);
  };
  try {
    run();
  } finally {
    String.prototype.normalize = normalize;
  }
  return count;
}

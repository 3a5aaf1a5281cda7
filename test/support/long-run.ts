// What shorter runs leave to longer ones.

const { CI, URLKIT_RUNS, URLKIT_SHORT, URLKIT_SPARSE } = process.env;

/** Whether URLKIT_RUNS asks for a long run, as the nightly one is. */
export const isLongRun: boolean = URLKIT_RUNS !== undefined;

/** Whether this is neither a long run nor one of CI, or is to be short. It takes fewer of what takes long. */
export const isShortRun: boolean = !isLongRun && (CI !== 'true' || URLKIT_SHORT === 'true');

/** Every how many items this run takes one where a run of CI takes one of `step`. For mutants, the tests take still fewer. */
export function stepOf(step: number): number {
  return isLongRun ? 1 : step * Number(URLKIT_SPARSE ?? (isShortRun ? 3 : 1));
}

/** All items in a long run, and every `step`th in one of CI. */
export function sample<Item>(items: readonly Item[], step: number): readonly Item[] {
  const every = stepOf(step);
  return items.filter((_, index) => index % every === 0);
}

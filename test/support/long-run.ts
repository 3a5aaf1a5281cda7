// What shorter runs leave to longer ones.

const { CI, URLKIT_RUNS, URLKIT_SPARSE = '1' } = process.env;

/** Whether URLKIT_RUNS asks for a long run, as the nightly one is. */
export const isLongRun: boolean = URLKIT_RUNS !== undefined;

/** Whether this is neither a long run nor one of CI. It takes fewer of what takes long. */
export const isShortRun: boolean = !isLongRun && CI !== 'true';

/** All items in a long run, and every `step`th in others. For mutants, the tests take still fewer. */
export function sample<Item>(items: readonly Item[], step: number): readonly Item[] {
  const every = step * Number(URLKIT_SPARSE);
  return isLongRun ? items : items.filter((_, index) => index % every === 0);
}

// What normal runs leave to long ones.

/** Whether URLKIT_RUNS asks for a long run, as the nightly one is. */
export const isLongRun: boolean = 'URLKIT_RUNS' in process.env;

/** All items in a long run, and every `step`th in others. */
export function sample<Item>(items: readonly Item[], step: number): readonly Item[] {
  return isLongRun ? items : items.filter((_, index) => index % step === 0);
}

/** A range of a string, in code units. */
export interface Range {
  /** The offset of its first code unit. */
  readonly start: number;
  /** The offset after its last code unit. */
  readonly end: number;
}

/** Input that cannot be read. The message says what is wrong, and has the name of the line before it. */
export class LineError extends Error {
  override readonly name = 'LineError';
  /** The number of the line, from 1; null for the one that is read. */
  readonly lineNumber: number | null;

  constructor(message: string, lineNumber: number | null = null) {
    super(message);
    this.lineNumber = lineNumber;
  }
}

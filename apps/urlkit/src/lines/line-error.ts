/** An error in a line of an input. Its message says what is wrong; the name of the line is added before it. */
export class LineError extends Error {
  override readonly name = 'LineError';
  /** The number of the line, from 1; null for the current one. */
  readonly lineNumber: number | null;

  constructor(message: string, lineNumber: number | null = null) {
    super(message);
    this.lineNumber = lineNumber;
  }
}

/**
 * Has the engine write out a string that was concatenated. Until it is read, it may be a tree of its
 * parts, which takes many times the memory.
 */
export function writeOut(text: string): string {
  return ` ${text}`.slice(1);
}

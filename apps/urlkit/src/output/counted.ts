/** Returns a number with a noun in the singular or plural, such as `2 columns`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

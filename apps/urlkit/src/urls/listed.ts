/** Returns names as people list them: `a, b and c`. */
export function enumerated(names: readonly string[]): string {
  return listed(names.map((name) => [name])).join('');
}

/** Puts commas and `and` between items, each of which may have several parts. */
export function listed<Part>(items: readonly (readonly Part[])[]): readonly (Part | string)[] {
  return items.flatMap((item, index): readonly (Part | string)[] => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ' and ' : ', ', ...item];
  });
}

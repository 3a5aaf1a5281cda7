import type { ExecutionContext } from 'ava';

/** Compares long texts, and shows the first line that differs instead of both. */
export function checkLines(
  t: ExecutionContext,
  actual: string,
  expected: string,
  message = '',
): void {
  t.pass();
  if (actual === expected) return;
  const [lines, others] = [actual.split('\n'), expected.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const index = at === -1 ? lines.length : at;
  t.is(lines[index], others[index], `${message} line ${index + 1}`);
}

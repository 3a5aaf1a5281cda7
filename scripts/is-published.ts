import { run } from './run.js';

/**
 * Whether a registry has a version of a package.
 *
 * @param id Such as `@urlkit/host@1.0.0`.
 * @throws Error If the registry does not answer: only E404 means that it has none.
 */
export async function isPublished(id: string, ...options: readonly string[]): Promise<boolean> {
  try {
    return (await run('npm', ['view', id, 'version', ...options])).trim() !== '';
  } catch (error) {
    if (error instanceof Error && /\bE404\b/.test(error.message)) return false;
    throw error;
  }
}

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the calls of a file as a script, which a realm of its own can run. */
export async function bundleCalls(file = 'calls.ts'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

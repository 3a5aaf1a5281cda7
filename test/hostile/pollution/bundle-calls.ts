import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the calls as a script, which a realm of its own can run. */
export async function bundleCalls(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('calls.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

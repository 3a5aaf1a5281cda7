import type { ColorMode } from '../names.js';
import type { Streams } from '../run/streams.js';

/** Whether to use colors. The command line decides; otherwise the environment; otherwise whether it is a terminal. */
export function wantsColors(
  mode: ColorMode,
  stdout: Streams['stdout'],
  environment: NodeJS.ProcessEnv,
): boolean {
  if (mode !== 'auto') return mode === 'always';
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return stdout.hasColors?.() ?? false;
}

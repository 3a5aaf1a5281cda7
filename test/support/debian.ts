import { spawnSync } from 'node:child_process';

/** Installs Debian packages. It must run as root. */
export function installDebianPackages(packages: readonly string[]): void {
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { encoding: 'utf8' });
  apt('update');
  const { status, stdout, stderr } = apt(
    'install',
    '--yes',
    '--no-install-recommends',
    ...packages,
  );
  if (status !== 0) console.error(`${stdout}${stderr}`);
}

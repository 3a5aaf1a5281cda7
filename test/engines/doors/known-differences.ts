// The doors that are closed to some objects after a polyfill. A door that no longer differs has no place here.

import type { Order } from './platforms.js';

export interface KnownDifference {
  readonly platforms: RegExp;
  /** Whose objects: of the classes that are globals now, or of those that were before. */
  readonly classes: 'global' | 'kept';
  readonly orders: readonly Order[];
  readonly doors: readonly string[];
  readonly reason: string;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    platforms: /^(?:Node|Bun|Deno)/,
    classes: 'kept',
    orders: ['first'],
    doors: ['undici.fetch, body'],
    reason: 'undici keeps the class that is the global when it is loaded',
  },
  {
    platforms: /^Deno/,
    classes: 'kept',
    orders: ['first', 'last'],
    doors: [
      'child_process.exec, cwd',
      'child_process.execFile, cwd',
      'child_process.execFileSync, cwd',
      'child_process.execSync, cwd',
      'child_process.fork',
      'child_process.spawn, cwd',
      'child_process.spawnSync, cwd',
      'fs.access',
      'fs.accessSync',
      'fs.chmod',
      'fs.chmodSync',
      'fs.chown',
      'fs.chownSync',
      'fs.copyFile',
      'fs.copyFileSync',
      'fs.cp',
      'fs.cpSync',
      'fs.createReadStream',
      'fs.createWriteStream',
      'fs.exists',
      'fs.existsSync',
      'fs.glob, cwd',
      'fs.lchown',
      'fs.lchownSync',
      'fs.link',
      'fs.linkSync',
      'fs.lutimes',
      'fs.lutimesSync',
      'fs.open',
      'fs.openAsBlob',
      'fs.openSync',
      'fs.opendir',
      'fs.opendirSync',
      'fs.promises.access',
      'fs.promises.chmod',
      'fs.promises.chown',
      'fs.promises.copyFile',
      'fs.promises.cp',
      'fs.promises.lchown',
      'fs.promises.link',
      'fs.promises.lutimes',
      'fs.promises.open',
      'fs.promises.opendir',
      'fs.promises.readFile',
      'fs.promises.rename',
      'fs.promises.symlink',
      'fs.promises.utimes',
      'fs.readFileSync',
      'fs.rename',
      'fs.renameSync',
      'fs.symlink',
      'fs.symlinkSync',
      'fs.truncate',
      'fs.truncateSync',
      'fs.unlink',
      'fs.utimes',
      'fs.utimesSync',
      'fs.watchFile',
      'http.ClientRequest',
      'http.get',
      'http.request',
      'http.request, options',
      'https.request',
      'process.getBuiltinModule',
      'process.loadEnvFile',
      'require(url)',
    ],
    reason:
      'modules of Node in Deno take objects of the class that is the global when they are called',
  },
];

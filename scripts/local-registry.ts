// A package registry on the loopback address, which starts without packages: Verdaccio.

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { installEngine, installedPath } from './engine-cache.js';

interface Verdaccio {
  runServer(config: object): Promise<Server>;
}

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
}

export interface Published {
  readonly manifest: PublishedManifest;
  readonly tarball: Uint8Array<ArrayBuffer>;
}

/** Anyone may publish. */
function configIn(folder: string): object {
  return {
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'fatal' },
  };
}

export class LocalRegistry {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  /** Opens a registry that keeps its packages in a folder. */
  static async open(folder: string): Promise<LocalRegistry> {
    await installEngine('verdaccio', 'verdaccio@6');
    const verdaccio: Verdaccio = createRequire(import.meta.url)(installedPath('verdaccio'));
    const server = (await verdaccio.runServer(configIn(folder))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LocalRegistry(server);
  }

  /** Writes a file of npm's settings, with which npm can publish. */
  writeSettings(file: string): void {
    writeFileSync(file, `${this.url.replace(/^http:/, '')}:_authToken=anyone\n`);
  }

  /** Returns all versions of a package. */
  async read(name: string): Promise<Published[]> {
    const response = await fetch(this.url + name.replace('/', '%2f'));
    const { versions = {} }: PackageDocument = JSON.parse(await response.text());
    return Promise.all(
      Object.values(versions).map(async (manifest) => {
        const content = await fetch(manifest.dist.tarball);
        return { manifest, tarball: new Uint8Array(await content.arrayBuffer()) };
      }),
    );
  }

  close(): void {
    this.#server.close();
  }
}

interface PackageDocument {
  readonly versions?: Readonly<
    Record<string, PublishedManifest & { readonly dist: { readonly tarball: string } }>
  >;
}

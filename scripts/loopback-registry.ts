import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Publication {
  readonly versions: Readonly<Record<string, PublishedManifest>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Published {
  readonly manifest: PublishedManifest;
  readonly tarball: Buffer;
}

export interface Registry {
  readonly url: string;
  readonly published: readonly Published[];
  close(): void;
}

async function readPublication(request: IncomingMessage): Promise<Published[]> {
  const chunks: Buffer[] = await request.toArray();
  const { versions, _attachments }: Publication = JSON.parse(Buffer.concat(chunks).toString());
  const tarballs = Object.values(_attachments).map(({ data }) => Buffer.from(data, 'base64'));
  return Object.values(versions).flatMap((manifest, index) => {
    const tarball = tarballs[index];
    return tarball === undefined ? [] : [{ manifest, tarball }];
  });
}

/** A package registry on this machine which knows no package, and keeps what is published to it. */
export async function openRegistry(): Promise<Registry> {
  const published: Published[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'PUT') published.push(...(await readPublication(request)));
    response.writeHead(request.method === 'PUT' ? 201 : 404, {
      'content-type': 'application/json',
    });
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, published, close: () => server.close() };
}

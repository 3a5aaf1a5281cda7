// What a request is made of. These types do not name those of undici, which is not always installed.

/** What `fetch` takes as a body, be the classes those of Node or of undici. */
export type RequestBody =
  | NonNullable<ConstructorParameters<typeof globalThis.Response>[0]>
  | NodeJS.ArrayBufferView
  | AsyncIterable<Uint8Array>;

/** What `fetch` takes as headers, be the classes those of Node or of undici. */
export type RequestHeaders =
  | Headers
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | readonly string[]>>;

import type { Encoding } from '@urlkit/percent-encoding';

/** How an attribute reads and changes a URL of type `R`. */
export interface URLAttribute<R> {
  get(url: Readonly<R>): string;
  /**
   * Changes the URL in place.
   *
   * @param encoding The query encoding; null for UTF-8.
   * @returns Whether the update steps must run: false if the URL cannot have the component.
   */
  set(url: R, value: string, encoding: Encoding | null): boolean;
}

/** An edition of the URL standard, as far as URLUtils needs it, over URLs of type `R`. */
export interface URLAlgorithms<R> {
  /** The URL parser; it gives null for failure. */
  parse(input: string, base: Readonly<R> | null, encoding: Encoding | null): R | null;
  serialize(url: Readonly<R>): string;
  origin(url: Readonly<R>): string;
  /** Whether an object with this URL has a query object. */
  hasQueryObject(url: Readonly<R>): boolean;
  getQuery(url: Readonly<R>): string | null;
  /** Sets the query to the serialization of a query object. */
  setQuery(url: R, query: string): void;
  readonly protocol: URLAttribute<R>;
  readonly username: URLAttribute<R>;
  readonly password: URLAttribute<R>;
  readonly host: URLAttribute<R>;
  readonly hostname: URLAttribute<R>;
  readonly port: URLAttribute<R>;
  readonly pathname: URLAttribute<R>;
  readonly search: URLAttribute<R>;
  readonly hash: URLAttribute<R>;
}

import type { Encoding } from '@urlkit/percent-encoding';

/** How an attribute reads and changes a URL of type `R`. */
export interface URLAttribute<R> {
  /** Returns the value of the attribute. */
  get(url: Readonly<R>): string;
  /**
   * Changes the URL in place.
   *
   * @param encoding The query encoding; null for UTF-8.
   * @returns Whether the update steps must run: false if the URL cannot have the component.
   */
  set(url: R, value: string, encoding: Encoding | null): boolean;
}

/** The arguments of a URL parser beside its input. */
export interface ParseOptions<R> {
  /** The base URL; null if there is none. */
  readonly base: Readonly<R> | null;
  /** The query encoding; null for UTF-8. */
  readonly encoding: Encoding | null;
}

/** The algorithms that URLUtils needs from an edition of the URL standard, for URLs of type `R`. */
export interface URLAlgorithms<R> {
  /**
   * Finds the encoding with a label. Without this function, a query encoding cannot be a label.
   *
   * @throws {RangeError} If no encoding has the label.
   */
  readonly getEncoding?: ((label: string) => Encoding | null) | undefined;
  /** The URL parser. Returns null for failure. */
  parse(input: string, options: ParseOptions<R>): R | null;
  /** The URL serializer. */
  serialize(url: Readonly<R>): string;
  /** Returns the serialized origin. */
  origin(url: Readonly<R>): string;
  /** Whether an object with this URL has a query object. */
  hasQueryObject(url: Readonly<R>): boolean;
  /** Returns the query from which a query object is created; null if there is none. */
  getQuery(url: Readonly<R>): string | null;
  /** Sets the query to the serialization of a query object. */
  setQuery(url: R, query: string): void;
  /** The scheme and U+003A (:). */
  readonly protocol: URLAttribute<R>;
  /** The username. */
  readonly username: URLAttribute<R>;
  /** The password. */
  readonly password: URLAttribute<R>;
  /** The host, and the port if there is one. */
  readonly host: URLAttribute<R>;
  /** The host without the port. */
  readonly hostname: URLAttribute<R>;
  /** The port. */
  readonly port: URLAttribute<R>;
  /** The path. */
  readonly pathname: URLAttribute<R>;
  /** U+003F (?) and the query. */
  readonly search: URLAttribute<R>;
  /** U+0023 (#) and the fragment. */
  readonly hash: URLAttribute<R>;
}

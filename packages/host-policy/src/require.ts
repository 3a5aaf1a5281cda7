// Messages do not repeat values, which may be secret.

/** @throws {TypeError} If one of the texts, which an option lists, is not a scheme. */
export function requireSchemes(texts: readonly string[], option: string): readonly string[] {
  const wrong = texts.findIndex((text) => !/^[a-z][a-z\d+.-]*$/.test(text));
  if (wrong === -1) return texts;
  throw new TypeError(
    `${option}[${wrong}] is not a scheme in lower case without a colon, such as https`,
  );
}

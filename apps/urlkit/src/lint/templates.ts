/**
 * Texts that a program or a reader replaces: expressions and statements in the languages of templates (Jinja, Liquid,
 * Handlebars, Twig, Smarty, Vue, ERB, PHP, Thymeleaf, Mailchimp and others), expressions of RFC 6570 such as `{id}`,
 * formats such as `%s`, and words in marks. No list of them is complete, so `--fix` does not rely on this one.
 */
const PLACEHOLDERS = [
  // A brace with anything but JSON, a value with a name, or a GUID in it.
  /\{[{%#]|\{(?![\w-]+=|[\dA-F]{8}-[\dA-F]{4}-)[^{}"]*(?:\}|$)|[#$@!*]\{|\$\(|\{\$/,
  /<%|<\?|<\/?[\w$][^<>]*>|\[[[(%]|\*\||\$\$(?=[\w({])|«/,
  // A segment [name], but not a parameter a[name].
  /\/\[[\w.-]+\](?=[/?#.]|$)/,
  // %NAME%, but not %C3%A9; %%NAME%%, %(name)s, %s, %1$s
  /%(?![\dA-F]{2}%)[A-Z_][\w.-]*%(?![\dA-F]{2})|%%|%\(\w+\)|%\d\$[a-z]|%[sdi](?![\da-f])|%[a-z](?![\w])/i,
  // The rest of a link with a space in it; what a program puts between quotation marks; code, as ExDoc reads it; a segment.
  /\/<\w[^<>]*$|(?:^|\s)[+|]\s+['"]|['"]\s+[+|](?:\s|$)|^`[^`]+`$|\/\$[a-z_]\w*(?=[/?#[]|$)|^#\w+#$/,
  /##[\w.-]+##|@@[\w.-]+@@|@[A-Z_]{2,}@|\^[\w.-]+\^|\$[A-Z_]{2,}/,
];

// What stands where a file URL has its host may be a name of any file.
const AUTHORITY = /^(?!file:)[a-z][a-z\d+.-]*:\/\/((?:[^/?#\\]|\\\*)*)/i;

/** A host and port that stand for others: `localhost:port`, `[host]`, `10.0.x.x`, `$host`, `v*.h`, `NAME_OF_HOST` or `api_url`. */
const PLACEHOLDER_HOST =
  /:(?:[A-Za-z_-]+|\d*[Xx#*]+)$|\[[^[\]:]*\]|…|\.\.\.|\*|\$[A-Za-z]|[A-Z]_[A-Z]|_(?:host|name|url)(?=:|$)|^(?=[\d.]*[Xx#])(?:[\dXx#]{1,3}\.){1,3}[\dXx#]{1,3}(?=:|$)|^\+(?=:|$)/;

/** Whether a link contains the syntax of a template or a placeholder, so that its URL is not known. */
export function hasTemplateSyntax(link: string): boolean {
  if (PLACEHOLDERS.some((pattern) => pattern.test(link))) return true;
  const [, authority = ''] = AUTHORITY.exec(link) ?? [];
  return PLACEHOLDER_HOST.test(authority.slice(authority.lastIndexOf('@') + 1));
}

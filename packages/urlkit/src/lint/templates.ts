/**
 * Texts that a program or a reader replaces: expressions and statements in the languages of templates (Jinja, Liquid,
 * Handlebars, Twig, Smarty, Vue, ERB, PHP, Thymeleaf, Mailchimp and others), expressions of RFC 6570 such as `{id}`,
 * formats such as `%s`, and words in marks. No list of them is complete, so `--fix` does not rely on this one.
 */
const PLACEHOLDERS = [
  // A brace with anything but the texts of JSON in it.
  /\{[{%#]|\{[^{}"]*(?:\}|$)|[#$@!*]\{|\$\(|\{\$/,
  /<%|<\?|<\/?[\w$][^<>]*>|\[\[|\[\(|\*\||\$\$|«/,
  // A segment [name], but not a parameter a[name].
  /\/\[[\w.-]+\](?=[/?#.]|$)/,
  // %NAME%, %%NAME%%, %(name)s, %s, %1$s
  /%[A-Za-z_][\w.-]*%|%%|%\(\w+\)|%\d\$[a-z]|%[sdi](?![\da-f])|%[a-z](?![\w])/i,
  /##[\w.-]+##|@@[\w.-]+@@|@[A-Z_]{2,}@|\^[\w.-]+\^|\$[A-Z_]{2,}/,
];

/** Hosts and ports that stand for others, such as `http://localhost:port`, `https://[host]/` or `http://10.0.x.x/`. */
const PLACEHOLDER_HOST = new RegExp(
  `^[a-z][a-z\\d+.-]*://(?:[^/?#\\\\]*(?::(?:[a-z_-]+|\\d*[x#*]+)(?=[/?#]|$)|\\[[^\\]:]*\\]|…|\\.\\.\\.)|` +
    `(?:\\d{1,3}\\.){1,3}[a-z#*]{1,3}\\b)`,
  'i',
);

/** Whether a link contains the syntax of a template or a placeholder, so that its URL is not known. */
export function hasTemplateSyntax(link: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(link)) || PLACEHOLDER_HOST.test(link);
}

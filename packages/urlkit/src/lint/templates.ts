/**
 * The beginnings of expressions and statements in the languages of templates (Jinja, Liquid, Handlebars, Vue, ERB, PHP,
 * JavaScript and others), and expressions of RFC 6570, such as `{id}`.
 */
const TEMPLATE = /\{\{|\{%|[#$@]\{|<%|<\?|\{[+#./;?&=,!@|]?[\w.%*:]+(?:,[\w.%*:]+)*\}/;

/** Whether a link contains the syntax of a template, so that its URL is not known. */
export function hasTemplateSyntax(link: string): boolean {
  return TEMPLATE.test(link);
}

// The sentences of Markdown files.

/** The text of a Markdown file as paragraphs, without code, tables of figures and addresses of links. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .replace(/^(`{3,}).*?^\1$/gms, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/`[^`]+`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-*] |\d+\. |#|\|))|(?<=^#.*)\n|\|/m)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
}

/** The sentences of a Markdown file. Code counts as one word. */
export function sentencesOf(markdown: string): string[] {
  return paragraphsOf(markdown)
    .flatMap((paragraph) => paragraph.split(/(?<=[\p{L}\p{N})”"*][.!?][)”"*]*) /u))
    .filter((sentence) => /[a-z]/i.test(sentence));
}

export function wordsIn(sentence: string): number {
  return sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

// What all charts have in common: a title for those who do not see them, and colours for light and dark pages.

const css = `
svg { --ink: #24292f; --soft: #57606a; --line: #d0d7de; --box: #f6f8fa; --first: #0969da; --second: #bc4c00; --third: #1a7f37; --pale: #ddf4ff; --refused: #b8c0c9; color: var(--ink); fill: currentcolor; font: 12px system-ui, sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --box: #151b23; --first: #58a6ff; --second: #f0883e; --third: #3fb950; --pale: #0c2d57; --refused: #59616b } }
text { font-family: system-ui, sans-serif }
`;

function escapeXML(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Completes an SVG element that a library has drawn. */
export function withTitle(svg: string, title: string, rules = ''): string {
  const [head = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(head) ?? [];
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-labelledby="title">`;
  const body = svg.slice(svg.indexOf(head) + head.length).trim();
  return `${opening}\n<title id="title">${escapeXML(title)}</title>\n<style>${css}${rules}</style>\n${body}\n`;
}

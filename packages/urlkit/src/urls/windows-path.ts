import { parseAndSerialize } from '@urlkit/url-parser';

/** Returns the URL of a text that looks like a Windows path with a drive letter or a share; otherwise null. */
export function windowsPathURL(input: string): string | null {
  if (/^[A-Za-z]:[\\/](?![\\/])/.test(input)) return parseAndSerialize(`file:///${escaped(input)}`);
  if (/^\\\\[^\\/?]+\\./.test(input)) return parseAndSerialize(`file:${escaped(input)}`);
  return null;
}

// Escapes characters that file names may contain but that have a meaning in URLs.
function escaped(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

import { parseAndSerialize } from '@urlkit/url-parser';

/** The URL of what looks like a path of Windows, with a drive letter or a share; null for all else. */
export function windowsPathURL(input: string): string | null {
  if (/^[A-Za-z]:[\\/](?![\\/])/.test(input)) return parseAndSerialize(`file:///${escaped(input)}`);
  if (/^\\\\[^\\/?]+\\./.test(input)) return parseAndSerialize(`file:${escaped(input)}`);
  return null;
}

// Characters that may be in the name of a file, and would end the path of a URL.
function escaped(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

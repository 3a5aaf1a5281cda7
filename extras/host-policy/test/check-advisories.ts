// npm run check -- advisories [YEAR]: lists the reviewed advisories of GitHub about forged requests and open redirects that
// are newer than a year and not in advisories.json. Run it before a release, and add the payloads of those that have one.

import advisories from './advisories.json' with { type: 'json' };

interface Advisory {
  readonly ghsa_id: string;
  readonly cve_id: string | null;
  readonly published_at: string;
  readonly summary: string;
}

const [since = String(new Date().getFullYear() - 2)] = process.argv.slice(2);
const known = new Set(advisories.map(({ id }) => id.toLowerCase()));
const weaknesses = { 918: 'forged request', 601: 'open redirect' };
let count = 0;
for (const [cwe, name] of Object.entries(weaknesses)) {
  const query = `type=reviewed&per_page=100&cwes=${cwe}&published=${since}-01-01..*`;
  let next: string | undefined = `https://api.github.com/advisories?${query}`;
  while (next !== undefined) {
    const response: Response = await fetch(next, {
      headers: { accept: 'application/vnd.github+json' },
    });
    if (!response.ok) throw new Error(`The list of advisories answers ${response.status}`);
    const found: readonly Advisory[] = JSON.parse(await response.text());
    for (const { ghsa_id: id, cve_id: cve, published_at: date, summary } of found) {
      if (known.has(id.toLowerCase()) || known.has((cve ?? '').toLowerCase())) continue;
      count++;
      console.log(`${date.slice(0, 10)}  ${cve ?? id}  ${name}  ${summary}`);
    }
    next = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
}
console.log(`check advisories: ${count} advisories are not in the table`);

// Session identifiers of web servers, as SURT keys leave them out.

const mayHaveSessionID = /sid=|sessionid|cfid=/i;

// Each with what is before it, as late as possible, and what is after it.
const sessionParameters = [
  /^(.*)jsessionid=[\da-z]{32}(?:&(.*))?$/i,
  /^(.*)phpsessid=[\da-z]{32}(?:&(.*))?$/i,
  /^(.*)sid=[\da-z]{32}(?:&(.*))?$/i,
  /^(.*)aspsessionid[a-z]{8}=[a-z]{24}(?:&(.*))?$/i,
];

/** Removes the last session identifier of each kind from a query in printable ASCII. */
export function removeQuerySessionIDs(query: string): string {
  if (!mayHaveSessionID.test(query)) return query;
  let output = query;
  for (const pattern of sessionParameters) {
    const match = pattern.exec(output);
    if (match !== null) output = (match[1] ?? '') + (match[2] ?? '');
  }
  return /cfid=/i.test(output) ? removeColdFusionID(output) : output;
}

// cfid=…&cftoken=…, the first at the end of one parameter, the second all of the next
function removeColdFusionID(query: string): string {
  const parameters = query.split('&');
  for (let i = parameters.length - 2; i >= 0; i--) {
    const parameter = parameters[i] ?? '';
    const at = parameter.toLowerCase().lastIndexOf('cfid=', parameter.length - 6);
    if (parameter.length < 6 || at === -1 || !/^cftoken=./i.test(parameters[i + 1] ?? '')) continue;
    const before = [...parameters.slice(0, i), parameter.slice(0, at)].join('&');
    return before + parameters.slice(i + 2).join('&');
  }
  return query;
}

// https://learn.microsoft.com/previous-versions/dotnet/articles/aa479315(v=msdn.10)
const aspNetSessions = [/\/(?=(\((?:[a-z]\([\da-z]{24}\))+\)\/))/g, /\/(?=(\([\da-z]{24}\)\/))/g];

/** Removes cookieless sessions of ASP.NET, such as `/(S(…))/`, from a path in lower case. */
export function removePathSessionIDs(path: string): string {
  if (!path.includes('.aspx')) return path;
  return aspNetSessions.reduce(removeLastSession, path);
}

// A session counts if `.aspx` comes after it with something before, and no `?` between.
function removeLastSession(path: string, session: RegExp): string {
  let last: readonly [start: number, end: number] | null = null;
  let page = 0;
  let query = 0;
  for (const match of path.matchAll(session)) {
    const start = (match.index ?? 0) + 1;
    const end = start + (match[1] ?? '').length;
    if (page !== -1 && page < end + 1) page = path.indexOf('.aspx', end + 1);
    if (query !== -1 && query < end) query = path.indexOf('?', end);
    if (page !== -1 && (query === -1 || page < query)) last = [start, end];
  }
  return last === null ? path : path.slice(0, last[0]) + path.slice(last[1]);
}

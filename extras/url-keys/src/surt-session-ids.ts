// Removes session identifiers of web servers, which SURT keys leave out.

const mayHaveSessionID = /sid=|sessionid|cfid=/i;

// Each pattern matches the last identifier, with the text before and after it.
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

// cfid=… at the end of a parameter, and the next parameter, cftoken=…
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

/** Removes cookieless sessions of ASP.NET, such as `/(s(…))/`, from a path in lower case. */
export function removePathSessionIDs(path: string): string {
  if (!path.includes('.aspx')) return path;
  return aspNetSessions.reduce(removeLastSession, path);
}

// A session must be followed by `.aspx`, with at least one character and no `?` between.
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

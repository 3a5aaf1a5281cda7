import type { NameFinding, NameFindingName } from '@urlkit/url-rendering';

/** What is said about the owner of a name. */
const aboutOwner: ReadonlySet<NameFindingName> = new Set([
  'imitated-name',
  'look-alike-host',
  'host-like-username',
]);

/** Whether a finding says that the owner of a name may not be the one that people think of. */
export function isAboutFalseOwner({ name, severity }: NameFinding): boolean {
  return severity !== 'note' && aboutOwner.has(name);
}

/** Whether a URL deceives people about where it leads, by one of its findings. Then it is not to be recommended. */
export function deceives(found: NameFinding): boolean {
  return found.severity === 'error' || isAboutFalseOwner(found);
}

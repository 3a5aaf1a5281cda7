import type { AddressClass } from '@urlkit/host-policy';

/** An entry of the registries, as far as it matters here. */
interface Entry extends Pick<AddressClass, 'block'> {
  readonly embedded: readonly { readonly class: Entry }[];
}

// Systems connect to themselves for the unspecified addresses, too.
const blocks = new Set(['localhost', '127.0.0.0/8', '::1/128', '0.0.0.0/32', '::/128']);
const MAPPED = '::ffff:0:0/96';

/** Whether each computer reaches itself with a host that has this entry. */
export function isOwnComputer({ block, embedded }: Entry): boolean {
  return (
    blocks.has(block) ||
    (block === MAPPED && embedded.some((inside) => isOwnComputer(inside.class)))
  );
}

import { reachesAll } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../ports/viewer.ts';

/** A wallet is visible to its owner and to those who manage all wallets. */
export const maySeeWallet = (viewer: Viewer, owner: string) =>
  reachesAll(viewer.ability, 'Account') ||
  (owner === viewer.user.id && viewer.ability.can('read', 'Account'));

/** The same within a query, for the owner of each row. */
export function seesWalletOf({ ability, user }: Viewer, owner: RawBuilder<unknown>): RawBuilder<boolean> {
  if (reachesAll(ability, 'Account')) return sql`true`;
  return ability.can('read', 'Account') ? sql<boolean>`${owner} = ${user.id}` : sql`false`;
}

import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** Wallets are seen by whom they belong to, and by whoever manages them all. */
export const maySeeWallet = (viewer: Viewer, owner: string) =>
  reachesAll(viewer.ability, 'Account') ||
  (owner === viewer.user.id && viewer.ability.can('read', 'Account'));

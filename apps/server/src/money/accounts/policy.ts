import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

/** A wallet is visible to its owner and to those who manage all wallets. */
export const maySeeWallet = (viewer: Viewer, owner: string) =>
  reachesAll(viewer.ability, 'Account') ||
  (owner === viewer.user.id && viewer.ability.can('read', 'Account'));

import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';

interface Parties {
  payer_id: string;
  holder_id: string;
}

/** A role may allow spending the money of all people: of one who left, or as the law asks. */
export const keepsAccounts = ({ ability }: Viewer) => reachesAll(ability, 'Account');
export const maySee = (viewer: Viewer, { payer_id, holder_id }: Parties) =>
  [payer_id, holder_id].includes(viewer.user.id);
/** Only the payer gives, changes and withdraws: a budget is of the wallet of one's own. */
export const mayGive = ({ ability }: Viewer) => ability.can('create', 'Payment');
/** Only the payer chooses whether approvals pay. */
export const mayChoosePayRule = (viewer: Viewer, payer: { id: string }) => payer.id === viewer.user.id;
export const mayChange = (viewer: Viewer, { payer_id }: Pick<Parties, 'payer_id'>) =>
  payer_id === viewer.user.id;

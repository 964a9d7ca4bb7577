import type { Viewer } from '../../ports/viewer.ts';
import { maySeeWallet } from '../accounts/policy.ts';
import { mayPay } from '../payments/policy.ts';

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Product');
/** What a person holds is visible to those who see their wallet. */
export const maySeeHoldings = (viewer: Viewer, holder: string) => maySeeWallet(viewer, holder);
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Product');
export const mayDelete = ({ ability }: Viewer) => ability.can('delete', 'Product');
export const mayBuy = (viewer: Viewer) => mayPay(viewer);

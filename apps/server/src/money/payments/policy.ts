import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';
import type { PaymentRow } from './rows.ts';

export const mayPay = ({ ability }: Viewer) => ability.can('create', 'Payment');
export const mayList = ({ ability }: Viewer) => ability.can('read', 'Payment');
export const mayDecide = ({ ability }: Viewer) => ability.can('approve', 'Payment');
/** See everybody's payments. */
export const maySeeAll = (viewer: Viewer) => reachesAll(viewer.ability, 'Payment') || mayDecide(viewer);
export const maySee = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id'>) =>
  maySeeAll(viewer) || (payment.user_id === viewer.user.id && mayList(viewer));
/** Only a second person approves, never the one who asked for the money. */
export const mayApprove = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' && payment.user_id !== viewer.user.id && mayDecide(viewer);
export const mayCancel = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' && payment.user_id === viewer.user.id;

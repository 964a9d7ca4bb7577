import { reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';
import type { PaymentRow } from './rows.ts';

export const mayPay = ({ ability }: Viewer) => ability.can('create', 'Payment');
/** See everybody's payments. */
export const maySeeAll = ({ ability }: Viewer) =>
  reachesAll(ability, 'Payment') || ability.can('approve', 'Payment');
export const maySee = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id'>) =>
  maySeeAll(viewer) || (payment.user_id === viewer.user.id && viewer.ability.can('read', 'Payment'));
/** Only a second person approves, never the one who asked for the money. */
export const mayApprove = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' &&
  payment.user_id !== viewer.user.id &&
  viewer.ability.can('approve', 'Payment');
export const mayCancel = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' && payment.user_id === viewer.user.id;

import { reachesAll } from '@kazi/contract/abilities';
import { forbidden } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import type { PaymentRow } from './rows.ts';

const mayPay = ({ ability }: Viewer) => ability.can('create', 'Payment');
/** See everybody's payments. */
export const maySeeAll = ({ ability }: Viewer) =>
  reachesAll(ability, 'Payment') || ability.can('approve', 'Payment');
export const maySee = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id'>) =>
  maySeeAll(viewer) || (payment.user_id === viewer.user.id && viewer.ability.can('read', 'Payment'));
/** A second person: whoever asked for the money decides nothing. */
export const mayApprove = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' &&
  payment.user_id !== viewer.user.id &&
  viewer.ability.can('approve', 'Payment');
export const mayCancel = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id' | 'status'>) =>
  payment.status === 'awaiting-approval' && payment.user_id === viewer.user.id;

/** Throws 403 for who may not pay. */
export function refuseNonPayer(viewer: Viewer): void {
  if (!mayPay(viewer)) throw forbidden('make payments');
}

import { reachesAll, type SecondPersonRefusal } from '@kazi/contract/abilities';
import { type Standing, secondPersonRefusal } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import type { PaymentRow } from './rows.ts';

export const mayPay = ({ ability }: Viewer) => ability.can('create', 'Payment');
export const mayList = ({ ability }: Viewer) => ability.can('read', 'Payment');
export const mayDecide = ({ ability }: Viewer) => ability.can('approve', 'Payment');
/** See everybody's payments. */
export const maySeeAll = (viewer: Viewer) => reachesAll(viewer.ability, 'Payment') || mayDecide(viewer);
export const maySee = (viewer: Viewer, payment: Pick<PaymentRow, 'user_id'>) =>
  maySeeAll(viewer) || (payment.user_id === viewer.user.id && mayList(viewer));
type Asked = Pick<PaymentRow, 'user_id' | 'status'>;

const waits = ({ status }: Asked) => status === 'awaiting-approval';
/** Why a viewer whose role allows it does not approve a withdrawal that waits: only a second person does. */
export const approveRefusal = (
  viewer: Viewer,
  payment: Asked,
  standing: Standing,
): SecondPersonRefusal | null =>
  waits(payment) && mayDecide(viewer)
    ? secondPersonRefusal(standing, [payment.user_id], ['approve Payment'])
    : null;
export const mayApprove = (viewer: Viewer, payment: Asked, standing: Standing) =>
  waits(payment) && mayDecide(viewer) && approveRefusal(viewer, payment, standing) === null;
/** To say no takes no second person, only another one. */
export const mayRefuse = (viewer: Viewer, payment: Asked) =>
  waits(payment) && payment.user_id !== viewer.user.id && mayDecide(viewer);
export const mayCancel = (viewer: Viewer, payment: Asked) =>
  waits(payment) && payment.user_id === viewer.user.id;

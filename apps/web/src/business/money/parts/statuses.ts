import type { Payment } from '@kazi/contract/money';

/** Every status a payment can have: first those from which it still moves. */
export const paymentStatuses = [
  'awaiting-approval',
  'created',
  'submitted',
  'unknown',
  'succeeded',
  'failed',
  'refused',
  'cancelled',
] as const satisfies readonly Payment['status'][];

/** Statuses from which a payment can still move. */
export const openStatuses: Payment['status'][] = paymentStatuses.slice(0, 4);

/** Whether a payment may still move. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => openStatuses.includes(status);

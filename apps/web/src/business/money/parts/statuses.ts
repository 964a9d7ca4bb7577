import type { Payment } from '@kazi/contract/money';
import { openPaymentStatuses } from '@kazi/contract/money/words';

/** Statuses from which a payment can still move. */
export const openStatuses: Payment['status'][] = [...openPaymentStatuses];

/** Whether a payment may still move. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => openStatuses.includes(status);

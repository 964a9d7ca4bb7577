import { v5 } from 'uuid';

/** The transfer that clears a payment: the same however often its statement is read. */
export const clearedTransfer = (payment: string): string => v5('cleared', payment);

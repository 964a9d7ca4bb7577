import type { Payment } from '@kazi/contract/money';

/** What the list of payments is narrowed to. */
export interface PaymentSearch {
  /** Everybody's, for viewers who may see them. */
  of?: 'all' | undefined;
  kind?: Payment['kind'] | undefined;
  status?: Payment['status'] | undefined;
}

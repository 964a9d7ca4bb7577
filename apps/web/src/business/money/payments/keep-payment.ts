import type { PaymentOpened } from '@kazi/contract/money';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';

/** Shows a payment at once as a call has just answered it. */
export function keepPayment(payment: PaymentOpened): void {
  queryClient.setQueryData(api.money.payments.get.queryKey({ input: { id: payment.id } }), payment);
}

import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';

/** Reasons that have a sentence in every language; the server's own stands in for any other. */
const reasons = [
  'insufficient',
  'limit',
  'receiver-invalid',
  'receiver-not-registered',
  'cancelled',
  'expired',
  'unreachable',
  'wrong-pin',
  'duplicate',
  'credentials',
  'amount',
  'currency',
  'busy',
  'rejected',
  'other',
] as const;

/** Says why a payment failed. */
export function useFailureText() {
  const { t } = useTranslation('money');
  return ({ reason, message }: NonNullable<Payment['failure']>): string => {
    const known = oneOf(reason, reasons);
    return known ? t(`failure.${known}`) : message;
  };
}

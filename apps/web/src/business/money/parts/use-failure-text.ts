import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';

/** Says why a payment failed. */
export function useFailureText() {
  const { t } = useTranslation('money');
  return ({ reason }: NonNullable<Payment['failure']>): string => t(`failure.${reason}`);
}

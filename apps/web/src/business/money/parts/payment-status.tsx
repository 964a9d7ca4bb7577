import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';

/** Where a payment stands, by sign and word. */
export function PaymentStatus({ status }: { status: Payment['status'] }) {
  const { t } = useTranslation('wallet');
  return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
}

import type { Payment } from '@kazi/contract/money';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useTranslation } from 'react-i18next';

/** Where a payment stands, by sign and word. */
export function PaymentStatus({ status }: { status: Payment['status'] }) {
  const { t } = useTranslation('money');
  return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
}

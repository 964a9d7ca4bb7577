import type { RunRow } from '@kazi/contract/payroll';
import { StatusBadge } from '@kazi/ui/status-badge';
import type { StatusLook } from '@kazi/ui/tones';
import { useTranslation } from 'react-i18next';

type PayoutStatus = Exclude<RunRow['payout']['status'], 'none'>;

const payoutLooks: Record<PayoutStatus, StatusLook> = {
  held: { tone: 'neutral', progress: 'dashed' },
  waiting: { tone: 'warning', progress: 'dashed' },
  sent: { tone: 'active', progress: 'half' },
  arrived: { tone: 'success', progress: 'full' },
  failed: { tone: 'danger', progress: 'crossed' },
};

/** Where an employee's net pay is, by sign and word. */
export function PayoutBadge({ status }: { status: RunRow['payout']['status'] }) {
  const { t } = useTranslation('payroll');
  if (status === 'none') return null;
  return <StatusBadge look={payoutLooks[status]}>{t(`payout.${status}`)}</StatusBadge>;
}

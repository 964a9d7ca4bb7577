import type { Run, RunStatus } from '@kazi/contract/payroll';
import { StatusBadge } from '@kazi/ui/status-badge';
import type { StatusLook } from '@kazi/ui/tones';
import { useTranslation } from 'react-i18next';

const runLooks: Record<RunStatus, StatusLook> = {
  draft: { tone: 'neutral', progress: 'dashed' },
  calculated: { tone: 'info', progress: 'empty' },
  rejected: { tone: 'danger', progress: 'crossed' },
  approved: { tone: 'review', progress: 'half' },
  paying: { tone: 'active', progress: 'most' },
  paid: { tone: 'success', progress: 'full' },
  closed: { tone: 'neutral', progress: 'full' },
  cancelled: { tone: 'neutral', progress: 'crossed' },
};

/** The status of a run, by sign and word. */
export function RunStatusBadge({ status }: { status: RunStatus }) {
  const { t } = useTranslation('payroll');
  return <StatusBadge look={runLooks[status]}>{t(`run.status.${status}`)}</StatusBadge>;
}

/** Whether a run comes to something: before its first calculation that is not known, which is not nothing. */
export const hasTotals = ({ status }: Run): boolean => status !== 'draft';

import type { Task } from '@kazi/contract/work';
import { StatusBadge } from '@kazi/ui/status-badge';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type State = NonNullable<Task['rewardState']>;

/** The status whose look says the same. */
const looks: Record<State, string> = { promised: 'planned', held: 'pending', released: 'paid' };

/** Where a reward's money is: still with the payer, put aside for the assignee, or theirs. */
export function RewardState({ state }: { state: Task['rewardState'] }) {
  const { t } = useTranslation('tasks');
  if (!state) return null;
  return (
    <span title={t(`reward.why.${state}`)}>
      <StatusBadge status={looks[state]}>{t(`reward.${state}`)}</StatusBadge>
      <VisuallyHidden>{t(`reward.why.${state}`)}</VisuallyHidden>
    </span>
  );
}

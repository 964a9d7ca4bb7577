import type { Task } from '@kazi/contract/work';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Status, StatusBadge } from '../../status.tsx';

type State = NonNullable<Task['rewardState']>;

/** The status whose look says the same. */
const looks: Record<State, Status> = { promised: 'planned', held: 'pending', released: 'paid' };

/** Where a reward's money is: still with the payer, put aside for the assignee, or theirs. */
export function RewardState({ state }: { state: Task['rewardState'] }) {
  const { t } = useTranslation('task');
  if (!state) return null;
  return (
    <span title={t(`reward.why.${state}`)}>
      <StatusBadge status={looks[state]}>{t(`reward.${state}`)}</StatusBadge>
      <VisuallyHidden>{t(`reward.why.${state}`)}</VisuallyHidden>
    </span>
  );
}

import type { RewardState, TaskCard } from '@kazi/contract/work';
import { Money } from '@kazi/ui/money';
import { VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconCoin from '#icons/IconCoin';
import IconHourglass from '#icons/IconHourglass';
import IconLock from '#icons/IconLock';
import classes from './reward-mark.module.css';

const icons: Record<RewardState, Icon> = {
  promised: IconCoin,
  held: IconLock,
  releasing: IconHourglass,
  released: IconCircleCheck,
  returned: IconArrowBackUp,
};

interface RewardMarkProps {
  task: Pick<TaskCard, 'reward' | 'rewardState'>;
  /** The state is written out; otherwise its sign stands for it, and its word is there for screen readers. */
  named?: boolean;
}

/** What a task pays and where that money is now, the same on every screen that shows the task. */
export function RewardMark({ task: { reward, rewardState }, named = false }: RewardMarkProps) {
  const { t } = useTranslation('work');
  if (!reward || !rewardState) return null;
  const StateIcon = icons[rewardState];
  const word = t(`rewardState.${rewardState}`);
  const why = t(`rewardState.why.${rewardState}`);
  return (
    <span className={classes.mark} data-state={rewardState} title={named ? why : `${word}: ${why}`}>
      <StateIcon size={14} stroke={1.8} aria-hidden="true" />
      <Money {...reward} />
      {named ? <span className={classes.word}>{word}</span> : <VisuallyHidden> {word}</VisuallyHidden>}
      {named && <VisuallyHidden>({why})</VisuallyHidden>}
    </span>
  );
}

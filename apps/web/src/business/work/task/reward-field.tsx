import type { Task } from '@kazi/contract/work';
import { Money } from '@kazi/ui/money';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RewardInput } from '../fields/reward-input.tsx';
import classes from './property.module.css';
import { useTypedEdit } from './use-typed-edit.ts';

/** The status whose look says the same. */
const statusOf: Record<State, string> = { promised: 'planned', held: 'pending', released: 'paid' };

/** What accepted work is worth; changed in a small form, so that no half-typed amount is saved. */
export function RewardField({ task }: { task: Task }) {
  const { t } = useTranslation(['work', 'common']);
  const { edit, isSaving, type, giveUp, save } = useTypedEdit<Task['reward']>(task);
  const { reward } = task;
  const shown = reward ? (
    <span className={classes.reward}>
      <Money {...reward} />
      <RewardState state={task.rewardState} />
    </span>
  ) : (
    <span className={classes.nothing}>{t('none.reward')}</span>
  );
  if (!task.may.assign) return <span className={classes.value}>{shown}</span>;
  return (
    <Popover
      opened={edit !== undefined}
      onChange={(open) => !open && giveUp()}
      position="bottom-start"
      offset={4}
      width={300}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.value}
          aria-haspopup="dialog"
          onClick={() => (edit ? giveUp() : type(reward))}
        >
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('field.reward')}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save({ reward: edit?.value && edit.value.amount > 0 ? edit.value : null });
          }}
        >
          <RewardInput label={t('field.reward')} value={edit?.value ?? null} onChange={type} />
          <Button type="submit" size="xs" loading={isSaving}>
            {t('common:save')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

type State = NonNullable<Task['rewardState']>;

/** Where a reward's money is: still with the payer, put aside for the assignee, or theirs. */
function RewardState({ state }: { state: Task['rewardState'] }) {
  const { t } = useTranslation('tasks');
  if (!state) return null;
  return (
    <span title={t(`reward.why.${state}`)}>
      <StatusBadge status={statusOf[state]}>{t(`reward.${state}`)}</StatusBadge>
      <VisuallyHidden>{t(`reward.why.${state}`)}</VisuallyHidden>
    </span>
  );
}

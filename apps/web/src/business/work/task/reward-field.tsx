import type { Task } from '@kazi/contract/work';
import { Button, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RewardMark } from '../fields/marks.tsx';
import { RewardInput, rewardIn, type TypedReward, useRewardProblem } from '../fields/reward-input.tsx';
import classes from './property.module.css';
import { Nothing } from './property.tsx';
import { useTypedEdit } from './use-task.ts';

/** What accepted work is worth; changed in a small form, so that no half-typed amount is saved. */
export function RewardField({ task }: { task: Task }) {
  const { t } = useTranslation('work');
  const { edit, isSaving, type, giveUp, save } = useTypedEdit<TypedReward>(task);
  const { reward } = task;
  const shown = reward ? <RewardMark task={task} named /> : <Nothing text={t('none.reward')} />;
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
        <RewardForm
          task={task}
          value={edit?.value ?? null}
          busy={isSaving}
          onChange={type}
          onSave={(given) => save({ reward: given })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface RewardFormProps {
  task: Task;
  value: TypedReward;
  busy: boolean;
  onChange: (reward: TypedReward) => void;
  onSave: (reward: Task['reward']) => void;
}

function RewardForm({ task, value, busy, onChange, onSave }: RewardFormProps) {
  const { t } = useTranslation(['work', 'common']);
  const { app, reward, assignees } = task;
  const before = reward?.amount ?? 0;
  const typed = rewardIn(value);
  const error = useRewardProblem({ app, reward: typed, before, isHeld: assignees.length > 0 });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!error && typed !== undefined) onSave(typed);
      }}
    >
      <RewardInput
        name="reward"
        app={app}
        label={t('field.reward')}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Button type="submit" size="xs" loading={busy} disabled={error !== undefined}>
        {t('common:save')}
      </Button>
    </form>
  );
}

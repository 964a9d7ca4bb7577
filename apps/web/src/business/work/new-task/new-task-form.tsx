import type { App } from '@kazi/contract/organisation';
import { estimateMaxHours, estimateStepHours, titleMaxLength } from '@kazi/contract/work';
import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { RewardInput, rewardIn } from '../fields/reward-input.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { useRewardProblem } from '../fields/use-spending.ts';
import { useTypedNumber } from '../fields/use-typed-number.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import classes from './new-task.module.css';
import type { NewTask } from './new-task.ts';
import { NewTaskFiles } from './new-task-files.tsx';
import { NewTaskPills } from './new-task-pills.tsx';
import { closeNewTask, type NewTaskStart } from './store.ts';
import { useNewTask } from './use-new-task.ts';

interface NewTaskFormProps {
  start: NewTaskStart;
  apps: readonly App[];
  firstApp: string;
  onClose: () => void;
}

/** What the server refuses stands under the field it is about. Ctrl or ⌘ with Enter makes the task from any field. */
export function NewTaskForm({ start, apps, firstApp, onClose }: NewTaskFormProps) {
  const { t } = useTranslation(['work', 'common', 'tasks']);
  const title = useRef<HTMLInputElement>(null);
  const [another, setAnother] = useState(false);
  const { form, files, create, round, startAfresh, isDraft } = useNewTask({
    start,
    apps,
    firstApp,
    onMade: () => (another ? title.current?.focus() : closeNewTask()),
  });
  const { over, target } = useFileDrop(files.add, true);
  const people = usePeople();
  const rewardProblem = useNewRewardProblem(form.values);
  // What one types into first is drawn first, the rest in pieces after it.
  const areFieldsDrawn = useDeferredValue(true, false);

  // Where the apps are not known yet, the form comes when the dialog has already given the focus away.
  useEffect(() => title.current?.focus(), []);

  const submit = form.onSubmit((values) => {
    const reward = rewardIn(values.reward);
    if (reward !== undefined && !rewardProblem && !create.busy) void create.run({ ...values, reward });
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  }
  const keys = { onKeyDown };

  return (
    <form onSubmit={submit} className={classes.form} noValidate {...keys} {...target}>
      <TextInput
        {...form.getInputProps('title')}
        ref={title}
        data-autofocus
        label={t('new.name')}
        placeholder={t('new.namePlaceholder')}
        maxLength={titleMaxLength}
        size="md"
        required
      />
      {isDraft && <DraftNote onStartAfresh={startAfresh} />}
      <RichTextField
        key={round}
        label={t('field.description')}
        placeholder={t('tasks:description.placeholder')}
        value={form.values.description}
        onChange={(description) => form.setValues({ description })}
        onSubmit={submit}
        people={people}
        busy={create.busy}
      />
      {areFieldsDrawn ? (
        <>
          <NewTaskFiles {...files} />
          <NewTaskPills apps={apps} value={form.values} onChange={(change) => form.setValues(change)} />
          <OtherProblems errors={form.errors} />
          <EstimateAndReward form={form} rewardProblem={rewardProblem} />
        </>
      ) : (
        <div className={classes.undrawn} />
      )}
      <div className={classes.actions}>
        <Switch
          label={t('new.another')}
          checked={another}
          onChange={(event) => setAnother(event.currentTarget.checked)}
        />
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={create.busy} disabled={rewardProblem !== undefined}>
          {t('new.submit')}
        </Button>
      </div>
      {over && <div className={classes.drop}>{t('tasks:files.drop')}</div>}
    </form>
  );
}

const useNewRewardProblem = ({ app, reward, assignees }: NewTask) =>
  useRewardProblem({ app, reward: rewardIn(reward), isHeld: assignees.length > 0 });

interface EstimateAndRewardProps {
  form: UseFormReturnType<NewTask>;
  rewardProblem: ReturnType<typeof useNewRewardProblem>;
}

function EstimateAndReward({ form, rewardProblem }: EstimateAndRewardProps) {
  const { t } = useTranslation('work');
  const estimate = useTypedNumber(form.values.estimate, (hours) => form.setValues({ estimate: hours }));
  return (
    <div className={classes.pair}>
      <NumberInput
        label={t('new.estimate')}
        error={form.errors.estimate}
        {...estimate}
        clampBehavior="none"
        allowNegative={false}
        min={0}
        max={estimateMaxHours}
        step={estimateStepHours}
        decimalScale={2}
        inputMode="decimal"
      />
      <RewardInput
        name="new-reward"
        app={form.values.app}
        label={t('new.reward')}
        error={rewardProblem ?? form.errors.reward?.toString()}
        value={form.values.reward}
        onChange={(reward) => form.setValues({ reward })}
      />
    </div>
  );
}

/** Says that the task was kept from another time. */
function DraftNote({ onStartAfresh }: { onStartAfresh: () => void }) {
  const { t } = useTranslation('work');
  return (
    <p className={classes.kept}>
      {t('new.draftBack')}
      <Button size="compact-xs" variant="subtle" onClick={onStartAfresh}>
        {t('new.afresh')}
      </Button>
    </p>
  );
}

const shownErrors = new Set(['title', 'estimate', 'reward']);

/** What is refused about fields that have no place for it below them. */
function OtherProblems({ errors }: { errors: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(errors)
    .filter(([field]) => !shownErrors.has(field))
    .map(([field, problem]) => (
      <p key={field} className={classes.problem} role="alert">
        {problem}
      </p>
    ));
}

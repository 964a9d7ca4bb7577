import { rules } from 'virtual:rules/work.tasks.create';
import type { Person } from '@kazi/contract/identity';
import type { App } from '@kazi/contract/organisation';
import { estimateMaxHours, estimateStepHours, firstStatuses, type Task } from '@kazi/contract/work';
import { Row, Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../api/client.ts';
import { defineForm, type Sent, toInput, useDefinedForm } from '../../../shell/form/define-form.ts';
import { DraftNote, useFormDraft } from '../../../shell/form/use-form-draft.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { links } from '../../links.ts';
import { placeTask, refreshCounts, toCard } from '../change/task-cache.ts';
import { RewardInput, rewardIn, useRewardProblem, useSpending } from '../fields/reward-input.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { useTypedNumber } from '../fields/use-typed-number.ts';
import { isUploading, TextFilesProvider } from '../rich-text/files.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { emptyTask, hasWords, type NewTask } from './draft.ts';
import classes from './new-task.module.css';
import { NewTaskFiles, NewTaskPills, useChosenFiles } from './new-task-fields.tsx';
import { closeNewTask, type NewTaskStart } from './store.ts';

const newTaskForm = defineForm({
  // Its field says itself what is wrong with a reward.
  rules: { ...rules, reward: {} },
  draft: 'task',
  empty: emptyTask,
  to: { assignees: (people: Person[]) => people.map(({ id }) => id), reward: rewardIn },
  useFields() {
    const { t } = useTranslation('work');
    return {
      app: t('field.app'),
      title: t('new.name'),
      description: t('field.description'),
      status: t('field.status'),
      priority: t('field.priority'),
      assignees: t('field.assignees'),
      labels: t('field.labels'),
      dueDate: t('field.dueDate'),
      flow: t('field.flow'),
      estimate: t('new.estimate'),
      reward: t('new.reward'),
    };
  },
});

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
    const input = toInput(newTaskForm, values);
    const isWhole = !isUploading(values.description);
    if (input.reward !== undefined && !rewardProblem && !create.busy && isWhole) void create.run(input);
  });
  const send = () => title.current?.form?.requestSubmit();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    send();
  }
  const keys = { onKeyDown };

  return (
    <form onSubmit={submit} className={classes.form} noValidate {...keys} {...target}>
      <TextInput
        {...form.getInputProps('title')}
        ref={title}
        data-autofocus
        placeholder={t('new.namePlaceholder')}
        size="md"
        required
      />
      {isDraft && <DraftNote onStartAfresh={startAfresh} />}
      <TextFilesProvider value={{ files: files.shown, add: files.addOne }}>
        <RichTextField
          key={round}
          label={t('field.description')}
          placeholder={t('tasks:description.placeholder')}
          value={form.values.description}
          onChange={(description) => form.setValues({ description })}
          onSubmit={send}
          people={people}
          busy={create.busy}
        />
      </TextFilesProvider>
      {areFieldsDrawn ? (
        <>
          <NewTaskFiles files={files.files} add={files.add} remove={files.remove} />
          <NewTaskPills apps={apps} value={form.values} onChange={(change) => form.setValues(change)} />
          <OtherProblems errors={form.errors} />
          <EstimateAndReward form={form} rewardProblem={rewardProblem} />
        </>
      ) : (
        <div className={classes.undrawn} />
      )}
      <Row gap={8} justify="end" wrap className={classes.actions}>
        <Switch
          label={t('new.another')}
          checked={another}
          onChange={(event) => setAnother(event.currentTarget.checked)}
        />
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          type="submit"
          loading={create.busy}
          disabled={rewardProblem !== undefined || isUploading(form.values.description)}
        >
          {t('new.submit')}
        </Button>
      </Row>
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
  const spending = useSpending(form.values.app);
  const estimate = useTypedNumber(form.values.estimate, (hours) => form.setValues({ estimate: hours }));
  return (
    <div className={classes.pair}>
      <NumberInput
        {...form.getInputProps('estimate')}
        {...estimate}
        clampBehavior="none"
        allowNegative={false}
        min={0}
        max={estimateMaxHours}
        step={estimateStepHours}
        decimalScale={2}
        inputMode="decimal"
      />
      {spending?.by !== null && (
        <RewardInput
          name="new-reward"
          app={form.values.app}
          label={t('new.reward')}
          error={rewardProblem ?? form.errors.reward?.toString()}
          value={form.values.reward}
          onChange={(reward) => form.setValues({ reward })}
        />
      )}
    </div>
  );
}

const shownErrors = new Set(['title', 'estimate', 'reward']);

/** What is refused about fields that have no place for it below them. */
function OtherProblems({ errors }: { errors: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(errors)
    .filter(([field]) => !shownErrors.has(field))
    .map(([field, problem]) => (
      <Text key={field} tone="danger" size={13} role="alert">
        {problem}
      </Text>
    ));
}

type NewTaskInput = Sent<NewTask, NonNullable<typeof newTaskForm.to>>;

interface NewTaskOptions {
  start: NewTaskStart;
  apps: readonly App[];
  firstApp: string;
  /** It is made, and the form is empty again. */
  onMade: () => void;
}

/** A task while it is written. It is kept on this device until it is made, its files apart. */
function useNewTask({ start, apps, firstApp, onMade }: NewTaskOptions) {
  const client = useQueryClient();
  const announce = useAnnouncement();
  const { column, ...place } = start;
  const status = place.status ?? firstStatuses.find((one) => one === column) ?? emptyTask.status;
  const here = { ...emptyTask, ...place, status, app: firstApp };
  const draft = useFormDraft({ ...newTaskForm, empty: here }, undefined);
  const form = useDefinedForm(newTaskForm, undefined, {
    ...draft,
    // Only the words are kept of a draft for an app that the author may no longer add to.
    values: apps.some(({ id }) => id === draft.values.app)
      ? draft.values
      : { ...here, ...wordsOf(draft.values) },
    keep: (values) => (hasWords(values) ? draft.keep(values) : draft.end(draft.base)),
  });
  const files = useChosenFiles();
  /** Each description is written in an editor of its own. */
  const [round, setRound] = useState(0);
  function begin(values: Partial<NewTask>) {
    form.setValues(values);
    setRound(round + 1);
  }

  const create = useWrite(
    async (input: NewTaskInput) =>
      calls.work.tasks.create({ ...input, attachments: await files.send(input.description ?? '') }),
    {
      changes: [],
      form,
      done(task) {
        placeTask(client, toCard(task));
        void refreshCounts(client);
        announce(task);
        begin({ title: '', description: '' });
        files.clear();
        onMade();
      },
    },
  );

  const isDraft = draft.isRestored && round === 0 && hasWords(form.values);
  return { form, files, create, round, startAfresh: () => begin(here), isDraft };
}

const wordsOf = ({ title, description }: NewTask) => ({ title, description });

function useAnnouncement() {
  const { t } = useTranslation('work');
  const navigate = useNavigate();
  return ({ _id, number }: Task) =>
    toast({
      message: t('new.created', { number }),
      action: { label: t('new.open'), run: () => navigate({ to: links.task(_id) }) },
    });
}

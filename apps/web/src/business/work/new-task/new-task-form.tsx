import type { App } from '@kazi/contract/organisation';
import type { Task } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { links } from '../../links.ts';
import { RewardInput } from '../fields/reward-input.tsx';
import { toCard } from '../task-change/patch.ts';
import { placeTask, refreshCounts } from '../task-lists/place.ts';
import classes from './new-task.module.css';
import { emptyTask, type NewTask } from './new-task.ts';
import { NewTaskPills } from './new-task-pills.tsx';
import { closeNewTask, type NewTaskStart } from './store.ts';

interface NewTaskFormProps {
  start: NewTaskStart;
  apps: readonly App[];
  firstApp: string;
}

/** What the server refuses stands under the field it is about. */
export function NewTaskForm({ start, apps, firstApp }: NewTaskFormProps) {
  const { t } = useTranslation(['work', 'common']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const title = useRef<HTMLInputElement>(null);
  const [another, setAnother] = useState(false);
  const form = useForm<NewTask>({ initialValues: { ...emptyTask, ...start, app: firstApp } });
  const create = useMutation(
    api.work.tasks.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: (task) => {
        placeTask(client, toCard(task));
        void refreshCounts(client);
        announce(task);
        if (!another) return closeNewTask();
        form.setValues({ title: '' });
        title.current?.focus();
      },
    }),
  );

  // The form comes once the apps are known, when the dialog has already given the focus away.
  useEffect(() => title.current?.focus(), []);

  const announce = ({ _id, number }: Task) =>
    toast({
      message: t('new.created', { number }),
      action: { label: t('new.open'), run: () => navigate({ to: links.task(_id) }) },
    });
  const submit = form.onSubmit(({ assignees, ...values }) =>
    create.mutate({ ...values, assignees: assignees.map(({ id }) => id) }),
  );
  const otherErrors = Object.entries(form.errors).filter(([field]) => !shownErrors.has(field));

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        {...form.getInputProps('title')}
        ref={title}
        label={t('new.name')}
        placeholder={t('new.namePlaceholder')}
        maxLength={200}
        size="md"
        required
      />
      <NewTaskPills apps={apps} value={form.values} onChange={(change) => form.setValues(change)} />
      {otherErrors.map(([field, problem]) => (
        <p key={field} className={classes.problem} role="alert">
          {problem}
        </p>
      ))}
      <div className={classes.pair}>
        <NumberInput
          label={t('new.estimate')}
          error={form.errors.estimate}
          value={form.values.estimate ?? ''}
          onChange={(hours) => form.setValues({ estimate: typeof hours === 'number' ? hours : null })}
          min={0}
          max={10_000}
          step={0.25}
          decimalScale={2}
          inputMode="decimal"
        />
        <RewardInput
          label={t('new.reward')}
          error={form.errors.reward?.toString()}
          value={form.values.reward}
          onChange={(reward) => form.setValues({ reward })}
        />
      </div>
      <div className={classes.actions}>
        <Switch
          label={t('new.another')}
          checked={another}
          onChange={(event) => setAnother(event.currentTarget.checked)}
        />
        <Button variant="default" onClick={closeNewTask}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('new.submit')}
        </Button>
      </div>
    </form>
  );
}

const shownErrors = new Set(['title', 'estimate', 'reward']);

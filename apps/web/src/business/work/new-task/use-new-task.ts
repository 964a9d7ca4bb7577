import type { App } from '@kazi/contract/organisation';
import { firstStatuses, type Task, type TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../api/client.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { links } from '../../links.ts';
import { placeTask, refreshCounts } from '../change/task-cache.ts';
import { toCard } from '../change/task-record.ts';
import { hasWords, readNewTaskDraft, saveNewTaskDraft } from './draft.ts';
import { emptyTask, type NewTask } from './new-task.ts';
import { useChosenFiles } from './new-task-files.tsx';
import type { NewTaskStart } from './store.ts';

interface NewTaskOptions {
  start: NewTaskStart;
  apps: readonly App[];
  firstApp: string;
  /** It is made, and the form is empty again. */
  onMade: () => void;
}

/** A task while it is written. It is kept on this device until it is made, its files apart. */
export function useNewTask({ start, apps, firstApp, onMade }: NewTaskOptions) {
  const client = useQueryClient();
  const announce = useAnnouncement();
  const { column, ...place } = start;
  const status = place.status ?? firstStatuses.find((one) => one === column) ?? emptyTask.status;
  const [kept] = useState(readNewTaskDraft);
  const here = { ...emptyTask, ...place, status, app: firstApp };
  // Only the words are kept of a draft for an app that the author may no longer add to.
  const draft = kept && (apps.some(({ id }) => id === kept.app) ? kept : wordsOf(kept));
  const form = useForm<NewTask>({
    initialValues: { ...here, ...draft },
    onValuesChange: saveNewTaskDraft,
  });
  const files = useChosenFiles();
  /** Each description is written in an editor of its own. */
  const [round, setRound] = useState(0);
  function begin(values: Partial<NewTask>) {
    form.setValues(values);
    setRound(round + 1);
  }

  const create = useWrite(
    async ({ assignees, ...values }: Omit<NewTask, 'reward'> & Pick<TaskCard, 'reward'>) =>
      calls.work.tasks.create({
        ...values,
        assignees: assignees.map(({ id }) => id),
        attachments: await files.send(),
      }),
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

  const isDraft = kept !== undefined && round === 0 && hasWords(form.values);
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

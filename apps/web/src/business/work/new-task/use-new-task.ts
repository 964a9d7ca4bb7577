import { firstStatuses, type Task } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../api/client.ts';
import { placeErrors } from '../../../api/place-errors.ts';
import { links } from '../../links.ts';
import { saysNothing } from '../rich-text/plain-text.ts';
import { toCard } from '../task-change/patch.ts';
import { placeTask, refreshCounts } from '../task-lists/place.ts';
import { readNewTaskDraft, saveNewTaskDraft } from './draft.ts';
import { emptyTask, type NewTask } from './new-task.ts';
import { useChosenFiles } from './new-task-files.tsx';
import type { NewTaskStart } from './store.ts';

interface NewTaskOptions {
  start: NewTaskStart;
  firstApp: string;
  /** It is made, and the form is empty again. */
  onMade: () => void;
}

/** A task while it is written. Its words are kept on this device until it is made. */
export function useNewTask({ start, firstApp, onMade }: NewTaskOptions) {
  const client = useQueryClient();
  const announce = useAnnouncement();
  const { column, ...begin } = start;
  const status = begin.status ?? firstStatuses.find((one) => one === column) ?? emptyTask.status;
  const [kept] = useState(readNewTaskDraft);
  const form = useForm<NewTask>({
    initialValues: { ...emptyTask, ...begin, ...kept, status, app: firstApp },
    onValuesChange: saveNewTaskDraft,
  });
  const files = useChosenFiles();
  /** Each description is written in an editor of its own. */
  const [round, setRound] = useState(0);
  function startAfresh() {
    form.setValues({ title: '', description: '' });
    setRound(round + 1);
  }

  const create = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ assignees, ...values }: NewTask) =>
      calls.work.tasks.create({
        ...values,
        assignees: assignees.map(({ id }) => id),
        attachments: await files.send(),
      }),
    onError: (error) => placeErrors(form, error),
    onSuccess: (task) => {
      placeTask(client, toCard(task));
      void refreshCounts(client);
      announce(task);
      startAfresh();
      files.clear();
      onMade();
    },
  });

  const { title, description } = form.values;
  const isDraft = kept !== undefined && round === 0 && (title !== '' || !saysNothing(description));
  return { form, files, create, round, startAfresh, isDraft };
}

function useAnnouncement() {
  const { t } = useTranslation('work');
  const navigate = useNavigate();
  return ({ _id, number }: Task) =>
    toast({
      message: t('new.created', { number }),
      action: { label: t('new.open'), run: () => navigate({ to: links.task(_id) }) },
    });
}

import type { Task } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/message.ts';
import { api } from '../../../api/queries.ts';
import { askAboutStale } from '../stale-edit/store.ts';
import { clashesOf, type TaskPatch, type TaskSeen } from './patch.ts';
import { StaleEdit, saveTask, sendPatch } from './save.ts';
import { toCard } from './to-card.ts';
import { arrive, begin, settle } from './unsaved.ts';

/** A change of one task. */
export interface TaskEdit {
  /** The task as it was when the change was begun: what it is based on. */
  task: TaskSeen;
  /** What shall be different. Shown at once. */
  patch: TaskPatch;
  /** The call that makes it, where that is another than saving the patch's fields. */
  send?: (version: number) => Promise<Task>;
}

/**
 * Changes a task: shown in every list at once, saved, and taken back with a toast where it is refused. Where
 * somebody changed the same field meanwhile, both are shown side by side; nothing is overwritten unasked.
 */
export function useChangeTask() {
  const client = useQueryClient();
  const { t } = useTranslation('work');
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ task, patch, send }: TaskEdit) =>
      saveTask(task, patch, send ?? sendPatch(task._id, patch)),
    onMutate: ({ task, patch }) => {
      const { description: _, ...card } = task;
      begin(client, card, patch);
    },
    onSuccess: (saved, { task, patch }) => {
      client.setQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }), (opened) =>
        opened && opened.version > saved.version ? opened : saved,
      );
      settle(client, task._id, patch, toCard(saved));
    },
    onError: (error, { task, patch }) => {
      settle(client, task._id, patch);
      if (!(error instanceof StaleEdit)) return toast({ tone: 'DANGER', message: messageOf(error) });
      const { current } = error;
      arrive(client, toCard(current));
      const clashes = clashesOf(task, patch, current);
      if (!clashes.includes('status')) return askAboutStale({ seen: task, mine: patch, current, clashes });
      const status = t(`status.${current.status}`);
      toast({ tone: 'WARNING', message: t('change.movedMeanwhile', { number: current.number, status }) });
    },
  });
}

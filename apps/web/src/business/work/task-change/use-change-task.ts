import type { Money } from '@kazi/contract/shared';
import type { Task } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { withNewest } from '../../../shell/record/merge.ts';
import { rememberUndo } from '../../../shell/undo.ts';
import { NotPaid, withPaymentConfirmed } from '../payment/confirm-payment.ts';
import { confirmReopening } from '../payment/confirm-reopening.ts';
import { usePaidToast } from '../payment/use-paid-toast.ts';
import { usePayWords } from '../payment/use-pay-words.ts';
import { askAboutStale } from '../stale-edit/store.ts';
import { clashesOf, type Field, type TaskPatch, type TaskSeen, toCard, undoOf } from './patch.ts';
import { addPatch, endPatch, mergeFromServer } from './unsaved.ts';

/** A change of one task. */
export interface TaskEdit {
  /** The task as it was when the change was begun: what it is based on. */
  task: TaskSeen;
  /** What shall be different. Shown at once. */
  patch: TaskPatch;
  /** The call that makes it, where that is another than saving the patch's fields. */
  send?: (version: number, confirmed?: Money) => Promise<Task>;
  /** It takes another change back. */
  undoes?: boolean;
}

/**
 * Changes a task: shown in every list at once, saved, and taken back with a toast where it is refused. Where
 * somebody changed the same field meanwhile, both are shown side by side; nothing is overwritten unasked.
 */
export function useChangeTask() {
  const client = useQueryClient();
  const { t } = useTranslation('work');
  const words = usePayWords();
  const toastPaid = usePaidToast();
  const run = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ task, patch, send }: TaskEdit) => {
      await confirmReopening([task], patch.status);
      return saveTask(task, patch, (version) =>
        withPaymentConfirmed(
          (confirmed) => (send ?? sendPatch(task._id, patch))(version, confirmed),
          () => ({ what: task.number, to: words.to(task) }),
        ),
      );
    },
    onMutate: ({ task, patch }) => {
      const { description: _, ...card } = task;
      addPatch(client, card, patch);
    },
    onSuccess: (saved, { task, patch, undoes }) => {
      client.setQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }), (opened) =>
        opened && opened.version > saved.version ? opened : saved,
      );
      endPatch(client, task._id, patch, toCard(saved));
      if (undoes) return void toast({ message: t('bulk.undone', { count: 1 }) });
      const back = undoOf(task, patch, saved);
      rememberUndo(
        back &&
          (() =>
            run.mutate({
              task: { ...toCard(saved), description: saved.description },
              patch: back,
              undoes: true,
            })),
      );
      if (patch.status === 'done') toastPaid(task, saved);
    },
    onError: (error, { task, patch }) => {
      endPatch(client, task._id, patch);
      if (error instanceof NotPaid) return;
      if (!(error instanceof StaleEdit)) return toastFailure(error);
      const { current } = error;
      mergeFromServer(client, toCard(current));
      const clashes = clashesOf(task, patch, current);
      if (!clashes.includes('status')) return askAboutStale({ seen: task, mine: patch, current, clashes });
      const status = t(`status.${current.status}`);
      toast({ tone: 'WARNING', message: t('change.movedMeanwhile', { number: current.number, status }) });
    },
  });
  return run;
}

/** Somebody else changed the same fields of the task since the change was begun. */
export class StaleEdit extends Error {
  override name = 'StaleEdit';
  readonly current: Task;

  constructor(current: Task) {
    super('The task was changed by somebody else meanwhile');
    this.current = current;
  }
}

/**
 * Makes a change of a task, by `send` on a version of it. Where somebody changed other fields meanwhile, it is
 * made on the newer task, which `send` is given; where they changed the same ones, nothing is overwritten.
 * @throws `StaleEdit` with the newer task then
 */
export const saveTask = (
  seen: TaskSeen,
  patch: TaskPatch,
  send: (version: number, newer?: Task) => Promise<Task>,
): Promise<Task> =>
  withNewest<Task, Field, never, TaskSeen>({
    seen,
    clashes: (newer) => clashesOf(seen, patch, newer),
    ask: (newer) => {
      throw new StaleEdit(newer);
    },
    send: (on) => send(on.version, 'files' in on ? on : undefined),
  });

/** Beside which other task of the app one is put. */
export interface Place {
  after?: string;
  before?: string;
}

/** Sends the fields of a patch. */
export const sendPatch =
  (id: string, { position: _, assignees, ...fields }: TaskPatch, place?: Place) =>
  (version: number, confirmedReward?: Money) =>
    client.work.tasks.update({
      id,
      version,
      ...fields,
      ...(assignees && { assignees: assignees.map((person) => person.id) }),
      ...(place && { place }),
      ...(confirmedReward && { confirmedReward }),
    });

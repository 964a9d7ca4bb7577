import { cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import type { Task, TaskCard, TaskStatus } from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { property } from '../../../api/message.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { currentSession } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { type Changed, type Kind, useRecord } from '../../../shell/record/use-record.ts';
import { rememberUndo } from '../../../shell/undo.ts';
import { askToPay, askToReopen, askToSubmit } from './dialog-hosts.tsx';
import { nextStep, useApprovedToast, usePaidToast, usePayWords } from './pay.ts';
import {
  clashesOf,
  type Field,
  keepTask,
  pendingTasks,
  seenOf,
  type TaskPatch,
  type TaskSeen,
  undoOf,
} from './task-cache.ts';

const taskKind: Kind<TaskSeen, TaskPatch, Task, Field> = {
  pending: pendingTasks,
  changes: [],
  save: ({ _id }, patch, version) => sendPatch(_id, patch)(version),
  shown: seenOf,
  clashes: clashesOf,
  dialog: onDemand(() => import('./task-dialogs.tsx').then((module) => module.TaskConflict)),
};

/** A change of one task. */
interface TaskEdit {
  /** The task as it was when the change was begun: what it is based on. */
  seen: TaskSeen;
  /** What shall be different. Shown at once. */
  patch: TaskPatch;
  /** The call that makes it, where that is another than saving the patch's fields. */
  send?: (version: number, confirmed?: Money) => Promise<Task>;
  /** It takes another change back. */
  undoes?: boolean;
  /** Where it goes is said by what moves it, as a drag does. */
  isSpoken?: boolean;
}

/**
 * Changes a task, as `useRecord` does: shown at once in every list, saved, and taken back with a toast where it is refused.
 * Asks before it pays; the last change can be undone.
 */
export function useChangeTask() {
  const queries = useQueryClient();
  const { t } = useTranslation('work');
  const words = usePayWords();
  const toastPaid = usePaidToast();
  const toastApproved = useApprovedToast();
  const { change: changeRecord, busy } = useRecord(taskKind, {
    confirm: ({ seen, patch }) => confirmReopening([seen], patch.status),
    failed: (error) => error instanceof NotPaid || toastFailure(error),
    redo: ({ seen, patch }) => void change({ seen, patch }),
    settles({ number, status }, clashes) {
      if (!clashes.includes('status')) return false;
      const message = t('change.movedMeanwhile', { number, status: t(`status.${status}`) });
      toast({ tone: 'WARNING', message });
      return true;
    },
  });

  function done(saved: Task, { seen, patch, undoes, isSpoken }: TaskEdit): void {
    keepTask(queries, saved);
    if (isApproval({ seen, patch })) return void toastApproved(saved);
    if (undoes) return void toast({ message: t('bulk.undone', { count: 1 }) });
    const back = undoOf(seen, patch, saved);
    rememberUndo(back && (() => void change({ seen: seenOf(saved), patch: back, undoes: true })));
    if (patch.status === 'done' && seen.held) toastPaid(seen, saved);
    else if (patch.status && !isSpoken)
      announce(t('change.moved', { number: saved.number, status: t(`status.${saved.status}`) }));
  }

  async function change(edit: TaskEdit): Promise<Changed<Task>> {
    const { seen, patch } = edit;
    const approves = isApproval(edit);
    const { send = sendPatch(seen._id, patch) } = approves ? { send: sendApproval(seen._id) } : edit;
    const changed = await changeRecord({
      seen,
      // Whether an approval accepts the work, the server says.
      patch: approves ? {} : patch,
      send: (version) =>
        withPaymentConfirmed(
          (confirmed) => send(version, confirmed),
          () => ({ what: seen.number, to: words.to(seen), task: seen }),
        ),
    });
    if (typeof changed === 'object') done(changed.saved, edit);
    return changed;
  }
  return { change, busy };
}

/** Beside which other task of the app one is put. */
interface Place {
  after?: string;
  before?: string;
}

/** Whether moving a task to done is to approve it: by one who may not accept it. */
const isApproval = ({ seen: { status, may }, patch }: Pick<TaskEdit, 'seen' | 'patch'>): boolean =>
  status === 'in-review' && patch.status === 'done' && may.approve && !may.moves.includes('done');

const sendApproval = (id: string) => (version: number) => client.work.tasks.approve({ id, version });

/** Sends the fields of a patch. */
const sendPatch =
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

/** A change of a task, and beside which other one it is put. */
export interface PlacedChange {
  task: TaskCard;
  patch: TaskPatch;
  place?: Place | undefined;
  /** A submission asks for what is handed in, also where the viewer is not assigned the task. */
  asks?: boolean;
  isSpoken?: boolean;
}

/**
 * Changes tasks, as `useChangeTask` does; but work that is sent back waits for a reason first: spread `rejection`
 * on a `RejectDialog`. Work that its assignee submits, or that is submitted by its button, waits for what is handed in.
 */
export function useRejectableChange() {
  const { change: send, busy } = useChangeTask();
  const [rejecting, setRejecting] = useState<PlacedChange>();

  function change(placed: PlacedChange) {
    const { task, patch, place, asks = false, isSpoken = false } = placed;
    const isSubmission = task.status === 'in-progress' && patch.status === 'in-review';
    const isOwn = task.assignees.some(({ id }) => id === currentSession()?.user.id);
    // Who takes back their own work needs no reason.
    const isRejection = task.status === 'in-review' && patch.status === 'in-progress' && !task.may.retract;
    if (isRejection) setRejecting(placed);
    else if (isSubmission && (asks || isOwn)) void submit(placed);
    else void send({ seen: task, patch, isSpoken, send: sendPatch(task._id, patch, place) });
  }

  /** Submits the work by its dialog, then makes the rest of the change. */
  async function submit({ task, patch: { status: _, ...patch }, place }: PlacedChange) {
    const submitted = await askToSubmit(task);
    if (!submitted || (!place && Object.keys(patch).length === 0)) return;
    await send({ seen: seenOf(submitted), patch, send: sendPatch(task._id, patch, place) });
  }

  function onReject(reason: string) {
    if (!rejecting) return;
    const { task, patch } = rejecting;
    void send({ seen: task, patch, send: sendBack(rejecting, reason) });
    setRejecting(undefined);
  }

  return {
    change,
    isChanging: busy,
    rejection: { number: rejecting?.task.number, onReject, onClose: () => setRejecting(undefined) },
  };
}

/** Sends the work back, once, then makes the rest of the change. */
function sendBack({ task, patch: { status: _, ...patch }, place }: PlacedChange, reason: string) {
  let rejected: Task | undefined;
  return async (version: number): Promise<Task> => {
    const isFirst = rejected === undefined;
    rejected ??= await client.work.tasks.reject({ id: task._id, version, reason });
    if (!place && Object.keys(patch).length === 0) return rejected;
    return sendPatch(task._id, patch, place)(isFirst ? rejected.version : version);
  };
}

/** Takes the next step of a task. A key by itself never pays: what would is asked about first, whatever the amount. */
export function useNextStep<Task extends TaskCard>(move: (task: Task, to: TaskStatus) => void) {
  const words = usePayWords();
  return async (task: Task): Promise<void> => {
    const step = nextStep(task);
    const asked = step?.action === 'accept' && task.held;
    if (
      asked &&
      !(await askToPay({ what: task.number, to: words.to(task), reward: asked, isKey: true, task }))
    )
      return;
    if (step) move(task, step.to);
  };
}

/** Somebody was asked about a payment, and did not want to: nothing has changed. */
export class NotPaid extends Error {
  override name = 'NotPaid';
}

/**
 * Makes a call that may pay. Where the payer wants to be asked, it is asked here and made again with the amount that
 * was seen. Throws `NotPaid` for a no.
 */
export async function withPaymentConfirmed<Answer>(
  send: (confirmed?: Money) => Promise<Answer>,
  about: (people: number) => { what: string; to: string; task?: TaskCard },
): Promise<Answer> {
  let confirmed: Money | undefined;
  for (;;) {
    try {
      return await send(confirmed);
    } catch (error) {
      const asked = askedBy(error);
      if (!asked) throw error;
      const { reward, people } = asked;
      if (!(await askToPay({ reward, ...about(people) }))) throw new NotPaid();
      confirmed = reward;
    }
  }
}

/** The sum, and how many people get it, that the server wants to be confirmed. */
function askedBy(error: unknown): { reward: Money; people: number } | undefined {
  if (property(error, 'code') !== 'REWARD_NOT_CONFIRMED') return undefined;
  const data = property(error, 'data');
  const reward = property(data, 'reward');
  return {
    reward: {
      amount: cents(Number(property(reward, 'amount'))),
      currency: String(property(reward, 'currency')),
    },
    people: Number(property(data, 'people')),
  };
}

/** Opening a task again leaves what was paid for it paid, and pays at once what is being paid. */
const staysPaid = ({ status, paid, rewardState }: TaskCard): boolean =>
  status === 'done' && (paid !== null || rewardState === 'releasing');

/** Asks before paid tasks are opened again, for what they stay paid. Throws `NotPaid` for a no. */
export async function confirmReopening(
  tasks: readonly TaskCard[],
  to: TaskStatus | undefined,
): Promise<void> {
  const kept = to === 'todo' ? tasks.filter(staysPaid) : [];
  if (kept.length > 0 && !(await askToReopen(kept))) throw new NotPaid();
}

import type { Task, TaskCard, TaskStatus } from '@kazi/contract/work';
import { movers, moves, movesFor } from '@kazi/contract/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import type { TaskPatch } from './patch.ts';
import { type Place, sendPatch, useChangeTask } from './use-change-task.ts';

/** A change of a task, and beside which other one it is put. */
interface PlacedChange {
  task: TaskCard;
  patch: TaskPatch;
  place?: Place | undefined;
}

/**
 * Changes tasks, as `useChangeTask` does; but work that is sent back waits for a reason first: spread `rejection`
 * on a `RejectDialog`.
 */
export function useRejectableChange() {
  const { mutate, isPending } = useChangeTask();
  const [rejecting, setRejecting] = useState<PlacedChange>();

  function change({ task, patch, place }: PlacedChange) {
    const isRejection = task.status === 'in-review' && patch.status === 'in-progress';
    if (isRejection) setRejecting({ task, patch, place });
    else mutate({ task, patch, send: sendPatch(task._id, patch, place) });
  }

  function onReject(reason: string) {
    if (!rejecting) return;
    const { task, patch } = rejecting;
    mutate({ task, patch, send: sendBack(rejecting, reason) });
    setRejecting(undefined);
  }

  return {
    change,
    isChanging: isPending,
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

/** Says why a task may not go to a status now; undefined where it may, or is there. */
export function useRefusal(): (task: Pick<TaskCard, 'status' | 'may'>, to: TaskStatus) => string | undefined {
  const { t } = useTranslation('work');
  return ({ status: from, may }, to) => {
    if (from === to || may.moves.includes(to)) return undefined;
    const move = moves.find((one) => one.from === from && one.to === to && !one.whileUndoable);
    if (move?.by.includes('worker')) return t('move.onlyParty');
    if (move?.action === 'acceptance' && may.acceptRefusal) return t(`notAccepting.${may.acceptRefusal}`);
    if (move) return t(move.by.includes('author') ? 'move.onlyOwner' : 'move.onlyAccepter');
    const ways = movesFor(from, movers).map((way) => t(`status.${way}`));
    return t('move.noWay', { from: t(`status.${from}`), to: ways.join(', ') });
  };
}

import type { Task, TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../api/client.ts';
import { messageOf } from '../../../api/message.ts';
import { api } from '../../../api/queries.ts';
import { tellUndoable } from '../../../shell/undo.ts';
import { toCard } from '../task-change/patch.ts';
import { mergeFromServer } from '../task-change/unsaved.ts';
import { usePayWords } from './use-pay-words.ts';

/** How long the acceptance of a task can be undone, in milliseconds; undefined where it has paid, or pays nothing. */
export function msUntilPaid({ shares }: Pick<Task, 'shares'>): number | undefined {
  const releasing = shares.find(({ state }) => state === 'releasing');
  return releasing && Math.max(0, new Date(releasing.at).getTime() - Date.now());
}

/** Says what an acceptance pays, and takes it back for as long as the server does. */
export function usePaidToast() {
  const client = useQueryClient();
  const { t } = useTranslation('work');
  const words = usePayWords();

  async function undo({ _id, version, number }: Task) {
    try {
      const back = await calls.work.tasks.undo({ id: _id, version });
      client.setQueryData(api.work.tasks.get.queryKey({ input: { id: _id } }), back);
      mergeFromServer(client, toCard(back));
      toast({ message: t('pay.undone', { number }) });
    } catch (error) {
      toast({ tone: 'DANGER', message: messageOf(error) });
    }
  }

  return (before: Pick<TaskCard, 'held' | 'assignees'>, saved: Task): void => {
    if (!before.held) return;
    const told = { number: saved.number, amount: words.amount(before.held), to: words.to(before) };
    const shownMs = msUntilPaid(saved);
    if (shownMs === undefined) return void toast({ message: t('pay.paid', told) });
    tellUndoable({
      message: t('pay.paying', told),
      shownMs,
      action: { label: t('pay.undo'), run: () => void undo(saved) },
    });
  };
}

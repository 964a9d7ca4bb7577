import type { Task, TaskCard, TaskStatus } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { tellUndoable } from '../../../shell/undo.ts';
import { keepTask } from './task-cache.ts';

type Paid = Pick<TaskCard, 'number' | 'held' | 'assignees'>;

type Action = NonNullable<ReturnType<typeof nextStep>>['action'];

/** What a button shows, and what its name adds to that. */
interface Words {
  short: string;
  about: string;
}

const mostNamed = 3;

/** How a task's next step is named; an acceptance with what it pays and to whom. */
export function usePayWords() {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const to = ({ assignees: [first, ...others] }: Pick<TaskCard, 'assignees'>) =>
    first && others.length === 0 ? first.name : t('pay.people', { count: others.length + 1 });
  function accept(task: Paid): Words {
    const { held, number } = task;
    if (!held) return { short: t('action.accept'), about: number };
    const amount = formatMoney(held.amount, held.currency, locale);
    return { short: t('pay.short', { amount }), about: `${number}, ${to(task)}` };
  }
  return {
    to,
    /** The people whom several tasks pay by name, while they are few; `known` is how many the server counts. */
    toAll(tasks: readonly Pick<TaskCard, 'assignees'>[], known?: number): string {
      const names = new Map(tasks.flatMap(({ assignees }) => assignees.map(({ id, name }) => [id, name])));
      const count = known ?? names.size;
      if (count > mostNamed || count !== names.size) return t('pay.people', { count });
      return new Intl.ListFormat(locale).format(names.values());
    },
    amount: ({ amount, currency }: NonNullable<TaskCard['held']>) => formatMoney(amount, currency, locale),
    /** What was paid for a task, and what is being paid. */
    paid({ paid, held, rewardState }: TaskCard): string {
      const sums = [paid, rewardState === 'releasing' ? held : null].filter((one) => one !== null);
      return sums.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' + ');
    },
    tasks: (count: number) => t('pay.tasks', { count }),
    accept,
    /** A task's next step, as its button says it. */
    step(task: Paid, action: Action): Words {
      if (action === 'accept') return accept(task);
      return { short: t(`action.${action}`), about: task.number };
    },
  };
}

/** How long the acceptance of a task can be undone, in milliseconds; undefined where it has paid, or pays nothing. */
export function msUntilPaid({ shares }: Pick<Task, 'shares'>): number | undefined {
  const releasing = shares.find(({ state }) => state === 'releasing');
  return releasing && Math.max(0, new Date(releasing.at).getTime() - Date.now());
}

/** Takes an acceptance back. */
function useUndoAcceptance() {
  const queries = useQueryClient();
  const { t } = useTranslation('work');
  return useWrite(client.work.tasks.undo, {
    changes: [],
    leave: (back) => keepTask(queries, back),
    says: ({ number, may }) => t(may.seeReward ? 'pay.undone' : 'approval.undone', { number }),
  }).run;
}

/** Says what an acceptance pays, and takes it back for as long as the server does. */
export function usePaidToast() {
  const { t } = useTranslation('work');
  const words = usePayWords();
  const undo = useUndoAcceptance();

  return (before: Pick<TaskCard, 'held' | 'assignees'>, saved: Task): void => {
    if (!before.held) return;
    const told = { number: saved.number, amount: words.amount(before.held), to: words.to(before) };
    const shownMs = msUntilPaid(saved);
    if (shownMs === undefined) return void toast({ message: t('pay.paid', told) });
    tellUndoable({
      message: t('pay.paying', told),
      shownMs,
      action: { label: t('pay.undo'), run: () => void undo({ id: saved._id, version: saved.version }) },
    });
  };
}

/** Says that work is approved; where that has accepted it, offers to take it back for a while. */
export function useApprovedToast() {
  const { t } = useTranslation('work');
  const undo = useUndoAcceptance();
  return ({ _id, number, status, version }: Task): void => {
    const message = t('approval.told', { number });
    if (status !== 'done') return void toast({ message });
    tellUndoable({
      message,
      action: { label: t('pay.undo'), run: () => void undo({ id: _id, version }) },
    });
  };
}

/** What is likely to be done with a task next, by its status. */
const steps: Partial<
  Record<TaskStatus, { to: TaskStatus; action: 'start' | 'submit' | 'accept' | 'approve' | 'reopen' }>
> = {
  backlog: { to: 'in-progress', action: 'start' },
  todo: { to: 'in-progress', action: 'start' },
  'in-progress': { to: 'in-review', action: 'submit' },
  'in-review': { to: 'done', action: 'accept' },
  done: { to: 'todo', action: 'reopen' },
  cancelled: { to: 'todo', action: 'reopen' },
};

/** The next step of a task, if the viewer may take it: who may not accept work may still approve it. */
export function nextStep({ status, may }: Pick<TaskCard, 'status' | 'may'>) {
  const step = steps[status];
  if (step && may.moves.includes(step.to)) return step;
  return may.approve ? ({ to: 'done', action: 'approve' } as const) : undefined;
}

import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import type { nextStep } from '../task-change/next-step.ts';

type Paid = Pick<TaskCard, 'number' | 'held' | 'assignees'>;

type Action = NonNullable<ReturnType<typeof nextStep>>['action'];

/** In short for a button, in full for its name. */
interface Words {
  short: string;
  full: string;
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
    if (!held) return { short: t('action.accept'), full: t('pay.acceptUnpaid', { number }) };
    const amount = formatMoney(held.amount, held.currency, locale);
    return { short: t('pay.short', { amount }), full: t('pay.full', { amount, number, to: to(task) }) };
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
      const short = t(`action.${action}`);
      return { short, full: t('mine.next', { action: short, number: task.number }) };
    },
  };
}

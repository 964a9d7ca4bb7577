import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';

type Paid = Pick<TaskCard, 'number' | 'held' | 'assignees'>;

const mostNamed = 3;

/** How an acceptance is named: in short for its button, in full for its name, with what it pays and to whom. */
export function usePayWords() {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const to = ({ assignees: [first, ...others] }: Pick<TaskCard, 'assignees'>) =>
    first && others.length === 0 ? first.name : t('pay.people', { count: others.length + 1 });
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
    accept(task: Paid): { short: string; full: string } {
      const { held, number } = task;
      if (!held) return { short: t('action.accept'), full: t('pay.acceptUnpaid', { number }) };
      const amount = formatMoney(held.amount, held.currency, locale);
      return { short: t('pay.short', { amount }), full: t('pay.full', { amount, number, to: to(task) }) };
    },
  };
}

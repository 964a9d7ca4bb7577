import { Stack } from '@kazi/ui/layout';
import type { Task } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';

/** The people a task was or is being paid to, and when; nothing where it was not. */
export function PaidLines({ shares }: Pick<Task, 'shares'>) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const paid = shares.filter(({ state }) => state !== 'held');
  if (paid.length === 0) return null;
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));
  return (
    <Stack as="ul" gap={4} tone="muted" size={13}>
      {paid.map(({ agent, amount, currency, state, at }) => (
        <li key={`${agent.id} ${at}`}>
          {t(state === 'released' ? 'reopen.paid' : 'reopen.paying', {
            amount: formatMoney(amount, currency, locale),
            to: agent.name,
            day: dayOf(at),
          })}
        </li>
      ))}
    </Stack>
  );
}

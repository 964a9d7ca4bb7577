import { type Cents, cents } from '@kazi/contract/cents';
import type { AcceptedWork as Accepted } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './accepted-work.module.css';

interface AcceptedWorkProps {
  employee: string;
  month: string;
  /** What is to be added to the earnings of the form, in cents; nothing is saved by it. */
  onTake: (earning: { name: string; amount: Cents }) => void;
}

/** What an employee's accepted tasks of the month come to, beside their inputs; nothing where there are none. */
export function AcceptedWork({ employee, month, onTake }: AcceptedWorkProps) {
  const { data } = useQuery(api.work.accepted.ofEmployee.queryOptions({ input: { id: employee, month } }));
  if (!data || data.count === 0) return null;
  return <Offer work={data} onTake={onTake} />;
}

function Offer({ work, onTake }: { work: Accepted } & Pick<AcceptedWorkProps, 'onTake'>) {
  const { t } = useTranslation('costs');
  const locale = useLocale();
  const { monthName } = useDates();
  const [by, setBy] = useState<'hour' | 'task'>(work.hours > 0 ? 'hour' : 'task');
  const [rate, setRate] = useState<TypedAmount>(null);
  const isRate = typeof rate === 'number' && rate > 0;
  const tasks = t('tasks', { count: work.count });
  const hours = t('hours', { count: work.hours });
  const take = () => {
    if (!isRate) return;
    const name = by === 'hour' ? t('accepted.byHours', { hours }) : t('accepted.byTasks', { tasks });
    const amount = Math.round(rate * (by === 'hour' ? work.hours : work.count));
    onTake({ name, amount: cents(amount) });
    setRate(null);
  };
  return (
    <fieldset className={classes.offer}>
      <legend>{t('accepted.title', { month: monthName(work.month) })}</legend>
      <p>
        {t('accepted.sum', { tasks, hours, amount: formatMoney(work.rewards, work.currency, locale) })}{' '}
        {work.withoutEstimate > 0 && t('accepted.missing', { count: work.withoutEstimate })}
      </p>
      <details>
        <summary>{t('accepted.show')}</summary>
        <ul>
          {work.tasks.map(({ id, key, title, hours: estimated }) => (
            <li key={id}>
              <bdi>{key}</bdi> {title}
              {estimated !== null && ` · ${t('hours', { count: estimated })}`}
            </li>
          ))}
        </ul>
      </details>
      <div className={classes.rate}>
        <NativeSelect
          label={t('accepted.by')}
          value={by}
          onChange={({ currentTarget }) => setBy(oneOf(currentTarget.value, ['hour', 'task']) ?? 'task')}
          data={[
            ...(work.hours > 0 ? [{ value: 'hour', label: t('accepted.hour') }] : []),
            { value: 'task', label: t('accepted.task') },
          ]}
        />
        <AmountField name="work-rate" label={t('accepted.rate')} value={rate} onChange={setRate} />
        <Button variant="default" disabled={!isRate} onClick={take}>
          {t('accepted.take')}
        </Button>
      </div>
      <p className={classes.hint}>{t('accepted.hint')}</p>
    </fieldset>
  );
}

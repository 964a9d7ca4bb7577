import type { Earnings } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { RecordTable } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './earnings.module.css';

const columns = [
  'gross',
  'paye',
  'statutory',
  'deductions',
  'net',
  'rewards',
  'fees',
  'kept',
] as const satisfies readonly (keyof Earnings['totals'])[];

/** What is taken away is written with a minus. */
const taken: readonly string[] = ['paye', 'statutory', 'deductions', 'fees'];

/** The months in which anything was earned or paid, the newest first, and their sums; on a phone, as cards. */
export function EarningsTable({ earnings: { months, totals, year } }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  const { monthName } = useDates();
  const shown = months
    .filter(({ gross, net, rewards, fees }) => gross !== 0 || net !== 0 || rewards !== 0 || fees !== 0)
    .reverse();
  return (
    <RecordTable
      label={t('title', { year })}
      columns={[
        t('column.month'),
        ...columns.map((name) => (
          <span key={name} data-end>
            {t(`column.${name}`)}
          </span>
        )),
      ]}
    >
      {shown.map((month) => (
        <EarningsRow key={month.month} name={monthName(month.month)} sums={month} />
      ))}
      <EarningsRow name={t('column.all', { year })} sums={totals} isTotal />
    </RecordTable>
  );
}

function EarningsRow({ name, sums, isTotal }: { name: string; sums: Earnings['totals']; isTotal?: boolean }) {
  const { t } = useTranslation('earnings');
  const amounts = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 });
  const said = (column: (typeof columns)[number]) => {
    const amount = taken.includes(column) ? -sums[column] : sums[column];
    return amount === 0 ? '–' : amounts.format(amount / 100);
  };
  return (
    <tr className={classes.row} data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td
          key={column}
          data-end
          data-strong={column === 'net' || column === 'kept' || undefined}
          data-none={sums[column] === 0 || undefined}
        >
          <span className={classes.label}>{t(`column.${column}`)}</span>
          <bdi className={classes.amount}>{said(column)}</bdi>
          {column === 'rewards' && sums.tasks > 0 && (
            <span className={classes.tasks}>{t('tasks', { count: sums.tasks })}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

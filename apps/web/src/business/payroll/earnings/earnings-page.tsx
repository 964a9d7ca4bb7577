import type { Earnings } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconReceipt from '#icons/IconReceipt';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { Facts } from '../../../shell/page/facts.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { workspaceToday } from '../../identity/index.ts';
import classes from './earnings.module.css';

const route = getRouteApi('/_app/payroll/earnings/$employeeId');

/** What a person earned in a year: pay, rewards for tasks and fees, month by month, and what of it was taxed. */
export function EarningsPage() {
  const { t } = useTranslation(['earnings', 'payroll']);
  const change = useChangeSearch<{ year: number }>();
  const { employeeId } = route.useParams();
  const year = route.useSearch().year ?? Number(workspaceToday().slice(0, 'YYYY'.length));
  const runsPayroll = useAbility().can('manage', 'Payroll');
  const query = useQuery(api.payroll.earnings.get.queryOptions({ input: { id: employeeId, year } }));
  const years = [...new Set([year, ...(query.data?.years ?? [])])].sort((one, other) => other - one);
  return (
    <Page
      title={t('title', { year })}
      description={runsPayroll ? query.data?.employee.name : t('description')}
      above={
        runsPayroll ? (
          <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
            {t('payroll:employees.columns.employee')}
          </Link>
        ) : (
          <Link to="/my-pay">{t('payroll:myPay.title')}</Link>
        )
      }
      actions={
        <NativeSelect
          aria-label={t('payroll:p9.year')}
          value={String(year)}
          onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
          data={years.map(String)}
        />
      }
    >
      <Loaded query={query} rows={12} inPanel>
        {(earnings) =>
          earnings.totals.gross === 0 && earnings.totals.rewards === 0 && earnings.totals.fees === 0 ? (
            <EmptyState
              icon={<IconReceipt size={24} stroke={1.6} />}
              title={t('empty.title', { year })}
              message={t('empty.message')}
            />
          ) : (
            <>
              <TaxedPanel earnings={earnings} />
              <Panel flush>
                <EarningsTable earnings={earnings} />
              </Panel>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What of a year's earnings payroll has taxed, and what it has not. */
function TaxedPanel({ earnings: { totals, currency } }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  return (
    <Panel title={t('taxed.title')}>
      <Facts
        facts={[
          [t('taxed.yes'), <Money key="gross" amount={totals.gross} currency={currency} />],
          [t('taxed.paye'), <Money key="paye" amount={totals.paye} currency={currency} />],
          [t('taxed.no'), <Money key="rewards" amount={totals.rewards} currency={currency} />],
        ]}
      />
      <Text tone="muted" className={classes.hint}>
        {t('taxed.hint')}
      </Text>
    </Panel>
  );
}

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
function EarningsTable({ earnings: { months, totals, year } }: { earnings: Earnings }) {
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
            <Text as="div" tone="muted" size={13} weight={400} className={classes.tasks}>
              {t('tasks', { count: sums.tasks })}
            </Text>
          )}
        </td>
      ))}
    </tr>
  );
}

import { kenyanToday } from '@kazi/contract/days';
import type { P9 } from '@kazi/contract/payroll';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import classes from './p9.module.css';

const route = getRouteApi('/_app/payroll/p9/$employeeId');

/** The yearly statement of pay and tax that the tax authority asks for, month by month. */
export function P9Page() {
  const { t } = useTranslation('payroll');
  const { employeeId } = route.useParams();
  const search = route.useSearch();
  const change = useChangeSearch<{ year: number }>();
  const runsPayroll = useAbility().can('manage', 'Payroll');
  const { data: years } = useQuery(api.payroll.p9s.years.queryOptions({ input: { id: employeeId } }));
  const year = search.year ?? years?.items[0]?.year ?? Number(kenyanToday().slice(0, 'YYYY'.length));
  const offered = [...new Set([year, ...(years?.items ?? []).map((known) => known.year)])].sort(
    (one, other) => other - one,
  );
  const query = useQuery(api.payroll.p9s.get.queryOptions({ input: { id: employeeId, year } }));
  return (
    <Page
      title={t('p9.title', { year })}
      description={t('p9.description')}
      above={
        runsPayroll ? (
          <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
            {t('employees.columns.employee')}
          </Link>
        ) : (
          <Link to="/my-pay">{t('myPay.title')}</Link>
        )
      }
      actions={
        <>
          <NativeSelect
            aria-label={t('p9.year')}
            value={String(year)}
            onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
            data={offered.map(String)}
          />
          <DownloadButton variant="filled" file={() => client.payroll.p9s.pdf({ id: employeeId, year })}>
            {t('payslip.pdf')}
          </DownloadButton>
        </>
      }
    >
      <Loaded query={query} rows={12} inPanel>
        {(p9) =>
          p9.totals.every((total) => total === 0) ? (
            <EmptyState title={t('p9.empty.title', { year })} message={t('p9.empty.message')} />
          ) : (
            <P9Table p9={p9} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The form as a table: a column for each letter, a row for each month, and the sums. */
function P9Table({ p9 }: { p9: P9 }) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const { employee, employer, columns, rows, totals, year } = p9;
  const months = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const said = (cents: number) => (cents === 0 ? '–' : amounts.format(cents / 100));
  return (
    <Panel
      title={`${employee.firstName} ${employee.lastName}`}
      description={[employee.kraPin, employer.name, employer.kraPin].filter(Boolean).join(' · ')}
      flush
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={classes.box} aria-label={t('p9.title', { year })} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('run.month')}</th>
              {columns.map(({ letter, key }) => (
                <th key={letter} scope="col">
                  <span className={classes.letter}>{letter}</span>
                  {t(`p9.column.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, amounts: cells }) => (
              <tr key={month}>
                <th scope="row">{months.format(new Date(`${month}-01T00:00:00Z`))}</th>
                {columns.map(({ letter }, at) => (
                  <td key={letter}>{said(cells[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('p9.totals')}</th>
              {columns.map(({ letter }, at) => (
                <td key={letter}>{said(totals[at] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Panel>
  );
}

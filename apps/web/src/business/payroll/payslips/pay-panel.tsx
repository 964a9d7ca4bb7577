import type { P9, Payslip } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Records } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { payCurrency } from '../parts/queries.ts';
import classes from './pay-panel.module.css';
import { usePayslipColumns, usePayslips } from './payslip-columns.tsx';

/** What an employee was paid, year by year: the P9 of each, and its payslips. */
export function PayPanel({ employee }: { employee: string }) {
  const { t } = useTranslation(['payroll', 'common']);
  const years = useQuery(api.payroll.p9s.years.queryOptions({ input: { id: employee } }));
  const payslips = usePayslips(employee);
  const failed = years.error ? years : payslips.error ? payslips : undefined;
  return (
    <Panel title={t('pay.title')} description={t('pay.hint')} flush>
      {failed ? (
        <FailedState error={failed.error} onRetry={failed.refetch} />
      ) : !years.data || !payslips.data ? (
        <SkeletonRows rows={3} label={t('common:loading')} />
      ) : years.data.items.length === 0 ? (
        <EmptyState title={t('pay.empty')} />
      ) : (
        years.data.items.map((year, at) => (
          <PaidYear
            key={year.year}
            {...year}
            employee={employee}
            isOpen={at === 0}
            payslips={payslips.data.filter(({ month }) => month.startsWith(`${year.year}-`))}
          />
        ))
      )}
      {payslips.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={payslips.isFetchingNextPage}
            onClick={() => payslips.fetchNextPage()}
          >
            {t('common:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface PaidYearProps {
  year: P9['year'];
  gross: number;
  tax: number;
  employee: string;
  payslips: readonly Payslip[];
  /** The newest is unfolded from the start. */
  isOpen: boolean;
}

function PaidYear({ year, gross, tax, employee, payslips, isOpen }: PaidYearProps) {
  const { t } = useTranslation('payroll');
  return (
    <details className={classes.year} open={isOpen}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
        <span className={classes.name}>{year}</span>
        <span className={classes.sums}>
          <span>
            {t('run.gross')} <Money amount={gross} currency={payCurrency} />
          </span>
          <span>
            {t('line.paye')} <Money amount={tax} currency={payCurrency} />
          </span>
        </span>
      </summary>
      <p className={classes.p9}>
        <Link to="/payroll/p9/$employeeId" params={{ employeeId: employee }} search={{ year }}>
          {t('p9.title', { year })}
        </Link>
      </p>
      <Records label={t('payslip.all')} columns={usePayslipColumns()} items={payslips} />
    </details>
  );
}

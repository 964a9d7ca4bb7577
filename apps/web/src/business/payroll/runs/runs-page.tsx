import type { Run } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCalendarPlus from '#icons/IconCalendarPlus';
import IconCash from '#icons/IconCash';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { hasTotals } from './has-totals.ts';
import { RunStatusBadge } from './run-status.tsx';
import classes from './runs.module.css';
import { useRuns } from './use-runs.ts';

const NewRunDialog = onDemand(() => import('./new-run-dialog.tsx').then((module) => module.NewRunDialog));

/** Every payroll run, the newest first. */
export function RunsPage() {
  const { t } = useTranslation('payroll');
  const query = useRuns();
  return (
    <Page title={t('title')} description={t('run.description')} actions={<Begin />}>
      <PayrollTabs />
      <RecordList
        query={query}
        rowHeight={64}
        empty={
          <EmptyState
            icon={<IconCash size={24} stroke={1.6} />}
            title={t('run.empty.title')}
            message={t('run.empty.message')}
            action={
              <>
                <LinkButton to="/payroll/employees" variant="default">
                  {t('employees.title')}
                </LinkButton>
                <Begin />
              </>
            }
          />
        }
      >
        {(runs) => <RunTable runs={runs} />}
      </RecordList>
    </Page>
  );
}

function Begin() {
  const { t } = useTranslation('payroll');
  const [isBeginning, setBeginning] = useState(false);
  return (
    <Can do="manage" on="Payroll">
      <Button leftSection={<IconCalendarPlus size={16} stroke={1.8} />} onClick={() => setBeginning(true)}>
        {t('run.begin')}
      </Button>
      <Suspense>{isBeginning && <NewRunDialog onClose={() => setBeginning(false)} />}</Suspense>
    </Can>
  );
}

function RunTable({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('payroll');
  return (
    <RecordTable
      label={t('title')}
      columns={[
        t('run.month'),
        t('run.statusColumn'),
        t('employees.title'),
        <span key="net" data-end>
          {t('run.net')}
        </span>,
        <span key="leaving" data-end>
          {t('run.leaving')}
        </span>,
      ]}
    >
      {runs.map((run) => (
        <RunRowOf key={run.id} run={run} />
      ))}
    </RecordTable>
  );
}

function RunRowOf({ run }: { run: Run }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const { id, month, kind, note, status, payDay, employees, totals, currency } = run;
  const isKnown = hasTotals(run);
  const about = kind === 'off-cycle' ? note : t('run.payDay', { day: dayName(payDay) });
  return (
    <tr>
      <th scope="row" className={classes.month}>
        <Link to="/payroll/runs/$runId" params={{ runId: id }} data-row-link>
          {monthName(month)}
        </Link>
        <span className={classes.about} title={about ?? undefined}>
          {about}
        </span>
      </th>
      <td>
        <RunStatusBadge status={status} />
      </td>
      <td className={classes.count}>{t('run.people', { count: employees })}</td>
      <td data-end className={classes.second}>
        {isKnown ? <Money amount={totals.net} currency={currency} /> : '–'}
      </td>
      <td data-end className={classes.amount}>
        {isKnown ? <Money amount={totals.leaving} currency={currency} /> : '–'}
      </td>
    </tr>
  );
}

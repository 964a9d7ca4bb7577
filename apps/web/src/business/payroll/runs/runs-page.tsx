import type { Run } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconCalendarPlus from '#icons/IconCalendarPlus';
import IconCash from '#icons/IconCash';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { hasTotals, RunStatusBadge } from './run-status.tsx';
import classes from './runs.module.css';

const NewRunDialog = onDemand(() => import('./new-run-dialog.tsx').then((module) => module.NewRunDialog));

/** Every payroll run, the newest first. */
export function RunsPage() {
  const { t } = useTranslation('payroll');
  return (
    <ListPage
      title={t('title')}
      description={t('run.description')}
      tabs={<PayrollTabs />}
      list={useList(api.payroll.runs.list, (cursor) => ({ cursor }))}
      columns={useColumns()}
      rowHeight={64}
      create={{
        label: t('run.begin'),
        icon: IconCalendarPlus,
        may: useAbility().can('manage', 'Payroll'),
        dialog: NewRunDialog,
      }}
      empty={{
        icon: IconCash,
        ...t('run.empty', { returnObjects: true }),
        action: (
          <LinkButton to="/payroll/employees" variant="default">
            {t('employees.title')}
          </LinkButton>
        ),
      }}
    />
  );
}

function useColumns(): Column<Run>[] {
  const { t } = useTranslation('payroll');
  return [
    { heading: t('run.month'), className: classes.month, cell: (run) => <Name run={run} /> },
    { heading: t('run.statusColumn'), cell: ({ status }) => <RunStatusBadge status={status} /> },
    {
      heading: t('employees.title'),
      className: classes.count,
      cell: ({ employees }) => t('run.people', { count: employees }),
    },
    {
      heading: t('run.net'),
      kind: 'amount',
      onPhone: 'nowhere',
      className: classes.second,
      cell: (run) => (hasTotals(run) ? <Money amount={run.totals.net} currency={run.currency} /> : '–'),
    },
    {
      heading: t('run.leaving'),
      kind: 'amount',
      onPhone: 'corner',
      className: classes.amount,
      cell: (run) => (hasTotals(run) ? <Money amount={run.totals.leaving} currency={run.currency} /> : '–'),
    },
  ];
}

/** The month of a run, over its pay day or what it is for. */
function Name({ run: { id, month, kind, note, payDay } }: { run: Run }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const about = kind === 'off-cycle' ? note : t('run.payDay', { day: dayName(payDay) });
  return (
    <>
      <Link to="/payroll/runs/$runId" params={{ runId: id }} data-row-link>
        {monthName(month)}
      </Link>
      <span className={classes.about} dir="auto" title={about ?? undefined}>
        {about}
      </span>
    </>
  );
}

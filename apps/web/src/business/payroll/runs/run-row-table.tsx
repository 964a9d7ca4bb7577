import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { approvedStatuses } from '@kazi/contract/payroll/words';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { RecordTable } from '@kazi/ui/record-table';
import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useOnce } from '../../money/index.ts';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import { Entered } from './entered.tsx';
import { RowProblemList } from './row-problem-list.tsx';
import classes from './runs.module.css';
import { keepRun, showRefusal, useRunActions } from './use-run-actions.ts';

const InputDrawer = onDemand(() => import('./input-drawer.tsx').then((module) => module.InputDrawer));

interface RunRowTableProps {
  run: RunOpened;
  rows: readonly RunRow[];
}

/** The people of a run: what they get, why it changed, what is in the way, and where the money is. */
export function RunRowTable({ run, rows }: RunRowTableProps) {
  const { t } = useTranslation('payroll');
  const [changed, setChanged] = useState<RunRow>();
  return (
    <>
      <RecordTable
        label={t('run.peopleTitle')}
        columns={[
          t('employees.columns.employee'),
          t('run.look'),
          t('run.payoutColumn'),
          <span key="gross" data-end>
            {t('run.gross')}
          </span>,
          <span key="net" data-end>
            {t('run.net')}
          </span>,
          <VisuallyHidden key="actions">{t('run.actions')}</VisuallyHidden>,
        ]}
      >
        {rows.map((row) => (
          <PersonRow key={row.employee.id} run={run} row={row} onChange={() => setChanged(row)} />
        ))}
      </RecordTable>
      <Suspense>
        {changed && <InputDrawer run={run} row={changed} onClose={() => setChanged(undefined)} />}
      </Suspense>
    </>
  );
}

interface PersonRowProps {
  run: RunOpened;
  row: RunRow;
  onChange: () => void;
}

function PersonRow({ run, row, onChange }: PersonRowProps) {
  const { t } = useTranslation('payroll');
  const { employee, gross, net, payslip, input } = row;
  // A payslip is given out once its run is approved.
  const isApproved = oneOf(run.status, approvedStatuses) !== undefined;
  return (
    <tr data-skipped={input.skipped !== null || undefined}>
      <th scope="row" className={classes.who}>
        {payslip && isApproved ? (
          <Link
            to="/payroll/payslips/$payslipId"
            params={{ payslipId: payslip }}
            className={classes.name}
            title={employee.name}
            data-row-link
          >
            {employee.name}
          </Link>
        ) : (
          <span className={classes.name} title={employee.name}>
            {employee.name}
          </span>
        )}
        <span className={classes.about}>
          <bdi>{employee.number}</bdi>
          {employee.department && ` · ${employee.department}`}
        </span>
      </th>
      <td className={classes.look}>
        {input.skipped !== null && <span className={classes.minor}>{input.skipped}</span>}
        {input.skipped === null && <Entered input={input} />}
        <Change run={run} row={row} />
        {!isApproved && <RowProblemList row={row} />}
      </td>
      <td>
        <Payout run={run} row={row} />
      </td>
      <td data-end className={classes.second}>
        {payslip ? <Money amount={gross} currency={run.currency} /> : '–'}
      </td>
      <td data-end className={classes.amount}>
        {payslip ? <Money amount={net} currency={run.currency} /> : '–'}
      </td>
      <td data-actions>
        {run.may.change && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('inputs.openOf', { name: employee.name })}
            onClick={onChange}
          >
            {t('inputs.open')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Why pay differs from the month before, to be marked as looked at. */
function Change({ run, row }: { run: RunOpened; row: RunRow }) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const { review } = useRunActions(run);
  const { change, before, net, reviewed, employee } = row;
  if (!change) return null;
  const money = (amount: number) => formatMoney(amount, run.currency, locale);
  const said =
    before && before.net !== net
      ? t('run.changedBy', { reason: t(`run.change.${change}`), before: money(before.net) })
      : t(`run.change.${change}`);
  if (!run.may.change) return <span className={classes.minor}>{said}</span>;
  return (
    <Checkbox
      size="xs"
      className={classes.check}
      checked={reviewed !== null}
      disabled={review.isPending}
      onChange={({ currentTarget }) =>
        review.mutate({ id: run.id, employees: [employee.id], reviewed: currentTarget.checked })
      }
      label={said}
      aria-label={t('run.reviewedOf', { name: employee.name, change: said })}
    />
  );
}

/** Where the money is; what failed can be sent again. */
function Payout({ run, row: { payout, employee } }: { run: RunOpened; row: RunRow }) {
  const { t } = useTranslation('payroll');
  const again = useOnce(client.payroll.runs.pay, {
    meta: { quiet: true },
    onSuccess: keepRun,
    onError: (error) => showRefusal(run, error),
  });
  const isFailed = payout.status === 'failed';
  return (
    <span className={classes.payout}>
      <PayoutBadge status={payout.status} />
      {payout.method && (
        <span className={classes.minor}>
          {t(`method.${payout.method}`)} <bdi>{payout.number}</bdi>
        </span>
      )}
      {payout.receipt && (
        <span className={classes.minor}>
          <bdi>{payout.receipt}</bdi>
        </span>
      )}
      {isFailed && payout.failure && <span className={classes.failure}>{payout.failure}</span>}
      {isFailed && (
        <Link
          to="/payroll/employees/$employeeId/edit"
          params={{ employeeId: employee.id }}
          aria-label={t('run.mendOf', { name: employee.name })}
        >
          {t('run.mend')}
        </Link>
      )}
      {isFailed && (
        <Button
          variant="default"
          size="compact-sm"
          loading={again.isPending}
          aria-label={t('run.sendAgainTo', { name: employee.name })}
          onClick={() => again.mutate({ id: run.id, employees: [employee.id] })}
        >
          {t('run.sendAgain')}
        </Button>
      )}
    </span>
  );
}

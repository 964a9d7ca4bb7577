import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { approvedStatuses, runRowParts } from '@kazi/contract/payroll/words';
import { Minor, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { List as RecordList } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useOnce } from '../../money/index.ts';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import { Change, Entered, Problems } from './row-look.tsx';
import classes from './runs.module.css';
import { askAgainMs, useRunWrite } from './use-runs.ts';

const InputDrawer = onDemand(() => import('./input-drawer.tsx').then((module) => module.InputDrawer));

const route = getRouteApi('/_app/payroll/runs/$runId');

/** Everybody in a run, or those who need a look: what they get, why it changed, what is in the way, and where the money is. */
export function RunRows({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const search = route.useSearch();
  const [changed, setChanged] = useState<RunRow>();
  const isMoving = run.progress !== null;
  const { data, ...list } = useList(api.payroll.runs.rows, (cursor) => ({ id: run.id, ...search, cursor }), {
    refetchInterval: isMoving && askAgainMs,
  });
  const { refetch } = list;
  const state = `${run.status} ${run.version} ${isMoving}`;
  // What has just ended is asked about once more: the last answer may have come a moment before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever the run has come to another state
  useEffect(() => void refetch(), [state]);
  return (
    <section className={classes.people} aria-label={t('run.peopleTitle')}>
      <RecordList
        label={t('run.peopleTitle')}
        list={{ ...list, data: data?.map((row) => ({ ...row, id: row.employee.id })) }}
        columns={useColumns(run, setChanged)}
        rowHeight={64}
        search={search}
        filters={[
          { kind: 'words', name: 'q', label: t('employees.search') },
          {
            kind: 'choice',
            name: 'part',
            label: t('run.part.label'),
            any: t('run.part.all'),
            options: runRowParts.map((value) => ({ value, label: partLabel(value) })),
          },
        ]}
        nothing={t('employees.nothing', { returnObjects: true })}
        empty={t('run.nobody', { returnObjects: true })}
      />
      <Suspense>
        {changed && <InputDrawer run={run} row={changed} onClose={() => setChanged(undefined)} />}
      </Suspense>
    </section>
  );

  function partLabel(part: (typeof runRowParts)[number]) {
    const { changes, problems, skipped, payouts } = run;
    const counts = {
      changed: changes.all,
      errors: problems.errors,
      warnings: problems.warnings,
      skipped,
      unpaid: payouts.failed,
    };
    const number = counts[part];
    const name = t(`run.part.${part}`);
    return number > 0 ? t('run.part.counted', { part: name, number }) : name;
  }
}

function useColumns(run: RunOpened, onChange: (row: RunRow) => void): Column<RunRow & { id: string }>[] {
  const { t } = useTranslation('payroll');
  // A payslip is given out once its run is approved.
  const isApproved = oneOf(run.status, approvedStatuses) !== undefined;
  return [
    {
      heading: t('employees.columns.employee'),
      className: classes.who,
      cell: (row) => <Name row={row} isGivenOut={isApproved} />,
    },
    {
      heading: t('run.look'),
      onPhone: 'line',
      className: classes.look,
      cell: (row) => (
        <>
          {row.input.skipped === null ? <Entered input={row.input} /> : <Minor>{row.input.skipped}</Minor>}
          <Change run={run} row={row} />
          {!isApproved && <Problems row={row} />}
        </>
      ),
    },
    { heading: t('run.payoutColumn'), cell: (row) => <Payout run={run} row={row} /> },
    {
      heading: t('run.gross'),
      kind: 'amount',
      onPhone: 'nowhere',
      className: classes.second,
      cell: ({ payslip, gross }) => (payslip ? <Money amount={gross} currency={run.currency} /> : '–'),
    },
    {
      heading: t('run.net'),
      kind: 'amount',
      onPhone: 'corner',
      className: classes.amount,
      cell: ({ payslip, net }) => (payslip ? <Money amount={net} currency={run.currency} /> : '–'),
    },
    {
      heading: t('run.actions'),
      kind: 'actions',
      cell: (row) =>
        run.may.change && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('inputs.openOf', { name: row.employee.name })}
            onClick={() => onChange(row)}
          >
            {t('inputs.open')}
          </Button>
        ),
    },
  ];
}

function Name({ row: { employee, payslip }, isGivenOut }: { row: RunRow; isGivenOut: boolean }) {
  const { number, name, department } = employee;
  return (
    <>
      {payslip && isGivenOut ? (
        <Link
          to="/payroll/payslips/$payslipId"
          params={{ payslipId: payslip }}
          className={classes.name}
          dir="auto"
          title={name}
          data-row-link
        >
          {name}
        </Link>
      ) : (
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
      )}
      <span className={classes.about} dir="auto">
        <bdi>{number}</bdi>
        {department && ` · ${department}`}
      </span>
    </>
  );
}

/** Where the money is; what failed can be sent again. */
function Payout({ run, row: { payout, employee } }: { run: RunOpened; row: RunRow }) {
  const { t } = useTranslation('payroll');
  const again = useRunWrite(useOnce(client.payroll.runs.pay));
  return (
    <Stack as="span" align="start" gap={2}>
      <PayoutBadge status={payout.status} />
      {payout.method && (
        <Minor>
          {t(`method.${payout.method}`)} <bdi>{payout.number}</bdi>
        </Minor>
      )}
      {payout.receipt && (
        <Minor>
          <bdi>{payout.receipt}</bdi>
        </Minor>
      )}
      {payout.status === 'failed' && (
        <>
          {payout.failure && (
            <Text as="span" tone="danger" size={13}>
              {payout.failure}
            </Text>
          )}
          <Link
            to="/payroll/employees/$employeeId/edit"
            params={{ employeeId: employee.id }}
            aria-label={t('run.mendOf', { name: employee.name })}
          >
            {t('run.mend')}
          </Link>
          <Button
            variant="default"
            size="compact-sm"
            loading={again.busy}
            aria-label={t('run.sendAgainTo', { name: employee.name })}
            onClick={() => void again.run({ id: run.id, employees: [employee.id] })}
          >
            {t('run.sendAgain')}
          </Button>
        </>
      )}
    </Stack>
  );
}

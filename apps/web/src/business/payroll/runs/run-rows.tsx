import type { PayProblem, RunInput, RunOpened, RunRow } from '@kazi/contract/payroll';
import { approvedStatuses, runRowParts } from '@kazi/contract/payroll/words';
import { List, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import type { Column } from '@kazi/ui/record-table';
import { Button, Checkbox } from '@mantine/core';
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
import { Minor } from '../parts/minor.tsx';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import { payCurrency } from '../parts/queries.ts';
import classes from './runs.module.css';
import { askAgainMs, useRunActions, useRunWrite } from './use-runs.ts';

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
      className: classes.second,
      cell: ({ payslip, gross }) => (payslip ? <Money amount={gross} currency={run.currency} /> : '–'),
    },
    {
      heading: t('run.net'),
      kind: 'amount',
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
          title={name}
          data-row-link
        >
          {name}
        </Link>
      ) : (
        <span className={classes.name} title={name}>
          {name}
        </span>
      )}
      <span className={classes.about}>
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

/** What was entered for an employee's month; nothing where it is as the terms say. */
export function Entered({ input }: { input: RunInput }) {
  const { t } = useTranslation('payroll');
  const numbers = new Intl.NumberFormat(useLocale());
  const { daysWorked, overtimeHours, holidayHours, earnings, deductions } = input;
  const inputs = [
    overtimeHours > 0 && `${t('inputs.overtime')} ${numbers.format(overtimeHours)}`,
    holidayHours > 0 && `${t('inputs.holiday')} ${numbers.format(holidayHours)}`,
    daysWorked !== null && `${t('inputs.days')} ${numbers.format(daysWorked)}`,
    ...[...earnings, ...deductions].map(({ name }) => name),
  ].filter((entered) => entered !== false);
  if (inputs.length === 0) return null;
  return (
    <Text as="div" size={13}>
      {t('inputs.entered', { inputs: inputs.join(' · ') })}
    </Text>
  );
}

/** Why pay differs from the month before, to be marked as looked at. */
function Change({ run, row }: { run: RunOpened; row: RunRow }) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const { review } = useRunActions();
  const { change, before, net, reviewed, employee } = row;
  if (!change) return null;
  const said =
    before && before.net !== net
      ? t('run.changedBy', {
          reason: t(`run.change.${change}`),
          before: formatMoney(before.net, run.currency, locale),
        })
      : t(`run.change.${change}`);
  if (!run.may.change) return <Minor>{said}</Minor>;
  return (
    <Checkbox
      size="xs"
      className={classes.check}
      checked={reviewed !== null}
      disabled={review.busy}
      onChange={({ currentTarget }) =>
        void review.run({ id: run.id, employees: [employee.id], reviewed: currentTarget.checked })
      }
      label={said}
      aria-label={t('run.reviewedOf', { name: employee.name, change: said })}
    />
  );
}

/** What a problem is about decides where it is mended. */
const mendedInTerms: readonly string[] = ['terms-missing', 'nothing-left', 'carried'];

/** What is in the way of paying an employee, or worth a look, each with the way to mend it. */
function Problems({ row: { problems, employee } }: { row: RunRow }) {
  const { t } = useTranslation('payroll');
  const sentence = useProblemSentence();
  if (problems.length === 0) return null;
  return (
    <List tone="muted" size={13} className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${JSON.stringify(problem.values)}`} data-level={problem.level}>
          {sentence(problem)}{' '}
          <Link
            to={
              mendedInTerms.includes(problem.code)
                ? '/payroll/employees/$employeeId/terms'
                : '/payroll/employees/$employeeId/edit'
            }
            params={{ employeeId: employee.id }}
            aria-label={t('run.mendOf', { name: employee.name })}
          >
            {t('run.mend')}
          </Link>
        </li>
      ))}
    </List>
  );
}

const amounts: readonly string[] = ['amount', 'most', 'least', 'before', 'now'];

/** Says a problem as a sentence: amounts as money, moments as days. */
function useProblemSentence() {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ code, values }: PayProblem) => {
    const said = Object.entries(values).map(([name, value]) => {
      if (amounts.includes(name)) return [name, formatMoney(Number(value), payCurrency, locale)];
      if (name === 'until') return [name, days.format(new Date(value))];
      return [name, value];
    });
    return t(`problem.${code}`, Object.fromEntries(said));
  };
}

import { sum } from '@kazi/contract/cents';
import { kenyanToday } from '@kazi/contract/days';
import type { RunOpened } from '@kazi/contract/payroll';
import { DataCard } from '@kazi/ui/data-card';
import { Minor, Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../session/ability.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { Sums } from '../parts/sums.tsx';
import { NextStep, RunSteps } from './next-step.tsx';
import { RunRows } from './run-rows.tsx';
import { hasTotals, RunStatusBadge } from './run-status.tsx';
import classes from './runs.module.css';
import { useRun } from './use-runs.ts';

const route = getRouteApi('/_app/payroll/runs/$runId');

/** A payroll run from its first inputs to its close, on one page. */
export function RunPage() {
  const { runId } = route.useParams();
  return (
    <Loaded query={useRun(runId)} rows={8}>
      {(run) => <OpenedRun run={run} />}
    </Loaded>
  );
}

function OpenedRun({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const month = monthName(run.month);
  return (
    <Page
      title={t('run.title', { month })}
      above={<Link to="/payroll">{t('title')}</Link>}
      description={
        <Row as="span" wrap gap={12} lineGap={4}>
          <RunStatusBadge status={run.status} />
          {run.note && <span>{run.note}</span>}
          {isLate(run) ? (
            <Text as="span" tone="danger" size={13}>
              {t('run.payDayPast', { day: dayName(run.payDay) })}
            </Text>
          ) : (
            <span>{t('run.payDay', { day: dayName(run.payDay) })}</span>
          )}
          <span>{t('run.people', { count: run.employees })}</span>
          {run.skipped > 0 && <span>{t('run.skipped', { count: run.skipped })}</span>}
        </Row>
      }
      actions={<ToBooks run={run} />}
    >
      <RunSteps run={run} />
      <NextStep run={run} />
      <RunTotals run={run} />
      <RunRows run={run} />
      <div className={classes.panels}>
        <Reversals run={run} />
        <RunSums run={run} />
        <Obligations run={run} />
        <History run={run} />
      </div>
    </Page>
  );
}

const unsentStatuses = ['draft', 'calculated', 'rejected', 'approved'];

/** Whether its pay day has passed and nothing is sent. */
const isLate = ({ status, payDay }: RunOpened) => unsentStatuses.includes(status) && payDay < kenyanToday();

/** The way to what this month has booked, from the first payment on. */
function ToBooks({ run: { status, month } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  if (status !== 'paying' && status !== 'paid' && status !== 'closed') return null;
  return (
    <Can do="manage" on="Payroll">
      <LinkButton variant="default" to="/payroll/books" search={{ month }}>
        {t('books.open')}
      </LinkButton>
    </Can>
  );
}

/** Payslips of closed months that this run takes back: why it pays less than its people get. */
function Reversals({ run: { reversals, currency } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  if (reversals.length === 0) return null;
  return (
    <Panel title={t('run.reversals')} description={t('run.reversalsHint')}>
      <Sums
        currency={currency}
        sums={reversals.map(({ reverses, employee, month, net }) => ({
          key: reverses,
          name: (
            <>
              <Link to="/payroll/payslips/$payslipId" params={{ payslipId: reverses }}>
                {employee.name}
              </Link>{' '}
              {monthName(month)}
            </>
          ),
          amount: net,
        }))}
      />
    </Panel>
  );
}

/** What the firm owes to others than its people by this run. */
function Obligations({ run: { obligations, totals, currency } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  if (obligations.length === 0) return null;
  return (
    <Panel title={t('run.obligations')} description={t('run.obligationsHint')}>
      <Sums
        currency={currency}
        sums={[
          ...obligations.map(({ authority, name, amount }) => ({
            key: `${authority} ${name}`,
            name: name ?? t(`authority.${authority}`),
            amount,
          })),
          { key: t('run.total'), amount: totals.obligations, total: true },
        ]}
      />
    </Panel>
  );
}

/** The moves of a run: by whom, when and why. */
function History({ run: { moves } }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  if (moves.length === 0) return null;
  return (
    <Panel title={t('run.history')}>
      <Stack as="ol" gap={8}>
        {moves.map(({ to, by, at, reason }) => (
          <Stack as="li" key={`${to} ${at}`} className={classes.move}>
            <span>
              {t(`run.moved.${to}`, { name: by?.name ?? t('run.system') })} <RelativeTime at={at} />
            </span>
            {reason && <Minor>{reason}</Minor>}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

/** What the firm decides about: what leaves the account, what people get, and what it all costs. */
export function RunTotals({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency } = run;
  const isKnown = hasTotals(run);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const extras = sum([totals.fees, totals.rounding]);
  return (
    <div className={classes.totals}>
      <DataCard
        label={t('run.leaving')}
        value={isKnown ? money(totals.leaving) : '–'}
        detail={<Payer run={run} />}
      />
      <DataCard
        label={t('run.net')}
        value={isKnown ? money(totals.net) : '–'}
        detail={
          isKnown ? (
            <>
              {t('run.gross')} {money(totals.gross)}
            </>
          ) : (
            t('run.notCalculated')
          )
        }
      />
      <DataCard
        label={t('run.cost')}
        value={isKnown ? money(sum([totals.cost, extras])) : '–'}
        detail={
          isKnown ? (
            <>
              {t('run.employerAdds')} {money(totals.employer)}
              {extras !== 0 && (
                <>
                  {' · '}
                  {t('run.feesAndRounding')} {money(extras)}
                </>
              )}
            </>
          ) : (
            t('run.notCalculated')
          )
        }
      />
    </div>
  );
}

/** Whose wallet pays, and whether it has enough while that can still be mended. */
function Payer({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency, available, payer, status } = run;
  if (!payer) return <Link to="/payroll/settings">{t('run.nobodyPays')}</Link>;
  const isAhead = status === 'draft' || status === 'calculated' || status === 'rejected';
  const lacking = isAhead && available !== null ? totals.leaving - available : 0;
  return (
    <>
      {t('run.fromWallet', { name: payer.name })}{' '}
      {lacking > 0 ? (
        <Text as="span" tone="danger" size={13}>
          {t('run.lacks')} <Money amount={lacking} currency={currency} />
        </Text>
      ) : (
        isAhead &&
        available !== null && (
          <>
            {t('run.has')} <Money amount={available} currency={currency} />
          </>
        )
      )}
    </>
  );
}

/** How what leaves the wallet is made up. */
export function RunSums({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { totals, currency } = run;
  if (!hasTotals(run)) return null;
  return (
    <Panel title={t('run.sums')}>
      <Sums
        currency={currency}
        sums={[
          { key: t('run.net'), amount: totals.net },
          { key: t('run.obligations'), amount: totals.obligations },
          { key: t('run.fees'), amount: totals.fees },
          { key: t('run.rounding'), amount: totals.rounding },
          { key: t('run.leaving'), amount: totals.leaving, total: true },
        ]}
      />
    </Panel>
  );
}

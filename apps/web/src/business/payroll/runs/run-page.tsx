import { kenyanToday } from '@kazi/contract/days';
import type { RunOpened, RunStatus } from '@kazi/contract/payroll';
import { Minor, Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { VisuallyHidden } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../session/ability.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { NextStep } from './next-step.tsx';
import { RunRows } from './run-rows.tsx';
import { RunStatusBadge } from './run-status.tsx';
import stepClasses from './run-steps.module.css';
import { Obligations, Reversals, RunSums, RunTotals } from './run-totals.tsx';
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
          {run.note && <bdi>{run.note}</bdi>}
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

const steps = ['inputs', 'review', 'approve', 'pay', 'close'] as const;

/** The step that is to be done now; past the last one, all are done. */
const stepAt: Record<RunStatus, number> = {
  draft: 0,
  rejected: 0,
  calculated: 1,
  approved: 3,
  paying: 3,
  paid: 4,
  closed: 5,
  cancelled: -1,
};

function stepOf({ status, problems, changes }: RunOpened): number {
  const isReviewed = problems.errors === 0 && changes.reviewed === changes.all;
  return status === 'calculated' && isReviewed ? 2 : stepAt[status];
}

/** How far a run is, from its inputs to its close. */
function RunSteps({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const at = stepOf(run);
  if (at < 0) return null;
  return (
    <Row as="ol" wrap gap={20} lineGap={6} className={stepClasses.steps} aria-label={t('run.steps.label')}>
      {steps.map((step, index) => (
        <Row
          as="li"
          key={step}
          gap={8}
          tone="muted"
          size={13}
          className={stepClasses.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={stepClasses.number} aria-hidden="true">
            {index < at ? '✓' : index + 1}
          </span>
          {t(`run.steps.${step}`)}
          {index < at && <VisuallyHidden>{t('run.steps.done')}</VisuallyHidden>}
        </Row>
      ))}
    </Row>
  );
}

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
            {reason && (
              <Minor>
                <bdi>{reason}</bdi>
              </Minor>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

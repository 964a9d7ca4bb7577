import type { PayslipOpened } from '@kazi/contract/payroll';
import { Minor, Row, Stack, Text } from '@kazi/ui/layout';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { useReadAbout } from '../../activity/index.ts';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import { Sums } from '../parts/sums.tsx';
import { PayslipLines } from './payslip-lines.tsx';
import classes from './payslips.module.css';

const route = getRouteApi('/_app/payroll/payslips/$payslipId');

/** A payslip: what was earned, what was taken and why, what came, and how. */
export function PayslipPage() {
  const { payslipId } = route.useParams();
  const query = useQuery(api.payroll.payslips.get.queryOptions({ input: { id: payslipId } }));
  return (
    <Loaded query={query} rows={8}>
      {(payslip) => <OpenedPayslip payslip={payslip} />}
    </Loaded>
  );
}

function OpenedPayslip({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const { person, employer, offCycle } = payslip;
  useReadAbout(payslip.id);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Page
      title={t('payslip.title', { month: monthName(payslip.month) })}
      width="narrow"
      above={<Above payslip={payslip} />}
      description={[name, person.number, employer.name, offCycle].filter(Boolean).join(' · ')}
      actions={
        <>
          {payslip.may.reverse && <Reverse payslip={payslip} />}
          <DownloadButton file={() => client.payroll.payslips.pdf({ id: payslip.id })}>
            {t('payslip.pdf')}
          </DownloadButton>
        </>
      }
    >
      {payslip.reverses && (
        <p className={classes.notice}>
          {t('payslip.isReversal')}{' '}
          <Link to="/payroll/payslips/$payslipId" params={{ payslipId: payslip.reverses }}>
            {t('payslip.toReversed')}
          </Link>
        </p>
      )}
      <ReversedBy payslip={payslip} />
      <Stack gap={2} className={classes.sum}>
        <Text as="span" tone="muted" size={13}>
          {t('run.net')}
        </Text>
        <strong>
          <Money amount={payslip.net} currency={payslip.currency} />
        </strong>
        <Row as="span" wrap gap={12} lineGap={4} tone="muted" size={13}>
          <PayoutBadge status={payslip.payout} /> {t('run.payDay', { day: dayName(payslip.payDay) })}
        </Row>
      </Stack>
      <PayslipLines payslip={payslip} />
      <HowPaid payslip={payslip} />
      <MonthToDate payslip={payslip} />
      <YearToDate payslip={payslip} />
    </Page>
  );
}

/** The way back: to the run and the employee for people who run payroll, to one's own payslips for all others. */
function Above({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  if (useAbility().cannot('manage', 'Payroll')) return <Link to="/my-pay">{t('myPay.title')}</Link>;
  return (
    <Row as="span" wrap align="stretch" gap={16} lineGap={4}>
      <Link to="/payroll/runs/$runId" params={{ runId: payslip.run }}>
        {t('run.title', { month: monthName(payslip.month) })}
      </Link>
      <Link to="/payroll/employees/$employeeId" params={{ employeeId: payslip.employee.id }}>
        {payslip.employee.name}
      </Link>
    </Row>
  );
}

/** Each part of the payment with where it went. */
function HowPaid({ payslip: { paidTo, currency } }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  if (paidTo.length === 0) return null;
  return (
    <Panel title={t('payslip.howPaid')}>
      {paidTo.map(({ method, number, amount, receipt, at }) => (
        <Row key={`${method} ${number}`} align="stretch" justify="between" gap={16} className={classes.part}>
          <div>
            {t(`method.${method}`)} <bdi>{number}</bdi>
            <Minor below>
              {at && <Moment at={at} />} {receipt && <bdi>{receipt}</bdi>}
            </Minor>
          </div>
          <Money amount={amount} currency={currency} />
        </Row>
      ))}
    </Panel>
  );
}

/** What the month comes to with the payslips before this one; nothing where this is the first. */
function MonthToDate({ payslip: { monthToDate, currency } }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  if (!monthToDate) return null;
  return (
    <Panel title={t('payslip.month')}>
      <ToDate sums={monthToDate} currency={currency} />
    </Panel>
  );
}

function ToDate({ sums, currency }: { sums: PayslipOpened['yearToDate']; currency: string }) {
  const { t } = useTranslation('payroll');
  return (
    <Sums
      currency={currency}
      sums={[
        { key: t('run.gross'), amount: sums.gross },
        { key: t('line.paye'), amount: sums.tax },
        { key: t('payslip.deductions'), amount: sums.deductions },
        { key: t('run.net'), amount: sums.net },
      ]}
    />
  );
}

/** The sums of the year, with this payslip. */
function YearToDate({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { yearToDate, currency, month, employee } = payslip;
  const year = month.slice(0, 4);
  return (
    <Panel
      title={t('payslip.year', { year })}
      actions={
        <Link
          to="/payroll/p9/$employeeId"
          params={{ employeeId: employee.id }}
          search={{ year: Number(year) }}
        >
          {t('p9.open')}
        </Link>
      }
    >
      <ToDate sums={yearToDate} currency={currency} />
    </Panel>
  );
}

const ReverseDialog = onDemand(() => import('./reverse-dialog.tsx').then((module) => module.ReverseDialog));

/** Begins to take a payslip of a closed month back. */
function Reverse({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('reverse.open')}
      </Button>
      <Suspense>{isOpen && <ReverseDialog payslip={payslip} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What takes the payslip back: another one, or a run that is still open; nothing where it holds. */
function ReversedBy({ payslip: { id, reversedBy, may } }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  if (!reversedBy) return null;
  const { run, payslip } = reversedBy;
  const month = monthName(reversedBy.month);
  if (payslip) {
    return (
      <p className={classes.notice}>
        {t('payslip.isReversed', { month })}{' '}
        <Link to="/payroll/payslips/$payslipId" params={{ payslipId: payslip }}>
          {t('payslip.toReversal')}
        </Link>
      </p>
    );
  }
  return (
    <div className={classes.notice}>
      {t('payslip.isBeingReversed')}{' '}
      <Link to="/payroll/runs/$runId" params={{ runId: run }}>
        {t('run.title', { month })}
      </Link>
      {may.unreverse && <Unreverse id={id} />}
    </div>
  );
}

/** Lets the payslip hold again, while the run that would take it back is open. */
function Unreverse({ id }: { id: string }) {
  const { t } = useTranslation('payroll');
  const remove = useWrite(client.payroll.payslips.unreverse, {
    changes: ['payslip'],
    says: () => t('reverse.undone'),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.undo}
      loading={remove.busy}
      onClick={() => void remove.run({ id })}
    >
      {t('reverse.undo')}
    </Button>
  );
}

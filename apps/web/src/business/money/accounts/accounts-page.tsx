import type { Account } from '@kazi/contract/money';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { BarChart } from '@kazi/ui/charts';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { PaymentStatus, SignedMoney } from '../parts/cells.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { openStatuses, useMonths, useOwnAccounts, usePayments } from '../parts/queries.ts';
import { AccountActions } from './account-actions.tsx';
import classes from './accounts.module.css';
import { Balances } from './balances.tsx';
import { HeldPanel, SetAsidePanel } from './held-panel.tsx';
import { History } from './history.tsx';

/** One's own money: what can be spent, what waits and for what, and all that moved. */
export function AccountsPage() {
  const { t } = useTranslation('money');
  const { primary, onHold, error, isPending, refetch, dataUpdatedAt } = useOwnAccounts({ isLookedAt: true });
  return (
    <Page title={t('title')} description={t('description')} actions={<AccountActions />}>
      <MoneyTabs />
      {primary && onHold ? (
        <>
          <Balances primary={primary} onHold={onHold} isOld={isFromBefore({ dataUpdatedAt })} />
          <div className={classes.columns}>
            <div className={classes.chart}>
              <InOutPanel account={primary} />
            </div>
            <div className={classes.waiting}>
              <UnderwayPanel />
              <HeldPanel account={onHold} />
              <SetAsidePanel account={primary} />
            </div>
            <History primary={primary} onHold={onHold} />
          </div>
        </>
      ) : isPending ? (
        <AccountsSkeleton />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

/** The wallet's shape while it loads. */
function AccountsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <div className={classes.balances}>
        {['available', 'set-aside', 'on-hold', 'in', 'out'].map((name) => (
          <Skeleton key={name} height={102} radius="md" />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={320} radius="md" />
      </div>
      <SkeletonRows rows={6} height={64} label={t('loading')} />
    </div>
  );
}

/** Payments that are not decided yet: why less can be spent than there is. Nothing where there are none. */
function UnderwayPanel() {
  const { t } = useTranslation('money');
  const { data: payments = [] } = usePayments({ status: openStatuses });
  if (payments.length === 0) return null;
  return (
    <Panel title={t('underway.title')} description={t('underway.description')} flush>
      <ul className={classes.list}>
        {payments.map(({ id, operation, status, party, kind, total, currency }) => (
          <li key={id} className={classes.line}>
            <span className={classes.words}>
              <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} className={classes.name}>
                {t(`operation.${operation}`)}
              </Link>
              <span className={classes.facts}>
                <PaymentStatus status={status} />
                <span>{party.name}</span>
              </span>
            </span>
            <span className={classes.amount}>
              <SignedMoney amount={total} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const centsPerUnit = 100;
const out = 3;

/** A year of money in and out, month by month. */
function InOutPanel({ account: { id, currency } }: { account: Account }) {
  const { t } = useTranslation(['money', 'common']);
  const locale = useLocale();
  const { data: months, error, refetch, dataUpdatedAt } = useMonths(id);
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const income = { name: t('chart.in'), data: months?.map((month) => month.in) ?? [] };
  const spending = {
    name: t('chart.out'),
    data: months?.map((month) => month.out) ?? [],
    colour: out,
  } as const;
  const isEmpty = months?.every((month) => month.in === 0 && month.out === 0);
  return (
    <Panel
      title={t('chart.title')}
      description={t('chart.description', { currency })}
      actions={
        !isEmpty && <ChartLegend items={[{ name: income.name }, { name: spending.name, colour: out }]} />
      }
    >
      {!months && !error && <SkeletonRows rows={5} label={t('common:loading')} />}
      {!months && error && <FailedState error={error} onRetry={refetch} />}
      {months && isEmpty && <p className={classes.nothing}>{t('chart.empty')}</p>}
      {months && !isEmpty && (
        <FromBefore is={isFromBefore({ dataUpdatedAt })}>
          <BarChart
            label={t('chart.title')}
            labels={months.map(({ month }) => nameOf.format(new Date(month)))}
            series={[income, spending]}
            format={(cents) => formatMoney(cents, currency, locale)}
            formatTick={(cents) => short.format(cents / centsPerUnit)}
            height={248}
          />
        </FromBefore>
      )}
    </Panel>
  );
}

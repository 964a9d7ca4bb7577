import type { Account, Held } from '@kazi/contract/money';
import { taskStatuses } from '@kazi/contract/work';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { BarChart } from '@kazi/ui/charts';
import { dateFormat } from '@kazi/ui/date-format';
import { List, Numbered, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { StatusBadge } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { Nothing, PaymentStatus, SignedMoney } from '../parts/cells.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import {
  openStatuses,
  useHeld,
  useIsPaid,
  useMonths,
  useOwnAccounts,
  usePayments,
} from '../parts/queries.ts';
import { AccountActions } from './account-actions.tsx';
import { Balances, History } from './account-parts.tsx';
import classes from './accounts.module.css';

/** One's own money: what can be spent, what waits and for what, and all that moved. */
export function AccountsPage() {
  const { t } = useTranslation('money');
  const { primary, onHold, error, isPending, refetch, dataUpdatedAt } = useOwnAccounts({ isLookedAt: true });
  const isPaid = useIsPaid();
  return (
    <Page title={t('title')} description={t('description')} actions={<AccountActions />}>
      <MoneyTabs />
      {primary && onHold ? (
        <>
          <Balances
            primary={primary}
            onHold={onHold}
            isOld={isFromBefore({ dataUpdatedAt })}
            isPaid={isPaid}
          />
          <div className={classes.columns}>
            <div className={classes.waiting}>
              <UnderwayPanel />
              <HeldPanel account={onHold} />
              <SetAsidePanel account={primary} />
            </div>
            <History primary={primary} onHold={onHold} />
            <div className={classes.chart}>
              <InOutPanel account={primary} />
            </div>
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
      <List divided>
        {payments.map(({ id, operation, status, party, kind, total, currency }) => (
          <Line
            key={id}
            name={
              <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} className={classes.name}>
                {t(`operation.${operation}`)}
              </Link>
            }
            facts={
              <>
                <PaymentStatus status={status} />
                <span>{party.name}</span>
              </>
            }
            amount={
              <SignedMoney amount={total} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
            }
          />
        ))}
      </List>
    </Panel>
  );
}

/** Money that waits: what for, what is known of it, and how much. */
function Line({ name, facts, amount }: Record<'name' | 'facts' | 'amount', ReactNode>) {
  return (
    <Row as="li" wrap justify="between" gap={16} lineGap={4} className={classes.line}>
      <Stack as="span" gap={4} shrinks className={classes.words}>
        {name}
        <Row as="span" wrap gap={10} lineGap={4} tone="muted" size={13}>
          {facts}
        </Row>
      </Stack>
      <Text as="span" weight={600} className={classes.amount}>
        {amount}
      </Text>
    </Row>
  );
}

const centsPerUnit = 100;
const out = 3;

/** A year of money in and out, month by month. */
function InOutPanel({ account: { id, currency } }: { account: Account }) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const isPhone = useIsPhone();
  const query = useMonths(id);
  const months = query.data;
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const nameOf = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const income = { name: t('chart.in'), data: months?.map((month) => month.in) ?? [] };
  const spending = {
    name: t('chart.out'),
    data: months?.map((month) => month.out) ?? [],
    colour: out,
  } as const;
  const bars = [...income.data, ...spending.data].filter((amount) => amount > 0).length;
  const isEmpty = months !== undefined && bars === 0;
  // One bar says nothing that the transactions above it do not.
  if (isPhone && months && bars === 1) return null;
  return (
    <Panel
      title={t('chart.title')}
      description={t('chart.description', { currency })}
      actions={
        !isEmpty && <ChartLegend items={[{ name: income.name }, { name: spending.name, colour: out }]} />
      }
    >
      <Loaded query={query} rows={5}>
        {(months) =>
          isEmpty ? (
            <Nothing>{t('chart.empty')}</Nothing>
          ) : (
            <FromBefore is={isFromBefore(query)}>
              <BarChart
                label={t('chart.title')}
                labels={months.map(({ month }) => nameOf.format(new Date(month)))}
                series={[income, spending]}
                format={(cents) => formatMoney(cents, currency, locale)}
                formatTick={(cents) => short.format(cents / centsPerUnit)}
                height={248}
              />
            </FromBefore>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** What is on hold, for which work and from whom. */
function HeldPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const query = useHeld(account.id);
  return (
    <Panel title={t('held.title')} description={t('held.description')} flush>
      <Loaded query={query} rows={3} rowHeight={64}>
        {(held) => (
          <FromBefore is={isFromBefore(query)}>
            {held.length === 0 ? <Nothing>{t('held.empty')}</Nothing> : <HeldList held={held} with="payer" />}
          </FromBefore>
        )}
      </Loaded>
    </Panel>
  );
}

/** What an account has set aside for the work of others; nothing where that is nothing. */
function SetAsidePanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const { data: held, dataUpdatedAt } = useHeld(account.id);
  if (!held?.length) return null;
  return (
    <Panel title={t('setAside.title')} description={t('setAside.description')} flush>
      <FromBefore is={isFromBefore({ dataUpdatedAt })}>
        <HeldList held={held} with="agent" />
      </FromBefore>
    </Panel>
  );
}

/** So many are shown until all are asked for. */
const atFirst = 5;

function HeldList({ held, with: other }: { held: readonly Held[]; with: 'payer' | 'agent' }) {
  const { t } = useTranslation('money');
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = usePersonName();
  const words = { payer: 'held.from', agent: 'setAside.for' } as const;
  const isLong = held.length > atFirst + 1;
  return (
    <>
      <List divided>
        {(isLong && !showsAll ? held.slice(0, atFirst) : held).map((one) => (
          <HeldLine
            key={`${one.task._id} ${one.agent.id}`}
            held={one}
            who={t(words[other], { name: nameOf(one[other]) })}
          />
        ))}
      </List>
      {isLong && (
        <button
          type="button"
          className={classes.all}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('held.showFewer') : t('held.showAll', { all: held.length })}
        </button>
      )}
    </>
  );
}

function HeldLine({ held: { task, amount, currency, since }, who }: { held: Held; who: string }) {
  const { t } = useTranslation('work');
  const status = oneOf(task.status, taskStatuses);
  return (
    <Line
      name={
        <Link to="/tasks/$taskId" params={{ taskId: task._id }} className={classes.name}>
          <Numbered
            number={
              <Text as="span" tone="muted">
                {task.number}
              </Text>
            }
            title={task.title}
          />
        </Link>
      }
      facts={
        <>
          {status && <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>}
          <span>{who}</span>
          <RelativeTime at={since} />
        </>
      }
      amount={<Money amount={amount} currency={currency} />}
    />
  );
}

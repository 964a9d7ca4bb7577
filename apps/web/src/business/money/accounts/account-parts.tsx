import type { Account, Entry } from '@kazi/contract/money';
import { directions, transferKinds } from '@kazi/contract/money/words';
import { DataCard } from '@kazi/ui/data-card';
import { Numbered, Row, Stack } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import type { Column } from '@kazi/ui/record-table';
import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAward from '#icons/IconAward';
import IconCash from '#icons/IconCash';
import IconFlag from '#icons/IconFlag';
import IconGift from '#icons/IconGift';
import IconHistory from '#icons/IconHistory';
import IconHourglass from '#icons/IconHourglass';
import IconLock from '#icons/IconLock';
import IconReceipt from '#icons/IconReceipt';
import IconScale from '#icons/IconScale';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconUsers from '#icons/IconUsers';
import IconWallet from '#icons/IconWallet';
import { api } from '../../../api/queries.ts';
import { List } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { StatusBadge } from '../../status.tsx';
import { usePersonName } from '../../use-person-name.ts';
import { SignedMoney } from '../parts/cells.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { useHeld, useMonths } from '../parts/queries.ts';
import rowClasses from '../parts/rows.module.css';
import { FirstTopUp } from './account-actions.tsx';
import classes from './accounts.module.css';

const iconSize = { size: 20, stroke: 1.7 };

interface BalancesProps {
  primary: Account;
  onHold: Account;
  /** The accounts are what this device kept from before. */
  isOld: boolean;
  /** Their owner is paid, rather than paying others: on a phone what is nothing is left out. */
  isPaid?: boolean;
}

/** What there is, what waits, and how this month goes. */
export function Balances({ primary, onHold, isOld, isPaid = false }: BalancesProps) {
  const { t } = useTranslation(['money', 'common']);
  const locale = useLocale();
  const { data: held } = useHeld(onHold.id);
  const months = useMonths(primary.id);
  const [before, now] = months.data?.slice(-2) ?? [];
  const { currency } = primary;
  const isShort = useIsPhone() && isPaid;
  const words = (amount: number) => formatMoney(amount, currency, locale);
  const lastMonth = (amount: number | undefined) =>
    amount === undefined ? undefined : t('balances.lastMonth', { amount: words(amount) });
  const moneyOf = (amount: number) => <Money amount={amount} currency={currency} />;
  const ofMonth = (amount: number | undefined) => (
    <FromBefore is={isFromBefore(months)}>
      {amount === undefined ? months.isPending && <Skeleton height={24} width="70%" /> : moneyOf(amount)}
    </FromBefore>
  );
  const ofAccount = (amount: number) => <FromBefore is={isOld}>{moneyOf(amount)}</FromBefore>;
  return (
    <section className={classes.balances} aria-label={t('balances.label')}>
      <DataCard
        label={t('common:wallet.available')}
        value={ofAccount(primary.available)}
        detail={
          primary.pending > 0
            ? t('balances.leaving', { balance: words(primary.balance), pending: words(primary.pending) })
            : t('balances.nothingLeaving')
        }
        icon={<IconWallet {...iconSize} />}
        tone="success"
      />
      {(!isShort || primary.setAside > 0) && (
        <DataCard
          label={t('common:wallet.setAside')}
          value={ofAccount(primary.setAside)}
          detail={primary.setAside > 0 ? t('balances.untilAccepted') : t('balances.nothingSetAside')}
          icon={<IconLock {...iconSize} />}
          tone="warning"
        />
      )}
      {(!isShort || onHold.balance > 0) && (
        <DataCard
          label={t('common:wallet.coming')}
          value={ofAccount(onHold.balance)}
          detail={
            held &&
            (held.length > 0 ? t('balances.heldFor', { count: held.length }) : t('balances.nothingHeld'))
          }
          icon={<IconHourglass {...iconSize} />}
          tone="active"
        />
      )}
      <DataCard
        label={t('balances.in')}
        value={ofMonth(now?.in)}
        detail={lastMonth(before?.in)}
        icon={<IconArrowDownLeft {...iconSize} />}
      />
      <DataCard
        label={t('balances.out')}
        value={ofMonth(now?.out)}
        detail={lastMonth(before?.out)}
        icon={<IconArrowUpRight {...iconSize} />}
      />
    </section>
  );
}

const route = getRouteApi('/_app/wallet/');

const pageSize = 25;

/** All that moved on one of the two accounts. */
export function History({ primary, onHold }: { primary: Account; onHold: Account }) {
  const { t } = useTranslation('money');
  const id = useId();
  const search = route.useSearch();
  const { direction, kind } = search;
  const account = search.account === 'on-hold' ? onHold : primary;
  const list = useList(
    api.money.accounts.entries,
    (cursor) => ({ id: account.id, direction, kind, cursor, limit: pageSize }),
    { kept: true },
  );
  return (
    <section className={classes.history} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('history.title')}
      </h2>
      <List
        label={t('history.title')}
        list={list}
        columns={useEntryColumns()}
        around={(table) => <FromBefore is={isFromBefore(list)}>{table}</FromBefore>}
        rowHeight={64}
        search={search}
        filters={[
          {
            kind: 'choice',
            name: 'account',
            label: t('history.account'),
            any: t('account.primary'),
            options: [{ value: 'on-hold', label: t('account.on-hold') }],
            stays: true,
            className: classes.account,
          },
          {
            kind: 'choice',
            name: 'direction',
            label: t('history.direction'),
            any: t('history.anyDirection'),
            options: directions.map((value) => ({ value, label: t(`history.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: t('history.kind'),
            any: t('history.anyKind'),
            options: transferKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ]}
        nothing={t('history.nothing', { returnObjects: true })}
        empty={{
          icon: IconHistory,
          title: t('history.empty.title'),
          message: t(account === onHold ? 'history.empty.onHold' : 'history.empty.message'),
          action: account === primary && <FirstTopUp />,
        }}
      />
    </section>
  );
}

function useEntryColumns(): Column<Entry>[] {
  const { t } = useTranslation('money');
  const nameOf = usePersonName();
  return [
    {
      heading: t('history.columns.what'),
      cell: (entry) => (
        <Row as="span" gap={12} shrinks>
          <EntryIcon {...entry} />
          <Stack as="span" shrinks>
            <Row as="span" wrap gap={8} lineGap={2}>
              {t(`kind.${entry.kind}`)}
              {entry.pending && <StatusBadge status="pending">{t('history.pending')}</StatusBadge>}
            </Row>
            <About entry={entry} />
          </Stack>
        </Row>
      ),
    },
    {
      heading: t('history.columns.with'),
      className: rowClasses.person,
      cell: (entry) => entry.with && nameOf(entry.with),
    },
    {
      heading: t('history.columns.when'),
      className: rowClasses.when,
      cell: ({ at }) => <Moment at={at} />,
    },
    {
      heading: t('history.columns.amount'),
      kind: 'amount',
      onPhone: 'corner',
      className: rowClasses.amount,
      cell: ({ pending, ...money }) => (
        <span data-pending={pending || undefined}>
          <SignedMoney {...money} />
        </span>
      ),
    },
  ];
}

/** What the money was about: a task, or a payment. */
function About({ entry: { task, payment, party } }: { entry: Entry }) {
  const { t } = useTranslation('money');
  if (task) {
    return (
      <Link to="/tasks/$taskId" params={{ taskId: task._id }} className={rowClasses.about}>
        <Numbered number={task.number} title={task.title} />
      </Link>
    );
  }
  if (payment && party) {
    return (
      <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }} className={rowClasses.about}>
        {t(`history.way.${party.operation}`)} · <bdi>{party.name}</bdi>
      </Link>
    );
  }
  return null;
}

const icons: Record<Entry['kind'], Icon> = {
  topup: IconArrowDownLeft,
  withdrawal: IconArrowUpRight,
  fee: IconReceipt,
  'reward-held': IconHourglass,
  'reward-released': IconAward,
  'reward-returned': IconArrowBackUp,
  'reward-part': IconAward,
  'reward-settled': IconScale,
  bonus: IconGift,
  purchase: IconShoppingBag,
  payroll: IconUsers,
  salary: IconCash,
  opening: IconFlag,
};

/** The sign of why money moved, in the colour of the way it went. */
function EntryIcon({ kind, direction }: Pick<Entry, 'kind' | 'direction'>) {
  const Sign = icons[kind];
  return (
    <span className={rowClasses.icon} data-direction={direction} aria-hidden="true">
      <Sign size={18} stroke={1.7} />
    </span>
  );
}

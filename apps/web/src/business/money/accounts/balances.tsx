import type { Account } from '@kazi/contract/money';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconHourglass from '#icons/IconHourglass';
import IconLock from '#icons/IconLock';
import IconWallet from '#icons/IconWallet';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { useHeld, useMonths } from '../parts/queries.ts';
import classes from './accounts.module.css';

const icon = { size: 20, stroke: 1.7 };

interface BalancesProps {
  primary: Account;
  onHold: Account;
  /** The accounts are what this device kept from before. */
  isOld: boolean;
}

/** What there is, what waits, and how this month goes. */
export function Balances({ primary, onHold, isOld }: BalancesProps) {
  const { t } = useTranslation(['money', 'common']);
  const locale = useLocale();
  const { data: held } = useHeld(onHold.id);
  const months = useMonths(primary.id);
  const [before, now] = months.data?.slice(-2) ?? [];
  const { currency } = primary;
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
        icon={<IconWallet {...icon} />}
        tone="success"
      />
      <DataCard
        label={t('common:wallet.setAside')}
        value={ofAccount(primary.setAside)}
        detail={primary.setAside > 0 ? t('balances.untilAccepted') : t('balances.nothingSetAside')}
        icon={<IconLock {...icon} />}
        tone="warning"
      />
      <DataCard
        label={t('common:wallet.coming')}
        value={ofAccount(onHold.balance)}
        detail={
          held &&
          (held.length > 0 ? t('balances.heldFor', { count: held.length }) : t('balances.nothingHeld'))
        }
        icon={<IconHourglass {...icon} />}
        tone="active"
      />
      <DataCard
        label={t('balances.in')}
        value={ofMonth(now?.in)}
        detail={lastMonth(before?.in)}
        icon={<IconArrowDownLeft {...icon} />}
      />
      <DataCard
        label={t('balances.out')}
        value={ofMonth(now?.out)}
        detail={lastMonth(before?.out)}
        icon={<IconArrowUpRight {...icon} />}
      />
    </section>
  );
}

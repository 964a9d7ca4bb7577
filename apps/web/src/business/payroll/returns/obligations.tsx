import { kenyanToday } from '@kazi/contract/days';
import type { Obligation } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shell/use-dates.ts';
import { dueOf } from './due.ts';
import classes from './returns.module.css';

const leftOf = ({ amount, remitted }: Obligation) => amount - remitted;

/** Columns of what is owed: to whom, by when with what was paid of it, and what is left. */
export function useObligationColumns(onPaid: (obligation: Obligation) => void): Column<Obligation>[] {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const whom = ({ name, authority }: Obligation) => name ?? t(`authority.${authority}`);
  return [
    {
      heading: t('returns.whom'),
      className: classes.whom,
      cell: (obligation) => (
        <>
          <span title={whom(obligation)}>{whom(obligation)}</span>
          <span className={classes.about}>{monthName(obligation.month)}</span>
        </>
      ),
    },
    { heading: t('returns.due'), cell: (obligation) => <Due obligation={obligation} /> },
    {
      heading: t('returns.owed'),
      kind: 'amount',
      className: classes.owed,
      cell: (obligation) =>
        leftOf(obligation) > 0 ? (
          <Money amount={leftOf(obligation)} currency={obligation.currency} />
        ) : (
          t('returns.settled')
        ),
    },
    {
      heading: t('run.actions'),
      kind: 'actions',
      cell: (obligation) =>
        obligation.may.remit &&
        leftOf(obligation) > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => onPaid(obligation)}>
            <SpokenAs
              name={t('returns.writeDownOf', { whom: whom(obligation), month: monthName(obligation.month) })}
            >
              {t('returns.writeDown')}
            </SpokenAs>
          </Button>
        ),
    },
  ];
}

/** When it is due, what it costs to be late, and what was paid of it when. */
function Due({ obligation }: { obligation: Obligation }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const { dueOn, penalty, remittances, currency } = obligation;
  const due = dueOf(dueOn, kenyanToday());
  return (
    <>
      {leftOf(obligation) > 0 && (
        <span className={classes.due} data-late={due.state === 'overdue' || undefined}>
          {t(`returns.${due.state}`, { count: due.days })}
        </span>
      )}
      <span className={classes.about}>{dayName(dueOn)}</span>
      {penalty !== null && penalty > 0 && (
        <span className={classes.about}>
          {t('returns.penalty')} <Money amount={penalty} currency={currency} />
        </span>
      )}
      {remittances.map(({ id, paidOn, number, amount }) => (
        <span key={id} className={classes.about}>
          {t('returns.remitted', { day: dayName(paidOn), number })}{' '}
          <Money amount={amount} currency={currency} />
        </span>
      ))}
    </>
  );
}

import { kenyanToday } from '@kazi/contract/days';
import type { Obligation } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { dueOf } from './due.ts';
import { FilesPanel, P9sPanel } from './files-panel.tsx';
import classes from './returns.module.css';

const RemitDialog = onDemand(() => import('./remit-dialog.tsx').then((module) => module.RemitDialog));

const route = getRouteApi('/_app/payroll/returns');

/** What payroll owes to the authorities by when, and the files that they take. */
export function ReturnsPage() {
  const { t } = useTranslation('payroll');
  const { part, month } = route.useSearch();
  const [paid, setPaid] = useState<Obligation>();
  const { data, ...query } = useQuery(
    api.payroll.returns.list.queryOptions({ input: { part: part ?? 'open' } }),
  );
  return (
    <ListPage
      title={t('returns.title')}
      description={t('returns.description')}
      tabs={<PayrollTabs />}
      list={{ ...query, data: data?.items }}
      columns={useObligationColumns(setPaid)}
      rows={5}
      rowHeight={64}
      search={{ part }}
      filters={[
        {
          kind: 'choice',
          name: 'part',
          label: t('returns.part.label'),
          any: t('returns.part.open'),
          options: [{ value: 'all', label: t('returns.part.all') }],
        },
      ]}
      empty={{ icon: IconCircleCheck, ...t('returns.empty', { returnObjects: true }) }}
    >
      <FilesPanel month={month ?? data?.items.at(-1)?.month} />
      <P9sPanel />
      <Suspense>{paid && <RemitDialog obligation={paid} onClose={() => setPaid(undefined)} />}</Suspense>
    </ListPage>
  );
}

const leftOf = ({ amount, remitted }: Obligation) => amount - remitted;

/** Columns of what is owed: to whom, by when with what was paid of it, and what is left. */
function useObligationColumns(onPaid: (obligation: Obligation) => void): Column<Obligation>[] {
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

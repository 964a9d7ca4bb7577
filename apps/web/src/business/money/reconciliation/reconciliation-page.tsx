import { rules } from 'virtual:rules/money.reconciliation.run';
import { addDays, kenyanToday } from '@kazi/contract/days';
import { Moment } from '@kazi/ui/moment';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { usePaymentColumns } from '../parts/cells.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import classes from './reconciliation.module.css';
import { ReconciliationSummary } from './reconciliation-summary.tsx';

const usualDays = 7;

/** Whether the books agree with themselves and with the rails, for the bookkeeper. */
export function ReconciliationPage() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('reconciliation.title')} description={t('reconciliation.description')}>
      <MoneyTabs />
      <ReconciliationSummary />
      <RunPanel />
      <DifferencesPanel />
      <UnclearedPanel />
      <AlertsPanel />
    </Page>
  );
}

/** Payments that a statement should have shown by now, the oldest first: why a clearing account has not come back to nothing. */
function UnclearedPanel() {
  const { t } = useTranslation('payments');
  return (
    <ListPanel
      title={t('uncleared.title')}
      description={t('uncleared.description')}
      list={useList(api.money.reconciliation.uncleared, (cursor) => ({ cursor }))}
      columns={usePaymentColumns({ withOwner: true })}
      rows={3}
      rowHeight={60}
      empty={t('uncleared.none')}
    />
  );
}

const daysForm = defineForm({
  rules,
  from: (days: { from: string; to: string }) => days,
  empty: { from: '', to: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { from: t('run.from'), to: t('run.to') };
  },
});

type Result = Awaited<ReturnType<typeof client.money.reconciliation.run>>;

/** Compares the rails' statements of some days with the ledger. */
function RunPanel() {
  const { t } = useTranslation('payments');
  const [days] = useState(() => ({ from: addDays(kenyanToday(), -usualDays), to: kenyanToday() }));
  const [result, setResult] = useState<Result>();
  const { form, busy, onSubmit } = useSendForm({
    form: daysForm,
    record: days,
    send: (input) => client.money.reconciliation.run(input),
    changes: ['difference'],
    done: setResult,
  });
  return (
    <Panel title={t('run.title')} description={t('run.description')}>
      <form className={classes.run} noValidate onSubmit={onSubmit}>
        <DayField {...form.getInputProps('from')} />
        <DayField {...form.getInputProps('to')} />
        <Button type="submit" loading={busy}>
          {t('run.submit')}
        </Button>
      </form>
      <p className={classes.result} role="status">
        {result &&
          t('run.result', {
            rail: result.railTitles.join(', '),
            lines: result.lines,
            matched: result.matched,
            differences: result.differences.length,
          })}
      </p>
    </Panel>
  );
}

/** What should not have happened, newest first. */
function AlertsPanel() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.money.reconciliation.alerts.queryOptions());
  return (
    <Panel title={t('alerts.title')} description={t('alerts.description')} flush>
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p className={classes.none}>{t('alerts.none')}</p>
      ) : (
        <ul className={classes.alerts}>
          {data.items.map(({ id, at, text, payment }) => (
            <li key={id} className={classes.alert}>
              <span className={classes.sign}>
                <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
              </span>
              <span className={classes.text} dir="auto">
                {text}
              </span>
              <span className={classes.detail}>
                <Moment at={at} />
                {payment && (
                  <>
                    {' · '}
                    <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }}>
                      {t('alerts.payment')}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

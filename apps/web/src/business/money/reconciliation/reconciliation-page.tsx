import { addDays, dayIn } from '@kazi/contract/shared';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { usePaymentColumns } from '../parts/payment-columns.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import classes from './reconciliation.module.css';
import { ReconciliationSummary } from './reconciliation-summary.tsx';

const usualDays = 7;

/** The day it was in Kenya some days ago, by whose days statements are cut. */
const daysAgo = (days: number) => addDays(dayIn('Africa/Nairobi'), -days);

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

/** Compares the rails' statements of some days with the ledger. */
function RunPanel() {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { from: daysAgo(usualDays), to: daysAgo(0) } });
  const run = useMutation(
    api.money.reconciliation.run.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.money.reconciliation.key() }),
    }),
  );
  return (
    <Panel title={t('run.title')} description={t('run.description')}>
      <form className={classes.run} noValidate onSubmit={form.onSubmit((days) => run.mutate(days))}>
        <DayField {...form.getInputProps('from')} label={t('run.from')} />
        <DayField {...form.getInputProps('to')} label={t('run.to')} />
        <Button type="submit" loading={run.isPending}>
          {t('run.submit')}
        </Button>
      </form>
      <p className={classes.result} role="status">
        {run.data &&
          t('run.result', {
            rail: run.data.railTitles.join(', '),
            lines: run.data.lines,
            matched: run.data.matched,
            differences: run.data.differences.length,
          })}
      </p>
    </Panel>
  );
}

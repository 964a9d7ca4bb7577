import { addDays, dayIn } from '@kazi/contract/shared';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { PaymentTable } from '../parts/payment-table.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import classes from './reconciliation.module.css';
import { ReconciliationSummary } from './reconciliation-summary.tsx';

const usualDays = 7;

/** The day it was in Kenya some days ago, by whose days statements are cut. */
const daysAgo = (days: number) => addDays(dayIn('Africa/Nairobi'), -days);

/** Payments that no statement has shown for days, the oldest first, page by page. */
const useUncleared = () =>
  useInfiniteQuery(
    api.money.reconciliation.uncleared.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
    }),
  );

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

/** What a statement should have shown by now: why a clearing account has not come back to nothing. */
function UnclearedPanel() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useUncleared();
  return (
    <Panel title={t('uncleared.title')} description={t('uncleared.description')} flush>
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <p className={classes.none}>{t('uncleared.none')}</p>
      ) : (
        <PaymentTable payments={data} withOwner />
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('common:more')}
          </Button>
        </div>
      )}
    </Panel>
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

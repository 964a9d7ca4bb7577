import type { Budget } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import classes from './app-budgets.module.css';

const BudgetDialog = onDemand(() => import('./budget-dialogs.tsx').then((module) => module.BudgetDialog));
const WithdrawDialog = onDemand(() => import('./budget-dialogs.tsx').then((module) => module.WithdrawDialog));

/** The payer of an app's rewards, and the budgets that others have of them. */
export function AppBudgets({ app }: { app: string }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { data, error, refetch } = useQuery(api.money.budgets.ofApp.queryOptions({ input: { id: app } }));
  const [isGiving, setGiving] = useState(false);
  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={3} label={t('common:loading')} />;
  const isPayer = data.by === 'payer';
  return (
    <Panel
      title={t('budgets.title')}
      description={isPayer ? t('budgets.youPay') : t('budgets.pays', { name: data.payer.name })}
      actions={isPayer && <Button onClick={() => setGiving(true)}>{t('budgets.give')}</Button>}
    >
      {isPayer ? <Given app={app} /> : <Held budget={data.budget} isKeeper={data.by === 'keeper'} />}
      <Suspense>{isGiving && <BudgetDialog app={app} onClose={() => setGiving(false)} />}</Suspense>
    </Panel>
  );
}

/** What the viewer may promise of another person's money. */
function Held({ budget, isKeeper }: { budget: Budget | null; isKeeper: boolean }) {
  const { t } = useTranslation('organisation');
  if (!budget) return <p className={classes.none}>{t(isKeeper ? 'budgets.keeper' : 'budgets.noneHeld')}</p>;
  return <Amounts budget={budget} />;
}

/** The budgets that the viewer gave for this app, or for all of theirs. */
function Given({ app }: { app: string }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { data, error, refetch } = useQuery(
    api.money.budgets.list.queryOptions({ input: { part: 'given', app, limit: 100 } }),
  );
  const [changing, setChanging] = useState<Budget>();
  const [withdrawing, setWithdrawing] = useState<Budget>();
  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={2} label={t('common:loading')} />;
  if (data.items.length === 0) return <p className={classes.none}>{t('budgets.noneGiven')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {data.items.map((budget) => (
          <li key={budget.id} className={classes.budget}>
            <div className={classes.words}>
              <strong>{budget.holder.name}</strong>
              <span className={classes.where}>
                {budget.app ? t('budgets.here') : t('budgets.everywhere')}
              </span>
              <Amounts budget={budget} />
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('budgets.changeOf', { name: budget.holder.name })}
              onClick={() => setChanging(budget)}
            >
              {t('budgets.change')}
            </Button>
            <Button
              variant="light"
              color="red"
              size="xs"
              aria-label={t('budgets.withdrawOf', { name: budget.holder.name })}
              onClick={() => setWithdrawing(budget)}
            >
              {t('budgets.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {changing && <BudgetDialog app={app} budget={changing} onClose={() => setChanging(undefined)} />}
        {withdrawing && <WithdrawDialog budget={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      </Suspense>
    </>
  );
}

/** What a budget allows, and how much of this month is left of it. */
function Amounts({ budget: { perMonth, perTask, used, currency } }: { budget: Budget }) {
  const { t } = useTranslation('organisation');
  const locale = useLocale();
  const inWords = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <span className={classes.amounts}>
      {t('budgets.amounts', {
        left: inWords(Math.max(0, perMonth - used)),
        month: inWords(perMonth),
        task: inWords(perTask),
      })}
    </span>
  );
}

import type { Spending } from '@kazi/contract/money';
import type { Money } from '@kazi/contract/shared';
import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { AmountLines, useOwnAccounts } from '../../money/index.ts';
import {
  leftOf,
  RewardInput,
  rewardIn,
  spendingOptions,
  type TypedReward,
  useTooMuch,
} from '../fields/reward-input.tsx';
import classes from './bulk.module.css';
import { type RewardEffect, rewardable, rewardEffectOf } from './reward-effect.ts';

interface RewardManyProps {
  /** All that are selected; those whose reward the viewer may not set keep it. */
  tasks: readonly TaskCard[];
  onSet: (tasks: TaskCard[], reward: Money | null) => void;
  onClose: () => void;
}

/** Asks for a reward of many tasks, and says before it is set what they come to, who pays, and what is left then. */
export function RewardMany({ tasks: all, onSet, onClose }: RewardManyProps) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const tasks = rewardable(all);
  const [typed, setTyped] = useState<TypedReward>(null);
  const known = rewardIn(typed);
  const reward = known ?? null;
  const payers = usePayers(tasks, reward);
  const tooMuch = useTooMuch()(reward);
  const problem = tooMuch ?? payers.find((payer) => payer.problem)?.problem;
  const [first, ...others] = new Set(tasks.map(({ app }) => app));
  const kept = all.length - tasks.length;
  const { total } = rewardEffectOf(tasks, reward);
  const sum = reward && formatMoney(total, reward.currency, locale);
  const removes = known === null && tasks.some((task) => task.reward);
  return (
    <FormDialog
      title={t('bulk.rewardTitle', { count: tasks.length })}
      submitLabel={
        sum ? t('bulk.rewardConfirm', { amount: sum }) : t(removes ? 'bulk.rewardRemove' : 'bulk.setReward')
      }
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (known === undefined) return;
        if (!reward && !removes) onClose();
        else if (!problem) onSet(tasks, reward);
      }}
      onClose={onClose}
    >
      <RewardInput
        name="reward-of-many"
        app={others.length === 0 ? first : undefined}
        label={t('bulk.rewardEach')}
        value={typed}
        onChange={setTyped}
        error={problem}
      />
      {payers.map((payer) => (
        <PayerLines key={payer.key} payer={payer} reward={reward} isNamed={payers.length > 1} />
      ))}
      {kept > 0 && <p className={classes.said}>{t('bulk.rewardKept', { count: kept })}</p>}
    </FormDialog>
  );
}

interface PayerLinesProps {
  payer: ReturnType<typeof usePayers>[number];
  reward: Money | null;
  /** There are several. */
  isNamed: boolean;
}

/** What the rewards come to for one payer, as a bill. */
function PayerLines({ payer, reward, isNamed }: PayerLinesProps) {
  const { t } = useTranslation('work');
  const { spending, count, total, held, left, problem } = payer;
  const { name } = spending.payer;
  const lines = [
    { label: t('bulk.sum', { count }), amount: total, total: true },
    ...(held === 0
      ? []
      : [{ label: t(held > 0 ? 'bulk.heldNow' : 'bulk.returnedNow'), amount: Math.abs(held) }]),
    ...(left === undefined || problem
      ? []
      : [{ label: t(spending.by === 'budget' ? 'bulk.budgetAfter' : 'bulk.balanceAfter'), amount: left }]),
  ];
  return (
    <section aria-label={t('payer.keeper', { name })}>
      {isNamed && <h3 className={classes.payer}>{t('payer.keeper', { name })}</h3>}
      <AmountLines currency={reward?.currency ?? spending.currency} lines={lines} />
    </section>
  );
}

/** The payer of some of the tasks, and what their rewards come to. */
interface Payer extends RewardEffect {
  key: string;
  spending: Spending;
  count: number;
  /** What the wallet, or the viewer's budget, has left afterwards; undefined where the viewer is not told. */
  left: number | undefined;
  /** Why it would be refused. */
  problem: string | undefined;
}

/** The payers, if each of the tasks gets this reward; tasks of one payer and one budget together. */
function usePayers(tasks: readonly TaskCard[], reward: Money | null): Payer[] {
  const { primary } = useOwnAccounts();
  const problemOf = useProblem(reward);
  const apps = [...new Set(tasks.map(({ app }) => app))];
  const spendings = useQueries({ queries: apps.map(spendingOptions) });
  const known = apps.flatMap((app, at) => {
    const spending = spendings[at]?.data;
    return spending ? [{ spending, tasks: tasks.filter((task) => task.app === app) }] : [];
  });
  const groups = Map.groupBy(known, ({ spending: { payer, budget } }) => `${payer.id} ${budget?.id ?? ''}`);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { spending } = first;
    const among = group.flatMap((one) => one.tasks);
    const effect = rewardEffectOf(among, reward);
    const left = leftAfter(spending, effect, { reward, available: primary?.available });
    const problem = problemOf(spending, effect, left);
    return [{ key, spending, count: among.length, ...effect, left, problem }];
  });
}

interface Wallet {
  reward: Money | null;
  /** In the viewer's own wallet. */
  available: number | undefined;
}

function leftAfter(
  { by, budget, currency }: Spending,
  { raised, held }: RewardEffect,
  { reward, available }: Wallet,
) {
  if (reward && reward.currency !== currency) return undefined;
  if (by === 'payer' && available !== undefined) return available - held;
  return by === 'budget' && budget ? leftOf(budget) - raised : undefined;
}

/** Why a payer's rewards would be refused; undefined where they would not. */
function useProblem(reward: Money | null) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  return (
    { by, budget, payer, currency }: Spending,
    { raised, held }: RewardEffect,
    left: number | undefined,
  ): string | undefined => {
    const inWords = (amount: number) => formatMoney(amount, currency, locale);
    if (raised > 0 && by === null) return t('payer.none', { name: payer.name });
    if (left === undefined || !reward) return undefined;
    if (by === 'budget' && budget && raised > 0 && reward.amount > budget.perTask)
      return t('rewardProblem.task', { most: inWords(budget.perTask) });
    if (left >= 0) return undefined;
    return by === 'payer'
      ? t('rewardProblem.wallet', { available: inWords(left + held) })
      : t('rewardProblem.month', { left: inWords(left + raised) });
  };
}

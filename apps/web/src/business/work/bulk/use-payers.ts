import type { Spending } from '@kazi/contract/money';
import type { Money } from '@kazi/contract/shared';
import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnAccounts } from '../../money/index.ts';
import { leftOf, spendingOptions } from '../fields/use-spending.ts';
import { type RewardEffect, rewardEffectOf } from './reward-effect.ts';

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
export function usePayers(tasks: readonly TaskCard[], reward: Money | null): Payer[] {
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

import { amountMaxCents } from '@kazi/contract/limits';
import type { Budget } from '@kazi/contract/money';
import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useOwnAccounts } from '../../money/index.ts';

/** The payer of an app's rewards, and what the viewer may promise of their money; undefined until it is known. */
export const useSpending = (app: string | undefined) =>
  useQuery({ ...spendingOptions(app ?? ''), enabled: app !== undefined }).data;

export const spendingOptions = (app: string) => api.money.budgets.ofApp.queryOptions({ input: { id: app } });

/** What a budget has left this month. */
export const leftOf = ({ perMonth, used }: Budget): number => Math.max(0, perMonth - used);

interface Promised {
  app: string | undefined;
  /** Undefined while what is typed is no amount, which its field says. */
  reward: TaskCard['reward'] | undefined;
  /** Promised by the task already, in minor units. */
  before?: number;
  /** Somebody is assigned: the reward is held at once. */
  isHeld: boolean;
}

/** Says what the most is that a reward may be, of one that is more. */
export function useTooMuch(): (reward: TaskCard['reward'] | undefined) => string | undefined {
  const { t } = useTranslation('work');
  const locale = useLocale();
  return (reward) =>
    reward && reward.amount > amountMaxCents
      ? t('rewardProblem.most', { most: formatMoney(amountMaxCents, reward.currency, locale) })
      : undefined;
}

/** Why a reward would be refused: it is too much for any, for the wallet, or for the viewer's budget; undefined where it would not. */
export function useRewardProblem({ app, reward, before = 0, isHeld }: Promised): string | undefined {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const spending = useSpending(app);
  const { primary } = useOwnAccounts();
  const tooMuch = useTooMuch()(reward);
  if (tooMuch) return tooMuch;
  if (!spending || !reward || reward.currency !== spending.currency) return undefined;
  const inWords = (amount: number) => formatMoney(amount, spending.currency, locale);
  const more = reward.amount - before;
  if (more <= 0) return undefined;
  const { by, budget } = spending;
  if (by === 'payer' && isHeld && primary && more > primary.available)
    return t('rewardProblem.wallet', { available: inWords(primary.available) });
  if (by !== 'budget' || !budget) return undefined;
  if (reward.amount > budget.perTask) return t('rewardProblem.task', { most: inWords(budget.perTask) });
  if (more > leftOf(budget)) return t('rewardProblem.month', { left: inWords(leftOf(budget)) });
  return undefined;
}

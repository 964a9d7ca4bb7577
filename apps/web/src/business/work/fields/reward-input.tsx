import { noCents } from '@kazi/contract/cents';
import { amountMaxCents } from '@kazi/contract/limits';
import type { Budget } from '@kazi/contract/money';
import type { Money } from '@kazi/contract/shared';
import type { TaskCard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useOwnAccounts, WalletFigures } from '../../money/index.ts';

/** Of wallets, which pay rewards. */
const walletCurrency = 'KES';

/** A reward as its field holds it; null before anything is typed or chosen. */
export type TypedReward = { amount: TypedAmount; currency: string } | null;

/** The reward that is typed; null for none, undefined while what is typed is no amount: then nothing may be sent. */
export function rewardIn(typed: TypedReward): Money | null | undefined {
  if (!typed || typed.amount === null || typed.amount === noCents) return null;
  const { amount, currency } = typed;
  return typeof amount === 'string' ? undefined : { amount, currency };
}

interface RewardInputProps {
  /** As an `AmountField` is named. */
  name: string;
  value: TypedReward;
  onChange: (reward: TypedReward) => void;
  label: string;
  error?: string | undefined;
  /** Id of the app whose owner pays. */
  app: string | undefined;
}

/** An amount typed as people write it, in the currency of wallets. Empty means no reward. */
export function RewardInput({ name, value, onChange, label, error, app }: RewardInputProps) {
  return (
    <AmountField
      name={name}
      label={label}
      description={<PayerHint app={app} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error}
      value={value?.currency === walletCurrency ? value.amount : null}
      onChange={(amount) => onChange({ amount, currency: walletCurrency })}
      currency={walletCurrency}
      required={false}
    />
  );
}

/** The payer of the app's rewards, how much the viewer may promise, and from when on it is held; nothing until it is known. */
function PayerHint({ app }: { app: string | undefined }) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const ability = useAbility();
  const spending = useSpending(app);
  if (!spending) return null;
  const { by, payer, budget, currency } = spending;
  const inWords = (amount: number) => formatMoney(amount, currency, locale);
  const { name } = payer;
  if (by === 'payer')
    return (
      <>
        {t('payer.you')} {t('payer.held')} <WalletFigures />{' '}
        {ability.can('create', 'Payment') && <Link to="/wallet/top-up">{t('payer.topUp')}</Link>}
      </>
    );
  if (by !== 'keeper' && !budget) return t('payer.none', { name });
  const pays =
    by === 'keeper' || !budget
      ? t('payer.keeper', { name })
      : t('payer.budget', { name, left: inWords(leftOf(budget)), task: inWords(budget.perTask) });
  return `${pays} ${t('payer.held')}`;
}

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

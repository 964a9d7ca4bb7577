import { noCents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { WalletFigures } from '../../money/index.ts';
import { leftOf, useSpending } from './use-spending.ts';

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

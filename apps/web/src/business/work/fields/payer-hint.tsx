import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { WalletFigures } from '../../money/index.ts';
import { leftOf, useSpending } from './use-spending.ts';

/** The payer of the app's rewards, how much the viewer may promise, and from when on it is held; nothing until it is known. */
export function PayerHint({ app }: { app: string | undefined }) {
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

import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { useWallet } from '../parts/queries.ts';

/** What can be spent now. */
export function AvailableHint() {
  const { t } = useTranslation('payments');
  const { primary } = useWallet();
  if (!primary) return null;
  return (
    <>
      {t('withdraw.available')} <Money amount={primary.available} currency={primary.currency} />
    </>
  );
}

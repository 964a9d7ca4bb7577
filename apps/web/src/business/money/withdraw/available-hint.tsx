import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { useOwnAccounts } from '../parts/queries.ts';

/** What can be spent now. */
export function AvailableHint() {
  const { t } = useTranslation('payments');
  const { primary } = useOwnAccounts();
  if (!primary) return null;
  return (
    <>
      {t('withdraw.available')} <Money amount={primary.available} currency={primary.currency} />
    </>
  );
}

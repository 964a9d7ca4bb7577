import { Row } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { useOwnAccounts } from './queries.ts';
import classes from './wallet-figures.module.css';

/** What the user logged in can spend, and beside it what is set aside for the work of others. */
export function WalletFigures() {
  const { t } = useTranslation('common');
  const { primary } = useOwnAccounts();
  if (!primary) return null;
  const { available, setAside, currency } = primary;
  return (
    <Row as="span" inline wrap gap={16} lineGap={2} tone="muted" size={13} className={classes.figures}>
      <span>
        {t('wallet.available')} <Money amount={available} currency={currency} />
      </span>
      <span>
        {t('wallet.setAside')} <Money amount={setAside} currency={currency} />
      </span>
    </Row>
  );
}

import type { Earnings } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shell/page/facts.tsx';
import classes from './earnings.module.css';

/** What of a year's earnings payroll has taxed, and what it has not. */
export function TaxedPanel({ earnings: { totals, currency } }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  return (
    <Panel title={t('taxed.title')}>
      <Facts
        facts={[
          [t('taxed.yes'), <Money key="gross" amount={totals.gross} currency={currency} />],
          [t('taxed.paye'), <Money key="paye" amount={totals.paye} currency={currency} />],
          [t('taxed.no'), <Money key="rewards" amount={totals.rewards} currency={currency} />],
        ]}
      />
      <p className={classes.hint}>{t('taxed.hint')}</p>
    </Panel>
  );
}

import type { Quote } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { AmountLines } from '../payments/payment-parts.tsx';
import classes from './withdraw.module.css';

interface QuoteLinesProps {
  quote: Quote;
  /** Another amount has been typed meanwhile. */
  isStale: boolean;
  /** Of the beneficiary. */
  name: string;
}

/** What arrives, what it costs, and what is left. */
export function QuoteLines({ quote, isStale, name }: QuoteLinesProps) {
  const { t } = useTranslation('payments');
  const { amount, fee, total, available, currency, approval } = quote;
  const left = available - total;
  return (
    <div className={classes.quote} data-stale={isStale || undefined} aria-live="polite">
      <AmountLines
        currency={currency}
        lines={[
          { label: t('lines.receives', { name }), amount },
          { label: t('lines.fee'), amount: fee },
          { label: t('lines.total'), amount: total, total: true },
          ...(left >= 0 ? [{ label: t('lines.left'), amount: left }] : []),
        ]}
      />
      {approval && <p className={classes.info}>{t('withdraw.approval')}</p>}
    </div>
  );
}

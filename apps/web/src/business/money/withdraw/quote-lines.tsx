import type { Quote } from '@kazi/contract/money';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { AmountLines } from '../payments/payment-parts.tsx';
import { useMomentWords } from './use-moment-words.ts';
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

/** What each limit still lets through to the receiver that is chosen. */
export function LeftLines({ quote: { limits, withoutApproval, currency } }: { quote: Quote }) {
  const { t } = useTranslation('payments');
  const words = useMomentWords();
  const lines = [
    ...limits.map(({ rule, left, moreFrom }) => ({
      key: rule,
      label: t(`withdraw.left.${rule}`, { from: words(moreFrom) }),
      left,
    })),
    { key: 'approval', label: t('withdraw.left.approval'), left: withoutApproval },
  ];
  return (
    <section aria-label={t('withdraw.left.title')} className={classes.left}>
      <h2 className={classes.leftTitle}>{t('withdraw.left.title')}</h2>
      <dl className={classes.leftLines}>
        {lines.map(({ key, label, left }) => (
          <div key={key} className={classes.leftLine}>
            <dt>{label}</dt>
            <dd>
              <Money amount={left} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

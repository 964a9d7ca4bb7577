import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import classes from './overview.module.css';
import { sample } from './sample.ts';

const highest = Math.max(...sample.months.map(({ revenue }) => revenue));

/** Revenue a month as bars. It is a list, so that each figure can be read without seeing the bars. */
export function RevenueChart() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('chart.title')}</h2>
      <ol className={classes.bars}>
        {sample.months.map(({ month, revenue }) => {
          const amount = formatMoney(revenue, sample.currency, locale);
          return (
            <li key={month} className={classes.column} title={amount}>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ blockSize: `${(revenue / highest) * 100}%` }} />
              </span>
              <span className={classes.month}>{monthName.format(Date.UTC(2026, month - 1))}</span>
              <span className={classes.unseen}>{amount}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

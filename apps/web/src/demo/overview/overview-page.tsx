import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { PageHeader } from '@kazi/ui/page-header';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconCash from '#icons/IconCash';
import IconShoppingCart from '#icons/IconShoppingCart';
import IconUsers from '#icons/IconUsers';
import { useTitle } from '../../shell/page/use-title.ts';
import { DemoBar } from './demo-bar.tsx';
import { OrderTable } from './order-table.tsx';
import classes from './overview.module.css';
import { RevenueChart } from './revenue-chart.tsx';
import { sample } from './sample.ts';

/** Addresses that are this page's own. */
const OWN_PATHS = ['/', '/dashboard/analytics'];

/** The demo's dashboard: sample figures, and the look to play with. */
export function OverviewPage({ path }: { path: string }) {
  const { t } = useTranslation('demo');
  useTitle(t('title'));
  const number = new Intl.NumberFormat(useLocale());
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 });
  const { cards, currency } = sample;
  return (
    <>
      <DemoBar />
      <main className={classes.page}>
        <PageHeader title={t('title')} description={t('description')} />
        {!OWN_PATHS.includes(path) && (
          <p className={classes.note} role="status">
            {t('elsewhere', { path })}
          </p>
        )}
        <div className={classes.cards}>
          <DataCard
            label={t('cards.revenue')}
            value={<Money amount={cards.revenue} currency={currency} />}
            detail={t('cards.year')}
            icon={<IconCash size={18} stroke={1.6} />}
            tone="success"
          />
          <DataCard
            label={t('cards.orders')}
            value={number.format(cards.orders)}
            detail={t('cards.year')}
            icon={<IconShoppingCart size={18} stroke={1.6} />}
            tone="info"
          />
          <DataCard
            label={t('cards.customers')}
            value={number.format(cards.customers)}
            detail={t('cards.year')}
            icon={<IconUsers size={18} stroke={1.6} />}
            tone="review"
          />
          <DataCard
            label={t('cards.returned')}
            value={percent.format(cards.returned / 100)}
            detail={t('cards.ofOrders')}
            icon={<IconArrowBackUp size={18} stroke={1.6} />}
            tone="warning"
          />
        </div>
        <div className={classes.columns}>
          <RevenueChart />
          <OrderTable />
        </div>
      </main>
    </>
  );
}

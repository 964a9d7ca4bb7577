import { getCustomers, getProductOrders, getRevenueStatistic, getSales } from '@kazi/simulation/cards';
import { DataCard } from '@kazi/ui/data-card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconCoin from '#icons/IconCoin';
import IconPackage from '#icons/IconPackage';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconUsers from '#icons/IconUsers';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink } from '../../parts/link-card.tsx';
import { links } from '../../routing/links.ts';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import { Bone } from '../parts/parts.tsx';
import classes from './statistics.module.css';

/** The four figures one asks for first. */
export function Statistics() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const sales = useQuery(answerOf(getSales, {})).data;
  const customers = useQuery(answerOf(getCustomers, {})).data?.customers;
  const orders = useQuery(answerOf(getProductOrders, {})).data;
  const revenue = useQuery(answerOf(getRevenueStatistic, {})).data;
  return (
    <section className={classes.statistics} data-span="8-12" aria-label={t('statistics.title')}>
      <div className={classes.tile}>
        <DataCard
          label={<CardLink to={links.analytics}>{t('statistics.sales')}</CardLink>}
          icon={<IconShoppingBag size={18} stroke={1.6} />}
          tone="active"
          value={valueWithWords(sales && figures.count(sales.total))}
          detail={valueWithWords(sales && <Growth percent={sales.growth} />, t('statistics.inHalfAYear'))}
        />
      </div>
      <div className={classes.tile}>
        <DataCard
          label={<CardLink to={links.users}>{t('statistics.customers')}</CardLink>}
          icon={<IconUsers size={18} stroke={1.6} />}
          tone="info"
          value={valueWithWords(
            customers && figures.count(customers.reduce((sum, { result }) => sum + result, 0)),
          )}
          detail={valueWithWords(
            customers && figures.count(customers[0]?.result ?? 0),
            t('statistics.newIn28Days'),
          )}
        />
      </div>
      <div className={classes.tile}>
        <DataCard
          label={<CardLink to={links.shop}>{t('statistics.products')}</CardLink>}
          icon={<IconPackage size={18} stroke={1.6} />}
          tone="review"
          value={valueWithWords(orders && figures.count(orders.finished))}
          detail={valueWithWords(orders && figures.count(orders.pending), t('statistics.toBePacked'))}
        />
      </div>
      <div className={classes.tile}>
        <DataCard
          label={<CardLink to={links.invoices}>{t('statistics.revenue')}</CardLink>}
          icon={<IconCoin size={18} stroke={1.6} />}
          tone="success"
          value={valueWithWords(revenue && figures.shortMoney(revenue.total))}
          detail={valueWithWords(revenue && <Growth percent={revenue.growth} />, t('statistics.in28Days'))}
        />
      </div>
    </section>
  );
}

/** What is known, with words that follow it; until then, its place. */
const valueWithWords = (what: ReactNode, words?: string): ReactNode =>
  what === undefined ? (
    <Bone width={96} />
  ) : (
    <>
      <bdi className={classes.value}>{what}</bdi> {words}
    </>
  );

import { getCustomers, getProductOrders, getRevenueStatistic, getSales } from '@kazi/simulation/cards';
import { getCompanies, getTransactions } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { DataCard } from '@kazi/ui/data-card';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { RecordTable } from '@kazi/ui/record-table';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconCash from '#icons/IconCash';
import IconCoin from '#icons/IconCoin';
import IconCreditCard from '#icons/IconCreditCard';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import IconPackage from '#icons/IconPackage';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconUsers from '#icons/IconUsers';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink } from '../../parts/link-card.tsx';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import { Bone } from '../parts/parts.tsx';
import classes from './ecommerce-page.module.css';

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
      <Tile
        to={links.analytics}
        label={t('statistics.sales')}
        icon={<IconShoppingBag size={18} stroke={1.6} />}
        tone="active"
        value={valueWithWords(sales && figures.count(sales.total))}
        detail={valueWithWords(sales && <Growth percent={sales.growth} />, t('statistics.inHalfAYear'))}
      />
      <Tile
        to={links.users}
        label={t('statistics.customers')}
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
      <Tile
        to={links.shop}
        label={t('statistics.products')}
        icon={<IconPackage size={18} stroke={1.6} />}
        tone="review"
        value={valueWithWords(orders && figures.count(orders.finished))}
        detail={valueWithWords(orders && figures.count(orders.pending), t('statistics.toBePacked'))}
      />
      <Tile
        to={links.invoices}
        label={t('statistics.revenue')}
        icon={<IconCoin size={18} stroke={1.6} />}
        tone="success"
        value={valueWithWords(revenue && figures.shortMoney(revenue.total))}
        detail={valueWithWords(revenue && <Growth percent={revenue.growth} />, t('statistics.in28Days'))}
      />
    </section>
  );
}

type TileProps = Omit<ComponentProps<typeof DataCard>, 'label'> & { to: string; label: string };

/** A figure whose whole card leads to its page. */
const Tile = ({ to, label, ...card }: TileProps) => (
  <div className={classes.tile}>
    <DataCard label={<CardLink to={to}>{label}</CardLink>} {...card} />
  </div>
);

/** What is known, with words that follow it; until then, its place. */
const valueWithWords = (what: ReactNode, words?: string): ReactNode =>
  what === undefined ? (
    <Bone width={96} />
  ) : (
    <>
      <bdi className={classes.value}>{what}</bdi> {words}
    </>
  );

const icons = { mobile: IconDeviceMobile, bank: IconBuildingBank, card: IconCreditCard, cash: IconCash };

/** Money that came and went lately; each leads to the invoices it is about. */
export function Transactions() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getTransactions, {}));
  return (
    <Card
      title={t('transactions.title')}
      description={t('transactions.description')}
      query={query}
      sheet={({ transactions }) => ({
        headings: [t('demo:parts.card.name'), t('demo:parts.card.detail'), t('demo:parts.card.amount')],
        rows: transactions.map(({ title, detail, amount }) => [title, detail, amount]),
      })}
      height={272}
      span="4-6"
    >
      {({ transactions }) => (
        <Stack as="ul" grow className={classes.transactions}>
          {transactions.map(({ id, means, title, detail, amount, company }) => {
            const Icon = icons[means];
            const search = company ? { q: company } : { status: 'Paid' };
            return (
              <li key={id}>
                <span className={classes.icon} data-means={means}>
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                </span>
                <Stack as="span" grow className={classes.saleWords}>
                  <CardLink to={links.invoices} search={search}>
                    <bdi>{title}</bdi>
                  </CardLink>
                  <Text as="small" tone="muted" size={12}>
                    <bdi>{detail}</bdi>
                  </Text>
                </Stack>
                <bdi className={classes.amount} data-out={amount < 0 || undefined}>
                  {figures.signedMoney(amount)}
                </bdi>
              </li>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}

const amount = (heading: string) => (
  <span key={heading} data-end>
    {heading}
  </span>
);

/** The companies that sell through the shop, and how they do; each leads to its invoices. */
export function Companies() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const query = useQuery(answerOf(getCompanies, {}));
  return (
    <Card
      title={t('companies.title')}
      description={t('companies.description')}
      query={query}
      sheet={({ companies }) => ({
        headings: [
          t('companies.columns.company'),
          t('companies.columns.orders'),
          t('companies.columns.views'),
          t('companies.columns.revenue'),
          t('companies.columns.growth'),
        ],
        rows: companies.map(({ name, orders, views, revenue, growth }) => [
          name,
          orders,
          views,
          revenue,
          growth,
        ]),
      })}
      height={352}
      span="8-12"
      flush
    >
      {({ companies }) => (
        <RecordTable
          label={t('companies.title')}
          columns={[
            t('companies.columns.company'),
            amount(t('companies.columns.orders')),
            amount(t('companies.columns.views')),
            amount(t('companies.columns.revenue')),
            amount(t('companies.columns.growth')),
          ]}
        >
          {companies.map(({ id, name, category, orders, views, revenue, growth }) => (
            <tr key={id}>
              <th scope="row">
                <Row as="span" gap={12}>
                  <Avatar name={name} size={32} decorative />
                  <span className={classes.companyWords}>
                    <DemoLink to={links.invoices} search={{ q: name }} data-row-link>
                      <bdi>{name}</bdi>
                    </DemoLink>
                    <small>{t(`companies.categories.${category}`)}</small>
                  </span>
                </Row>
              </th>
              <td data-end className={classes.detail}>
                {figures.count(orders)}
              </td>
              <td data-end className={classes.detail}>
                {figures.count(views)}
              </td>
              <td data-end>
                <bdi>{figures.money(revenue)}</bdi>
              </td>
              <td data-end className={classes.growth}>
                <Growth percent={growth} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Card>
  );
}

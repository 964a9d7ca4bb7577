import { getCompanies } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { RecordTable } from '@kazi/ui/record-table';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import classes from './companies.module.css';

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
                <span className={classes.company}>
                  <Avatar name={name} size={32} decorative />
                  <span className={classes.words}>
                    <DemoLink to={links.invoices} search={{ q: name }} data-row-link>
                      <bdi>{name}</bdi>
                    </DemoLink>
                    <small>{t(`companies.categories.${category}`)}</small>
                  </span>
                </span>
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

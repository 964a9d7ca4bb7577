import { getTransactions } from '@kazi/simulation/dashboards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconCash from '#icons/IconCash';
import IconCreditCard from '#icons/IconCreditCard';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink } from '../../parts/link-card.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import classes from './transactions.module.css';

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
        <ul className={classes.transactions}>
          {transactions.map(({ id, means, title, detail, amount, company }) => {
            const Icon = icons[means];
            const search = company ? { q: company } : { status: 'Paid' };
            return (
              <li key={id}>
                <span className={classes.icon} data-means={means}>
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                </span>
                <span className={classes.words}>
                  <CardLink to={links.invoices} search={search}>
                    <bdi>{title}</bdi>
                  </CardLink>
                  <small>
                    <bdi>{detail}</bdi>
                  </small>
                </span>
                <bdi className={classes.amount} data-out={amount < 0 || undefined}>
                  {figures.signedMoney(amount)}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

import { getTransactions } from '@kazi/simulation/dashboards';
import { useQuery } from '@tanstack/react-query';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconCash from '#icons/IconCash';
import IconCreditCard from '#icons/IconCreditCard';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import classes from './transactions.module.css';

const icons = { mobile: IconDeviceMobile, bank: IconBuildingBank, card: IconCreditCard, cash: IconCash };

/** Money that came and went lately. */
export function Transactions() {
  const figures = useFigures();
  const query = useQuery(answerOf(getTransactions, {}));
  return (
    <Card title="Transactions" description="The latest, both ways" query={query} height={272} span="4-6">
      {({ transactions }) => (
        <ul className={classes.transactions}>
          {transactions.map(({ id, means, title, detail, amount }) => {
            const Icon = icons[means];
            return (
              <li key={id}>
                <span className={classes.icon} data-means={means}>
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                </span>
                <span className={classes.words}>
                  <span>{title}</span>
                  <small>{detail}</small>
                </span>
                <bdi className={classes.amount} data-out={amount < 0 || undefined}>
                  {amount < 0 ? '−' : '+'}
                  {figures.money(Math.abs(amount))}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

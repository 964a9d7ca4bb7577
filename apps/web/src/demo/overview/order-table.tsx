import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useTranslation } from 'react-i18next';
import classes from './overview.module.css';
import { sample } from './sample.ts';

/** The latest orders of the sample shop. */
export function OrderTable() {
  const { t } = useTranslation('demo');
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('orders.title')}</h2>
      <table className={classes.table}>
        <thead className={classes.unseen}>
          <tr>
            <th scope="col">{t('orders.customer')}</th>
            <th scope="col">{t('orders.status')}</th>
            <th scope="col">{t('orders.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {sample.orders.map(({ number, customer, amount, status }) => (
            <tr key={number}>
              <th scope="row">
                <span className={classes.customer}>
                  <Avatar name={customer} size={28} decorative />
                  <span>
                    {customer}
                    <small>{number}</small>
                  </span>
                </span>
              </th>
              <td>
                <StatusBadge status={status}>{t(`orders.${status}`)}</StatusBadge>
              </td>
              <td className={classes.amount}>
                <Money amount={amount} currency={sample.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

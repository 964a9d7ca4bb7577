import type { Payment } from '@kazi/contract/money';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Party } from '../payments/payment-parts.tsx';
import classes from './approvals.module.css';
import { Decision } from './decision.tsx';

/** A withdrawal that waits: who asks, how much, for whom, and the two ways to decide. */
export function ApprovalRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { id, user, amount, fee, currency, createdAt } = payment;
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <Avatar name={user.name} src={user.avatar} size={36} decorative />
          <span className={classes.words}>
            <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
              {user.name}
            </Link>
            <span className={classes.detail}>
              <RelativeTime at={createdAt} />
            </span>
          </span>
        </span>
      </th>
      <td className={classes.party}>
        <Party payment={payment} />
      </td>
      <td data-end className={classes.amount}>
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <div className={classes.detail}>
          {t('approvals.fee')} <Money amount={fee} currency={currency} />
        </div>
      </td>
      <td data-actions className={classes.actions}>
        <Decision payment={payment} />
      </td>
    </tr>
  );
}

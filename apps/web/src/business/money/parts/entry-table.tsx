import type { Entry } from '@kazi/contract/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { EntryIcon } from './entry-icon.tsx';
import { Moment } from './moment.tsx';
import classes from './rows.module.css';
import { SignedMoney } from './signed-money.tsx';

/** Movements of an account as rows; on a phone, as cards. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('wallet');
  return (
    <RecordTable
      label={t('history.title')}
      columns={[
        t('history.columns.what'),
        t('history.columns.with'),
        t('history.columns.when'),
        <span key="amount" data-end>
          {t('history.columns.amount')}
        </span>,
      ]}
    >
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </RecordTable>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('wallet');
  const { at, amount, currency, direction, kind, pending } = entry;
  return (
    <tr>
      <th scope="row">
        <span className={classes.what}>
          <EntryIcon kind={kind} direction={direction} />
          <span className={classes.words}>
            <span className={classes.name}>
              {t(`kind.${kind}`)}
              {pending && <StatusBadge status="pending">{t('history.pending')}</StatusBadge>}
            </span>
            <About entry={entry} />
          </span>
        </span>
      </th>
      <td className={classes.person}>{entry.with?.name}</td>
      <td className={classes.when}>
        <Moment at={at} />
      </td>
      <td data-end className={classes.amount} data-pending={pending || undefined}>
        <SignedMoney amount={amount} currency={currency} direction={direction} />
      </td>
    </tr>
  );
}

/** What the money was about: a task, or a payment. */
function About({ entry: { task, payment } }: { entry: Entry }) {
  const { t } = useTranslation('wallet');
  if (task) {
    return (
      <Link to="/tasks/$taskId" params={{ taskId: task._id }} className={classes.about}>
        <bdi>{task.number}</bdi> <bdi>{task.title}</bdi>
      </Link>
    );
  }
  if (payment) {
    return (
      <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }} className={classes.about}>
        {t('history.toPayment')}
      </Link>
    );
  }
  return null;
}

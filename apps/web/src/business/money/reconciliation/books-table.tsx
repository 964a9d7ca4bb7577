import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import classes from './reconciliation.module.css';
import { useAccountName } from './use-account-name.ts';

interface BooksTableProps {
  accounts: readonly { name: string; railTitle: string | null; currency: string; balance: number }[];
}

/** What each of the workspace's accounts has; those of people are taken together. */
export function BooksTable({ accounts }: BooksTableProps) {
  const { t } = useTranslation('payments');
  const nameOf = useAccountName();
  return (
    <RecordTable
      label={t('books.title')}
      columns={[
        t('books.account'),
        <span key="balance" data-end>
          {t('books.balance')}
        </span>,
      ]}
    >
      {accounts.map(({ name, railTitle, currency, balance }) => (
        <tr key={`${name} ${currency}`}>
          <th scope="row">{nameOf({ name, railTitle })}</th>
          <td data-end className={classes.amount}>
            <Money amount={balance} currency={currency} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

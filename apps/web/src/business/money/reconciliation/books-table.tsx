import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { railName } from './rails.ts';
import classes from './reconciliation.module.css';

const kinds = ['primary', 'on-hold', 'clearing', 'float', 'fees', 'suspense', 'sales', 'opening'] as const;

interface BooksTableProps {
  accounts: readonly { name: string; currency: string; balance: number }[];
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
      {accounts.map(({ name, currency, balance }) => (
        <tr key={`${name} ${currency}`}>
          <th scope="row">{nameOf(name)}</th>
          <td data-end className={classes.amount}>
            <Money amount={balance} currency={currency} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** Names the workspace's accounts, which the server calls `wallets (primary)`, `clearing (sandbox)` or `fees`. */
function useAccountName(): (name: string) => string {
  const { t } = useTranslation('payments');
  return (name) => {
    const [, group = name, within = ''] = /^([a-z-]+) \((.+)\)$/.exec(name) ?? [];
    const isWallets = group === 'wallets';
    const kind = oneOf(isWallets ? within : group, kinds);
    if (!kind) return name;
    return isWallets || !within ? t(`books.${kind}`) : `${t(`books.${kind}`)} (${railName(within)})`;
  };
}

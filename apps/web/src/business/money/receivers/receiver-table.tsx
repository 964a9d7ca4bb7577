import type { Beneficiary } from '@kazi/contract/money';
import { RecordTable } from '@kazi/ui/record-table';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ReceiverActions } from './receiver-actions.tsx';
import { ReceiverIcon } from './receiver-icon.tsx';
import { ReceiverNumbers } from './receiver-numbers-text.tsx';
import { ReceiverState } from './receiver-state.tsx';
import classes from './receivers.module.css';

/** Receivers as rows; on a phone, as cards. */
export function ReceiverTable({ receivers }: { receivers: readonly Beneficiary[] }) {
  const { t } = useTranslation('payments');
  return (
    <RecordTable
      label={t('receivers.title')}
      columns={[
        t('receivers.columns.receiver'),
        t('receivers.columns.state'),
        <VisuallyHidden key="actions">{t('receivers.columns.actions')}</VisuallyHidden>,
      ]}
    >
      {receivers.map((receiver) => (
        <tr key={receiver.id}>
          <th scope="row">
            <span className={classes.receiver}>
              <ReceiverIcon type={receiver.type} />
              <span className={classes.words}>
                <span>
                  <bdi>{receiver.name}</bdi>
                </span>
                <ReceiverNumbers receiver={receiver} />
              </span>
            </span>
          </th>
          <td>
            <ReceiverState receiver={receiver} />
          </td>
          <td data-actions className={classes.actions}>
            <ReceiverActions receiver={receiver} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

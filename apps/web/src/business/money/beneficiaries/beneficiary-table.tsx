import type { Beneficiary } from '@kazi/contract/money';
import { RecordTable } from '@kazi/ui/record-table';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './beneficiaries.module.css';
import { BeneficiaryActions } from './beneficiary-actions.tsx';
import { BeneficiaryIcon, BeneficiaryNumbers, BeneficiaryState } from './beneficiary-parts.tsx';

/** Beneficiaries as rows; on a phone, as cards. */
export function BeneficiaryTable({ beneficiaries }: { beneficiaries: readonly Beneficiary[] }) {
  const { t } = useTranslation('payments');
  return (
    <RecordTable
      label={t('beneficiaries.title')}
      columns={[
        t('beneficiaries.columns.beneficiary'),
        t('beneficiaries.columns.state'),
        <VisuallyHidden key="actions">{t('beneficiaries.columns.actions')}</VisuallyHidden>,
      ]}
    >
      {beneficiaries.map((beneficiary) => (
        <tr key={beneficiary.id}>
          <th scope="row">
            <span className={classes.beneficiary}>
              <BeneficiaryIcon type={beneficiary.type} />
              <span className={classes.words}>
                <span>
                  <bdi>{beneficiary.name}</bdi>
                </span>
                <BeneficiaryNumbers beneficiary={beneficiary} />
              </span>
            </span>
          </th>
          <td>
            <BeneficiaryState beneficiary={beneficiary} />
          </td>
          <td data-actions className={classes.actions}>
            <BeneficiaryActions beneficiary={beneficiary} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

import type { Beneficiary } from '@kazi/contract/money';
import type { Column } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { AddBeneficiary } from './add-beneficiary.tsx';
import classes from './beneficiaries.module.css';
import { BeneficiaryActions } from './beneficiary-actions.tsx';
import { BeneficiaryIcon, BeneficiaryNumbers, BeneficiaryState } from './beneficiary-parts.tsx';
import { useBeneficiaries } from './use-beneficiaries.ts';

/** Where my money may go: mobile wallets, Pesalink and bank accounts. */
export function BeneficiariesPage() {
  const { t } = useTranslation('payments');
  return (
    <ListPage
      title={t('beneficiaries.title')}
      description={t('beneficiaries.description')}
      tabs={<MoneyTabs />}
      actions={<AddBeneficiary />}
      list={useBeneficiaries()}
      columns={useColumns()}
      rows={4}
      rowHeight={68}
      empty={{
        icon: IconAddressBook,
        ...t('beneficiaries.empty', { returnObjects: true }),
        action: <AddBeneficiary />,
      }}
    />
  );
}

function useColumns(): Column<Beneficiary>[] {
  const { t } = useTranslation('payments');
  return [
    {
      heading: t('beneficiaries.columns.beneficiary'),
      cell: (beneficiary) => (
        <span className={classes.beneficiary}>
          <BeneficiaryIcon type={beneficiary.type} />
          <span className={classes.words}>
            <span>
              <bdi>{beneficiary.name}</bdi>
            </span>
            <BeneficiaryNumbers beneficiary={beneficiary} />
          </span>
        </span>
      ),
    },
    {
      heading: t('beneficiaries.columns.state'),
      cell: (beneficiary) => <BeneficiaryState beneficiary={beneficiary} />,
    },
    {
      heading: t('beneficiaries.columns.actions'),
      kind: 'actions',
      className: classes.actions,
      cell: (beneficiary) => <BeneficiaryActions beneficiary={beneficiary} />,
    },
  ];
}

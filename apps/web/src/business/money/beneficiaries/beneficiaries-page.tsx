import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { AddBeneficiary } from './add-beneficiary.tsx';
import { BeneficiaryTable } from './beneficiary-table.tsx';
import { useBeneficiaries } from './use-beneficiaries.ts';

/** Where my money may go: mobile wallets, Pesalink and bank accounts. */
export function BeneficiariesPage() {
  const { t } = useTranslation(['payments', 'common']);
  const { data: beneficiaries, error, isPending, refetch } = useBeneficiaries();
  return (
    <Page
      title={t('beneficiaries.title')}
      description={t('beneficiaries.description')}
      actions={<AddBeneficiary />}
    >
      <MoneyTabs />
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={4} height={68} label={t('common:loading')} />
        </Panel>
      ) : !beneficiaries ? (
        <FailedState error={error} onRetry={refetch} />
      ) : beneficiaries.length === 0 ? (
        <EmptyState
          icon={<IconAddressBook size={24} stroke={1.6} />}
          title={t('beneficiaries.empty.title')}
          message={t('beneficiaries.empty.message')}
          action={<AddBeneficiary />}
        />
      ) : (
        <Panel flush>
          <BeneficiaryTable beneficiaries={beneficiaries} />
        </Panel>
      )}
    </Page>
  );
}

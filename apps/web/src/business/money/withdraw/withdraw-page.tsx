import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { AddBeneficiary } from '../beneficiaries/add-beneficiary.tsx';
import { useBeneficiaries } from '../beneficiaries/use-beneficiaries.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const route = getRouteApi('/_app/wallet/withdraw');

/** Sends money from the wallet to a beneficiary of one's own. */
export function WithdrawPage() {
  const { t } = useTranslation(['payments', 'money', 'common']);
  const { receiver } = route.useSearch();
  const { data: beneficiaries, error, isPending, refetch } = useBeneficiaries();
  return (
    <Page
      title={t('withdraw.title')}
      description={t('withdraw.description')}
      width="narrow"
      above={<Link to="/wallet">{t('money:title')}</Link>}
    >
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={4} height={68} label={t('common:loading')} />
        </Panel>
      ) : !beneficiaries ? (
        <FailedState error={error} onRetry={refetch} />
      ) : beneficiaries.length === 0 ? (
        <EmptyState
          icon={<IconAddressBook size={24} stroke={1.6} />}
          title={t('withdraw.noBeneficiaries.title')}
          message={t('withdraw.noBeneficiaries.message')}
          action={<AddBeneficiary />}
        />
      ) : (
        <WithdrawForm beneficiaries={beneficiaries} first={receiver} />
      )}
    </Page>
  );
}

import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { AddReceiver } from '../receivers/add-receiver.tsx';
import { useReceivers } from '../receivers/use-receivers.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const route = getRouteApi('/_app/wallet/withdraw');

/** Sends money from the wallet to a receiver of one's own. */
export function WithdrawPage() {
  const { t } = useTranslation(['payments', 'wallet', 'common']);
  const { receiver } = route.useSearch();
  const { data: receivers, error, isPending, refetch } = useReceivers();
  return (
    <Page
      title={t('withdraw.title')}
      description={t('withdraw.description')}
      width="narrow"
      above={<Link to="/wallet">{t('wallet:title')}</Link>}
    >
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={4} height={68} label={t('common:loading')} />
        </Panel>
      ) : !receivers ? (
        <FailedState error={error} onRetry={refetch} />
      ) : receivers.length === 0 ? (
        <EmptyState
          icon={<IconAddressBook size={24} stroke={1.6} />}
          title={t('withdraw.noReceivers.title')}
          message={t('withdraw.noReceivers.message')}
          action={<AddReceiver />}
        />
      ) : (
        <WithdrawForm receivers={receivers} first={receiver} />
      )}
    </Page>
  );
}

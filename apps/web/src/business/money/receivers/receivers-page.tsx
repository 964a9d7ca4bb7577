import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { WalletTabs } from '../parts/wallet-tabs.tsx';
import { AddReceiver } from './add-receiver.tsx';
import { ReceiverTable } from './receiver-table.tsx';
import { useReceivers } from './use-receivers.ts';

/** Where my money may go: mobile wallets, Pesalink and bank accounts. */
export function ReceiversPage() {
  const { t } = useTranslation(['payments', 'common']);
  const { data: receivers, error, isPending, refetch } = useReceivers();
  return (
    <Page title={t('receivers.title')} description={t('receivers.description')} actions={<AddReceiver />}>
      <WalletTabs />
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={4} height={68} label={t('common:loading')} />
        </Panel>
      ) : !receivers ? (
        <FailedState error={error} onRetry={refetch} />
      ) : receivers.length === 0 ? (
        <EmptyState
          icon={<IconAddressBook size={24} stroke={1.6} />}
          title={t('receivers.empty.title')}
          message={t('receivers.empty.message')}
          action={<AddReceiver />}
        />
      ) : (
        <Panel flush>
          <ReceiverTable receivers={receivers} />
        </Panel>
      )}
    </Page>
  );
}

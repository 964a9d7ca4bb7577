import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useWallet } from '../parts/queries.ts';
import { WalletTabs } from '../parts/wallet-tabs.tsx';
import { Balances } from './balances.tsx';
import { HeldPanel, SetAsidePanel } from './held-panel.tsx';
import { History } from './history.tsx';
import { InOutPanel } from './in-out-panel.tsx';
import { UnderwayPanel } from './underway-panel.tsx';
import classes from './wallet.module.css';
import { WalletActions } from './wallet-actions.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

/** One's own money: what can be spent, what waits and for what, and all that moved. */
export function WalletPage() {
  const { t } = useTranslation('wallet');
  const { primary, onHold, error, isPending, refetch } = useWallet();
  return (
    <Page title={t('title')} description={t('description')} actions={<WalletActions />}>
      <WalletTabs />
      {primary && onHold ? (
        <>
          <Balances primary={primary} onHold={onHold} />
          <div className={classes.columns}>
            <InOutPanel account={primary} />
            <div className={classes.waiting}>
              <UnderwayPanel />
              <HeldPanel account={onHold} />
              <SetAsidePanel account={primary} />
            </div>
          </div>
          <History primary={primary} onHold={onHold} />
        </>
      ) : isPending ? (
        <WalletSkeleton />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

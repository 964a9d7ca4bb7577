import type { MobileWallet } from '@kazi/contract/money';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './withdraw.module.css';

const VerifyWalletDialog = onDemand(() =>
  import('../beneficiaries/verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

/** Says that a wallet has to be verified before it is paid, and leads there. */
export function UnverifiedNote({ wallet }: { wallet: MobileWallet }) {
  const { t } = useTranslation('payments');
  const [isVerifying, setVerifying] = useState(false);
  return (
    <div className={classes.note} role="status">
      {t('withdraw.unverified')}
      <Button variant="default" onClick={() => setVerifying(true)}>
        {t('beneficiaries.verify')}
      </Button>
      <Suspense>
        {isVerifying && <VerifyWalletDialog wallet={wallet} onClose={() => setVerifying(false)} />}
      </Suspense>
    </div>
  );
}

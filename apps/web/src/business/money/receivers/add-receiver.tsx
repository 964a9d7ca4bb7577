import type { Beneficiary, MobileWallet } from '@kazi/contract/money';
import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const NewReceiverDialog = onDemand(() =>
  import('./new-receiver-dialog.tsx').then((module) => module.NewReceiverDialog),
);
const VerifyWalletDialog = onDemand(() =>
  import('./verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

interface AddReceiverProps extends Pick<ButtonProps, 'variant'> {
  onAdded?: ((receiver: Beneficiary) => void) | undefined;
}

/** Adds a receiver, for who may; a mobile wallet is verified straight away. */
export function AddReceiver({ variant, onAdded }: AddReceiverProps) {
  const { t } = useTranslation('payments');
  const [isAdding, setAdding] = useState(false);
  const [unverified, setUnverified] = useState<MobileWallet>();
  const finish = (receiver: Beneficiary) => {
    setAdding(false);
    if (receiver.type === 'MOBILE_WALLET') setUnverified(receiver);
    onAdded?.(receiver);
  };
  return (
    <Can do="create" on="Beneficiary">
      <Button
        {...(variant && { variant })}
        leftSection={<IconPlus size={16} stroke={1.8} />}
        onClick={() => setAdding(true)}
      >
        {t('receivers.add')}
      </Button>
      <Suspense>
        {isAdding && <NewReceiverDialog onAdded={finish} onClose={() => setAdding(false)} />}
        {unverified && <VerifyWalletDialog wallet={unverified} onClose={() => setUnverified(undefined)} />}
      </Suspense>
    </Can>
  );
}

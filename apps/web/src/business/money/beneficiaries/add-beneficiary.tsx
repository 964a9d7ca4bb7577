import type { Beneficiary, MobileWallet } from '@kazi/contract/money';
import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Can } from '../../../session/ability.tsx';
import { useSignedIn } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const NewBeneficiaryDialog = onDemand(() =>
  import('./beneficiary-dialogs.tsx').then((module) => module.NewBeneficiaryDialog),
);
const VerifyWalletDialog = onDemand(() =>
  import('./verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

interface AddBeneficiaryProps extends Pick<ButtonProps, 'variant'> {
  /** There is no other yet: the dialog proposes one's own number. */
  isFirst?: boolean;
  onAdded?: ((beneficiary: Beneficiary) => void) | undefined;
}

/** Adds a beneficiary, for viewers who may; a mobile wallet is verified straight away. */
export function AddBeneficiary({ variant, isFirst = false, onAdded }: AddBeneficiaryProps) {
  const { t } = useTranslation('payments');
  const { firstName, lastName, phone } = useSignedIn().user;
  const [isAdding, setAdding] = useState(false);
  const [unverified, setUnverified] = useState<MobileWallet>();
  const finish = (beneficiary: Beneficiary) => {
    setAdding(false);
    if (beneficiary.type === 'MOBILE_WALLET') setUnverified(beneficiary);
    onAdded?.(beneficiary);
  };
  return (
    <Can do="create" on="Beneficiary">
      <Button
        {...(variant && { variant })}
        leftSection={<IconPlus size={16} stroke={1.8} />}
        onClick={() => setAdding(true)}
      >
        {t('beneficiaries.add')}
      </Button>
      <Suspense>
        {isAdding && (
          <NewBeneficiaryDialog
            proposal={isFirst && phone ? { name: `${firstName} ${lastName}`, phone } : undefined}
            onAdded={finish}
            onClose={() => setAdding(false)}
          />
        )}
        {unverified && <VerifyWalletDialog wallet={unverified} onClose={() => setUnverified(undefined)} />}
      </Suspense>
    </Can>
  );
}

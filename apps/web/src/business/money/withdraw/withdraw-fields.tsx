import type { Beneficiary, MobileWallet, Withdrawal } from '@kazi/contract/money';
import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { isNew, isUnverified } from '../beneficiaries/beneficiary.ts';
import {
  BeneficiaryIcon,
  BeneficiaryNumbers,
  BeneficiaryState,
} from '../beneficiaries/beneficiary-parts.tsx';
import classes from './withdraw.module.css';

const VerifyWalletDialog = onDemand(() =>
  import('../beneficiaries/verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

interface BeneficiaryChoiceProps {
  beneficiaries: readonly Beneficiary[];
  chosen: string | undefined;
  /** What is wrong with the choice. */
  problem: ReactNode;
  onChoose: (id: string) => void;
}

/** One of the beneficiaries, each with what tells it from the others. */
export function BeneficiaryChoice({ beneficiaries, chosen, problem, onChoose }: BeneficiaryChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset className={classes.beneficiaries}>
      <legend className={classes.legend}>{t('withdraw.beneficiary')}</legend>
      <div className={classes.choices}>
        {beneficiaries.map((beneficiary) => (
          <label key={beneficiary.id} className={classes.beneficiary}>
            <input
              type="radio"
              name="beneficiary"
              value={beneficiary.id}
              checked={beneficiary.id === chosen}
              onChange={() => onChoose(beneficiary.id)}
            />
            <BeneficiaryIcon type={beneficiary.type} />
            <span className={classes.words}>
              <span>
                <bdi>{beneficiary.name}</bdi>
              </span>
              <BeneficiaryNumbers beneficiary={beneficiary} />
            </span>
            {(isNew(beneficiary) || isUnverified(beneficiary)) && (
              <BeneficiaryState beneficiary={beneficiary} />
            )}
          </label>
        ))}
      </div>
      {problem && (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

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

interface OperationChoiceProps {
  operations: readonly Withdrawal[];
  value: Withdrawal | undefined;
  onChange: (operation: Withdrawal) => void;
}

/** Which of its numbers a beneficiary is paid by, where it has two. */
export function OperationChoice({ operations, value, onChange }: OperationChoiceProps) {
  const { t } = useTranslation(['payments', 'money']);
  const label = useId();
  if (operations.length < 2 || !value) return null;
  return (
    <div>
      <div id={label} className={classes.label}>
        {t('withdraw.way')}
      </div>
      <SegmentedControl
        aria-labelledby={label}
        value={value}
        onChange={(chosen) => onChange(oneOf(chosen, operations) ?? value)}
        data={operations.map((operation) => ({ value: operation, label: t(`money:operation.${operation}`) }))}
      />
    </div>
  );
}

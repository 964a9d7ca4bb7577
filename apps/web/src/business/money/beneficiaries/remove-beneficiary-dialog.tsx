import type { Beneficiary } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { removeBeneficiary } from './save-beneficiary.ts';

interface RemoveBeneficiaryDialogProps {
  beneficiary: Beneficiary;
  onClose: () => void;
}

/** Takes a beneficiary off the list. */
export function RemoveBeneficiaryDialog({ beneficiary, onClose }: RemoveBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = beneficiary;
  const remove = useWrite(removeBeneficiary, {
    changes: ['beneficiary'],
    says: () => t('beneficiaries.removed', { name }),
    settled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('beneficiaries.removeTitle', { name })}
      confirmLabel={t('beneficiaries.remove')}
      busy={remove.busy}
      onConfirm={() => void remove.run(beneficiary)}
      onClose={onClose}
    >
      {t('beneficiaries.removeMessage')}
    </Confirm>
  );
}

import type { Beneficiary } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { removeBeneficiary } from './save-beneficiary.ts';
import { refreshBeneficiaries } from './use-beneficiaries.ts';

interface RemoveBeneficiaryDialogProps {
  beneficiary: Beneficiary;
  onClose: () => void;
}

/** Takes a beneficiary off the list. */
export function RemoveBeneficiaryDialog({ beneficiary, onClose }: RemoveBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = beneficiary;
  const remove = useMutation({
    mutationFn: () => removeBeneficiary(beneficiary),
    onSuccess: async () => {
      await refreshBeneficiaries();
      toast({ message: t('beneficiaries.removed', { name }) });
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('beneficiaries.removeTitle', { name })}
      confirmLabel={t('beneficiaries.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('beneficiaries.removeMessage')}
    </Confirm>
  );
}

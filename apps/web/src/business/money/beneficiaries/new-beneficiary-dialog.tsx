import type { Beneficiary } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { BeneficiaryFields } from './beneficiary-fields.tsx';
import { BeneficiaryKindFields } from './beneficiary-kind-fields.tsx';
import { isKnownByAccount } from './beneficiary-types.ts';
import { addBeneficiary, type BeneficiaryValues } from './save-beneficiary.ts';
import { refreshBeneficiaries } from './use-beneficiaries.ts';

interface NewBeneficiaryDialogProps {
  onAdded: (beneficiary: Beneficiary) => void;
  onClose: () => void;
}

/** Says where money may go. */
export function NewBeneficiaryDialog({ onAdded, onClose }: NewBeneficiaryDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm<BeneficiaryValues>({
    initialValues: { type: 'MOBILE_WALLET', name: '', bank: null, account: '', phone: '' },
    validate: {
      bank: (bank, { type }) =>
        isKnownByAccount(type) && !bank ? t('beneficiaries.fields.chooseBank') : null,
    },
  });
  const add = useMutation({
    mutationFn: addBeneficiary,
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: async (beneficiary) => {
      await refreshBeneficiaries();
      toast({ message: t('beneficiaries.added', { name: beneficiary.name }) });
      onAdded(beneficiary);
    },
  });
  return (
    <FormDialog
      title={t('beneficiaries.newTitle')}
      submitLabel={t('beneficiaries.add')}
      busy={add.isPending}
      onSubmit={form.onSubmit((values) => add.mutate(values))}
      onClose={onClose}
    >
      <BeneficiaryKindFields form={form} />
      <BeneficiaryFields form={form} />
    </FormDialog>
  );
}

import type { Beneficiary } from '@kazi/contract/money';
import { kenyanPhone } from '@kazi/contract/money/words';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import classes from './beneficiaries.module.css';
import { BeneficiaryFields } from './beneficiary-fields.tsx';
import { isUnverified, numbersOf } from './beneficiary-numbers.ts';
import { type BeneficiaryValues, updateBeneficiary } from './save-beneficiary.ts';

interface EditBeneficiaryDialogProps {
  beneficiary: Beneficiary;
  onSaved: (beneficiary: Beneficiary) => void;
  onClose: () => void;
}

/** Changes a beneficiary. Its numbers are not shown in full: what is typed takes their place. */
export function EditBeneficiaryDialog({ beneficiary, onSaved, onClose }: EditBeneficiaryDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { type, name } = beneficiary;
  const { bank, account, phone } = numbersOf(beneficiary);
  const form = useForm<BeneficiaryValues>({
    initialValues: { type, name, bank: bank?.code ?? null, account: '', phone: '' },
    validate: {
      phone: (typed) => (typed && !kenyanPhone(typed) ? t('beneficiaries.fields.phoneProblem') : null),
    },
  });
  const change = useWrite((values: BeneficiaryValues) => updateBeneficiary(beneficiary, values), {
    changes: ['beneficiary'],
    form,
    // The dialog that verifies it anew is open then, and a message would lie over it on a phone.
    says: (saved) => !isUnverified(saved) && t('beneficiaries.saved', { name: saved.name }),
    done: onSaved,
  });
  return (
    <FormDialog
      title={t('beneficiaries.editTitle', { name })}
      submitLabel={t('common:save')}
      busy={change.busy}
      onSubmit={form.onSubmit((values) => void change.run(values))}
      onClose={onClose}
    >
      <BeneficiaryFields form={form} kept={{ account, phone }} />
      <p className={classes.note}>
        {t(type === 'MOBILE_WALLET' ? 'beneficiaries.editWallet' : 'beneficiaries.editNote')}
      </p>
    </FormDialog>
  );
}

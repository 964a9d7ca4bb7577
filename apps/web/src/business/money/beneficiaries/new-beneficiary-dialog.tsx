import type { Beneficiary } from '@kazi/contract/money';
import { kenyanPhone, pesalinkTypes } from '@kazi/contract/money/words';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { BeneficiaryFields } from './beneficiary-fields.tsx';
import {
  type BeneficiaryKind,
  type BeneficiaryType,
  beneficiaryKinds,
  isKnownByAccount,
  isKnownByPhone,
  kindOf,
} from './beneficiary-types.ts';
import { addBeneficiary, type BeneficiaryValues } from './save-beneficiary.ts';

const firstTypes: Record<BeneficiaryKind, BeneficiaryType> = {
  mobile: 'MOBILE_WALLET',
  pesalink: 'PESALINK_PHONE',
  bank: 'BANK',
};

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
      phone: (typed, { type }) =>
        isKnownByPhone(type) && !kenyanPhone(typed) ? t('beneficiaries.fields.phoneProblem') : null,
    },
  });
  const add = useWrite(addBeneficiary, {
    changes: ['beneficiary'],
    form,
    // The dialog that verifies a wallet says it too, and a message would lie over it on a phone.
    says: ({ type, name }) => type !== 'MOBILE_WALLET' && t('beneficiaries.added', { name }),
    done: onAdded,
  });
  return (
    <FormDialog
      title={t('beneficiaries.newTitle')}
      submitLabel={t('beneficiaries.add')}
      busy={add.busy}
      onSubmit={form.onSubmit((values) => void add.run(values))}
      onClose={onClose}
    >
      <BeneficiaryKindFields form={form} />
      <BeneficiaryFields form={form} />
    </FormDialog>
  );
}

/** What a new beneficiary is, and by what Pesalink reaches it. */
function BeneficiaryKindFields({ form }: { form: UseFormReturnType<BeneficiaryValues> }) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  const kind = kindOf(type);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('beneficiaries.fields.kind')}
        value={kind}
        onChange={(chosen) => {
          form.clearErrors();
          form.setFieldValue('type', firstTypes[oneOf(chosen, beneficiaryKinds) ?? kind]);
        }}
        data={beneficiaryKinds.map((value) => ({ value, label: t(`beneficiaries.kind.${value}`) }))}
      />
      {kind === 'pesalink' && (
        <NativeSelect
          label={t('beneficiaries.fields.reached')}
          value={type}
          onChange={({ currentTarget }) =>
            form.setFieldValue('type', oneOf(currentTarget.value, pesalinkTypes) ?? type)
          }
          data={pesalinkTypes.map((value) => ({ value, label: t(`beneficiaries.reached.${value}`) }))}
        />
      )}
    </>
  );
}

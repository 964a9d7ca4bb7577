import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import {
  type BeneficiaryKind,
  type BeneficiaryType,
  beneficiaryKinds,
  kindOf,
  pesalinkTypes,
} from './beneficiary-types.ts';
import type { BeneficiaryValues } from './save-beneficiary.ts';

const firstTypes: Record<BeneficiaryKind, BeneficiaryType> = {
  mobile: 'MOBILE_WALLET',
  pesalink: 'PESALINK_PHONE',
  bank: 'BANK',
};

/** What a new beneficiary is, and by what Pesalink reaches it. */
export function BeneficiaryKindFields({ form }: { form: UseFormReturnType<BeneficiaryValues> }) {
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

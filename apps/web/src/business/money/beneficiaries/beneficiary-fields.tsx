import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BankSelect } from './bank-select.tsx';
import { isKnownByAccount, isKnownByPhone } from './beneficiary-types.ts';
import type { BeneficiaryValues } from './save-beneficiary.ts';

interface BeneficiaryFieldsProps {
  form: UseFormReturnType<BeneficiaryValues>;
  /** The numbers there are, masked: a field that is left empty keeps its own. */
  kept?: { account: string | null; phone: string | null } | undefined;
}

/** Name and numbers of a beneficiary, those that its type is known by. */
export function BeneficiaryFields({ form, kept }: BeneficiaryFieldsProps) {
  const { t } = useTranslation('payments');
  const { type } = form.values;
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('beneficiaries.fields.name')}
        description={t('beneficiaries.fields.nameHint')}
        autoComplete="off"
        data-autofocus
        required
      />
      {isKnownByAccount(type) && (
        <>
          <BankSelect
            {...form.getInputProps('bank')}
            label={t('beneficiaries.fields.bank')}
            placeholder={t('beneficiaries.fields.chooseBank')}
            nothingFoundMessage={t('beneficiaries.fields.noBank')}
          />
          <TextInput
            {...form.getInputProps('account')}
            label={t('beneficiaries.fields.account')}
            placeholder={kept?.account ?? undefined}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            required={!kept}
          />
        </>
      )}
      {isKnownByPhone(type) && (
        <TextInput
          {...form.getInputProps('phone')}
          label={t('beneficiaries.fields.phone')}
          placeholder={kept?.phone ?? '0712 345 678'}
          type="tel"
          autoComplete="off"
          dir="ltr"
          required={!kept}
        />
      )}
    </>
  );
}

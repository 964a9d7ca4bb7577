import { deductionKinds } from '@kazi/contract/payroll/words';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../api/new-id.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { ListSection, type TermsSectionProps } from './list-section.tsx';

const newDeduction = { id: undefined, kind: 'loan', name: '', amount: null, balance: null } as const;

/** What is taken from pay every month beside what the law takes. */
export function DeductionsSection({ form }: TermsSectionProps) {
  const { t } = useTranslation('payroll');
  const field = (at: number, name: 'kind' | 'name' | 'amount' | 'balance') =>
    form.getInputProps(`deductions.${at}.${name}`);
  return (
    <ListSection
      form={form}
      list="deductions"
      addLabel={t('terms.addDeduction')}
      onAdd={() => form.insertListItem('deductions', { key: newId(), ...newDeduction })}
      fields={(at) => (
        <>
          <NativeSelect
            {...field(at, 'kind')}
            label={t('terms.kind')}
            data={deductionKinds.map((value) => ({ value, label: t(`deduction.${value}`) }))}
          />
          <TextInput
            {...field(at, 'name')}
            label={t('terms.name')}
            placeholder={t('terms.deductionExample')}
          />
          <AmountField name="deduction" {...field(at, 'amount')} label={t('terms.aMonth')} required={false} />
          <AmountField
            name="deduction-balance"
            {...field(at, 'balance')}
            label={t('terms.balance')}
            placeholder={t('terms.noBalance')}
            required={false}
          />
        </>
      )}
    />
  );
}

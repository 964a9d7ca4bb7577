import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../api/new-id.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { ListSection, type TermsSectionProps } from './list-section.tsx';

/** What is paid beside the salary every month. */
export function AllowancesSection({ form }: TermsSectionProps) {
  const { t } = useTranslation('payroll');
  const field = (at: number, name: 'name' | 'amount') => form.getInputProps(`allowances.${at}.${name}`);
  return (
    <ListSection
      form={form}
      list="allowances"
      addLabel={t('terms.addAllowance')}
      onAdd={() =>
        form.insertListItem('allowances', { key: newId(), name: '', amount: null, irregular: false })
      }
      fields={(at) => (
        <>
          <TextInput
            {...field(at, 'name')}
            label={t('terms.name')}
            placeholder={t('terms.allowanceExample')}
          />
          <AmountField name="allowance" {...field(at, 'amount')} label={t('terms.aMonth')} required={false} />
        </>
      )}
      end={(at) => (
        <Checkbox
          {...form.getInputProps(`allowances.${at}.irregular`, { type: 'checkbox' })}
          label={t('terms.irregular')}
        />
      )}
    />
  );
}

import { payMethods } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../../shell/search-params.ts';
import { BankSelect } from '../../../money/index.ts';
import type { EmployeeValues } from './values.ts';

interface PayToSectionProps {
  form: UseFormReturnType<EmployeeValues>;
  paidTo: string | null | undefined;
}

/** Where net pay goes: the fields of the way that is chosen. */
export function PayToSection({ form, paidTo }: PayToSectionProps) {
  const { t } = useTranslation('payroll');
  const { method } = form.values.payTo;
  const hasAccount = method === 'bank' || method === 'pesalink';
  return (
    <Panel
      title={t('sections.payTo')}
      description={paidTo ? t('sections.payToKept', { number: paidTo }) : t('sections.payToHint')}
    >
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('fields.method')}
          value={method}
          onChange={({ currentTarget }) => {
            form.clearErrors();
            form.setFieldValue('payTo.method', oneOf(currentTarget.value, payMethods) ?? '');
          }}
          error={form.errors.payTo ?? form.errors['payTo.method']}
          data={[
            { value: '', label: t('method.none') },
            ...payMethods.map((value) => ({ value, label: t(`method.${value}`) })),
          ]}
        />
        {method === 'mpesa' && (
          <TextInput
            {...form.getInputProps('payTo.phone')}
            label={t('fields.payPhone')}
            placeholder={paidTo ?? '0712 345 678'}
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        )}
        {hasAccount && (
          <Suspense>
            <BankSelect
              {...form.getInputProps('payTo.bank')}
              label={t('fields.bank')}
              placeholder={t('fields.chooseBank')}
              nothingFoundMessage={t('fields.noBank')}
              required={false}
            />
            <TextInput
              {...form.getInputProps('payTo.account')}
              label={t('fields.account')}
              placeholder={paidTo ?? undefined}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
            />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

import { Panel } from '@kazi/ui/panel';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { hintBelow } from '../../parts/hint-below.ts';
import type { TermsSectionProps } from './list-section.tsx';

/** Pension, insurance and what else lowers the tax. */
export function SchemesSection({ form }: TermsSectionProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('terms.schemes')} description={t('terms.schemesHint')}>
      <div className={formClasses.form}>
        <div className={formClasses.pair}>
          <TextInput {...form.getInputProps('pension.scheme')} label={t('terms.pensionScheme')} />
          <AmountField
            name="pension-employee"
            {...form.getInputProps('pension.employee')}
            label={t('terms.pensionEmployee')}
            required={false}
          />
          <AmountField
            name="pension-employer"
            {...form.getInputProps('pension.employer')}
            label={t('terms.pensionEmployer')}
            required={false}
          />
          <TextInput
            {...form.getInputProps('tierTwoScheme')}
            label={t('terms.tierTwo')}
            {...hintBelow}
            description={t('terms.tierTwoHint')}
          />
          <AmountField
            name="medical-fund"
            {...form.getInputProps('medicalFund')}
            label={t('terms.medicalFund')}
            required={false}
          />
          <AmountField
            name="mortgage-interest"
            {...form.getInputProps('mortgageInterest')}
            label={t('terms.mortgageInterest')}
            required={false}
          />
          <AmountField
            name="premium"
            {...form.getInputProps('insurance.premium')}
            label={t('terms.premium')}
            {...hintBelow}
            description={t('terms.premiumHint')}
            required={false}
          />
        </div>
        <Checkbox
          {...form.getInputProps('pension.registered', { type: 'checkbox' })}
          label={t('terms.registered')}
        />
        <Checkbox
          {...form.getInputProps('insurance.throughPayroll', { type: 'checkbox' })}
          label={t('terms.throughPayroll')}
        />
      </div>
    </Panel>
  );
}

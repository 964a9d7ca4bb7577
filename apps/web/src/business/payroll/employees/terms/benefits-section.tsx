import { carKinds, housingTypes } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import type { TermsSectionProps } from './list-section.tsx';

/** What the employer gives that is not cash, and is taxed all the same. */
export function BenefitsSection({ form }: TermsSectionProps) {
  const { t } = useTranslation('payroll');
  const { car, housing } = form.values.benefits;
  return (
    <Panel title={t('terms.benefits')} description={t('terms.benefitsHint')}>
      <div className={formClasses.pair}>
        <AmountField
          name="benefit-meals"
          {...form.getInputProps('benefits.meals')}
          label={t('terms.meals')}
          required={false}
        />
        <AmountField
          name="benefit-other"
          {...form.getInputProps('benefits.other')}
          label={t('terms.other')}
          required={false}
        />
        <NativeSelect
          {...form.getInputProps('benefits.car.kind')}
          label={t('terms.car')}
          data={[
            { value: '', label: t('terms.none') },
            ...carKinds.map((value) => ({ value, label: t(`car.${value}`) })),
          ]}
        />
        {car.kind !== '' && (
          <AmountField
            name="benefit-car"
            {...form.getInputProps('benefits.car.amount')}
            label={t('terms.carAmount')}
          />
        )}
        <NativeSelect
          {...form.getInputProps('benefits.housing.type')}
          label={t('terms.housing')}
          data={[
            { value: '', label: t('terms.none') },
            ...housingTypes.map((value) => ({ value, label: t(`housing.${value}`) })),
          ]}
        />
        {housing.type !== '' && (
          <>
            <AmountField
              name="benefit-housing"
              {...form.getInputProps('benefits.housing.value')}
              label={t('terms.housingValue')}
            />
            <AmountField
              name="benefit-rent"
              {...form.getInputProps('benefits.housing.rentCharged')}
              label={t('terms.rentCharged')}
              required={false}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

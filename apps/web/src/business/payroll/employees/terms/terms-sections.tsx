import { carKinds, deductionKinds, housingTypes } from '@kazi/contract/payroll/words';
import { Row, Stack } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { newId } from '../../../../api/new-id.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { hintBelow } from '../../parts/hint-below.ts';
import { payCurrency } from '../../parts/queries.ts';
import classes from './terms.module.css';
import type { TermsValues } from './terms-form.ts';

interface TermsSectionProps {
  form: UseFormReturnType<TermsValues>;
}

interface ListSectionProps extends TermsSectionProps {
  list: 'allowances' | 'deductions';
  addLabel: string;
  onAdd: () => void;
  /** The fields of an item, by its place. */
  fields: (at: number) => ReactNode;
  /** What stands beside the button that removes an item. */
  end?: (at: number) => ReactNode;
}

/** A list of the terms: items are added at its end and removed one by one. */
function ListSection({ form, list, addLabel, onAdd, fields, end }: ListSectionProps) {
  const { t } = useTranslation('payroll');
  const items = form.values[list];
  return (
    <Panel
      title={t(`terms.${list}`)}
      description={t(`terms.${list}Hint`)}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onAdd}>
          {addLabel}
        </Button>
      }
    >
      {items.length > 0 && (
        <Stack gap={12}>
          {items.map(({ key, name }, at) => (
            <div key={key} className={classes.row}>
              {fields(at)}
              <Row wrap justify="between" gap={8} className={classes.end}>
                {end?.(at)}
                <ActionIcon
                  variant="subtle"
                  aria-label={t('terms.removeNamed', { name })}
                  onClick={() => form.removeListItem(list, at)}
                >
                  <IconTrash size={16} stroke={1.6} />
                </ActionIcon>
              </Row>
            </div>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

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

const newDeduction = { id: '', kind: 'loan', name: '', amount: null, balance: null, left: null } as const;

/** What is taken from pay every month beside what the law takes. */
export function DeductionsSection({ form }: TermsSectionProps) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const leftOf = (left: number | null) =>
    left === null ? undefined : t('terms.left', { amount: formatMoney(left, payCurrency, locale) });
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
            description={leftOf(form.values.deductions[at]?.left ?? null)}
            required={false}
          />
        </>
      )}
    />
  );
}

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
            {...hintBelow}
            description={t('terms.tierTwoHint')}
          />
          <AmountField name="medical-fund" {...form.getInputProps('medicalFund')} required={false} />
          <AmountField
            name="mortgage-interest"
            {...form.getInputProps('mortgageInterest')}
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

import { employments, identityKinds, residences } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { hintBelow } from '../../parts/hint-below.ts';
import { LoginField } from './login-field.tsx';
import { PayToSection } from './pay-to-section.tsx';
import type { EmployeeValues } from './values.ts';

export interface SectionProps {
  form: UseFormReturnType<EmployeeValues>;
}

interface EmployeeSectionsProps extends SectionProps {
  /** Where pay goes now, masked: a number that is left empty keeps it. */
  paidTo?: string | null;
  /** What only a new employee is asked for. */
  more?: ReactNode;
}

/** All that is known of an employee beside what they earn, in the order in which people tell it. */
export function EmployeeSections({ form, paidTo, more }: EmployeeSectionsProps) {
  return (
    <>
      <PersonSection form={form} />
      <EmploymentSection form={form}>{more}</EmploymentSection>
      <NumbersSection form={form} />
      <PayToSection form={form} paidTo={paidTo} />
    </>
  );
}

function PersonSection({ form }: SectionProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('sections.person')}>
      <div className={formClasses.form}>
        <div className={formClasses.pair}>
          <TextInput
            {...form.getInputProps('firstName')}
            label={t('fields.firstName')}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.getInputProps('lastName')}
            label={t('fields.lastName')}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.getInputProps('email')}
            label={t('fields.email')}
            {...hintBelow}
            description={t('fields.emailHint')}
            type="email"
            autoComplete="off"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('phone')}
            label={t('fields.phone')}
            {...hintBelow}
            description={t('fields.phoneHint')}
            placeholder="0712 345 678"
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        </div>
        <LoginField
          {...form.getInputProps('user')}
          label={t('fields.user')}
          description={t('fields.userHint')}
        />
      </div>
    </Panel>
  );
}

function EmploymentSection({ form, children }: SectionProps & { children: ReactNode }) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('sections.employment')}>
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('number')}
          label={t('fields.number')}
          {...hintBelow}
          description={t('fields.numberHint')}
          dir="ltr"
          required
        />
        <DayField
          {...form.getInputProps('joinedOn')}
          label={t('fields.joinedOn')}
          {...hintBelow}
          description={t('fields.joinedOnHint')}
          required
        />
        <TextInput {...form.getInputProps('jobTitle')} label={t('fields.jobTitle')} />
        <TextInput {...form.getInputProps('department')} label={t('fields.department')} />
        <NativeSelect
          {...form.getInputProps('residence')}
          label={t('fields.residence')}
          data={residences.map((value) => ({
            value,
            label: t(`residence.${value}`),
          }))}
        />
        <NativeSelect
          {...form.getInputProps('employment')}
          label={t('fields.employment')}
          data={employments.map((value) => ({
            value,
            label: t(`employment.${value}`),
          }))}
        />
        {children}
      </div>
    </Panel>
  );
}

function NumbersSection({ form }: SectionProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel title={t('sections.numbers')} description={t('sections.numbersHint')}>
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('kraPin')}
          label={t('fields.kraPin')}
          placeholder="A012345678Z"
          dir="ltr"
        />
        <NativeSelect
          {...form.getInputProps('identity.kind')}
          label={t('fields.identityKind')}
          data={identityKinds.map((value) => ({ value, label: t(`identity.${value}`) }))}
        />
        <TextInput
          {...form.getInputProps('identity.number')}
          label={t('fields.identityNumber')}
          placeholder="30123456"
          dir="ltr"
        />
        <TextInput
          {...form.getInputProps('nssfNumber')}
          label={t('fields.nssfNumber')}
          placeholder="2012345678"
          dir="ltr"
        />
        <TextInput
          {...form.getInputProps('shaNumber')}
          label={t('fields.shaNumber')}
          placeholder="CR1234567890123-4"
          dir="ltr"
        />
        <TextInput
          {...form.getInputProps('disability.certificate')}
          label={t('fields.certificate')}
          {...hintBelow}
          description={t('fields.certificateHint')}
          dir="ltr"
        />
        <DayField {...form.getInputProps('disability.until')} label={t('fields.certificateUntil')} />
      </div>
    </Panel>
  );
}

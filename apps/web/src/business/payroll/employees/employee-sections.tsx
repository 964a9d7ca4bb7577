import { identityKinds, payMethods } from '@kazi/contract/payroll/words';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, Select, type SelectProps, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import { typingMs } from '../../../shell/typing.ts';
import { BankSelect } from '../../money/index.ts';
import { hintBelow } from '../parts/hint-below.ts';
import type { EmployeeValues } from './employee-form.ts';

interface SectionProps {
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
          <TextInput {...form.getInputProps('firstName')} autoComplete="off" required />
          <TextInput {...form.getInputProps('lastName')} autoComplete="off" required />
          <TextInput
            {...form.getInputProps('email')}
            {...hintBelow}
            description={t('fields.emailHint')}
            type="email"
            autoComplete="off"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('phone')}
            {...hintBelow}
            description={t('fields.phoneHint')}
            placeholder="0712 345 678"
            type="tel"
            autoComplete="off"
            dir="ltr"
          />
        </div>
        <LoginField {...form.getInputProps('user')} description={t('fields.userHint')} />
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
          {...hintBelow}
          description={t('fields.numberHint')}
          dir="ltr"
          required
        />
        <DayField
          {...form.getInputProps('joinedOn')}
          {...hintBelow}
          description={t('fields.joinedOnHint')}
          required
        />
        <TextInput {...form.getInputProps('jobTitle')} />
        <TextInput {...form.getInputProps('department')} />
        <NativeSelect {...form.getInputProps('residence')} />
        <NativeSelect {...form.getInputProps('employment')} />
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
        <TextInput {...form.getInputProps('kraPin')} placeholder="A012345678Z" dir="ltr" />
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
        <TextInput {...form.getInputProps('nssfNumber')} placeholder="2012345678" dir="ltr" />
        <TextInput {...form.getInputProps('shaNumber')} placeholder="CR1234567890123-4" dir="ltr" />
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

interface PayToSectionProps {
  form: UseFormReturnType<EmployeeValues>;
  paidTo: string | null | undefined;
}

/** Where net pay goes: the fields of the way that is chosen. */
function PayToSection({ form, paidTo }: PayToSectionProps) {
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

interface Login {
  id: string;
  name: string;
}

interface LoginFieldProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value?: Login | null;
  onChange?: (login: Login | null) => void;
}

const offered = 30;

/** The person of the workspace who an employee is, found by name or address as one types. */
function LoginField({ value = null, onChange, ...input }: LoginFieldProps) {
  const { t } = useTranslation('payroll');
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), typingMs);
  const { data } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked === value?.name ? undefined : asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  const found = (data?.items ?? []).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
  const logins = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <Select
      searchable
      clearable
      placeholder={t('fields.noUser')}
      nothingFoundMessage={t('fields.nobody')}
      {...input}
      data={logins.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onChange={(chosen) => onChange?.(logins.find(({ id }) => id === chosen) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has done the search: an address that matches may well not be part of the name.
      filter={({ options }) => options}
    />
  );
}

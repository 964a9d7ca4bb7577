import { kenyanToday } from '@kazi/contract/days';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useSendForm } from '../../../../shell/form/use-record-form.tsx';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { hintBelow } from '../../parts/hint-below.ts';
import { newEmployeeForm } from './employee-form.ts';
import { EmployeeSections } from './employee-sections.tsx';

/** Shown as an example, in cents. */
const usualSalary = 85_000_00;

/** Adds an employee. Only name, number and first day must be known at once; the rest can follow. */
export function NewEmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const [declared] = useState(() => newEmployeeForm(kenyanToday()));
  const { form, busy, onSubmit } = useSendForm({
    form: declared,
    send: ({ salary, ...input }) =>
      client.payroll.employees.create({ ...input, ...(salary !== null && { terms: { salary } }) }),
    changes: ['employee'],
    says: ({ firstName }) => t('employees.added', { name: firstName }),
    done: ({ id }) => navigate({ to: '/payroll/employees/$employeeId', params: { employeeId: id } }),
  });
  return (
    <Page
      title={t('employees.newTitle')}
      description={t('employees.newDescription')}
      width="narrow"
      above={<Link to="/payroll/employees">{t('employees.title')}</Link>}
    >
      <form onSubmit={onSubmit} className={formClasses.form} noValidate>
        <EmployeeSections
          form={form}
          more={
            <AmountField
              name="first-salary"
              {...form.getInputProps('salary')}
              {...hintBelow}
              description={t('terms.salaryHint')}
              example={usualSalary}
              required={false}
            />
          }
        />
        <div className={formClasses.actions}>
          <LinkButton to="/payroll/employees" variant="default">
            {t('common:cancel')}
          </LinkButton>
          <Button type="submit" loading={busy}>
            {t('employees.add')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

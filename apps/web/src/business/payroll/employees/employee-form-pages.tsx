import { kenyanToday } from '@kazi/contract/days';
import type { Employee } from '@kazi/contract/payroll';
import { Button } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useEditForm, useSendForm } from '../../../shell/form/use-record-form.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { hintBelow } from '../parts/hint-below.ts';
import { employeeForm, newEmployeeForm } from './employee-form.ts';
import { EmployeeSections } from './employee-sections.tsx';
import { useEmployee } from './use-employees.ts';

/** Shown as an example, in cents. */
const usualSalary = 85_000_00;

/** Adds an employee. Only name, number and first day must be known at once; the rest can follow. */
export function NewEmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const [declared] = useState(() => newEmployeeForm(kenyanToday()));
  const { form, busy, onSubmit, note, giveUp } = useSendForm({
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
        {note}
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
          <LinkButton to="/payroll/employees" variant="default" onClick={giveUp}>
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

const route = getRouteApi('/_app/payroll/employees/$employeeId/edit');

/** Changes what is known of an employee; what they earn is changed apart, from a month on. */
export function EditEmployeePage() {
  const { employeeId } = route.useParams();
  return (
    <Loaded query={useEmployee(employeeId)} rows={8}>
      {(employee) => <EditForm key={employee.id} employee={employee} />}
    </Loaded>
  );
}

function EditForm({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const back = { to: '/payroll/employees/$employeeId', params: { employeeId: employee.id } } as const;
  const { form, busy, onSubmit, question, note, giveUp } = useEditForm({
    form: employeeForm,
    record: employee,
    update: (change, seen) => client.payroll.employees.update({ ...seen, ...change }),
    changes: ['employee'],
    says: ({ firstName }) => t('employees.saved', { name: firstName }),
    done: () => navigate(back),
  });
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <Page title={t('employees.editTitle', { name })} width="narrow" above={<Link {...back}>{name}</Link>}>
      <form onSubmit={onSubmit} className={formClasses.form} noValidate>
        {note}
        <EmployeeSections form={form} paidTo={employee.payTo?.number ?? null} />
        <div className={formClasses.actions}>
          <LinkButton variant="default" {...back} onClick={giveUp}>
            {t('common:cancel')}
          </LinkButton>
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </div>
        {question}
      </form>
    </Page>
  );
}

import { kenyanToday } from '@kazi/contract/days';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { hintBelow } from '../../parts/hint-below.ts';
import { EmployeeSections } from './employee-sections.tsx';
import { emptyValues, inputOf } from './values.ts';

/** Shown as an example, in cents. */
const usualSalary = 85_000_00;

interface Values extends ReturnType<typeof emptyValues> {
  salary: TypedAmount;
}

/** Adds an employee. Only name, number and first day must be known at once; the rest can follow. */
export function NewEmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const amountProblem = useAmountCheck();
  const form = useForm<Values>({
    initialValues: { ...emptyValues(kenyanToday()), salary: null },
    validate: { salary: (salary) => amountProblem(salary, { min: 0, isOptional: true }) },
  });
  const add = useWrite(client.payroll.employees.create, {
    changes: ['employee'],
    form,
    says: ({ firstName }) => t('employees.added', { name: firstName }),
    done: ({ id }) => navigate({ to: '/payroll/employees/$employeeId', params: { employeeId: id } }),
  });
  const submit = form.onSubmit(({ salary: typed, ...values }) => {
    const salary = centsIn(typed);
    void add.run({ ...inputOf(values), ...(salary !== null && { terms: { salary } }) });
  });
  return (
    <Page
      title={t('employees.newTitle')}
      description={t('employees.newDescription')}
      width="narrow"
      above={<Link to="/payroll/employees">{t('employees.title')}</Link>}
    >
      <form onSubmit={submit} className={formClasses.form} noValidate>
        <EmployeeSections
          form={form}
          more={
            <AmountField
              name="first-salary"
              {...form.getInputProps('salary')}
              label={t('terms.salary')}
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
          <Button type="submit" loading={add.busy}>
            {t('employees.add')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

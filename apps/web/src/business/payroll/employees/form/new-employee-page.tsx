import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { placeErrors } from '../../../../api/place-errors.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import { today } from '../../../../shell/days.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { hintBelow } from '../../parts/hint-below.ts';
import { refreshPayroll } from '../../parts/queries.ts';
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
    initialValues: { ...emptyValues(today()), salary: null },
    validate: { salary: (salary) => amountProblem(salary, { min: 0, isOptional: true }) },
  });
  const add = useMutation({
    mutationFn: ({ salary: typed, ...values }: Values) => {
      const salary = centsIn(typed);
      return client.payroll.employees.create({
        ...inputOf(values),
        ...(salary !== null && { terms: { salary } }),
      });
    },
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: async ({ id, firstName }) => {
      await refreshPayroll();
      toast({ message: t('employees.added', { name: firstName }) });
      await navigate({ to: '/payroll/employees/$employeeId', params: { employeeId: id } });
    },
  });
  return (
    <Page
      title={t('employees.newTitle')}
      description={t('employees.newDescription')}
      width="narrow"
      above={<Link to="/payroll/employees">{t('employees.title')}</Link>}
    >
      <form onSubmit={form.onSubmit((values) => add.mutate(values))} className={formClasses.form} noValidate>
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
          <Button type="submit" loading={add.isPending}>
            {t('employees.add')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

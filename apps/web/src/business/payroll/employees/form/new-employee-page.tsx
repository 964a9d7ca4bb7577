import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { placeErrors } from '../../../../api/place-errors.ts';
import { today } from '../../../../shell/days.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { AmountField, readAmount, useAmountCheck } from '../../../money/index.ts';
import { hintBelow } from '../../parts/hint-below.ts';
import { refreshPayroll } from '../../parts/queries.ts';
import { EmployeeSections } from './employee-sections.tsx';
import { emptyValues, inputOf } from './values.ts';

/** Adds an employee. Only name, number and first day must be known at once; the rest can follow. */
export function NewEmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const amountProblem = useAmountCheck();
  const form = useForm({
    initialValues: { ...emptyValues(today()), salary: '' },
    validate: { salary: (typed) => (typed.trim() ? amountProblem(typed, { min: 0 }) : null) },
  });
  const add = useMutation({
    mutationFn: ({ salary, ...values }: typeof form.values) => {
      const { cents } = readAmount(salary, { min: 0 });
      return client.payroll.employees.create({
        ...inputOf(values),
        ...(cents !== undefined && { terms: { salary: cents } }),
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
              {...form.getInputProps('salary')}
              label={t('terms.salary')}
              {...hintBelow}
              description={t('terms.salaryHint')}
              placeholder="85,000"
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

import type { Employee } from '@kazi/contract/payroll';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useEditForm } from '../../../../shell/form/use-record-form.tsx';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { useEmployee } from '../use-employees.ts';
import { employeeForm } from './employee-form.ts';
import { EmployeeSections } from './employee-sections.tsx';

const route = getRouteApi('/_app/payroll/employees/$employeeId/edit');

/** Changes what is known of an employee; what they earn is changed apart, from a month on. */
export function EditEmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const { employeeId } = route.useParams();
  const { data: employee, error, isPending, refetch } = useEmployee(employeeId);
  if (isPending) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!employee) return <FailedState error={error} onRetry={refetch} />;
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <Page
      title={t('employees.editTitle', { name })}
      width="narrow"
      above={
        <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
          {name}
        </Link>
      }
    >
      <EditForm key={employee.id} employee={employee} />
    </Page>
  );
}

function EditForm({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const navigate = useNavigate();
  const back = { to: '/payroll/employees/$employeeId', params: { employeeId: employee.id } } as const;
  const { form, busy, onSubmit, question } = useEditForm({
    form: employeeForm,
    record: employee,
    update: (change, seen) => client.payroll.employees.update({ ...seen, ...change }),
    changes: ['employee'],
    says: ({ firstName }) => t('employees.saved', { name: firstName }),
    done: () => navigate(back),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      <EmployeeSections form={form} paidTo={employee.payTo?.number ?? null} />
      <div className={formClasses.actions}>
        <LinkButton variant="default" {...back}>
          {t('common:cancel')}
        </LinkButton>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </div>
      {question}
    </form>
  );
}

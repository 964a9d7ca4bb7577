import type { Employee } from '@kazi/contract/payroll';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../../shell/edit-form/use-versioned-edit.ts';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { useEmployee } from '../use-employees.ts';
import { EmployeeSections } from './employee-sections.tsx';
import { changeOf, type EmployeeValues, valuesOf } from './values.ts';

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
  const form = useForm<EmployeeValues>({ initialValues: valuesOf(employee) });
  const back = { to: '/payroll/employees/$employeeId', params: { employeeId: employee.id } } as const;
  const edit = useVersionedEdit({
    item: employee,
    form,
    valuesOf,
    save: (change, version) =>
      client.payroll.employees.update({
        id: employee.id,
        version,
        ...changeOf(valuesOf(employee), change),
      }),
    changes: ['employee'],
    says: ({ firstName }) => t('employees.saved', { name: firstName }),
    onSaved: () => navigate(back),
  });
  return (
    <form onSubmit={edit.submit} className={formClasses.form} noValidate>
      <EmployeeSections form={form} paidTo={employee.payTo?.number ?? null} />
      <div className={formClasses.actions}>
        <LinkButton variant="default" {...back}>
          {t('common:cancel')}
        </LinkButton>
        <Button type="submit" loading={edit.isSaving} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </div>
      <Clashes edit={edit} />
    </form>
  );
}

interface ClashesProps {
  edit: Parameters<typeof NewerVersionDialog<EmployeeValues>>[0]['edit'];
}

/** What another person changed meanwhile, beside one's own change. */
function Clashes({ edit }: ClashesProps) {
  const { t } = useTranslation('payroll');
  return (
    <NewerVersionDialog
      edit={edit}
      labels={{
        number: t('fields.number'),
        firstName: t('fields.firstName'),
        lastName: t('fields.lastName'),
        email: t('fields.email'),
        phone: t('fields.phone'),
        user: t('fields.user'),
        jobTitle: t('fields.jobTitle'),
        department: t('fields.department'),
        joinedOn: t('fields.joinedOn'),
        residence: t('fields.residence'),
        employment: t('fields.employment'),
        kraPin: t('fields.kraPin'),
        identity: t('fields.identityNumber'),
        nssfNumber: t('fields.nssfNumber'),
        shaNumber: t('fields.shaNumber'),
        disability: t('fields.certificate'),
        payTo: t('fields.payTo'),
      }}
      show={(values, field) => {
        if (field === 'identity') return values.identity.number;
        if (field === 'disability') return values.disability.certificate;
        if (field === 'user') return values.user?.name;
        if (field === 'payTo') return t(`method.${values.payTo.method || 'none'}`);
        if (field === 'residence') return t(`residence.${values.residence}`);
        if (field === 'employment') return t(`employment.${values.employment}`);
        return values[field];
      }}
    />
  );
}

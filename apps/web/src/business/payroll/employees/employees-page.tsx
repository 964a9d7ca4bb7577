import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconUpload from '#icons/IconUpload';
import IconUserPlus from '#icons/IconUserPlus';
import IconUsers from '#icons/IconUsers';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeTable } from './employee-table.tsx';
import type { EmployeeSearch } from './filter.ts';
import { useEmployees } from './use-employees.ts';

const ImportDialog = onDemand(() =>
  import('./import/import-dialog.tsx').then((module) => module.ImportDialog),
);

const route = getRouteApi('/_app/payroll/employees/');

/** Everybody on the payroll. The filter lives in the address. */
export function EmployeesPage() {
  const { t } = useTranslation('payroll');
  const filter = route.useSearch();
  const change = useChangeSearch<EmployeeSearch>();
  const query = useEmployees(filter);
  return (
    <Page title={t('employees.title')} description={t('employees.description')} actions={<Actions />}>
      <PayrollTabs />
      <EmployeeFilters filter={filter} onChange={change} />
      <RecordList
        query={query}
        rowHeight={64}
        filter={{
          isOn: Boolean(filter.q || filter.part || filter.department),
          title: t('employees.nothing.title'),
          message: t('employees.nothing.message'),
          onClear: () => change({ q: undefined, part: undefined, department: undefined }),
        }}
        empty={
          <EmptyState
            icon={<IconUsers size={24} stroke={1.6} />}
            title={t('employees.empty.title')}
            message={t('employees.empty.message')}
            action={<Actions />}
          />
        }
      >
        {(employees) => <EmployeeTable employees={employees} />}
      </RecordList>
    </Page>
  );
}

/** Two ways to add employees: many from a file, or one by hand. */
function Actions() {
  const { t } = useTranslation('payroll');
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.8} />}
        onClick={() => setImporting(true)}
      >
        {t('import.open')}
      </Button>
      <LinkButton to="/payroll/employees/new" leftSection={<IconUserPlus size={16} stroke={1.8} />}>
        {t('employees.add')}
      </LinkButton>
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

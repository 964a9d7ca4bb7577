import type { Employee } from '@kazi/contract/payroll';
import { employeeParts } from '@kazi/contract/payroll/words';
import { Minor } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconUpload from '#icons/IconUpload';
import IconUserPlus from '#icons/IconUserPlus';
import IconUsers from '#icons/IconUsers';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { MissingChips } from '../parts/missing-chips.tsx';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { payCurrency } from '../parts/queries.ts';
import classes from './employees.module.css';

const ImportDialog = onDemand(() => import('./import-dialog.tsx').then((module) => module.ImportDialog));

const route = getRouteApi('/_app/payroll/employees/');

/** Everybody on the payroll. */
export function EmployeesPage() {
  const { t } = useTranslation('payroll');
  const search = route.useSearch();
  return (
    <ListPage
      title={t('employees.title')}
      description={t('employees.description')}
      tabs={<PayrollTabs />}
      actions={<Actions />}
      list={useList(api.payroll.employees.list, (cursor) => ({ ...search, cursor }))}
      columns={useColumns()}
      rowHeight={64}
      search={search}
      filters={[
        { kind: 'words', name: 'q', label: t('employees.search') },
        {
          kind: 'choice',
          name: 'part',
          label: t('employees.part.label'),
          any: t('employees.part.current'),
          options: employeeParts.map((value) => ({ value, label: t(`employees.part.${value}`) })),
        },
        { kind: 'chip', name: 'department', label: t('employees.anyDepartment'), value: search.department },
      ]}
      nothing={t('employees.nothing', { returnObjects: true })}
      empty={{ icon: IconUsers, ...t('employees.empty', { returnObjects: true }), action: <Actions /> }}
    />
  );
}

function useColumns(): Column<Employee>[] {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  return [
    {
      heading: t('employees.columns.employee'),
      className: classes.who,
      cell: (employee) => <Name {...employee} />,
    },
    {
      heading: t('fields.department'),
      onPhone: 'line',
      className: classes.department,
      cell: ({ department }) =>
        department && (
          <Link to="/payroll/employees" search={{ department }} dir="auto" title={department}>
            {department}
          </Link>
        ),
    },
    {
      heading: t('fields.payTo'),
      onPhone: 'line',
      className: classes.payTo,
      cell: ({ payTo }) =>
        payTo && (
          <>
            {t(`method.${payTo.method}`)} <bdi>{payTo.number}</bdi>
          </>
        ),
    },
    {
      heading: t('employees.columns.state'),
      onPhone: 'line',
      cell: ({ leftOn, missing }) => (
        <>
          {leftOn && <Minor below>{t('employees.lastDayIs', { day: dayName(leftOn) })}</Minor>}
          <MissingChips missing={missing} />
        </>
      ),
    },
    {
      heading: t('terms.salary'),
      kind: 'amount',
      onPhone: 'corner',
      className: classes.salary,
      cell: ({ terms }) => terms && <Money amount={terms.salary} currency={payCurrency} />,
    },
  ];
}

function Name({ id, number, firstName, lastName, jobTitle }: Employee) {
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <Link
        to="/payroll/employees/$employeeId"
        params={{ employeeId: id }}
        className={classes.name}
        dir="auto"
        title={name}
        data-row-link
      >
        {name}
      </Link>
      <span className={classes.about} dir="auto" title={jobTitle ?? undefined}>
        <bdi>{number}</bdi>
        {jobTitle && ` · ${jobTitle}`}
      </span>
    </>
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

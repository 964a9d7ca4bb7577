import type { Employee } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shell/use-dates.ts';
import { MissingChips } from '../parts/missing-chips.tsx';
import { payCurrency } from '../parts/queries.ts';
import classes from './employees.module.css';

/** Employees as rows; on a phone, as cards. */
export function EmployeeTable({ employees }: { employees: readonly Employee[] }) {
  const { t } = useTranslation('payroll');
  return (
    <RecordTable
      label={t('employees.title')}
      columns={[
        t('employees.columns.employee'),
        t('fields.department'),
        t('fields.payTo'),
        t('employees.columns.state'),
        <span key="salary" data-end>
          {t('terms.salary')}
        </span>,
      ]}
    >
      {employees.map((employee) => (
        <EmployeeRow key={employee.id} employee={employee} />
      ))}
    </RecordTable>
  );
}

function EmployeeRow({ employee }: { employee: Employee }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const { id, number, firstName, lastName, jobTitle, department, payTo, terms, leftOn, missing } = employee;
  const name = `${firstName} ${lastName}`;
  return (
    <tr>
      <th scope="row" className={classes.who}>
        <Link
          to="/payroll/employees/$employeeId"
          params={{ employeeId: id }}
          className={classes.name}
          title={name}
          data-row-link
        >
          {name}
        </Link>
        <span className={classes.about} title={jobTitle ?? undefined}>
          <bdi>{number}</bdi>
          {jobTitle && ` · ${jobTitle}`}
        </span>
      </th>
      <td className={classes.department}>
        {department && (
          <Link to="/payroll/employees" search={{ department }} title={department}>
            {department}
          </Link>
        )}
      </td>
      <td className={classes.payTo}>
        {payTo && (
          <>
            {t(`method.${payTo.method}`)} <bdi>{payTo.number}</bdi>
          </>
        )}
      </td>
      <td className={classes.state}>
        {leftOn && <span className={classes.left}>{t('employees.lastDayIs', { day: dayName(leftOn) })}</span>}
        <MissingChips missing={missing} />
      </td>
      <td data-end className={classes.salary}>
        {terms && <Money amount={terms.salary} currency={payCurrency} />}
      </td>
    </tr>
  );
}

import type { FileCheck } from '@kazi/contract/payroll';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './returns.module.css';

/** What of a file its authority would refuse, and what is only written otherwise, by person. */
export function FileProblems({ problems }: Pick<FileCheck, 'problems'>) {
  const { t } = useTranslation('payroll');
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map(({ employee, code, column, blocks }) => (
        <li key={`${employee.id} ${code} ${column}`} data-blocks={blocks || undefined}>
          <Link to="/payroll/employees/$employeeId/edit" params={{ employeeId: employee.id }}>
            {employee.name}
          </Link>{' '}
          {t(`returns.problem.${code}`, { field: t(`returns.field.${column}`) })}
        </li>
      ))}
    </ul>
  );
}
